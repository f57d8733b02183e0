import SwitchbackTesting
import Testing

@MainActor
@Suite(.simulated) struct WindowTraces {
  @Test func `trace T62`() throws {
    try trace(
      """
      setup: W hidden
      ops: W.root=A · W.makeKeyAndVisible
      commit: A.LV A.DL A.WA(n) A.WL A.DLS
      end: A.DA(n)
      state: A.appearance==disappeared @sync; W.isKeyWindow @sync; W.root==A @sync; visible==[A]
      """
    )
  }

  @Test func `trace T62, without showing the window`() throws {
    try trace(
      """
      setup: W hidden
      ops: W.root=A
      state: A.appearance==disappeared; W.isHidden; visible==[]
      """
    )
  }

  @Test func `trace T63, removed and then installed`() throws {
    try trace(
      """
      switch: rootSwapOrder=removeThenInstall
      setup: W.root=A
      ops: W.root=B
      commit: A.WD(n) A.DD(n) B.LV B.DL B.WA(n)
      end: B.DA(n)
      state: W.root==B @sync; visible==[B]; W.subviews==[B.view]
      """
    )
  }

  @Test func `trace T63, interleaved`() throws {
    try trace(
      """
      switch: rootSwapOrder=interleaved
      setup: W.root=A
      ops: W.root=B
      commit: B.LV B.DL A.WD(n) B.WA(n)
      end: A.DD(n) B.DA(n)
      state: W.root==B @sync; visible==[B]; W.subviews==[B.view]
      """
    )
  }

  @Test func `trace T65, kept`() throws {
    try trace(
      """
      switch: leftoverPresentation=kept
      setup: W.root=X; X>Y fullScreen
      ops: W.root=Z · drop X · drop Y
      commit: Z.LV Z.DL Z.WA(n)
      end: Z.DA(n)
      state: Y.view.window==W; Y.presentingViewController==X; alive==[X,Y,Z]; visible==[Z]
      finding: root.swap.leftover-presentation
      """
    )
  }

  @Test func `trace T65, torn down`() throws {
    try trace(
      """
      switch: leftoverPresentation=tornDown
      setup: W.root=X; X>Y fullScreen
      ops: W.root=Z · drop X · drop Y
      commit: Y.WD(n) Y.DD(n) Z.LV Z.DL Z.WA(n)
      end: Z.DA(n)
      state: alive==[Z]; W.subviews==[Z.view]; visible==[Z]
      """
    )
  }

  @Test func `trace T65, the root set to nil`() throws {
    try trace(
      """
      switch: leftoverPresentation=kept
      setup: W.root=X; X>Y fullScreen
      ops: W.root=nil · drop X · drop Y
      state: Y.view.window==W; Y.presentingViewController==X; alive==[X,Y]; Y.appearance==appeared
      finding: root.missing root.swap.leftover-presentation
      """
    )
  }

  @Test func `trace T68, the overlay goes while it is key`() throws {
    try trace(
      """
      setup: W.root=A; W2.root=B
      ops: drop W2
      commit: B.WD(n) B.DD(n)
      state: A.appearance==appeared; !W.isKeyWindow; visible==[A]
      """
    )
  }

  @Test func `trace T67, the presenter comes back`() throws {
    try trace(
      """
      switch: lateDismissal=restoresPresenter
      setup: W.root=X; X>Y fullScreen
      ops: X.dismiss(false) · W.root=Z
      commit: Z.LV Z.DL Z.WA(n) Y.WD(n) X.WA(n) X.DA(n) Y.DD(n)
      end: Z.DA(n)
      state: W.subviews==[X.view,Z.view]; X.view.window==W; Y.view.window==nil; visible==[Z]
      finding: root.swap.presenter-restored
      """
    )
  }

  @Test func `trace T67, the presenter stays away`() throws {
    try trace(
      """
      switch: lateDismissal=dropsPresenter
      setup: W.root=X; X>Y fullScreen
      ops: X.dismiss(false) · W.root=Z
      commit: Z.LV Z.DL Z.WA(n) Y.WD(n) Y.DD(n)
      end: Z.DA(n)
      state: W.subviews==[Z.view]; X.view.window==nil; Y.view.window==nil; visible==[Z]
      """
    )
  }

  @Test func `trace T68`() throws {
    try trace(
      """
      setup: W.root=A; W2.root=B hidden
      ops: W2.makeKeyAndVisible
      commit: B.LV B.DL B.WA(n)
      end: B.DA(n)
      state: W2.isKeyWindow @sync; !W.isKeyWindow @sync; A.appearance==appeared
      """
    )
  }

  @Test func `trace T69`() throws {
    try trace(
      """
      setup: W empty
      ops: launch
      finding: launch.no-root
      throws: NSInternalInconsistencyException "Application windows are expected to have a root \
      view controller at the end of application launch"
      """
    )
  }
}
