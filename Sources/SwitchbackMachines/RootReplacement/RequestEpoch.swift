/// How the session that a request names relates to the current one.
///
/// A session begins when a root is installed. A request may name the session in which it was made,
/// and is then not carried out in a later one.
public enum RequestEpoch: Int, CaseIterable, FiniteDomain {
  /// The request names no session and is valid in every one.
  case free

  /// The request names the session that is current.
  case current

  /// The request names a session that has passed.
  case passed
}

extension RequestEpoch: CustomStringConvertible {
  /// The relation in one word.
  public var description: String {
    switch self {
    case .free: "free"
    case .current: "current"
    case .passed: "passed"
    }
  }
}
