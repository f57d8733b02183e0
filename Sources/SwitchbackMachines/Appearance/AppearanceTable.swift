/// A table that speaks about the appearance of one controller.
public typealias AppearanceTable = TransitionTable<
  AppearanceState, AppearanceEvent, AppearanceEffect
>

extension AppearanceState {
  /// The rules of appearance: balanced calls, legal reversals, and everything else.
  ///
  /// A change may be turned back while it runs; the "did" callback of the half that was given up
  /// is then never sent. A call that fits nothing changes nothing.
  public static let table = AppearanceTable(
    initial: [.disappeared],
    rows: [
      // The normal round.
      .init(.disappeared, .beginAppearing, go(.appearing, .willAppear)),
      .init(.appearing, .end, go(.appeared, .didAppear)),
      .init(.appeared, .beginDisappearing, go(.disappearing, .willDisappear)),
      .init(.disappearing, .end, go(.disappeared, .didDisappear)),

      // Reversals: two "will" in a row, without the "did" between them.
      .init(.appearing, .beginDisappearing, go(.disappearing, .willDisappear)),
      .init(.disappearing, .beginAppearing, go(.appearing, .willAppear)),

      // Begun twice in the same direction.
      .init(.appearing, .beginAppearing, go(.appearing, .unbalanced)),
      .init(.disappearing, .beginDisappearing, go(.disappearing, .unbalanced)),

      // Begun towards where the controller is already.
      .init(.appeared, .beginAppearing, go(.appeared, .unbalanced)),
      .init(.disappeared, .beginDisappearing, go(.disappeared, .unbalanced)),

      // Ended without having begun.
      .init(.appeared, .end, go(.appeared, .unbalanced)),
      .init(.disappeared, .end, go(.disappeared, .unbalanced)),
    ]
  )

  private static func go(
    _ next: AppearanceState,
    _ effect: AppearanceEffect
  ) -> AppearanceTable.Decision {
    .transition(to: next, effects: [effect])
  }
}
