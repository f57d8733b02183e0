extension Rule {
  /// What to say of an identifier that no rule of the catalogue has; nil if one has it.
  static func unknownHint(for id: String) -> String? {
    guard !catalogue.contains(where: { $0.id == id }) else { return nil }
    let nearest = catalogue.map { (id: $0.id, distance: distance($0.id, id)) }.enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(3).map(\.element.id).joined(separator: ", ")
    return "Rule.catalogue has no rule \(id); the nearest are \(nearest)."
  }

  /// How many letters have to be inserted, left out or replaced to get from one text to the other.
  private static func distance(_ first: String, _ second: String) -> Int {
    var row = Array(0...second.count)
    for (line, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in second.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }
}
