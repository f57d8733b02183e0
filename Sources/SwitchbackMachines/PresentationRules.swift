/// Who presents, and who is dismissed: the two questions about a chain of controllers.
///
/// Both answers are positions in a list that the caller describes, so the rules know no controller.
public enum PresentationRules {
  /// How a style of presentation looks for the controller that presents.
  public enum Family: Hashable, Sendable, CaseIterable {
    /// The presentation covers the whole window, or belongs to it like a sheet.
    case fullScreen

    /// The presentation covers a controller that says it defines the context.
    case currentContext
  }

  /// Returns who presents when a controller is asked to.
  ///
  /// In the full-screen family that is the farthest ancestor. In the current-context family it is the
  /// nearest controller that defines a context, the asked one included, or else the farthest.
  ///
  /// - Parameters:
  ///   - family: The family of the presentation's style.
  ///   - ancestors: The asked controller first, then its parent, and so on outwards.
  ///   - definesContext: Tells whether one of them defines the context of presentations.
  /// - Returns: The position of the presenter, or nil if the list is empty.
  /// - Complexity: O(*n*) in the number of ancestors.
  public static func presenter<Ancestor>(
    for family: Family,
    among ancestors: [Ancestor],
    definesContext: (Ancestor) -> Bool
  ) -> Int? {
    let farthest = ancestors.indices.last
    switch family {
    case .fullScreen: return farthest
    case .currentContext: return ancestors.firstIndex(where: definesContext) ?? farthest
    }
  }

  /// Returns who goes when a controller is asked to dismiss.
  ///
  /// If the asked controller presents somebody who is not going already, that one goes with all above
  /// it. Otherwise its presenter is asked instead, and so on; at the end of the chain nobody goes. So
  /// asking twice in a row takes the asked controller away as well, as it does in UIKit.
  ///
  /// - Parameters:
  ///   - receiver: The position of the asked controller in the chain.
  ///   - chain: The controllers of one chain of presentations, each presented by the one before it.
  ///   - isGoing: Tells whether one of them is being dismissed already.
  /// - Returns: The positions of those who go, lowest first; empty if nobody does.
  /// - Complexity: O(*n*) in the length of the chain.
  public static func dismissed<Controller>(
    askedAt receiver: Int,
    in chain: [Controller],
    isGoing: (Controller) -> Bool
  ) -> Range<Int> {
    let nobody = chain.endIndex..<chain.endIndex
    guard chain.indices.contains(receiver) else { return nobody }
    let presenters = chain.indices.prefix(through: receiver).reversed()
    for presenter in presenters where presenter + 1 < chain.endIndex {
      if !isGoing(chain[presenter + 1]) { return (presenter + 1)..<chain.endIndex }
    }
    return nobody
  }
}
