/// How many presentations lie over the old tree.
public enum PresentationOverlay: Int, CaseIterable, FiniteDomain {
  /// A single one.
  case one

  /// Several, one presented by another.
  case chain
}

extension PresentationOverlay: CustomStringConvertible {
  /// The number in one word.
  public var description: String {
    switch self {
    case .one: "one"
    case .chain: "chain"
    }
  }
}
