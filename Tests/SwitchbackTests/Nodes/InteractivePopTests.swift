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
