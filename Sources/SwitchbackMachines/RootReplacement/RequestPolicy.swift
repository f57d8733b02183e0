/// What a request for another root meets while one is being carried out.
public enum RequestPolicy: Int, CaseIterable, FiniteDomain {
  /// The last request wins: it takes the place of whatever is not installed yet.
  case latestWins

  /// All requests are carried out, in the order in which they came.
  case queue

  /// The new request is refused.
  case refuse
}

extension RequestPolicy: CustomStringConvertible {
  /// The policy in words.
  public var description: String {
    switch self {
    case .latestWins: "latest wins"
    case .queue: "queue"
    case .refuse: "refuse"
    }
  }
}
