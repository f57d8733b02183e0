import SwitchbackTesting
import Testing

@MainActor
@Suite(.simulated) struct ChildTransitionTraces {
  /// A container on screen with the children A, which is shown, and B, which is not.
  private let setup = """
    setup: W.root=P; P.addChild(A); A.didMove(P); P.view.addSubview(A.view); P.addChild(B); B.didMove(P)
    """

  @Test func `trace T92, the old child first`() throws {
    try trace(
      """
      switch: childTransitionOrder=oldFirst; childTransitionCompletion=beforeCallbacks
      \(setup)
      ops: P.transition(A,B,0.3,K)
      commit: B.LV B.DL A.WD(a) B.WA(a) B.WL B.DLS
      end: P.C A.DD(a) B.DA(a)
      state: A.view.superview==nil; B.view.superview==P.view; P.children==[A,B]; visible==[B]
      state: A.view.superview==P.view @commit; B.view.superview==P.view @commit
      state: A.view.superview==P.view @sync; A.appearance==appeared @sync; !B.isViewLoaded @sync
      state: A.view.superview==nil @P.C; A.appearance==disappearing @P.C; B.appearance==appearing @P.C
      """
    )
  }

  @Test func `trace T92, the new child first, and the completion last`() throws {
    try trace(
      """
      switch: childTransitionOrder=newFirst; childTransitionCompletion=afterCallbacks
      \(setup)
      ops: P.transition(A,B,0.3,K)
      commit: B.LV B.DL B.WA(a) A.WD(a)
      end: A.DD(a) B.DA(a) P.C
      state: A.view.superview==nil; B.view.superview==P.view; P.children==[A,B]; visible==[B]
      """
    )
  }

  @Test func `trace T92, without a duration`() throws {
    try trace(
      """
      \(setup)
      ops: P.transition(A,B,0,K)
      commit: B.LV B.DL A.WD(n) B.WA(n) P.C A.DD(n) B.DA(n)
      state: A.view.superview==nil; B.view.superview==P.view; visible==[B]
      """
    )
  }

  @Test func `trace T92, no siblings`() throws {
    try trace(
      """
      \(setup)
      ops: P.transition(A,C,0.3,K)
      finding: child.not-siblings
      throws: NSInvalidArgumentException "Children view controllers <A> and <C> must have a common \
      parent view controller when calling -[UIViewController \
      transitionFromViewController:toViewController:duration:options:animations:completion:]"
      state: visible==[A]
      """
    )
  }
}
