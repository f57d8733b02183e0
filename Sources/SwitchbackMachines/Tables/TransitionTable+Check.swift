extension TransitionTable {
  /// Looks at every state, event and row, and returns everything that is wrong.
  ///
  /// The states in use, which have to be complete, are those that can be reached and those that
  /// have at least one row: a large product of flags may leave most of its combinations unused.
  ///
  /// A row makes *progress* if it cannot go on for ever by itself, for instance because somebody
  /// outside has to ask for it. A cycle made only of other rows is a machine that never rests. A row
  /// that stays where it is and has no effects is not a cycle: it does nothing at all.
  ///
  /// - Parameters:
  ///   - finals: The states that are meant to be left by no event.
  ///   - isProgress: Tells which rows make progress; by default all do, so that no cycle is found.
  /// - Returns: The findings.
  /// - Complexity: O(*states* × *events* + *rows*), and for the cycles O(*reachable states*² ×
  ///   *events*) at worst.
  public func check(
    finals: Set<State> = [],
    isProgress: (Row) -> Bool = { _ in true }
  ) -> TableReport<State, Event> {
    let search = search
    return TableReport(
      wrongOrdinals: wrongOrdinals(in: State.domain) + wrongOrdinals(in: Event.domain),
      missingRows: missingRows(search),
      repeatedRows: repeatedRows(),
      unreachableStates: unreachableStates(search),
      deadEnds: deadEnds(search, finals: finals),
      cycles: cycles(search, isProgress: isProgress)
    )
  }

  /// The pairs without a row, which is the part of the checks that asks whether the table is complete.
  ///
  /// - Complexity: O(*states in use* × *events*).
  public var missingRows: [TableReport<State, Event>.MissingRow] {
    missingRows(search)
  }

  private func wrongOrdinals<Value: FiniteDomain>(
    in domain: [Value]
  ) -> [TableReport<State, Event>.WrongOrdinal] {
    domain.enumerated().compactMap { position, value in
      guard value.ordinal != position else { return nil }
      return .init(value: "\(value)", position: position, ordinal: value.ordinal)
    }
  }

  private func missingRows(_ search: TableSearch) -> [TableReport<State, Event>.MissingRow] {
    var missing: [TableReport<State, Event>.MissingRow] = []
    for state in grid.statesInUse(search) where grid.coveredEvents[state] < grid.eventCount {
      for event in 0..<grid.eventCount where grid.row(state: state, event: event) == nil {
        let events = Event.domain
        missing.append(
          .init(
            state: State.domain[state],
            event: events[event],
            path: search.path(to: state)?.map { events[$0] }
          )
        )
      }
    }
    return missing
  }

  private func repeatedRows() -> [TableReport<State, Event>.RepeatedRow] {
    var positions: [Int: [Int]] = [:]
    for (position, cell) in grid.cells.enumerated() {
      guard let pair = grid.pair(state: cell.state, event: cell.event) else { continue }
      positions[pair, default: []].append(position)
    }
    return positions.sorted { $0.key < $1.key }.compactMap { _, positions in
      guard positions.count > 1, let first = positions.first else { return nil }
      return .init(state: rows[first].state, event: rows[first].event, positions: positions)
    }
  }

  private func unreachableStates(_ search: TableSearch) -> [State] {
    let domain = State.domain
    return grid.statesInUse(search).filter { !search.reached($0) }.map { domain[$0] }
  }

  private func deadEnds(_ search: TableSearch, finals: Set<State>) -> [State] {
    let domain = State.domain
    return search.order.filter { state in
      !(0..<grid.eventCount).contains { event in
        grid.target(state: state, event: event).map { $0 != state } ?? false
      }
    }.map { domain[$0] }.filter { !finals.contains($0) }
  }
}

extension TableGrid {
  /// Returns the states that can be reached or have a row, in the order of their ordinals.
  fileprivate func statesInUse(_ search: TableSearch) -> [Int] {
    (0..<stateCount).filter { coveredEvents[$0] > 0 || search.reached($0) }
  }
}
