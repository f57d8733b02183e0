extension TransitionTable {
  /// Prints the reachable part of the table as a Markdown table.
  ///
  /// Each line tells a state, the events, the next state and the effects, or why the events are
  /// impossible. As in ``mermaid(state:event:)`` labels fold many rows into one: events with the
  /// same consequence share a line. The lines of a label stand in the order of their first events.
  ///
  /// - Parameters:
  ///   - state: Gives the label of a state.
  ///   - event: Gives the label of an event.
  ///   - effect: Gives the label of an effect.
  /// - Returns: The table, without a trailing line break.
  /// - Complexity: O(*states* × *events* + *rows*).
  public func markdown(
    state: (State) -> String = { "\($0)" },
    event: (Event) -> String = { "\($0)" },
    effect: (Effect) -> String = { "\($0)" }
  ) -> String {
    let reachable = reachableStates
    var lines = OrderedGroups<[String], String>()
    for number in 0..<grid.eventCount {
      for value in reachable {
        guard let row = grid.row(state: value.ordinal, event: number).map({ rows[$0] })
        else { continue }
        let consequence: [String] =
          switch row.decision {
          case .transition(let next, let effects):
            [state(next), effects.isEmpty ? "–" : effects.map(effect).joined(separator: ", ")]
          case .impossible(let reason):
            ["*impossible*", reason]
          }
        lines.add(event(row.event), to: [state(value)] + consequence)
      }
    }
    var blocks = OrderedGroups<String, String>()
    for value in reachable { blocks.add("", to: state(value)) }
    for line in lines.groups {
      let events = line.members.joined(separator: ", ")
      let cells = [line.key[0], events] + line.key.dropFirst()
      blocks.add("| \(cells.joined(separator: " | ")) |", to: line.key[0])
    }
    let body = blocks.groups.flatMap(\.members).filter { !$0.isEmpty }
    return (["| state | event | next | effects |", "| --- | --- | --- | --- |"] + body)
      .joined(separator: "\n")
  }
}
