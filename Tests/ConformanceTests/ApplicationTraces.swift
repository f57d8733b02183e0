import SwitchbackTesting
import Testing

@MainActor
@Suite(.simulated) struct ApplicationTraces {
  @Test func `trace T100`() throws {
    try trace(
      """
      setup: W.root=A
      ops: background · foreground ⏎ background ⏎ foreground
      state: A.appearance==appeared; visible==[A]; unchanged
      """
    )
  }
}
