/// How a request for another root ended; every request has exactly one outcome.
///
/// The cases stand in the order in which they win, the one that got farthest first. Of a request
/// that has just arrived, though, the last two are considered before the policy is.
public enum RequestOutcome: Int, CaseIterable, Hashable, Sendable {
  /// The root was installed, and the cross-fade, if there was one, is over.
  case completed

  /// A later request took its place before its root was installed.
  case superseded

  /// The policy, the old tree, or the loss of the window stood in the way.
  case refused

  /// There was nothing to install: its route is shown already or is on its way.
  case unchanged

  /// It named a session that has passed.
  case stale
}

extension RequestOutcome: CustomStringConvertible {
  /// The outcome in one word.
  public var description: String {
    switch self {
    case .completed: "completed"
    case .superseded: "superseded"
    case .refused: "refused"
    case .unchanged: "unchanged"
    case .stale: "stale"
    }
  }
}
