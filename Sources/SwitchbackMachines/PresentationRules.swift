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

  /// Returns which presentation goes when a controller is asked to dismiss.
  ///
  /// What the asked controller presents goes, with all above it; presenting nothing, it goes itself. What
  /// is going already is passed over, so asking twice in a row takes the next lower one.
  ///
  /// - Parameters:
  ///   - presentations: The presentation by the asked controller, if there is one, and then those
  ///     beneath it, each presented from inside the one that follows; nil ends the list.
  ///   - isGoing: Tells whether a presentation is on its way out already.
  /// - Returns: The lowest presentation that goes, or nil if none does.
  /// - Complexity: O(*n*) in the number of presentations that are passed over.
  public static func dismissed<Presentation>(
    among presentations: some Sequence<Presentation?>,
    isGoing: (Presentation) -> Bool
  ) -> Presentation? {
    for presentation in presentations {
      guard let presentation else { return nil }
      if !isGoing(presentation) { return presentation }
    }
    return nil
  }
}
