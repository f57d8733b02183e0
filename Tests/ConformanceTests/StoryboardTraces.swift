import SwitchbackTesting
import Testing

/// Traces of storyboards and segues.
@MainActor
@Suite(.simulated) struct StoryboardTraces {
  @Test func `trace T98`() throws {
    try trace(
      """
      setup: A from storyboard
      ops: A.performSegue("nope")
      throws: NSInvalidArgumentException "Receiver (<A>) has no segue with identifier 'nope'"
      finding: segue.unknown
      """
    )
  }

  /// Fact F6.4: the same for a screen that no storyboard has made.
  @Test func `trace T98 without a storyboard`() throws {
    try trace(
      """
      setup: W.root=A
      ops: A.performSegue("nope")
      throws: NSInvalidArgumentException "Receiver (<A>) has no segue with identifier 'nope'"
      finding: segue.unknown
      """
    )
  }
}
