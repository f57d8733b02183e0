extension TransitionTable {
  /// Returns cycles without progress, each the shortest through its first state.
  ///
  /// A cycle that touches one told already is left out, so that one fault is told once.
  func cycles(
    _ search: TableSearch,
    isProgress: (Row) -> Bool
  ) -> [TableReport<State, Event>.Cycle] {
    let idle = idleGrid(isProgress)
    var told: Set<Int> = []
    var cycles: [TableReport<State, Event>.Cycle] = []
    for state in search.order where !told.contains(state) {
      guard let round = idle.shortestRound(from: state), told.isDisjoint(with: round.map(\.state))
      else { continue }
      told.formUnion(round.map(\.state))
      let states = State.domain
      let events = Event.domain
      cycles.append(
        .init(states: round.map { states[$0.state] }, events: round.map { events[$0.event] })
      )
    }
    return cycles
  }

  /// The grid of the rows that make no progress and do something.
  private func idleGrid(_ isProgress: (Row) -> Bool) -> TableGrid {
    var idle = TableGrid(stateCount: grid.stateCount, eventCount: grid.eventCount)
    for (row, cell) in zip(rows, grid.cells) {
      guard case .transition(let next, let effects) = row.decision else { continue }
      if next == row.state && effects.isEmpty { continue }
      if !isProgress(row) { idle.append(cell) }
    }
    return idle
  }
}

extension TableGrid {
  /// One step of a round: the state and the event by which it is left.
  fileprivate struct Step {
    var state: Int
    var event: Int
  }

  /// Returns the shortest way from a state back to itself, or nil if there is none.
  fileprivate func shortestRound(from start: Int) -> [Step]? {
    let search = TableSearch(grid: self, from: [start])
    for state in search.order {
      for event in 0..<eventCount where target(state: state, event: event) == start {
        return steps(from: start, along: (search.path(to: state) ?? []) + [event])
      }
    }
    return nil
  }

  private func steps(from start: Int, along events: [Int]) -> [Step] {
    var state = start
    return events.map { event in
      defer { state = target(state: state, event: event) ?? state }
      return Step(state: state, event: event)
    }
  }
}
