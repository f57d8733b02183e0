import SwitchbackTesting
import Testing

@MainActor
@Suite(.simulated) struct StackTraces {
  @Test func `trace T15`() throws {
    try trace(
      """
      setup: W.root=N[A,B]
      ops: r = N.pop(true) · drop B
      sync: B.WM(nil)
      commit: B.WD(a) A.WA(a) N.willShow(A,a)
      end: B.DD(a) A.DA(a) B.DM(nil) N.didShow(A,a) B.released
      state: r==B; N.viewControllers==[A] @sync; N.topViewController==A @B.WD; alive==[N,A]
      state: B.navigationController==N @B.WD; B.parent==N @B.WD; B.parent==nil @B.DD
      state: B.isMovingFromParent @B.WD; B.isMovingFromParent @B.DD
      tol: {A.DA|B.DM}; {B.DM|N.didShow}
      """
    )
  }

  @Test func `trace T16`() throws {
    try trace(
      """
      setup: W.root=N[A,B]
      ops: r = N.pop(false)
      sync: B.WM(nil)
      commit: B.WD(n) A.WA(n) N.willShow(A,n) B.DD(n) A.DA(n) B.DM(nil) N.didShow(A,n)
      state: r==B; B.appearance==appeared @sync; A.appearance==appeared @commit
      """
    )
  }

  @Test func `trace T18`() throws {
    try trace(
      """
      setup: W.root=N[A]
      ops: r = N.pop(true)
      state: r==nil; N.viewControllers==[A]; unchanged @sync; unchanged
      """
    )
  }

  @Test func `trace T19`() throws {
    try trace(
      """
      setup: W.root=N[A,B,C,D]
      ops: r = N.popToRoot(true)
      sync: B.WM(nil) C.WM(nil) D.WM(nil)
      commit: D.WD(a) A.WA(a) N.willShow(A,a)
      end: D.DD(a) A.DA(a) B.DM(nil) C.DM(nil) D.DM(nil) N.didShow(A,a)
      state: r==[B,C,D]; N.viewControllers==[A] @sync; visible==[A]
      tol: [B.WM]; [C.WM]; {B.DM|C.DM}; {B.DM|D.DM}; {C.DM|D.DM}
      tol: {A.DA|B.DM}; {A.DA|C.DM}; {A.DA|D.DM}
      """
    )
  }

  @Test func `trace T20, nil`() throws {
    try trace(
      """
      switch: popToRootAtRoot=none
      setup: W.root=N[A]
      ops: r = N.popToRoot(true)
      state: r==nil; unchanged @sync; unchanged
      """
    )
  }

  @Test func `trace T20, empty`() throws {
    try trace(
      """
      switch: popToRootAtRoot=emptyArray
      setup: W.root=N[A]
      ops: r = N.popToRoot(true)
      state: r==[]; unchanged @sync; unchanged
      """
    )
  }

  @Test func `trace T22`() throws {
    try trace(
      """
      setup: W.root=N[A,B]
      ops: N.popTo(X,true)
      finding: nav.pop-to-stranger
      throws: NSInternalInconsistencyException "Tried to pop to a view controller \
      that doesn't exist."
      """
    )
  }

  @Test func `trace T23`() throws {
    try trace(
      """
      setup: W.root=N[A]
      ops: N.setVCs([A,B,C],true)
      sync: B.WM(N) C.WM(N)
      commit: C.LV C.DL A.WD(a) C.WA(a) N.willShow(C,a)
      end: A.DD(a) C.DA(a) B.DM(N) C.DM(N) N.didShow(C,a)
      state: N.viewControllers==[A,B,C] @sync; !B.isViewLoaded; visible==[C]
      state: C.isMovingToParent @C.WA; C.isMovingToParent @C.DA; B.parent==N
      """
    )
  }

  @Test func `trace T25`() throws {
    try trace(
      """
      setup: W.root=N[A,B,C]
      ops: N.setVCs([D,A,B],true)
      sync: C.WM(nil) D.WM(N)
      commit: C.WD(a) B.WA(a) N.willShow(B,a)
      end: C.DD(a) B.DA(a) C.DM(nil) D.DM(N) N.didShow(B,a)
      state: N.viewControllers==[D,A,B] @sync; !D.isViewLoaded; visible==[B]
      state: C.isMovingFromParent @C.WD; !B.isMovingToParent @B.WA
      """
    )
  }

  @Test func `trace T26`() throws {
    try trace(
      """
      setup: W.root=N[A,B,C]
      ops: N.setVCs([A,C],true)
      commit: B.DM(nil)
      state: N.viewControllers==[A,C] @sync; B.parent==nil; C.appearance==appeared @commit
      state: visible==[C]
      """
    )
  }

  @Test func `trace T28`() throws {
    try trace(
      """
      setup: W.root=N[A,B]
      ops: N.setVCs([A,B],true)
      state: unchanged @sync; unchanged; visible==[B]
      """
    )
  }

  @Test func `trace T30`() throws {
    try trace(
      """
      setup: W.root=N[]
      ops: N.viewControllers=[A]
      sync: A.WM(N)
      commit: A.LV A.DL A.WA(n) N.willShow(A,n) A.DA(n) A.DM(N) N.didShow(A,n)
      state: !A.isViewLoaded @sync; A.appearance==disappeared @sync; visible==[A] @commit
      finding: nav.empty
      """
    )
  }

  @Test func `trace T31`() throws {
    try trace(
      """
      setup: W.root=N[B]
      ops: N.viewControllers=[A,A]
      finding: nav.duplicates
      throws: NSInternalInconsistencyException "All view controllers in a navigation controller \
      must be distinct ((<A>, <A>))"
      """
    )
  }
}
