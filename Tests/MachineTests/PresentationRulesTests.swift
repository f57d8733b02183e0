import SwitchbackMachines
import Testing

@Suite struct PresentationRulesTests {
  private func presenter(
    _ family: PresentationRules.Family,
    _ ancestors: [Bool]
  ) -> Int? {
    PresentationRules.presenter(for: family, among: ancestors) { $0 }
  }

  private func dismissed(_ presentations: [(name: String, isGoing: Bool)?]) -> String? {
    PresentationRules.dismissed(among: presentations) { $0.isGoing }?.name
  }

  @Test func `a full-screen presentation comes from the farthest ancestor`() {
    #expect(presenter(.fullScreen, [false, true, false]) == 2)
    #expect(presenter(.fullScreen, [true]) == 0)
  }

  @Test func `a presentation in the current context comes from the nearest that defines one`() {
    #expect(presenter(.currentContext, [false, true, true]) == 1)
    #expect(presenter(.currentContext, [true, true]) == 0)
    #expect(presenter(.currentContext, [false, false]) == 1)
  }

  @Test func `without ancestors nobody presents`() {
    #expect(presenter(.fullScreen, []) == nil)
    #expect(presenter(.currentContext, []) == nil)
  }

  @Test func `what the receiver presents goes`() {
    #expect(dismissed([("above", false), ("itself", false), nil]) == "above")
  }

  @Test func `a receiver that presents nothing goes itself`() {
    #expect(dismissed([("itself", false), ("below", false), nil]) == "itself")
  }

  @Test func `asking again while the presented one is going takes the receiver away too`() {
    #expect(dismissed([("above", true), ("itself", false), nil]) == "itself")
  }

  @Test func `nobody goes when there is nobody to ask`() {
    #expect(dismissed([]) == nil)
    #expect(dismissed([nil]) == nil)
    #expect(dismissed([("above", true), nil, ("beyond", false)]) == nil)
  }
}
