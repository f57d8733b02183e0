import SwitchbackTesting
import Testing

/// What random operations found: changes that meet others midway.
@MainActor
@Suite(.simulated) struct MidwayTests {
  let world = Simulation.current
  let window = Window()
  let home = ViewController(title: "home")
  let navigation: NavigationController

  init() {
    navigation = NavigationController(rootViewController: home)
    navigation.title = "main"
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    world.settle()
  }

  @Test func `a child that leaves while its parent disappears has disappeared at rest`() {
    let child = ViewController(title: "child")
    home.addChild(child)
    home.view.addSubview(child.view)
    child.didMove(toParent: home)
    world.settle()
    #expect(child.appearance == .appeared)
    navigation.pushViewController(ViewController(title: "detail"), animated: true)
    world.turn()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    let mark = world.log.mark
    world.settle()
    #expect(world.log.since(mark).lines.contains("child.DD(a)"))
    #expect(child.appearance == .disappeared)
  }

  @Test func `a presenter cannot become a child of the one that it presents`() {
    let presenter = ViewController(title: "presenter")
    let sheet = ViewController(title: "sheet")
    window.addSubview(presenter.view)
    world.settle()
    presenter.present(sheet, animated: false)
    world.settle()
    let before = world.tree
    expectDiagnostic("child.cycle") { sheet.addChild(presenter) }
    #expect(presenter.parent == nil)
    #expect("\(world.tree)" == "\(before)")
  }

  @Test func `a popped controller pushed elsewhere from viewDidDisappear stays there`() {
    let elsewhere = NavigationController(rootViewController: ViewController(title: "root"))
    let detail = Detail(title: "detail")
    detail.onDisappear = { elsewhere.pushViewController(detail, animated: false) }
    navigation.pushViewController(detail, animated: false)
    world.settle()
    navigation.popViewController(animated: true)
    world.settle()
    #expect(detail.parent === elsewhere)
    #expect(elsewhere.viewControllers.last === detail)
    #expect(elsewhere.checkInvariants() == [])
    detail.onDisappear = nil
  }

  @Test func `a push given up after its window hid and came back leaves nothing behind`() {
    let animator = DecidingAnimator()
    let detail = ViewController(title: "detail")
    navigation.delegate = animator
    navigation.pushViewController(detail, animated: true)
    world.turn()
    for isHidden in [true, false] {
      window.isHidden = isHidden
      world.turn()
    }
    animator.context?.completeTransition(false)
    world.settle()
    #expect(navigation.viewControllers == [home] && detail.parent == nil)
    #expect(detail.checkInvariants() == [] && navigation.checkInvariants() == [])
    navigation.pushViewController(detail, animated: false)
    world.settle()
    #expect(detail.parent === navigation && detail.appearance == .appeared)
  }

  @Test(arguments: [true, false])
  func `a push given up gives the shown stack back, whenever the delegate came`(isSecond: Bool) {
    let animator = DecidingAnimator()
    let mark = world.log.mark
    let detail = ViewController(title: "detail")
    navigation.pushViewController(detail, animated: !isSecond)
    navigation.delegate = animator
    if isSecond {
      navigation.pushViewController(ViewController(title: "more"), animated: true)
    }
    world.turn()
    animator.context?.completeTransition(false)
    world.settle()
    #expect(navigation.viewControllers == [home] && detail.parent == nil)
    #expect(world.log.since(mark).lines.filter { $0.hasPrefix("home.DD") } == [])
    #expect(navigation.checkInvariants() == [] && home.appearance == .appeared)
  }

  @Test func `a screen that pushes another one each time it appears is a loop`() {
    let hand = Hand()
    func endless() -> Detail {
      let screen = Detail()
      screen.onAppear = { [navigation] in
        if !hand.isRaised { navigation.pushViewController(endless(), animated: false) }
      }
      return screen
    }
    world.limits.jobsPerInstant = 20_000
    world.log.isRecording = false
    expectDiagnostic("time.loop") {
      navigation.pushViewController(endless(), animated: false)
      #expect(!world.settle())
    }
    hand.isRaised = true
    #expect(world.settle())
    // The screens keep the stack that they push on.
    navigation.setViewControllers([home], animated: false)
    world.settle()
  }

  @Test func `a screen may present another one only while the chain beneath stays`() {
    let (first, second) = (ViewController(title: "first"), ViewController(title: "second"))
    home.present(first, animated: false)
    world.settle()
    first.present(second, animated: false)
    world.settle()
    navigation.dismiss(animated: false)
    expectDiagnostic("present.in-progress") {
      second.present(ViewController(title: "late"), animated: false)
    }
    world.settle()
    expectVisible("home")
  }

  @Test func `a stack that turns back with another top lets the former one go whole`() {
    final class Frame: ViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (frame, top) = (Frame(), ViewController(title: "top"))
    let stack = NavigationController(rootViewController: top)
    window.rootViewController = frame
    world.settle()
    frame.addChild(stack)
    stack.beginAppearanceTransition(true, animated: false)
    frame.view.addSubview(stack.view)
    stack.didMove(toParent: frame)
    stack.endAppearanceTransition()
    world.settle()
    #expect(top.appearance == .appeared)
    let mark = world.log.mark
    stack.beginAppearanceTransition(false, animated: true)
    let next = ViewController(title: "next")
    stack.pushViewController(next, animated: false)
    stack.beginAppearanceTransition(true, animated: true)
    stack.endAppearanceTransition()
    world.settle()
    #expect(top.appearance == .disappeared && next.appearance == .appeared)
    let heard = world.log.since(mark).lines.filter { $0.hasPrefix("top.") }
    #expect(heard == ["top.WD(a)", "top.DD(a)"])
  }

  @Test func `what a callback asks for comes after what waits already`() {
    let mover = Detail(title: "mover")
    let (first, second) = (ViewController(title: "first"), ViewController(title: "second"))
    mover.onMove = { [navigation] in navigation.pushViewController(second, animated: false) }
    navigation.pushViewController(ViewController(title: "running"), animated: true)
    world.turn()
    navigation.pushViewController(mover, animated: false)
    navigation.pushViewController(first, animated: false)
    world.settle()
    #expect(
      navigation.viewControllers.compactMap(\.title) == [
        "home", "running", "mover", "first", "second",
      ]
    )
  }
}

/// Stops a loop.
private final class Hand {
  var isRaised = false
}

/// A controller that runs a closure once in a callback.
private final class Detail: ViewController {
  var onDisappear: (() -> Void)?
  var onMove: (() -> Void)?
  var onAppear: (() -> Void)?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppear?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onDisappear?()
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    let action = onMove
    onMove = nil
    action?()
  }
}
