import SwitchbackTesting
import Testing

/// A chain of presentations, P>A>B, that is dismissed from one of its members.
@MainActor
@Suite(.simulated) struct ChainTraces {
  @Test func `trace T49, full-screen`() throws {
    try trace(
      """
      setup: W.root=P; P>A fullScreen; A>B fullScreen
      ops: A.dismiss(true,C)
      commit: B.WD(a) A.WA(a)
      end: A.DA(a) B.DD(a) B.C
      state: A.presentedViewController==B @sync; B.isBeingDismissed @B.WD; B.isBeingDismissed @B.DD
      state: !A.isBeingDismissed @B.WD; !A.isBeingPresented @A.WA; !A.isBeingPresented @A.DA
      state: !A.isMovingToParent @A.WA; !B.isMovingFromParent @B.WD; !B.isBeingDismissed @B.C
      state: A.presentedViewController==nil @A.DA; B.presentingViewController==nil @B.DD
      state: A.presentingViewController==P; P.presentedViewController==A; visible==[A]
      state: P.appearance==disappeared
      """
    )
  }

  @Test func `trace T49, sheets`() throws {
    try trace(
      """
      setup: W.root=P; P>A pageSheet; A>B pageSheet
      ops: A.dismiss(true,C)
      commit: B.WD(a)
      end: B.DD(a) B.C
      state: B.isBeingDismissed @B.WD; B.isBeingDismissed @B.DD; !B.isBeingDismissed @B.C
      state: !A.isBeingDismissed @B.WD; !A.isBeingDismissed @B.DD; A.appearance==appeared @B.DD
      state: B.presentingViewController==A @B.WD; B.presentingViewController==nil @B.DD
      state: A.presentingViewController==P; A.presentedViewController==nil; visible==[P,A]
      """
    )
  }

  @Test func `trace T49, full-screen, not animated`() throws {
    try trace(
      """
      setup: W.root=P; P>A fullScreen; A>B fullScreen
      ops: A.dismiss(false,C)
      commit: B.WD(n) A.WA(n) A.DA(n) B.DD(n) B.C
      state: unchanged @sync; B.isBeingDismissed @B.WD; B.isBeingDismissed @B.DD; visible==[A]
      """
    )
  }

  @Test func `trace T50, full-screen`() throws {
    try trace(
      """
      setup: W.root=P; P>A fullScreen; A>B fullScreen
      ops: P.dismiss(true,C)
      commit: B.WD(a) P.WA(a)
      end: P.DA(a) B.DD(a) A.C
      state: P.presentedViewController==A @sync; B.isBeingDismissed @B.WD; B.isBeingDismissed @B.DD
      state: A.isBeingDismissed @B.WD; A.isBeingDismissed @B.DD; A.appearance==disappeared @B.WD
      state: !P.isBeingPresented @P.WA; !P.isBeingPresented @P.DA; !P.isMovingToParent @P.WA
      state: P.presentedViewController==nil @P.DA; B.presentingViewController==nil @B.DD
      state: A.presentingViewController==nil @B.DD; A.presentedViewController==nil @B.DD
      state: !A.isBeingDismissed @A.C; !B.isBeingDismissed @A.C; A.view.window==nil; visible==[P]
      """
    )
  }

  @Test func `trace T50, sheets`() throws {
    try trace(
      """
      setup: W.root=P; P>A pageSheet; A>B pageSheet
      ops: P.dismiss(true,C)
      commit: B.WD(a)
      end: B.DD(a) A.WD(n) A.DD(n) A.C
      state: B.isBeingDismissed @B.WD; B.isBeingDismissed @B.DD
      state: A.isBeingDismissed @A.WD; A.isBeingDismissed @A.DD
      state: A.presentingViewController==nil @A.DD; P.presentedViewController==nil @B.DD
      state: !A.isBeingDismissed @A.C; !B.isBeingDismissed @A.C; P.appearance==appeared @A.C
      state: A.view.window==nil; B.view.window==nil; visible==[P]
      """
    )
  }

  @Test func `trace T50, full-screen, not animated`() throws {
    try trace(
      """
      setup: W.root=P; P>A fullScreen; A>B fullScreen
      ops: P.dismiss(false,C)
      commit: B.WD(n) P.WA(n) P.DA(n) B.DD(n) A.C
      state: unchanged @sync; visible==[P]
      """
    )
  }

  @Test func `trace T50, sheets, not animated`() throws {
    try trace(
      """
      setup: W.root=P; P>A pageSheet; A>B pageSheet
      ops: P.dismiss(false,C)
      commit: B.WD(n)
      end: B.DD(n) A.WD(n) A.DD(n) A.C
      state: unchanged @sync; visible==[P]
      """
    )
  }

  @Test func `trace T52, full-screen`() throws {
    try trace(
      """
      setup: W.root=P; P>A fullScreen; A>B fullScreen
      ops: A.dismiss(true,C) · A.dismiss(true)
      commit: B.WD(a) A.WA(a)
      end: A.DA(a) B.DD(a) B.C A.WD(a) P.WA(a) P.DA(a) A.DD(a)
      state: B.isBeingDismissed @B.WD; B.isBeingDismissed @B.DD; !A.isBeingDismissed @B.WD
      state: !A.isBeingPresented @A.WA; !A.isBeingPresented @A.DA; !A.isBeingDismissed @A.DA
      state: A.isBeingDismissed @A.WD; A.isBeingDismissed @A.DD; !P.isBeingPresented @P.WA
      state: A.presentingViewController==P @A.WD; A.presentingViewController==nil @A.DD
      state: P.presentedViewController==nil @P.DA; visible==[P]
      """
    )
  }

  @Test func `trace T52, sheets`() throws {
    try trace(
      """
      setup: W.root=P; P>A pageSheet; A>B pageSheet
      ops: A.dismiss(true,C) · A.dismiss(true)
      commit: B.WD(a)
      end: B.DD(a) B.C A.WD(a) A.DD(a)
      state: B.isBeingDismissed @B.WD; B.isBeingDismissed @B.DD; !A.isBeingDismissed @B.DD
      state: A.isBeingDismissed @A.WD; A.isBeingDismissed @A.DD; !B.isBeingDismissed @A.WD
      state: P.presentedViewController==nil; P.appearance==appeared; visible==[P]
      """
    )
  }
}
