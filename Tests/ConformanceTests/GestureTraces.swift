import SwitchbackTesting
import Testing

/// A swipe back that ends, or that is given up.
@MainActor
@Suite(.simulated) struct GestureTraces {
  @Test func `trace T33`() throws {
    try trace(
      """
      setup: W.root=N[A,B]
      ops: N.swipe() ⏎ N.finishSwipe()
      sync: B.WM(nil) ⏎ -
      commit: B.WD(a) A.WA(a) N.willShow(A,a) ⏎ -
      end: - ⏎ B.DD(a) A.DA(a) B.DM(nil) N.didShow(A,a)
      state: N.isInteractive @B.WD; N.isInteractive @A.WA
      state: B.isMovingFromParent @B.WD; N.viewControllers==[A] @B.WD
      """
    )
  }

  @Test func `trace T34`() throws {
    try trace(
      """
      setup: W.root=N[A,B]
      ops: N.swipe() ⏎ N.finishSwipe()
      sync: B.WM(nil) ⏎ -
      commit: B.WD(a) A.WA(a) N.willShow(A,a) ⏎ -
      end: - ⏎ B.DD(a) A.DA(a) B.DM(nil) N.didShow(A,a)
      state: N.viewControllers==[A]; visible==[A]
      """
    )
  }

  @Test func `trace T35`() throws {
    try trace(
      """
      setup: W.root=N[A,B]
      ops: N.swipe() ⏎ N.cancelSwipe()
      sync: B.WM(nil) ⏎ -
      commit: B.WD(a) A.WA(a) N.willShow(A,a) ⏎ -
      end: - ⏎ A.WD(a) A.DD(a) B.WA(a) B.DA(a)
      state: N.viewControllers==[A,B]; visible==[B]; B.parent==N
      """
    )
  }
}
