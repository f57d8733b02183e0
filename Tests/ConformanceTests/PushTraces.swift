import SwitchbackTesting
import Testing

@MainActor
@Suite(.simulated) struct PushTraces {
  @Test func `trace T01`() throws {
    try trace(
      """
      setup: W.root=N[A]
      ops: N.push(B,true)
      sync: B.WM(N)
      commit: B.LV B.DL A.WD(a) B.WA(a) N.willShow(B,a) B.IA(a)
      end: A.DD(a) B.DA(a) B.DM(N) N.didShow(B,a)
      state: N.viewControllers==[A,B] @sync; N.topViewController==B @sync; A.isViewLoaded
      tol: {B.DM|N.didShow}; {N.willShow|B.IA}
      """
    )
  }

  @Test func `trace T02`() throws {
    try trace(
      """
      setup: W.root=N[A]
      ops: N.push(B,false)
      sync: B.WM(N)
      commit: B.LV B.DL A.WD(n) B.WA(n) N.willShow(B,n) A.DD(n) B.DA(n) B.DM(N) N.didShow(B,n)
      state: N.viewControllers==[A,B] @sync; !B.isViewLoaded @sync; A.appearance==appeared @sync
      state: visible==[A] @sync; visible==[B] @commit
      """
    )
  }

  @Test func `trace T03`() throws {
    try trace(
      """
      setup: W.root=N[A]
      ops: N.push(B,true)
      sync: B.WM(N)
      commit: B.LV B.DL A.WD(a) B.WA(a) N.willShow(B,a)
      end: A.DD(a) B.DA(a) B.DM(N) N.didShow(B,a)
      state: B.isMovingToParent @B.WA; !B.isBeingPresented @B.WA; !A.isMovingFromParent @A.WD
      state: B.isMovingToParent @B.DA
      state: !A.isMovingToParent; !A.isMovingFromParent; !A.isBeingPresented; !A.isBeingDismissed
      state: !B.isMovingToParent; !B.isMovingFromParent; !B.isBeingPresented; !B.isBeingDismissed
      """
    )
  }

  @Test func `trace T07`() throws {
    try trace(
      """
      setup: W.root=N[A]
      ops: N.push(B,true) · N.push(C,true)
      sync: B.WM(N) C.WM(N)
      commit: C.LV C.DL A.WD(a) C.WA(a) N.willShow(C,a)
      end: A.DD(a) C.DA(a) B.DM(N) C.DM(N) N.didShow(C,a)
      state: N.viewControllers==[A,B,C]; N.topViewController==C; visible==[C]
      state: B.appearance!=appeared @C.DA
      tol: [B.WM]; [B.DM]
      finding: nav.push-while-pushing
      """
    )
  }

  @Test func `trace T08`() throws {
    try trace(
      """
      setup: W.root=N[A]; N.push(B,true) running
      ops: N.push(C,true)
      end: A.DD(a) B.DA(a) B.DM(N) N.didShow(B,a) C.WM(N) C.LV C.DL B.WD(a) C.WA(a) \
        N.willShow(C,a) B.DD(a) C.DA(a) C.DM(N) N.didShow(C,a)
      state: N.viewControllers==[A,B] @sync; N.viewControllers==[A,B] @commit; visible==[C]
      state: N.viewControllers==[A,B,C]
      finding: nav.push-while-pushing
      """
    )
  }

  @Test func `trace T09, applied at once`() throws {
    try trace(
      """
      switch: secondStackChange=applied
      setup: W.root=N[A]
      ops: N.setVCs([A,B],false) · N.push(C,true)
      sync: B.WM(N) C.WM(N)
      commit: C.LV C.DL A.WD(a) C.WA(a) N.willShow(C,a)
      end: A.DD(a) C.DA(a) B.DM(N) C.DM(N) N.didShow(C,a)
      state: N.viewControllers==[A,B,C] @sync; N.TC!=nil @sync
      state: N.viewControllers==[A,B,C]; visible==[C]
      """
    )
  }

  @Test func `trace T09, held until the commit`() throws {
    try trace(
      """
      switch: secondStackChange=held
      setup: W.root=N[A]
      ops: N.setVCs([A,B],false) · N.push(C,true)
      sync: B.WM(N)
      commit: B.LV B.DL A.WD(n) B.WA(n) N.willShow(B,n) A.DD(n) B.DA(n) B.DM(N) N.didShow(B,n) \
        C.WM(N) C.LV C.DL B.WD(a) C.WA(a) N.willShow(C,a)
      end: B.DD(a) C.DA(a) C.DM(N) N.didShow(C,a)
      state: N.viewControllers==[A,B] @sync; N.TC==nil @sync
      state: N.viewControllers==[A,B,C] @commit; visible==[C]
      """
    )
  }

  @Test func `trace T10`() throws {
    try trace(
      """
      setup: W.root=N[A]
      ops: N.push(A,true)
      finding: nav.same-instance
      throws: NSInvalidArgumentException "<N> is pushing the same view controller instance (<A>) \
      more than once which is not supported and is most likely an error in the application : bundle"
      """
    )
  }

  @Test func `trace T11`() throws {
    try trace(
      """
      setup: W.root=N[A]
      ops: N.push(M,true)
      finding: nav.push-navigation
      throws: NSInvalidArgumentException "Pushing a navigation controller is not supported"
      state: N.viewControllers==[A]
      """
    )
  }

  @Test func `trace T13`() throws {
    try trace(
      """
      setup: nav N1[X]; W.root=N2[A]
      ops: N2.push(X,false)
      sync: X.DM(nil) X.WM(N2)
      commit: X.LV X.DL A.WD(n) X.WA(n) N2.willShow(X,n) A.DD(n) X.DA(n) X.DM(N2) N2.didShow(X,n)
      state: X.navigationController==N2; N1.viewControllers==[]; N2.viewControllers==[A,X] @sync
      """
    )
  }

  @Test(arguments: ["setVCs([A,X],false)", "push(X,false)"])
  func `trace T14`(call: String) throws {
    try trace(
      """
      setup: W.root=N1[X]; W2.root=N2[A]
      ops: N2.\(call)
      finding: child.hierarchy
      throws: UIViewControllerHierarchyInconsistency "child view controller:<X> should have parent \
      view controller:<N1> but requested parent is:<N2>"
      state: X.navigationController==N1; N2.viewControllers==[A]; X.appearance==appeared
      """
    )
  }
}
