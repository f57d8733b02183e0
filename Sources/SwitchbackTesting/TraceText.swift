/// Reads the events in a line of a trace, whose names may hold spaces, dots and brackets.
enum TraceText {
  /// The events of a line; a rest that is no event comes last.
  ///
  /// An event ends at the first space, or the end, where what stands before it is a name, a dot and a
  /// code with its argument.
  static func events(in line: String) -> [String] {
    var events: [String] = []
    var rest = line[...].drop(while: \.isWhitespace)
    while !rest.isEmpty {
      let ends = rest.indices.filter { rest[$0].isWhitespace } + [rest.endIndex]
      let end = ends.first { node(of: rest[..<$0]) != nil } ?? rest.endIndex
      events.append(rest[..<end].trimmed)
      rest = rest[end...].drop(while: \.isWhitespace)
    }
    return events
  }

  /// The name of the node of an event, or nil if the text is no event.
  static func node(of event: some StringProtocol) -> Substring? {
    let event = Substring(event)
    let dot = event.indices.first { event[$0] == "." && isCode(event[$0...].dropFirst()) }
    guard let dot, dot > event.startIndex else { return nil }
    return event[..<dot]
  }

  private static func isCode(_ text: Substring) -> Bool {
    guard let bracket = text.firstIndex(of: "(") else {
      return Event.Kind.bareCodes.contains(String(text))
    }
    guard Event.Kind.codesWithArgument.contains(String(text[..<bracket])), text.last == ")" else {
      return false
    }
    return text.filter { $0 == "(" }.count == text.filter { $0 == ")" }.count
  }
}

extension StringProtocol {
  /// The text without space at its ends.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
