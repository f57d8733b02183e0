import SwitchbackMachines
import Testing

@Suite struct PresentationRulesTests {
  private func presenter(
    _ family: PresentationRules.Family,
    _ ancestors: [Bool]
  ) -> Int? {
    PresentationRules.presenter(for: family, among: ancestors) { $0 }
  }

  private func dismissed(_ receiver: Int, going: [Bool]) -> Range<Int> {
    PresentationRules.dismissed(askedAt: receiver, in: going) { $0 }
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

  @Test func `what the receiver presents goes, with everything above`() {
    #expect(dismissed(0, going: [false, false, false]) == 1..<3)
    #expect(dismissed(1, going: [false, false, false]) == 2..<3)
  }

  @Test func `a receiver that presents nothing goes itself`() {
    #expect(dismissed(2, going: [false, false, false]) == 2..<3)
  }

  @Test func `asking again while the presented one is going takes the receiver away too`() {
    #expect(dismissed(1, going: [false, false, true]) == 1..<3)
  }

  @Test func `nobody goes when there is nobody to ask`() {
    #expect(dismissed(0, going: [false]).isEmpty)
    #expect(dismissed(0, going: [false, true]).isEmpty)
    #expect(dismissed(1, going: [false, true]).isEmpty)
    #expect(dismissed(5, going: [false]).isEmpty)
  }
}
