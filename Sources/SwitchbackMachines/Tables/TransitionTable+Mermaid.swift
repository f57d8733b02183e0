extension TransitionTable {
  /// Prints the reachable part of the table as a Mermaid state diagram.
  ///
  /// States and events are drawn by their labels, so a table over flags can be folded into a few
  /// labelled states: edges between the same two labels become one, which lists its events in the
  /// order in which the table first mentions them. Rows that stay and do nothing are not drawn.
  ///
  /// ```swift
  /// table.mermaid(state: { "\($0.phase)" }, event: { $0.name })
  /// ```
  ///
  /// - Parameters:
  ///   - state: Gives the label of a state.
  ///   - event: Gives the label of an event.
  /// - Returns: The diagram, without a trailing line break.
  /// - Complexity: O(*states* × *events* + *rows*).
  public func mermaid(
    state: (State) -> String = { "\($0)" },
    event: (Event) -> String = { "\($0)" }
  ) -> String {
    var nodes = OrderedGroups<String, String>()
    var edges = OrderedGroups<[String], String>()
    let reachable = reachableStates
    for value in reachable { nodes.add(state(value), to: state(value)) }
    for value in initial { edges.add("", to: ["[*]", state(value)]) }
    for row in rows(of: reachable) {
      guard case .transition(let next, let effects) = row.decision else { continue }
      if next == row.state && effects.isEmpty { continue }
      edges.add(event(row.event), to: [state(row.state), state(next)])
    }
    let names = MermaidNames(labels: nodes.groups.map(\.key))
    let lines = edges.groups.map { edge in
      let ends = edge.key.map { names[$0] }.joined(separator: " --> ")
      let label = edge.members.filter { !$0.isEmpty }.joined(separator: ", ")
      return label.isEmpty ? ends : "\(ends) : \(label)"
    }
    return (["stateDiagram-v2"] + (names.declarations + lines).map { "  \($0)" })
      .joined(separator: "\n")
  }

  /// Returns the rows that count for the given states, state by state, event by event.
  func rows(of states: [State]) -> [Row] {
    states.flatMap { state in
      (0..<grid.eventCount).compactMap { event in
        grid.row(state: state.ordinal, event: event).map { rows[$0] }
      }
    }
  }
}

/// The names under which a diagram refers to its states.
private struct MermaidNames {
  /// The lines that give a name to each label that cannot stand for itself.
  private(set) var declarations: [String] = []

  private var names: [String: String] = [:]

  init(labels: [String]) {
    for (position, label) in labels.enumerated() where !Self.canStandForItself(label) {
      names[label] = "s\(position)"
      declarations.append("state \"\(label)\" as s\(position)")
    }
  }

  subscript(label: String) -> String { names[label] ?? label }

  private static func canStandForItself(_ label: String) -> Bool {
    !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber }
  }
}
