extension TransitionTable {
  /// The states that some list of events leads to, the initial ones first, in breadth-first order.
  ///
  /// - Complexity: O(*reachable states* × *events*).
  public var reachableStates: [State] {
    let domain = State.domain
    return search.order.map { domain[$0] }
  }

  /// Returns the shortest list of events that leads to a state.
  ///
  /// - Parameter state: The state to reach.
  /// - Returns: The events, none for an initial state, or nil if nothing leads there.
  /// - Complexity: O(*reachable states* × *events*).
  public func path(to state: State) -> [Event]? {
    let domain = Event.domain
    return search.path(to: state.ordinal)?.map { domain[$0] }
  }

  /// A fresh walk over the reachable part of the table.
  var search: TableSearch {
    TableSearch(grid: grid, from: initial.map(\.ordinal))
  }
}
