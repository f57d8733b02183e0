/// How the route of a request relates to the one that is being carried out.
public enum RequestRelation: Int, CaseIterable, FiniteDomain {
  /// The route that is being installed; while none is, the one that is shown.
  case same

  /// The route that was shown before the one that is being installed.
  case back

  /// Any other route.
  case other
}

extension RequestRelation: CustomStringConvertible {
  /// The relation in one word.
  public var description: String {
    switch self {
    case .same: "same"
    case .back: "back"
    case .other: "other"
    }
  }
}
