import Switchback
import Testing

/// Compares the documents that are printed from the code with the ones committed.
@Suite struct PrintedDocumentationTests {
  @Test func `the document of the diagnostics is printed from the catalogue`() throws {
    try expectRecord(diagnosticsDocument, at: "Documentation/Diagnostics.md")
  }

  @Test func `the document of the root machine is printed from its table`() throws {
    try expectRecord(rootMachineDocument, at: "Documentation/RootMachine.md")
  }

  @Test func `every rule has an identifier of its own`() {
    #expect(Set(Rule.catalogue.map(\.id)).count == Rule.catalogue.count)
  }
}

private var diagnosticsDocument: String {
  var areas: [(name: String, rules: [Rule])] = []
  for rule in Rule.catalogue {
    let area = String(rule.id.prefix { $0 != "." })
    if let index = areas.firstIndex(where: { $0.name == area }) {
      areas[index].rules.append(rule)
    } else {
      areas.append((area, [rule]))
    }
  }
  let sections = areas.map { area in
    let entries = area.rules.map { rule in
      """
      ### `\(rule.id)`

      *\(rule.severity.rawValue)* — \(rule.explanation)

      Cure: \(rule.cure)
      """
    }
    return "## \(area.name)\n\n\(entries.joined(separator: "\n\n"))"
  }
  return """
    # Diagnostics

    Printed from `Rule.catalogue` by a test; edit the rules, not this file. There are \
    \(Rule.catalogue.count) of them.

    The word in italics says what UIKit does about the mistake: *exception*, it throws (here the \
    call is refused and the tree stays as it was); *console*, it prints a line and goes on; \
    *silent*, it says nothing and misbehaves.

    \(sections.joined(separator: "\n\n"))

    """
}

private var rootMachineDocument: String {
  let table = RootReplacementState.table
  return """
    # The root machine

    Printed from `RootReplacementState.table` by a test; edit the table, not this file. It has \
    \(table.reachableStates.count) reachable states and answers each of \
    \(RootReplacementEvent.domain.count) events in each of them. Below, the states are folded to \
    their phases, so one pair of phase and event can have several lines: which of them counts \
    depends on the pending request, on what is presented over the old tree, on the policy, and on \
    the epoch of the request.

    ## Phases

    ```mermaid
    \(table.mermaid(state: { "\($0.phase)" }, event: { $0.name }))
    ```

    ## Rows

    \(table.markdown(state: { "\($0.phase)" }, event: { $0.name }))

    """
}
