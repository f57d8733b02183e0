import SwitchbackTesting
import Testing

@MainActor
@Suite(.simulated) struct PresentationTraces {
  let stage = Stage()
  var p: ViewController { stage["P"] }
  var v: ViewController { stage["V"] }

  @Test func `trace T36`() {
    stage.root("P")
    v.modalPresentationStyle = .fullScreen
    stage.watch = { controller, _ in controller.flags }
    expectTrace(
      """
      sync: -
      commit: V.LV V.DL P.WD(a) V.WA(a)
      end: V.DA(a) P.DD(a) V.C
      tol: {V.DA|P.DD}
      """
    ) {
      p.present(v, animated: true) { #expect(v.flags == "-") }
      #expect(p.presentedViewController === v)
      #expect(v.presentingViewController === p)
    }
    #expect(stage.seen == ["P.WD -", "V.WA BP", "V.DA BP", "P.DD -"])
  }

  @Test func `trace T37`() {
    stage.root("P")
    v.modalPresentationStyle = .fullScreen
    expectTrace(
      """
      sync: -
      commit: V.LV V.DL P.WD(n) V.WA(n) V.DA(n) P.DD(n) V.C
      end: -
      """
    ) { p.present(v, animated: false) {} }
  }

  @Test func `trace T39`() {
    stage.root("P")
    stage.present("V", from: "P")
    stage.watch = { controller, _ in
      "\(controller.flags) \(controller.presentingViewController == nil)"
    }
    expectTrace(
      """
      sync: -
      commit: V.WD(a) P.WA(a)
      end: P.DA(a) V.DD(a) V.C
      """
    ) { v.dismiss(animated: true) {} }
    #expect(stage.seen == ["V.WD BD false", "P.WA - true", "P.DA - true", "V.DD BD true"])
  }

  @Test(arguments: [ModalPresentationStyle.pageSheet, .automatic])
  func `trace T41`(style: ModalPresentationStyle) {
    stage.root("P")
    v.modalPresentationStyle = style
    expectTrace("sync: -\ncommit: V.LV V.DL V.WA(a)\nend: V.DA(a) V.C") {
      p.present(v, animated: true) {}
    }
  }

  @Test func `trace T42`() {
    stage.root("P")
    v.modalPresentationStyle = .pageSheet
    expectTrace("sync: -\ncommit: V.LV V.DL V.WA(n)\nend: V.DA(n) V.C") {
      p.present(v, animated: false) {}
    }
  }

  @Test func `trace T43`() {
    stage.root("P")
    stage.present("V", from: "P", .pageSheet)
    expectTrace("sync: -\ncommit: V.WD(a)\nend: V.DD(a) V.C") { p.dismiss(animated: true) {} }
  }

  @Test(arguments: [ModalPresentationStyle.overFullScreen, .overCurrentContext])
  func `trace T46`(style: ModalPresentationStyle) {
    stage.root("P")
    v.modalPresentationStyle = style
    expectTrace("sync: -\ncommit: V.LV V.DL V.WA(a)\nend: V.DA(a) V.C") {
      p.present(v, animated: true) {}
    }
    expectTrace("sync: -\ncommit: V.WD(a)\nend: V.DD(a)") { p.dismiss(animated: true) }
  }

  @Test func `trace T48`() {
    stage.root("N[A]")
    v.modalPresentationStyle = .fullScreen
    expectTrace(
      """
      sync: -
      commit: V.LV V.DL A.WD(a) N.WD(a) V.WA(a)
      end: V.DA(a) A.DD(a) N.DD(a)
      tol: {A.*|N.*}; {V.DA|A.DD}
      """
    ) { stage["A"].present(v, animated: true) }
    #expect(v.presentingViewController === stage.nav())
    #expect(stage["A"].presentedViewController === v)
    #expect(stage.nav().presentedViewController === v)
    #expect(stage.nav().visibleViewController === v)
    #expect(stage.nav().topViewController === stage["A"])
  }

  @Test func `trace T51`() {
    stage.root("P")
    stage.present("A", from: "P")
    stage.present("B", from: "A")
    expectTrace("sync: -\ncommit: B.WD(a) A.WA(a)\nend: A.DA(a) B.DD(a)") {
      stage["B"].dismiss(animated: true)
    }
    #expect(p.presentedViewController === stage["A"])
  }

  @Test(arguments: [false, true])
  func `trace T53`(completes: Bool) {
    stage.world.behavior.completesEmptyDismissal = completes
    stage.root("P")
    var isCompleted = false
    expectDiagnostic("dismiss.nothing") {
      expectTrace("sync: -\ncommit: -\nend: -") { p.dismiss(animated: true) { isCompleted = true } }
    }
    #expect(isCompleted == completes)
  }

  @Test func `trace T54`() {
    stage.root("P")
    stage.present("W1", from: "P", .pageSheet)
    stage.refuses(
      "present.already-presenting",
      exception: nil,
      """
      Attempt to present \(stage.address("V")) on \(stage.address("P")) (from \(stage.address("P"))) \
      which is already presenting \(stage.address("W1")).
      """
    ) { p.present(v, animated: true) { Issue.record("completed") } }
    #expect(p.presentedViewController === stage["W1"])
  }

  @Test func `trace T55`() {
    stage.refuses(
      "present.outside-window",
      exception: nil,
      """
      Attempt to present \(stage.address("V")) on \(stage.address("P")) (from \(stage.address("P"))) \
      whose view is not in the window hierarchy.
      """
    ) { p.present(v, animated: true) { Issue.record("completed") } }
    #expect(p.presentedViewController == nil)
  }

  @Test func `trace T56`() {
    stage.root("P")
    stage.present("V", from: "P", .pageSheet)
    let other = Window()
    other.rootViewController = stage["Q"]
    other.isHidden = false
    stage.world.settle()
    stage.refuses(
      "present.active-instance",
      exception: "NSInvalidArgumentException",
      """
      Application tried to present modally a view controller \(stage.address("V")) that is already being \
      presented by \(stage.address("P")).
      """
    ) { stage["Q"].present(v, animated: true) }
  }
}
