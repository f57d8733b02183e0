import SwitchbackTesting
import Testing

/// A mistyped rule is told apart from a mistake that did not happen.
@MainActor
@Suite(.simulated) struct UnknownRuleTests {
  @Test(
    arguments: [
      ("nav.same-instnce", "nav.same-instance"), ("same-instance", "nav.same-instance"),
      ("nav.emtpy", "nav.empty"), ("root.missed", "root.missing"),
    ]
  )
  func `a rule that does not exist is told, with the nearest`(wrong: String, right: String) {
    expectFailure("has no rule \(wrong); the nearest are \(right), ") { expectDiagnostic(wrong) {} }
  }

  @Test func `a rule that exists is only not found`() {
    expectFailure("No diagnostic nav.empty; found: none.", isWhole: true) {
      expectDiagnostic("nav.empty") {}
    }
  }
}
