/// Which of the requests that the driver holds an effect speaks about.
public enum RequestParty: Int, CaseIterable, Hashable, Sendable {
  /// The request whose arrival is the event.
  case arriving

  /// The request that is being carried out.
  case current

  /// The request that is to be looked at next.
  case pending
}

extension RequestParty: CustomStringConvertible {
  /// The party in one word.
  public var description: String {
    switch self {
    case .arriving: "arriving"
    case .current: "current"
    case .pending: "pending"
    }
  }
}
