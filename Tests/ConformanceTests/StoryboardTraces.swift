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

  /// Facts F6.1 and F6.2: in `prepare` the destination is there, and its view is not loaded.
  @Test func `trace F6.2`() throws {
    try trace(
      """
      setup: A from storyboard; A next B show; W.root=N[A]
      ops: A.performSegue("next")
      sync: B.WM(N)
      commit: B.LV B.DL A.WD(a) B.WA(a) N.willShow(B,a)
      end: A.DD(a) B.DA(a) B.DM(N) N.didShow(B,a)
      state: B.isViewLoaded==false @A.prepare
      """
    )
  }

  /// Fact F6.1, its open point: a programmatic segue asks by the switch.
  @Test func `trace F6.1`() throws {
    try trace(
      """
      switch: asksBeforeProgrammaticSegues=true
      setup: A from storyboard; A next B present; W.root=A
      ops: A.performSegue("next")
      commit: B.LV B.DL B.WA(a)
      end: B.DA(a)
      state: A.presentedViewController==nil @A.should; A.presentedViewController==nil @A.prepare
      """
    )
  }

  /// Fact F6.3: the child is in place when the parent did load.
  @Test func `trace F6.3`() throws {
    try trace(
      """
      setup: A from storyboard; A inner B embed
      ops: W.root=A · W.makeKeyAndVisible()
      commit: A.LV B.WM(A) B.LV B.DL B.DM(A) A.DL A.WA(n) B.WA(n)
      end: A.DA(n) B.DA(n)
      state: B.parent==A @A.DL; B.isViewLoaded==true @A.DL; B.isViewLoaded==false @A.prepare
      """
    )
  }

  /// Fact F6.6.
  @Test func `trace F6.6`() throws {
    try trace(
      """
      setup: A from storyboard; A next B push; W.root=A
      ops: A.performSegue("next")
      throws: NSGenericException "Could not find a navigation controller for segue 'next'. Push segues can only be used when the source controller is managed by an instance of UINavigationController."
      finding: segue.push-without-navigation
      """
    )
  }
}
