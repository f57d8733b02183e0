import SwitchbackMachines
import Testing

@Suite struct ChoreographyTests {
  static let all: [Choreography] = [
    .stack, .presentation, .dismissal, .rootRemoveThenInstall, .rootInterleaved, .tab, .reversal,
  ]

  @Test(arguments: all)
  func `each change has each callback once`(choreography: Choreography) {
    let steps = choreography.start + choreography.end
    #expect(steps.count == 4)
    #expect(Set(steps) == Set(ChoreographyStep.allCases))
  }

  @Test(arguments: all)
  func `each did comes after its will`(choreography: Choreography) throws {
    let steps = choreography.start + choreography.end
    let position = { (step: ChoreographyStep) in try #require(steps.firstIndex(of: step)) }
    #expect(try position(.disappearingWill) < position(.disappearingDid))
    #expect(try position(.appearingWill) < position(.appearingDid))
  }

  @Test func `a presented controller is told that it appeared before its presenter disappeared`() {
    #expect(Choreography.presentation.end == [.appearingDid, .disappearingDid])
    #expect(Choreography.dismissal.end == [.appearingDid, .disappearingDid])
    #expect(Choreography.stack.end == [.disappearingDid, .appearingDid])
  }

  @Test func `a tab's new child comes first`() {
    #expect(Choreography.tab.start == [.appearingWill, .disappearingWill])
  }

  @Test func `a reversal leaves nothing for an end`() {
    #expect(Choreography.reversal.end.isEmpty)
    #expect(Choreography.reversal.start.prefix(2) == [.disappearingWill, .disappearingDid])
  }
}
