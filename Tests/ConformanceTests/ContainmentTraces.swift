import SwitchbackTesting
import Testing

@MainActor
@Suite(.simulated) struct ContainmentTraces {
  @Test func `trace T76`() throws {
    try trace(
      """
      setup: W.root=P
      ops: P.addChild(C)
      sync: C.WM(P)
      state: C.parent==P @sync; P.children==[C]; !C.isViewLoaded; C.appearance==disappeared
      """
    )
  }

  @Test func `trace T77`() throws {
    try trace(
      """
      setup: W.root=P; P.addChild(C)
      ops: P.view.addSubview(C.view) · C.didMove(P)
      sync: C.LV C.DL C.WA(n) C.DM(P)
      commit: C.WL C.DLS C.DA(n)
      state: C.isMovingToParent @C.WA; C.appearance==appeared @commit; visible==[C]
      tol: {C.WA|C.DM}
      """
    )
  }

  @Test func `trace T82`() throws {
    try trace(
      """
      setup: P forwards by hand; P.addChild(C); P.view.addSubview(C.view); C.didMove(P)
      ops: W.root=P · W.makeKeyAndVisible
      commit: P.WA(n)
      end: P.DA(n)
      state: C.appearance==disappeared; C.view.window==W; C.parent==P
      finding: child.not-forwarded
      """
    )
  }

  @Test func `trace T82, forwarded`() throws {
    try trace(
      """
      setup: P forwards by hand; W.root=P; P.addChild(C); P.view.addSubview(C.view); C.addChild(D)
      setup: C.view.addSubview(D.view)
      ops: C.begin(true,false) · C.end() ⏎ C.willMove(nil) · C.begin(false,true) · C.end()
      sync: C.WA(n) D.WA(n) C.DA(n) D.DA(n) ⏎ C.WM(nil) C.WD(a) D.WD(a) C.DD(a) D.DD(a)
      state: C.isMovingToParent @C.WA; C.isMovingToParent @C.DA; C.isMovingFromParent @C.WD
      state: C.appearance==disappeared; D.appearance==disappeared; P.appearance==appeared
      tol: {C.DA|D.DA}; {C.DD|D.DD}
      finding: child.no-did-move child.not-forwarded child.no-did-move
      """
    )
  }

  @Test func `trace T83`() throws {
    try trace(
      """
      setup: P forwards by hand; W.root=P; P.addChild(C); C.didMove(P); P.view.addSubview(C.view)
      ops: C.begin(true,true) · C.begin(false,true) · C.end()
      sync: C.WA(a) C.WD(a) C.DD(a)
      state: C.appearance==disappeared @sync; C.appearance==disappeared
      finding: child.not-forwarded
      """
    )
  }

  @Test func `trace T83, the other way`() throws {
    try trace(
      """
      setup: P forwards by hand; W.root=P; P.addChild(C); C.didMove(P); P.view.addSubview(C.view)
      setup: C.begin(true,false); C.end()
      ops: C.begin(false,true) · C.begin(true,true) · C.end()
      sync: C.WD(a) C.WA(a) C.DA(a)
      state: C.appearance==appeared @sync; visible==[C]
      finding: child.not-forwarded
      """
    )
  }

  @Test func `trace T85, an end without a beginning`() throws {
    try trace(
      """
      setup: W.root=P; P.addChild(C); C.didMove(P); P.view.addSubview(C.view)
      ops: C.end()
      log: "Unbalanced calls to begin/end appearance transitions for <C>."
      finding: appear.unbalanced
      state: C.appearance==appeared; unchanged @sync; unchanged
      """
    )
  }

  @Test func `trace T85, begun twice`() throws {
    try trace(
      """
      setup: P forwards by hand; W.root=P; P.addChild(C); C.didMove(P); P.view.addSubview(C.view)
      ops: C.begin(true,true) · C.begin(true,true) · C.end() ⏎ C.end()
      sync: C.WA(a) ⏎ C.DA(a)
      log: "Unbalanced calls to begin/end appearance transitions for <C>."
      finding: child.not-forwarded appear.unbalanced
      state: C.appearance==appeared
      """
    )
  }

  @Test func `trace T87`() throws {
    try trace(
      """
      setup: W.root=P; Q.addChild(C); C.view.removeFromSuperview
      ops: P.view.addSubview(C.view)
      finding: child.hierarchy
      throws: UIViewControllerHierarchyInconsistency "child view controller:<C> should have parent \
      view controller:<P> but actual parent is:<Q>"
      state: C.parent==Q; C.view.superview==nil
      """
    )
  }

  @Test func `trace T88`() throws {
    try trace(
      """
      setup: W empty; Q.addChild(C); C.view.removeFromSuperview
      ops: W.addSubview(C.view)
      finding: child.hierarchy
      throws: UIViewControllerHierarchyInconsistency "child view controller:<C> should have parent \
      view controller:(null) but actual parent is:<Q>"
      state: C.parent==Q; C.view.superview==nil; W.subviews==[]
      """
    )
  }

  @Test func `trace T90`() throws {
    try trace(
      """
      setup: W.root=X; P.view.removeFromSuperview
      ops: P.addChild(X)
      finding: child.root
      throws: UIViewControllerHierarchyInconsistency "adding a root view controller <X> as a child \
      of view controller:<P>"
      state: X.parent==nil; P.children==[]; W.root==X; X.appearance==appeared
      """
    )
  }

  @Test func `trace T79`() throws {
    try trace(
      """
      setup: P loads C
      ops: W.root=P · W.makeKeyAndVisible
      commit: P.LV P.DL C.WM(P) C.LV C.DL C.DM(P) P.WA(n) C.WA(n) P.WL P.DLS C.WL C.DLS
      end: P.DA(n) C.DA(n)
      state: P.children==[C]; C.view.superview==P.view; visible==[C]
      """
    )
  }

  @Test func `trace T81, the parent first`() throws {
    try trace(
      """
      switch: endOrder=parentFirst
      setup: P loads C; C loads D; W.root=P; V.style=fullScreen
      ops: P.present(V,true) ⏎ P.dismiss(true)
      commit: V.LV V.DL P.WD(a) C.WD(a) D.WD(a) V.WA(a) ⏎ V.WD(a) P.WA(a) C.WA(a) D.WA(a)
      end: V.DA(a) P.DD(a) C.DD(a) D.DD(a) ⏎ P.DA(a) C.DA(a) D.DA(a) V.DD(a)
      state: visible==[D]
      """
    )
  }

  @Test func `trace T81, the children first`() throws {
    try trace(
      """
      switch: endOrder=childrenFirst
      setup: P loads C; C loads D; W.root=P; V.style=fullScreen
      ops: P.present(V,true) ⏎ P.dismiss(true)
      commit: V.LV V.DL P.WD(a) C.WD(a) D.WD(a) V.WA(a) ⏎ V.WD(a) P.WA(a) C.WA(a) D.WA(a)
      end: V.DA(a) D.DD(a) C.DD(a) P.DD(a) ⏎ D.DA(a) C.DA(a) P.DA(a) V.DD(a)
      state: visible==[D]
      """
    )
  }

  @Test func `trace T89, the view is in another one's`() throws {
    try trace(
      """
      setup: W.root=P; P.addChild(C); C.didMove(P); P.view.addSubview(C.view)
      ops: R.addChild(C)
      finding: child.hierarchy
      throws: UIViewControllerHierarchyInconsistency "child view controller:<C> should have parent \
      view controller:<P> but requested parent is:<R>"
      state: C.parent==P; R.children==[]; C.appearance==appeared
      """
    )
  }

  @Test func `trace T91, one view for two`() throws {
    try trace(
      """
      setup: W.root=A
      ops: B.view=A.view
      finding: view.shared
      throws: UIViewControllerHierarchyInconsistency "A view can only be associated with at most one \
      view controller at a time! View <A.view> is associated with <A>. Clear this association before \
      associating this view with <B>."
      state: A.view.superview==W; !B.isViewLoaded; A.appearance==appeared
      """
    )
  }
}
