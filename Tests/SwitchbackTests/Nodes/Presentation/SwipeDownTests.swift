import SwitchbackTesting
import Testing

/// A person's swipe that takes a sheet away, or does not.
@MainActor
@Suite(.simulated) struct SwipeDownTests {
  let fixture = PresentationFixture()
  let delegate = NotingDelegate()
  var world: Simulation { fixture.world }
  var root: ViewController { fixture.root }
  var sheet: ViewController { fixture.sheet }

  init() {
    sheet.presentationController?.delegate = delegate
    fixture.present()
    delegate.calls = []
  }

  @Test func `a swipe takes as long as the finger has left to go`() throws {
    let swipe = try #require(sheet.beginInteractiveDismissal())
    world.advance(by: .seconds(9))
    #expect(sheet.appearance == .disappearing && root.presentedViewController === sheet)
    #expect(sheet.transitionCoordinator?.isInteractive == true)
    swipe.update(0.75)
    swipe.finish()
    swipe.cancel()
    world.advance(by: world.durations.dismiss / 4 - .milliseconds(1))
    #expect(sheet.appearance == .disappearing)
    world.advance(by: .milliseconds(1))
    #expect(sheet.appearance == .disappeared && root.presentedViewController == nil)
    #expect(delegate.calls == ["should", "will", "did"] && !swipe.isActive)
    #expect(fixture.faults == [])
  }

  @Test(arguments: [true, false])
  func `a finger that is lifted in the same turn decides as well`(completes: Bool) throws {
    let swipe = try #require(sheet.presentationController?.beginInteractiveDismissal())
    if completes { swipe.finish() } else { swipe.cancel() }
    world.settle()
    #expect(root.presentedViewController === (completes ? nil : sheet))
    #expect(sheet.appearance == (completes ? .disappeared : .appeared))
    #expect(delegate.calls == ["should", "will"] + (completes ? ["did"] : []))
    #expect(fixture.faults == [])
  }

  @Test func `a swipe that was given up can be made again`() throws {
    for _ in 1...3 {
      let swipe = try #require(sheet.beginInteractiveDismissal())
      world.turn()
      swipe.update(0.4)
      swipe.cancel()
      world.settle()
      #expect(sheet.appearance == .appeared && !sheet.isBeingDismissed)
    }
    try #require(sheet.beginInteractiveDismissal()).finish()
    world.settle()
    expectVisible("root")
  }

  @Test func `the coordinator tells whether the swipe was given up`() throws {
    var isCancelled: Bool?
    let swipe = try #require(sheet.beginInteractiveDismissal())
    world.turn()
    sheet.transitionCoordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
    swipe.cancel()
    world.settle()
    #expect(isCancelled == true)
  }

  @Test func `a screen inside the sheet can be swiped with it`() throws {
    let inner = ViewController(title: "inner")
    let navigation = NavigationController(rootViewController: inner)
    root.dismiss(animated: false)
    world.settle()
    fixture.present(navigation)
    try #require(inner.beginInteractiveDismissal()).finish()
    world.settle()
    expectVisible("root")
  }

  @Test func `only the topmost sheet at rest can be swiped`() throws {
    let upper = ViewController(title: "upper")
    sheet.present(upper, animated: true)
    expectDiagnostic("dismiss.swipe-refused") {
      #expect(sheet.beginInteractiveDismissal() == nil)
    }
    expectDiagnostic("dismiss.swipe-refused") {
      #expect(upper.beginInteractiveDismissal() == nil)
    }
    world.settle()
    expectDiagnostic("dismiss.swipe-refused") {
      #expect(sheet.beginInteractiveDismissal() == nil)
    }
    expectDiagnostic("dismiss.swipe-refused") { #expect(root.beginInteractiveDismissal() == nil) }
    let swipe = try #require(upper.beginInteractiveDismissal())
    expectDiagnostic("dismiss.swipe-refused") {
      #expect(upper.beginInteractiveDismissal() == nil)
    }
    swipe.finish()
    world.settle()
    expectVisible("root", "sheet")
    fixture.window.isHidden = true
    world.settle()
    expectDiagnostic("dismiss.swipe-refused") {
      #expect(sheet.beginInteractiveDismissal() == nil)
    }
    #expect(delegate.calls == [])
  }

  @Test(
    arguments: [
      ModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
      .custom,
    ]
  )
  func `what is no sheet cannot be swiped`(style: ModalPresentationStyle) {
    let other = ViewController(title: "other")
    other.modalPresentationStyle = style
    sheet.present(other, animated: false)
    world.settle()
    let tree = world.tree
    expectDiagnostic("dismiss.swipe-refused") {
      #expect(other.beginInteractiveDismissal() == nil)
    }
    world.settle()
    #expect(world.tree == tree)
  }

  @Test func `a sheet in which a push runs waits for nobody's finger`() {
    let navigation = NavigationController(rootViewController: ViewController(title: "first"))
    sheet.present(navigation, animated: true)
    world.settle()
    navigation.pushViewController(ViewController(title: "second"), animated: true)
    world.turn()
    expectDiagnostic("dismiss.swipe-refused") {
      #expect(navigation.beginInteractiveDismissal() == nil)
    }
    world.settle()
  }

  @Test func `a delegate that dismisses when it is asked leaves the finger nothing`() {
    delegate.whenAsked = { [sheet] in sheet.dismiss(animated: false) }
    expectDiagnostic("dismiss.swipe-refused") {
      #expect(sheet.beginInteractiveDismissal() == nil)
    }
    world.settle()
    #expect(delegate.calls == ["should"])
    expectVisible("root")
  }

  @Test func `a presentation from a sheet under the finger is refused`() throws {
    delegate.whenTold = { [sheet] in
      sheet.present(ViewController(title: "late"), animated: true)
    }
    expectDiagnostic("present.in-progress") {
      sheet.beginInteractiveDismissal()?.cancel()
      world.settle()
    }
    expectVisible("root", "sheet")
  }

  @Test func `a dismissal further down waits for the finger, and takes the sheet along`() throws {
    let upper = ViewController(title: "upper")
    sheet.present(upper, animated: true)
    world.settle()
    let swipe = try #require(upper.beginInteractiveDismissal())
    world.turn()
    root.dismiss(animated: true)
    world.advance(by: .seconds(5))
    #expect(upper.appearance == .disappearing && sheet.appearance == .appeared)
    upper.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      upper.present(ViewController(title: "late"), animated: true)
    }
    swipe.cancel()
    expectDiagnostic("present.in-progress") { world.settle() }
    expectVisible("root")
    #expect(fixture.faults + upper.checkInvariants() == [])
  }

  @Test func `a dismissal of a sheet that a finger takes away finds nothing`() throws {
    let swipe = try #require(sheet.beginInteractiveDismissal())
    expectDiagnostic("dismiss.nothing") { sheet.dismiss(animated: true) }
    world.turn()
    expectDiagnostic("dismiss.nothing") { root.dismiss(animated: true) }
    swipe.cancel()
    world.settle()
    expectVisible("root", "sheet")
    sheet.dismiss(animated: true)
    world.settle()
    expectVisible("root")
  }

  @Test func `a test that leaves a finger on a sheet has not settled`() throws {
    let swipe = try #require(sheet.beginInteractiveDismissal())
    #expect(!world.settle())
    swipe.finish()
    #expect(world.settle())
  }

  @Test func `upper sheets that go with a lower one tell their delegates nothing`() {
    let upper = ViewController(title: "upper")
    let other = NotingDelegate()
    upper.presentationController?.delegate = other
    sheet.present(upper, animated: true)
    world.settle()
    other.calls = []
    root.dismiss(animated: true)
    world.settle()
    #expect(delegate.calls == [] && other.calls == [])
  }

  @Test func `a new root takes the sheet from the finger`() throws {
    let swipe = try #require(sheet.beginInteractiveDismissal())
    world.turn()
    expectDiagnostic("root.swap.during-transition") {
      fixture.window.rootViewController = ViewController(title: "new")
      world.settle()
    }
    #expect(!swipe.isActive && sheet.presentingViewController == nil)
    swipe.finish()
    #expect(world.settle())
    expectVisible("new")
  }

  @Test func `a switcher takes the sheet from the finger`() throws {
    let window = Window()
    let switcher = RootSwitcher(window: window, initial: 1)
    let (old, sheet) = (ViewController(title: "old"), ViewController(title: "other sheet"))
    switcher.register(1) { old }
    switcher.register(2) { ViewController(title: "new") }
    switcher.start()
    window.windowLevel = .alert
    world.settle()
    old.present(sheet, animated: true)
    world.settle()
    let swipe = try #require(sheet.beginInteractiveDismissal())
    world.turn()
    var outcome: RequestOutcome?
    switcher.replace(with: 2) { outcome = $0 }
    #expect(world.settle())
    #expect(outcome == .completed && !swipe.isActive && sheet.presentingViewController == nil)
    expectVisible("new")
  }

  @Test func `a window that hides under the finger leaves the sheet where it was`() throws {
    let swipe = try #require(sheet.beginInteractiveDismissal())
    world.turn()
    fixture.window.isHidden = true
    world.turn()
    let mark = world.log.mark
    swipe.cancel()
    world.settle()
    #expect(world.log.since(mark).lines.filter { $0.contains("A(") } == [])
    #expect(sheet.appearance == .disappeared && root.presentedViewController === sheet)
    fixture.window.isHidden = false
    world.settle()
    #expect(sheet.appearance == .appeared && fixture.faults == [])
  }
}
