import SwitchbackTesting
import Testing

@MainActor
@Suite(.simulated) struct InteractivePopTests {
  let world = Simulation.current
  let window = Window()
  let home = ViewController(title: "home")
  let detail = ViewController(title: "detail")
  let navigation: NavigationController

  init() {
    navigation = NavigationController(rootViewController: home)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(detail, animated: false)
    world.settle()
  }

  @Test func `a swipe takes as long as the finger has left to go`() throws {
    let swipe = try #require(navigation.beginInteractivePop())
    world.turn()
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    world.advance(by: .seconds(9))
    #expect(navigation.viewControllers == [home] && detail.appearance == .disappearing)
    swipe.update(0.5)
    swipe.finish()
    swipe.cancel()
    world.advance(by: world.durations.stack / 2 - .milliseconds(1))
    #expect(detail.appearance == .disappearing)
    world.advance(by: .milliseconds(1))
    #expect(detail.appearance == .disappeared && home.appearance == .appeared)
    #expect(!swipe.isActive && detail.parent == nil)
  }

  @Test(arguments: [true, false])
  func `a finger that is lifted in the same turn decides as well`(completes: Bool) throws {
    let swipe = try #require(navigation.beginInteractivePop())
    if completes { swipe.finish() } else { swipe.cancel() }
    world.settle()
    #expect(navigation.viewControllers == (completes ? [home] : [home, detail]))
    #expect(navigation.topViewController?.appearance == .appeared)
    #expect(navigation.checkInvariants() == [])
  }

  @Test func `what is asked for during a swipe comes after it`() throws {
    let swipe = try #require(navigation.beginInteractivePop())
    world.turn()
    let next = ViewController(title: "next")
    navigation.pushViewController(next, animated: false)
    swipe.update(0.3)
    swipe.cancel()
    world.settle()
    #expect(navigation.viewControllers == [home, detail, next])
  }

  @Test func `a push in the turn of the swipe leaves the swipe nothing to do`() throws {
    let swipe = try #require(navigation.beginInteractivePop())
    let next = ViewController(title: "next")
    navigation.pushViewController(next, animated: false)
    world.settle()
    #expect(!swipe.isActive)
    swipe.finish()
    world.settle()
    #expect(navigation.viewControllers == [home, next])
  }

  @Test func `a swipe begins only on a stack at rest on screen`() {
    expectDiagnostic("nav.swipe-refused") {
      navigation.popViewController(animated: true)
      #expect(navigation.beginInteractivePop() == nil)
    }
    world.settle()
    expectDiagnostic("nav.swipe-refused") { #expect(navigation.beginInteractivePop() == nil) }
    let unseen = NavigationController(rootViewController: ViewController())
    unseen.pushViewController(ViewController(), animated: false)
    world.settle()
    expectDiagnostic("nav.swipe-refused") { #expect(unseen.beginInteractivePop() == nil) }
  }

  /// Does with a pop what a test says, and counts those that it hears of.
  private final class Deciding: NavigationController {
    var pops: [Bool] = []
    var decision: (Deciding) -> ViewController? = { _ in nil }

    override func popViewController(animated: Bool) -> ViewController? {
      pops.append(animated)
      return decision(self)
    }

    func popAsUsual() -> ViewController? { super.popViewController(animated: true) }
  }

  private func deciding(_ decision: @escaping (Deciding) -> ViewController?) -> Deciding {
    let deciding = Deciding()
    let screens = ["first", "second", "third"].map { ViewController(title: $0) }
    deciding.setViewControllers(screens, animated: false)
    deciding.decision = decision
    window.rootViewController = deciding
    world.settle()
    return deciding
  }

  @Test(arguments: [true, false])
  func `a swipe reaches a subclass as the pop that it is`(completes: Bool) throws {
    let deciding = deciding { $0.popAsUsual() }
    let swipe = try #require(deciding.beginInteractivePop())
    #expect(deciding.pops == [true] && deciding.viewControllers.count == 2)
    world.turn()
    #expect(deciding.transitionCoordinator?.isInteractive == true)
    if completes { swipe.finish() } else { swipe.cancel() }
    world.settle()
    #expect(deciding.pops == [true])
    expectVisible(completes ? "second" : "third")
  }

  @Test func `an override that pops further gives the finger that`() throws {
    let deciding = deciding { $0.popToRootViewController(animated: true)?.last }
    let swipe = try #require(deciding.beginInteractivePop())
    world.turn()
    swipe.cancel()
    world.settle()
    expectVisible("third")
    try #require(deciding.beginInteractivePop()).finish()
    world.settle()
    expectVisible("first")
  }

  @Test func `an override that does not pop leaves the finger nothing to move`() {
    let deciding = deciding { _ in nil }
    let (tree, mark) = (world.tree, world.log.mark)
    let finding = expectDiagnostic("nav.swipe-refused") {
      #expect(deciding.beginInteractivePop() == nil)
    }
    #expect(finding?.message.contains("popViewController(animated:) leaves the top") == true)
    #expect(deciding.pops == [true] && deciding.interactivePop == nil)
    #expect(world.tree == tree && world.isAtRest)
    world.settle()
    #expect(world.log.since(mark).events.isEmpty)
    // What comes later is no swipe's.
    deciding.popToRootViewController(animated: true)
    world.turn()
    #expect(deciding.transitionCoordinator?.isInteractive == false)
    world.settle()
    expectVisible("first")
  }

  @Test func `an override that shows something else instead is left to it`() {
    let deciding = deciding { navigation in
      navigation.pushViewController(ViewController(title: "sure?"), animated: true)
      return nil
    }
    expectDiagnostic("nav.swipe-refused") { #expect(deciding.beginInteractivePop() == nil) }
    world.settle()
    expectVisible("sure?")
  }

  @Test func `an override that swipes itself has one finger too many`() {
    let deciding = deciding { navigation in
      #expect(navigation.beginInteractivePop() == nil)
      return navigation.popAsUsual()
    }
    let finding = expectDiagnostic("nav.swipe-refused") {
      deciding.beginInteractivePop()?.finish()
    }
    #expect(finding?.message.contains("a finger is on it already") == true)
    world.settle()
    #expect(deciding.pops == [true])
    expectVisible("second")
  }

  @Test func `no finger reaches a stack that is still being presented`() {
    final class Eager: NavigationController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        expectDiagnostic("nav.swipe-refused") { #expect(beginInteractivePop() == nil) }
        expectDiagnostic("nav.back-refused") { #expect(tapBackButton() == nil) }
      }
    }
    let eager = Eager()
    eager.modalPresentationStyle = .fullScreen
    eager.setViewControllers([ViewController(), ViewController(title: "top")], animated: false)
    detail.present(eager, animated: true)
    world.settle()
    expectVisible("top")
    #expect(eager.tapBackButton() != nil)
    world.settle()
  }

  @Test(arguments: [true, false])
  func `a replacement of the root takes the stack from the finger`(hasStarted: Bool) throws {
    let fresh = Window()
    let switcher = RootSwitcher(window: fresh, initial: "main")
    switcher.register("main") { [navigation] in navigation }
    switcher.register("login") { ViewController(title: "login") }
    window.rootViewController = nil
    world.settle()
    switcher.start()
    world.settle()
    let swipe = try #require(navigation.beginInteractivePop())
    if hasStarted { world.advance(by: .milliseconds(100)) }
    swipe.update(0.5)
    var outcome: RequestOutcome?
    switcher.replace(with: "login") { outcome = $0 }
    world.settle()
    #expect(outcome == .completed && !swipe.isActive)
    #expect(navigation.viewControllers == [home, detail])
    expectVisible("login")
    _ = world.takeFindings(from: 0) { $0.rule.id == "root.missing" }
  }

  @Test func `nobody appears when a swipe is given up behind a hidden window`() throws {
    let swipe = try #require(navigation.beginInteractivePop())
    world.turn()
    window.isHidden = true
    world.turn()
    let mark = world.log.mark
    swipe.cancel()
    world.settle()
    #expect(world.log.since(mark).lines.filter { $0.contains("A(") } == [])
    window.isHidden = false
    world.settle()
    #expect(navigation.viewControllers == [home, detail] && detail.appearance == .appeared)
  }

  @Test(arguments: [true, false])
  func `a window that hides and comes back in the middle of a swipe changes nothing`(
    completes: Bool
  ) throws {
    let swipe = try #require(navigation.beginInteractivePop())
    world.turn()
    for isHidden in [true, false] {
      window.isHidden = isHidden
      world.turn()
    }
    if completes { swipe.finish() } else { swipe.cancel() }
    world.settle()
    #expect(navigation.viewControllers == (completes ? [home] : [home, detail]))
    #expect(detail.parent === (completes ? nil : navigation))
    #expect(navigation.topViewController?.appearance == .appeared)
    #expect(navigation.checkInvariants() == [])
  }

  @Test func `a lower screen that goes elsewhere during a swipe stays there`() throws {
    let elsewhere = NavigationController(rootViewController: ViewController())
    let top = ViewController(title: "top")
    navigation.pushViewController(top, animated: false)
    world.settle()
    let swipe = try #require(navigation.beginInteractivePop())
    world.turn()
    elsewhere.pushViewController(home, animated: false)
    swipe.cancel()
    world.settle()
    #expect(navigation.viewControllers == [detail, top])
    #expect(elsewhere.topViewController === home && home.parent === elsewhere)
  }
}
