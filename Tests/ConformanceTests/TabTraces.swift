import SwitchbackTesting
import Testing

@MainActor
@Suite(.simulated) struct TabTraces {
  @Test func `trace T70`() throws {
    try trace(
      """
      setup: W.root=T[A*|B]
      ops: T.selectedIndex=1
      commit: B.LV B.DL B.WA(n) A.WD(n) A.DD(n) B.DA(n)
      state: !B.isViewLoaded @sync; T.selectedViewController==B @sync; T.selectedIndex==1; visible==[B]; \
      A.view.window==nil; A.parent==T; B.tabBarController==T
      """
    )
  }

  @Test func `trace T70, by the controller`() throws {
    try trace(
      """
      setup: W.root=T[A*|B]; T.selectedIndex=1
      ops: T.selectedViewController=A
      commit: A.WA(n) B.WD(n) B.DD(n) A.DA(n)
      state: T.selectedIndex==0 @sync; visible==[A]
      """
    )
  }

  @Test func `trace T70, with stacks in the tabs`() throws {
    try trace(
      """
      setup: nav N[A]; nav M[B]; W.root=T[N*|M]
      ops: T.selectedIndex=1
      commit: M.LV M.DL M.WA(n) B.LV B.DL B.WA(n) M.willShow(B,n) N.WD(n) A.WD(n) N.DD(n) A.DD(n) \
      M.DA(n) B.DA(n) B.DM(M) M.didShow(B,n)
      state: visible==[B]; B.tabBarController==T; B.navigationController==M; A.tabBarController==T
      """
    )
  }

  @Test func `several selections of one turn`() throws {
    try trace(
      """
      setup: W.root=T[A*|B|C]
      ops: T.selectedIndex=1 · T.selectedIndex=2
      commit: C.LV C.DL C.WA(n) A.WD(n) A.DD(n) C.DA(n)
      state: !B.isViewLoaded; visible==[C]
      """
    )
  }

  @Test func `trace T72`() throws {
    try trace(
      """
      setup: W.root=T[A*|B]
      ops: r = T.tap(1)
      sync: T.shouldSelect(B)
      commit: B.LV B.DL B.WA(n) A.WD(n) A.DD(n) B.DA(n) T.didSelect(B)
      tol: {T.didSelect|B.DA}
      state: r==true; T.selectedIndex==1 @sync; visible==[B]; B.appearance==appeared @T.didSelect
      """
    )
  }

  @Test func `trace T73`() throws {
    try trace(
      """
      setup: W.root=T[A*|B]; T refuses taps
      ops: r = T.tap(1)
      sync: T.shouldSelect(B)
      state: r==false; T.selectedIndex==0; !B.isViewLoaded; visible==[A]; unchanged
      """
    )
  }

  @Test func `a second tap on a tab pops its stack to the root`() throws {
    try trace(
      """
      setup: nav N[A]; W.root=T[N*|B]; N.push(C,true)
      ops: r = T.tap(0)
      sync: T.shouldSelect(N) C.WM(nil) T.didSelect(N)
      commit: C.WD(a) A.WA(a) N.willShow(A,a)
      end: C.DD(a) A.DA(a) C.DM(nil) N.didShow(A,a)
      state: r==true; N.viewControllers==[A] @sync; T.selectedIndex==0; visible==[A]
      """
    )
  }

  @Test func `a second tap that is refused pops nothing`() throws {
    try trace(
      """
      setup: nav N[A]; W.root=T[N*|B]; N.push(C,true); T refuses taps
      ops: r = T.tap(0)
      sync: T.shouldSelect(N)
      state: r==false; N.viewControllers==[A,C]; visible==[C]
      """
    )
  }

  @Test func `trace T75`() throws {
    try trace(
      """
      setup: W.root=T[A*|B]
      ops: T.selectedViewController=X
      finding: tabs.no-such-tab
      throws: NSInvalidArgumentException "-[UITabBarController setSelectedViewController:] only a view \
      controller in the tab bar controller's list of view controllers can be selected."
      """
    )
  }

  @Test func `new tabs in a window that does not show them`() throws {
    try trace(
      """
      setup: W.root=T hidden
      ops: T.viewControllers=[A,B]
      sync: A.WM(T) B.WM(T) A.DM(T) B.DM(T)
      state: T.selectedViewController==A @sync; !A.isViewLoaded; A.parent==T; B.parent==T
      """
    )
  }

  @Test func `replacing the tabs takes the shown one away`() throws {
    try trace(
      """
      setup: W.root=T[A*|B]
      ops: T.viewControllers=[C,D]
      sync: A.WM(nil) B.WM(nil) C.WM(T) D.WM(T) B.DM(nil) C.DM(T) D.DM(T)
      commit: C.LV C.DL C.WA(n) A.WD(n) A.DD(n) C.DA(n) A.DM(nil)
      state: T.selectedViewController==C @sync; A.parent==T @A.WD; A.parent==nil @A.DD; \
      A.isMovingFromParent @A.DD; visible==[C]; A.parent==nil; B.parent==nil
      """
    )
  }

  @Test func `replacing the tabs keeps the selected one`() throws {
    try trace(
      """
      setup: W.root=T[A|B*]
      ops: T.viewControllers=[B,C]
      sync: A.WM(nil) C.WM(T) A.DM(nil) C.DM(T)
      state: T.selectedIndex==0 @sync; B.appearance==appeared; visible==[B]
      """
    )
  }
}
