extension TableReport: CustomStringConvertible {
  /// The findings, one a line, or "no findings".
  ///
  /// - Complexity: O(*n*) in the number of findings.
  public var description: String {
    let lines =
      wrongOrdinals.map(\.description) + missingRows.map(\.description)
      + repeatedRows.map(\.description)
      + unreachableStates.map { "nothing leads to \($0), which has rows" }
      + deadEnds.map { "no event leaves \($0), which is not final" }
      + cycles.map(\.description)
    return lines.isEmpty ? "no findings" : lines.joined(separator: "\n")
  }
}

extension TableReport.WrongOrdinal: CustomStringConvertible {
  /// The finding as one line.
  public var description: String {
    "\(value) stands at position \(position) of its domain but has the ordinal \(ordinal)"
  }
}

extension TableReport.MissingRow: CustomStringConvertible {
  /// The finding as one line, with the way to get there.
  public var description: String {
    let way =
      switch path {
      case .some(let path) where path.isEmpty: "initial"
      case .some(let path): "reached by \(path.map { "\($0)" }.joined(separator: ", "))"
      case .none: "not reachable"
      }
    return "no row for \(event) in \(state) (\(way))"
  }
}

extension TableReport.RepeatedRow: CustomStringConvertible {
  /// The finding as one line.
  public var description: String {
    "\(positions.count) rows for \(event) in \(state), at positions "
      + positions.map { "\($0)" }.joined(separator: ", ")
  }
}

extension TableReport.Cycle: CustomStringConvertible {
  /// The finding as one line that goes once round.
  public var description: String {
    let round = zip(states, events).map { "\($0) –\($1)→" }.joined(separator: " ")
    return "a cycle without progress: \(round) \(states.first.map { "\($0)" } ?? "")"
  }
}
