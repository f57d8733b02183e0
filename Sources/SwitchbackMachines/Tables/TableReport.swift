/// What the checks of a table found, as a value to compare or print.
///
/// A report is clean if every list is empty. All lists are in table order.
public struct TableReport<State: FiniteDomain, Event: FiniteDomain>: Hashable, Sendable {
  /// The values of both domains that are numbered wrongly.
  ///
  /// As long as there are any, the rest of the report is not to be trusted.
  public var wrongOrdinals: [WrongOrdinal]

  /// The pairs without a row, for every state that can be reached or has at least one row.
  public var missingRows: [MissingRow]

  /// The pairs with more than one row.
  public var repeatedRows: [RepeatedRow]

  /// The states that have rows although nothing leads to them.
  public var unreachableStates: [State]

  /// The reachable states that no event leaves and that were not declared final.
  public var deadEnds: [State]

  /// Cycles among the reachable states whose rows make no progress, no state in two of them.
  public var cycles: [Cycle]

  /// Whether nothing was found.
  public var isClean: Bool {
    wrongOrdinals.isEmpty && missingRows.isEmpty && repeatedRows.isEmpty
      && unreachableStates.isEmpty && deadEnds.isEmpty && cycles.isEmpty
  }
}
