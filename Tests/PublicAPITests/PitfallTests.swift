import Foundation
import Switchback
import Testing

/// Reads the list of the pitfalls as people do.
@Suite struct PitfallTests {
  private static let rows: [(number: Int, finder: String)] = {
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/Pitfalls.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.matches(of: /(?m)^\| (\d+) \| [^|]+ \| ([^|]+) \|$/).compactMap { match in
      Int(match.1).map { ($0, String(match.2)) }
    }
  }()

  @Test func `no pitfall is missing`() {
    #expect(Self.rows.map(\.number) == Array(1...64))
  }

  @Test func `every rule that is named is in the catalogue, and what has none has a reason`() {
    let rules = Set(Rule.catalogue.map(\.id))
    for (number, finder) in Self.rows {
      let named = finder.matches(of: /`([a-z]+\.[a-z.-]+)`/).map { String($0.1) }
      for rule in named { #expect(rules.contains(rule), "\(number): there is no rule \(rule)") }
      #expect(!named.isEmpty || finder.count > 20, "\(number) has neither a rule nor a reason")
    }
  }
}
