import SwitchbackTesting
import Testing

@MainActor
@Suite(.simulated) struct PushTraces {
  let stage = Stage()

  init() { stage.root("N[A]") }

  @Test func `trace T01`() {
    expectTrace(
      """
      sync: B.WM(N)
      commit: B.LV B.DL A.WD(a) B.WA(a) N.willShow(B,a) B.IA(a)
      end: A.DD(a) B.DA(a) B.DM(N) N.didShow(B,a)
      tol: {B.DM|N.didShow}; {N.willShow|B.IA}
      """
    ) {
      stage.nav().pushViewController(stage["B"], animated: true)
      #expect(stage.stack() == ["A", "B"])
      #expect(stage.nav().topViewController === stage["B"])
    }
    #expect(stage["A"].isViewLoaded)
  }

  @Test func `trace T02`() {
    expectTrace(
      """
      sync: B.WM(N)
      commit: B.LV B.DL A.WD(n) B.WA(n) N.willShow(B,n) A.DD(n) B.DA(n) B.DM(N) N.didShow(B,n)
      end: -
      """
    ) {
      stage.nav().pushViewController(stage["B"], animated: false)
      #expect(stage.stack() == ["A", "B"])
      #expect(!stage["B"].isViewLoaded)
    }
  }

  @Test func `trace T03`() {
    stage.watch = { controller, _ in controller.flags }
    stage.nav().pushViewController(stage["B"], animated: true)
    stage.world.settle()
    #expect(stage.seen == ["A.WD -", "B.WA MT", "A.DD -", "B.DA MT"])
    #expect([stage["A"].flags, stage["B"].flags] == ["-", "-"])
  }

  @Test func `trace T07`() {
    let trace = expectTrace("sync: B.WM(N) C.WM(N)") {
      stage.nav().pushViewController(stage["B"], animated: true)
      stage.nav().pushViewController(stage["C"], animated: true)
    }
    #expect(stage.stack() == ["A", "B", "C"])
    #expect(trace.lines.count { $0 == "A.WD(a)" } == 1)
    #expect(trace.lines.count { $0 == "A.DD(a)" } == 1)
    #expect(trace.lines.contains("C.WA(a)") && trace.lines.contains("C.DA(a)"))
    #expect(!trace.lines.contains("B.DA(a)"))
    expectVisible("C")
  }

  @Test func `trace T08`() {
    stage.nav().pushViewController(stage["B"], animated: true)
    stage.world.turn()
    expectTrace("sync: -") {
      stage.nav().pushViewController(stage["C"], animated: true)
      #expect(stage.stack() == ["A", "B"])
    }
    expectVisible("C")
  }

  @Test func `trace T08, when the first push ends`() {
    stage.nav().pushViewController(stage["B"], animated: true)
    stage.world.turn()
    stage.nav().pushViewController(stage["C"], animated: true)
    expectTrace(
      """
      sync: A.DD(a) B.DA(a) B.DM(N) N.didShow(B,a) C.WM(N) C.LV C.DL B.WD(a) C.WA(a) N.willShow(C,a)
      end: B.DD(a) C.DA(a) C.DM(N) N.didShow(C,a)
      """
    ) { stage.world.advance(by: .milliseconds(350)) }
  }

  @Test func `trace T09, applied at once`() {
    #expect(stage.world.behavior.secondStackChange == .applied)
    stage.nav().setViewControllers([stage["A"], stage["B"]], animated: false)
    stage.nav().pushViewController(stage["C"], animated: true)
    #expect(stage.stack() == ["A", "B", "C"])
    #expect(stage.nav().transitionCoordinator != nil)
    stage.world.settle()
    #expect(stage.stack() == ["A", "B", "C"])
    expectVisible("C")
  }

  @Test func `trace T09, held until the commit`() {
    stage.world.behavior.secondStackChange = .held
    stage.nav().setViewControllers([stage["A"], stage["B"]], animated: false)
    stage.nav().pushViewController(stage["C"], animated: true)
    #expect(stage.stack() == ["A", "B"])
    #expect(stage.nav().transitionCoordinator == nil)
    stage.world.turn()
    #expect(stage.stack() == ["A", "B", "C"])
    stage.world.settle()
    expectVisible("C")
  }

  @Test func `trace T10`() {
    stage.refuses(
      "nav.same-instance",
      exception: "NSInvalidArgumentException",
      """
      \(stage.address("N")) is pushing the same view controller instance (\(stage.address("A"))) more \
      than once which is not supported and is most likely an error in the application : bundle
      """
    ) { stage.nav().pushViewController(stage["A"], animated: true) }
  }

  @Test func `trace T11`() {
    stage.refuses(
      "nav.push-navigation",
      exception: "NSInvalidArgumentException",
      "Pushing a navigation controller is not supported"
    ) { stage.nav().pushViewController(stage["M"], animated: true) }
    #expect(stage.stack() == ["A"])
  }

  @Test func `trace T13`() {
    stage.build("N1[X]")
    expectTrace(
      """
      sync: X.DM(nil) X.WM(N)
      commit: X.LV X.DL A.WD(n) X.WA(n) N.willShow(X,n) A.DD(n) X.DA(n) X.DM(N) N.didShow(X,n)
      end: -
      """
    ) { stage.nav().pushViewController(stage["X"], animated: false) }
    #expect(stage["X"].navigationController === stage.nav())
    #expect(stage.stack("N1").isEmpty)
  }
}
