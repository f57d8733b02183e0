import SwitchbackTesting
import Testing

@MainActor
@Suite(.simulated) struct StackTraces {
  let stage = Stage()

  @Test func `trace T15`() {
    stage.stack("A", "B")
    stage.watch = { controller, _ in
      "nav \(controller.navigationController != nil), parent \(controller.parent != nil)"
    }
    weak var popped: ViewController?
    expectTrace(
      """
      sync: B.WM(nil)
      commit: B.WD(a) A.WA(a) N.willShow(A,a)
      end: B.DD(a) A.DA(a) B.DM(nil) N.didShow(A,a) B.released
      tol: {A.DA|B.DM}; {B.DM|N.didShow}
      """
    ) {
      popped = stage.nav().popViewController(animated: true)
      #expect(popped === stage["B"])
      #expect(stage.stack() == ["A"])
      stage.forget("B")
    }
    #expect(stage.seen.contains("B.WD nav true, parent true"))
    #expect(stage.seen.contains("B.DD nav false, parent false"))
    #expect(popped == nil)
  }

  @Test func `trace T16`() {
    stage.stack("A", "B")
    expectTrace(
      """
      sync: B.WM(nil)
      commit: B.WD(n) A.WA(n) N.willShow(A,n) B.DD(n) A.DA(n) B.DM(nil) N.didShow(A,n)
      end: -
      """
    ) { stage.nav().popViewController(animated: false) }
  }

  @Test func `trace T18`() {
    stage.root("N[A]")
    expectTrace("sync: -\ncommit: -\nend: -") {
      #expect(stage.nav().popViewController(animated: true) == nil)
    }
    #expect(stage.stack() == ["A"])
  }

  @Test func `trace T19`() {
    stage.stack("A", "B", "C", "D")
    let popped = [stage["B"], stage["C"], stage["D"]]
    expectTrace(
      """
      sync: D.WM(nil)
      commit: D.WD(a) A.WA(a) N.willShow(A,a)
      end: D.DD(a) A.DA(a) B.DM(nil) C.DM(nil) D.DM(nil) N.didShow(A,a)
      tol: {B.DM|C.DM}; {B.DM|D.DM}; {C.DM|D.DM}; {A.DA|B.DM}; {A.DA|C.DM}; {A.DA|D.DM}
      """
    ) {
      #expect(stage.nav().popToRootViewController(animated: true) == popped)
    }
  }

  @Test func `trace T20, nil`() {
    stage.root("N[A]")
    expectTrace("sync: -\ncommit: -\nend: -") {
      #expect(stage.nav().popToRootViewController(animated: true) == nil)
    }
  }

  @Test func `trace T20, empty`() {
    stage.world.behavior.popToRootAtRoot = .emptyArray
    stage.root("N[A]")
    expectTrace("sync: -\ncommit: -\nend: -") {
      #expect(stage.nav().popToRootViewController(animated: true) == [])
    }
  }

  @Test func `trace T22`() {
    stage.stack("A", "B")
    stage.refuses(
      "nav.pop-to-stranger",
      exception: "NSInternalInconsistencyException",
      "Tried to pop to a view controller that doesn't exist."
    ) { stage.nav().popToViewController(stage["X"], animated: true) }
  }

  @Test func `trace T23`() {
    stage.root("N[A]")
    expectTrace(
      """
      sync: B.WM(N) C.WM(N)
      commit: C.LV C.DL A.WD(a) C.WA(a) N.willShow(C,a)
      end: A.DD(a) C.DA(a) B.DM(N) C.DM(N) N.didShow(C,a)
      tol: {B.DM|C.DM}
      """
    ) {
      stage.nav().setViewControllers([stage["A"], stage["B"], stage["C"]], animated: true)
    }
    #expect(!stage["B"].isViewLoaded)
  }

  @Test func `trace T25`() {
    stage.stack("A", "B", "C")
    expectTrace(
      """
      sync: C.WM(nil) D.WM(N)
      commit: C.WD(a) B.WA(a) N.willShow(B,a)
      end: C.DD(a) B.DA(a) C.DM(nil) D.DM(N) N.didShow(B,a)
      tol: {C.DM|D.DM}
      """
    ) {
      stage.nav().setViewControllers([stage["D"], stage["A"], stage["B"]], animated: true)
    }
    #expect(stage.stack() == ["D", "A", "B"])
    #expect(!stage["D"].isViewLoaded)
  }

  @Test func `trace T26`() {
    stage.stack("A", "B", "C")
    expectTrace("sync: -\ncommit: B.DM(nil)\nend: -") {
      stage.nav().setViewControllers([stage["A"], stage["C"]], animated: true)
    }
    #expect(stage.stack() == ["A", "C"])
    #expect(stage["B"].parent == nil)
    expectVisible("C")
  }

  @Test func `trace T28`() {
    stage.stack("A", "B")
    expectTrace("sync: -\ncommit: -\nend: -") {
      stage.nav().setViewControllers([stage["A"], stage["B"]], animated: true)
    }
  }

  @Test(.simulated(allowing: ["nav.empty"])) func `trace T30`() {
    stage.root("N[]")
    expectTrace(
      """
      sync: A.WM(N)
      commit: A.LV A.DL A.WA(n) N.willShow(A,n) A.DA(n) A.DM(N) N.didShow(A,n)
      end: -
      """
    ) { stage.nav().viewControllers = [stage["A"]] }
  }

  @Test func `trace T31`() {
    stage.root("N[A]")
    stage.refuses(
      "nav.duplicates",
      exception: "NSInternalInconsistencyException",
      """
      All view controllers in a navigation controller must be distinct \
      ((\(stage.address("A")), \(stage.address("A"))))
      """
    ) { stage.nav().viewControllers = [stage["A"], stage["A"]] }
  }
}
