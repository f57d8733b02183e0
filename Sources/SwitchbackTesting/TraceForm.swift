/// The expected events of an operation, phase by phase, in the form that traces are written in.
///
/// ```
/// sync: B.WM(N)
/// commit: B.LV B.DL A.WD(a) B.WA(a) N.willShow(B,a)
/// end: A.DD(a) B.DA(a) B.DM(N) N.didShow(B,a)
/// tol: {B.DM|N.didShow}; [A.DD]
/// ```
///
/// Names may hold spaces: an event ends where its code does. A phase that is left out has no events, as one
/// with `-` has; `*` stands for whatever events there are. `tol` names pairs that may
/// change places and events that may be missing; `A.*` stands for all events of A, and `per-node`
/// allows any order that keeps the order of each node's own events.
struct TraceForm {
  /// When an event happens: before the call returns, at the end of the turn, or later.
  enum Phase: String, CaseIterable {
    case sync
    case commit
    case end
  }

  /// An event that happened.
  struct Actual {
    /// The ways to write it, the shortest first.
    let spellings: [String]
    /// Whether it counts only where it is listed, as layout does.
    let isListedOnly: Bool

    @MainActor
    init(_ event: Event, _ names: Names) {
      let nodes = names.spellings(of: event.node)
      let others = event.nodes.last.map(names.spellings) ?? []
      spellings = nodes.flatMap { name in
        others.map { other in event.line { $0 == event.node ? name : other } }
      }
      isListedOnly = event.kind.isLayout || event.kind == .released
    }
  }

  private(set) var phases: [Phase: [String]] = [:]
  private(set) var faults: [String] = []
  /// The phases that may have any events.
  private var unread: Set<Phase> = []
  private var swaps: [(String, String)] = []
  private var optional: [String] = []
  private var isPerNode = false

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let line = line.drop(while: \.isWhitespace)
      guard !line.isEmpty else { continue }
      let parts = line.split(separator: ":", maxSplits: 1)
      let (key, value) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
      if let phase = Phase(rawValue: key) {
        let text = value.trimmed
        if text == "*" { unread.insert(phase) }
        phases[phase, default: []] += ["-", "*"].contains(text) ? [] : TraceText.events(in: text)
      } else if key == "tol" {
        readTolerances(value)
      } else {
        faults.append("A trace has no key \"\(key)\"; its keys are sync, commit, end and tol.")
      }
    }
  }

  private mutating func readTolerances(_ text: String) {
    for part in text.split(separator: ";") {
      let part = part.trimmed
      if part == "per-node" {
        isPerNode = true
      } else if part.hasPrefix("{"), part.hasSuffix("}") {
        let sides = part.dropFirst().dropLast().split(separator: "|").map(\.trimmed)
        if sides.count == 2 { swaps.append((sides[0], sides[1])) }
      } else if part.hasPrefix("["), part.hasSuffix("]") {
        optional.append(part.dropFirst().dropLast().trimmed)
      } else {
        faults.append("\"\(part)\" is no tolerance; write {x|y}, [x] or per-node.")
      }
    }
  }

  /// What is wrong with the events of a phase, or nil if they fit.
  func fault(in phase: Phase, actual events: [Actual]) -> String? {
    guard !unread.contains(phase) else { return nil }
    let expected = phases[phase] ?? []
    let listed = Set(expected)
    let actual = events.compactMap { event in
      event.spellings.first(where: listed.contains)
        ?? (event.isListedOnly ? nil : event.spellings[0])
    }
    let (wanted, found) = (expected.joined(separator: " "), actual.joined(separator: " "))
    // What reads alike is alike, however odd the names are.
    if wanted == found || fits(actual, expected) { return nil }
    let unread = expected.filter { TraceText.node(of: $0) == nil }
      .map { "\n  \"\($0)\" is no event; write node.CODE or node.CODE(argument)." }
    return """
      \(phase.rawValue):
        expected \(wanted.isEmpty ? "-" : wanted)
        actual   \(found.isEmpty ? "-" : found)
        \(firstDifference(actual, expected))\(unread.joined())
      """
  }

  private func firstDifference(_ actual: [String], _ expected: [String]) -> String {
    let place =
      zip(actual, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(actual.count, expected.count)
    let (wanted, found) = (expected.dropFirst(place).first, actual.dropFirst(place).first)
    return
      "differ first at \(place + 1): expected \(wanted ?? "no more"), actual \(found ?? "no more")"
  }

  /// Whether the actual events are the expected ones in an order that the tolerances allow.
  private func fits(_ actual: [String], _ expected: [String]) -> Bool {
    var positions: [Int] = []
    var used: Set<Int> = []
    for event in expected {
      let place = actual.indices.first { !used.contains($0) && actual[$0] == event }
      guard let place else {
        guard optional.contains(where: { matches(event, $0) }) else { return false }
        positions.append(-1)
        continue
      }
      used.insert(place)
      positions.append(place)
    }
    guard used.count == actual.count else { return false }
    for late in expected.indices {
      for early in expected.indices.prefix(upTo: late) where positions[late] >= 0 {
        guard positions[early] < positions[late] || mayChangePlaces(expected[early], expected[late])
        else { return false }
      }
    }
    return true
  }

  private func mayChangePlaces(_ first: String, _ second: String) -> Bool {
    if isPerNode, TraceText.node(of: first) != TraceText.node(of: second) { return true }
    return swaps.contains { left, right in
      matches(first, left) && matches(second, right)
        || matches(first, right) && matches(second, left)
    }
  }

  private func matches(_ event: String, _ pattern: String) -> Bool {
    if pattern.hasSuffix(".*") { return TraceText.node(of: event) == pattern.dropLast(2) }
    return event == pattern || event.hasPrefix(pattern + "(")
  }
}
