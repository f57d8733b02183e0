import SwitchbackTesting
import Testing

@MainActor
@Suite(.simulated) struct WindowTraces {
  let stage = Stage()
  var window: Window { stage.window }

  @Test func `trace T62`() {
    expectTrace(
      """
      sync: -
      commit: A.LV A.DL A.WA(n) A.WL A.DLS
      end: A.DA(n)
      """
    ) {
      window.rootViewController = stage["A"]
      window.makeKeyAndVisible()
    }
  }

  @Test func `trace T63, removed and then installed`() {
    stage.root("A")
    expectTrace("sync: -\ncommit: A.WD(n) A.DD(n) B.LV B.DL B.WA(n)\nend: B.DA(n)") {
      window.rootViewController = stage["B"]
    }
  }

  @Test func `trace T63, interleaved`() {
    stage.world.behavior.rootSwapOrder = .interleaved
    stage.root("A")
    expectTrace("sync: -\ncommit: B.LV B.DL A.WD(n) B.WA(n)\nend: A.DD(n) B.DA(n)") {
      window.rootViewController = stage["B"]
    }
  }

  @Test func `trace T65, kept`() {
    stage.root("X")
    stage.present("Y", from: "X")
    expectDiagnostic("root.swap.leftover-presentation") {
      expectTrace("sync: -\ncommit: Z.LV Z.DL Z.WA(n)\nend: Z.DA(n)") {
        window.rootViewController = stage["Z"]
      }
    }
    #expect(stage["Y"].view.window === window)
    stage.forget("X")
    stage.forget("Y")
    #expect(stage.world.alive == ["Window", "X", "Y", "Z"])
    expectVisible("Z")
  }

  @Test func `trace T65, torn down`() {
    stage.world.behavior.leftoverPresentation = .tornDown
    stage.root("X")
    stage.present("Y", from: "X")
    expectTrace("sync: -\ncommit: Y.WD(n) Y.DD(n) Z.LV Z.DL Z.WA(n)\nend: Z.DA(n)") {
      window.rootViewController = stage["Z"]
    }
    stage.forget("X")
    stage.forget("Y")
    #expect(stage.world.alive == ["Window", "Z"])
  }

  @Test func `trace T67, the presenter comes back`() {
    stage.root("X")
    stage.present("Y", from: "X")
    expectDiagnostic("root.swap.presenter-restored") {
      stage["X"].dismiss(animated: false)
      window.rootViewController = stage["Z"]
      stage.world.settle()
    }
    #expect(window.subviews == [stage["X"].view, stage["Z"].view])
  }

  @Test func `trace T67, the presenter stays away`() {
    stage.world.behavior.lateDismissal = .dropsPresenter
    stage.root("X")
    stage.present("Y", from: "X")
    stage["X"].dismiss(animated: false)
    window.rootViewController = stage["Z"]
    stage.world.settle()
    #expect(window.subviews == [stage["Z"].view])
  }

  @Test func `trace T68`() {
    stage.root("A")
    let second = Window()
    second.rootViewController = stage["B"]
    expectTrace("sync: -\ncommit: B.LV B.DL B.WA(n)\nend: B.DA(n)") { second.makeKeyAndVisible() }
    #expect(second.isKeyWindow && !window.isKeyWindow)
  }

  @Test func `trace T69`() {
    let diagnostic = expectDiagnostic("launch.no-root") {
      Application.shared.launch { window.makeKeyAndVisible() }
    }
    #expect(diagnostic?.exception == "NSInternalInconsistencyException")
    #expect(
      diagnostic?.text
        == """
        Application windows are expected to have a root view controller at the end of application launch
        """
    )
  }

  @Test func `trace T76`() {
    stage.root("P")
    expectTrace("sync: C.WM(P)\ncommit: -\nend: -") { stage["P"].addChild(stage["C"]) }
    #expect(!stage["C"].isViewLoaded)
  }

  @Test func `trace T77`() {
    stage.root("P")
    stage["P"].addChild(stage["C"])
    expectTrace(
      """
      sync: C.LV C.DL C.WA(n) C.DM(P)
      commit: C.WL C.DLS C.DA(n)
      end: -
      tol: {C.WA|C.DM}
      """
    ) {
      stage["P"].view.addSubview(stage["C"].view)
      stage["C"].didMove(toParent: stage["P"])
    }
  }
}
