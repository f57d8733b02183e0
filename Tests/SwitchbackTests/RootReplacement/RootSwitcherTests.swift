import Foundation
import SwitchbackTesting
import Testing

@MainActor
@Suite(.simulated) struct RootSwitcherTests {
  enum Route: Hashable, Sendable { case login, main, help }

  let world = Simulation.current
  let window = Window()

  func makeRoots(
    store: (any RouteStore<Route>)? = nil,
    allows: @escaping @MainActor (Route, Route) -> Bool = { _, _ in true }
  ) -> RootSwitcher<Route> {
    let roots = RootSwitcher(window: window, initial: Route.login, store: store, allows: allows)
    roots.register(.login) { ViewController(title: "login") }
    roots.register(.main) {
      NavigationController(rootViewController: ViewController(title: "home"))
    }
    return roots
  }

  @Test func `starting shows the first root in a key window`() {
    makeRoots().start()
    world.settle()
    #expect(window.isKeyWindow)
    expectVisible("login")
  }

  @Test func `the stored route wins over the initial one`() {
    makeRoots(store: MemoryRouteStore(.main)).start()
    world.settle()
    expectVisible("home")
  }

  @Test func `starting twice changes nothing`() {
    let roots = makeRoots()
    roots.start()
    world.settle()
    let tree = world.tree
    expectDiagnostic("root.started-twice") { roots.start() }
    world.settle()
    #expect(world.tree == tree)
  }

  @Test func `a route without a builder is refused, and the store stays`() {
    let store = MemoryRouteStore(Route.login)
    let roots = makeRoots(store: store)
    roots.start()
    world.settle()
    var outcome: RequestOutcome?
    expectDiagnostic("root.route-without-builder") {
      roots.replace(with: .help) { outcome = $0 }
      world.settle()
    }
    #expect(outcome == .refused)
    #expect(store.read() == .login)
    expectVisible("login")
  }

  @Test func `a stored route without a builder is told of once, and the initial one is shown`() {
    let store = MemoryRouteStore(Route.help)
    let roots = makeRoots(store: store)
    expectDiagnostic("root.route-without-builder") {
      roots.start()
      world.settle()
    }
    expectVisible("login")
    #expect(store.read() == .login)
  }

  @Test func `eager roots are built in the order of their registration`() {
    let roots = RootSwitcher(window: window, initial: 0)
    var built: [Int] = []
    for route in 0..<20 {
      roots.register(route, life: .kept, isEager: true) {
        built.append(route)
        return ViewController()
      }
    }
    roots.start()
    world.settle()
    #expect(built == Array(1..<20) + [0])
  }

  @Test func `a store that somebody else writes is found, and a dropped switcher finds nothing`() {
    let store = MemoryRouteStore(Route.login)
    var roots: RootSwitcher<Route>? = makeRoots(store: store)
    roots?.start()
    world.settle()
    expectDiagnostic("root.store-mismatch") {
      store.write(.main)
      world.settle()
    }
    roots = nil
    world.settle()
  }

  @Test func `a flag has no word for a third route, which is no mistake`() throws {
    let name = "org.switchback.third-\(ProcessInfo.processInfo.processIdentifier)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let store = FlagRouteStore(defaults, key: "in", whenTrue: Route.main, whenFalse: .login)
    let roots = makeRoots(store: store)
    roots.register(.help) { ViewController(title: "help") }
    roots.start()
    roots.replace(with: .help)
    world.settle()
    expectVisible("help")
    #expect(store.read() == .login)
  }

  @Test func `a second builder for a route is told of`() {
    let roots = makeRoots()
    expectDiagnostic("root.route-doubled") { roots.register(.login) { ViewController() } }
    roots.start()
    world.settle()
    expectVisible("login")
  }

  @Test func `a way that the app does not allow is refused`() {
    let roots = makeRoots(allows: { from, to in !(from == .login && to == .main) })
    roots.start()
    world.settle()
    var outcome: RequestOutcome?
    expectDiagnostic("root.route-illegal") { roots.replace(with: .main) { outcome = $0 } }
    world.settle()
    #expect(outcome == .refused)
    #expect(roots.route == .login)
  }

  @Test func `before the start a request is refused`() {
    var outcome: RequestOutcome?
    expectDiagnostic("root.not-started") { makeRoots().replace(with: .main) { outcome = $0 } }
    #expect(outcome == .refused)
  }

  @Test func `a modal goes with the old root, and nothing stays alive`() {
    let roots = makeRoots()
    roots.start()
    world.settle()
    expectReleased {
      let terms = ViewController(title: "terms")
      let rules = ViewController(title: "rules")
      terms.modalPresentationStyle = .fullScreen
      window.rootViewController?.present(terms, animated: true)
      world.settle()
      terms.present(rules, animated: true)
      world.settle()
      roots.replace(with: .main)
      return [terms, rules]
    }
    expectVisible("home")
  }

  @Test func `a request waits for a push, and swaps once it has ended`() {
    let roots = makeRoots(store: MemoryRouteStore(.main))
    roots.start()
    world.settle()
    let navigation = window.rootViewController as? NavigationController
    navigation?.pushViewController(ViewController(title: "detail"), animated: true)
    world.turn()
    roots.replace(with: .login)
    world.turn()
    #expect(roots.state.phase == .waiting)
    world.advance(by: .milliseconds(350))
    #expect(roots.state.phase == .fading)
    world.settle()
    expectVisible("login")
  }

  final class Animator: NSObject, ViewControllerAnimatedTransitioning {
    func transitionDuration(using context: TransitionContext?) -> TimeInterval { 0.25 }
    func animateTransition(using context: TransitionContext) {}
  }

  final class Delegate: NSObject, NavigationControllerDelegate {
    func navigationController(
      _ navigationController: NavigationController,
      animationControllerFor operation: NavigationOperation,
      from fromVC: ViewController,
      to toVC: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { Animator() }
  }

  @Test func `a transition that never ends is ended a second after its time`() {
    let roots = makeRoots(store: MemoryRouteStore(.main))
    roots.start()
    world.settle()
    let delegate = Delegate()
    let navigation = window.rootViewController as? NavigationController
    navigation?.delegate = delegate
    navigation?.pushViewController(ViewController(title: "detail"), animated: true)
    world.turn()
    roots.replace(with: .login)
    world.advance(by: .milliseconds(1240))
    #expect(roots.state.phase == .waiting)
    expectDiagnostic("root.swap.stuck") { world.advance(by: .milliseconds(10)) }
    #expect(roots.state.phase == .fading)
    world.settle()
    expectVisible("login")
  }

  @Test func `a tree that will not be cleared keeps the root, and the store with it`() {
    final class Stubborn: ViewController {
      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
    }
    let store = MemoryRouteStore<Route>()
    let roots = RootSwitcher(window: window, initial: Route.login, store: store)
    roots.register(.login) { Stubborn(title: "login") }
    roots.register(.main) { ViewController(title: "main") }
    roots.start()
    world.settle()
    let terms = ViewController(title: "terms")
    terms.modalPresentationStyle = .fullScreen
    window.rootViewController?.present(terms, animated: true)
    world.settle()
    var outcome: RequestOutcome?
    expectDiagnostic("root.swap.refused") {
      roots.replace(with: .main) { outcome = $0 }
      world.settle()
    }
    #expect(outcome == .refused && store.read() == .login)
    expectVisible("terms")
  }

  @Test func `a window that is gone refuses what was asked of it`() {
    var lost: Window? = Window()
    let roots = lost.map { RootSwitcher(window: $0, initial: Route.login) }
    roots?.register(.login) { ViewController(title: "login") }
    roots?.register(.main) { ViewController(title: "main") }
    roots?.start()
    world.settle()
    var outcome: RequestOutcome?
    roots?.replace(with: .main) { outcome = $0 }
    lost = nil
    expectDiagnostic("root.window-lost") { world.settle() }
    #expect(lost == nil && outcome == .refused && roots?.route == nil)
  }

  @Test func `the answer to an old session's token is dropped`() {
    let roots = makeRoots()
    roots.start()
    world.settle()
    let first = roots.session
    roots.replace(with: .main)
    world.settle()
    var outcome: RequestOutcome?
    expectDiagnostic("root.request-stale") {
      roots.replace(with: .login, session: first) { outcome = $0 }
    }
    world.settle()
    #expect(outcome == .stale)
    expectVisible("home")
  }

  @Test func `the cover shows what the user saw, and fades as asked`() {
    let roots = makeRoots()
    roots.fade = CrossFade(duration: .milliseconds(200), scale: 1.5)
    roots.start()
    world.settle()
    roots.replace(with: .main)
    world.turn()
    let cover = window.subviews.last as? SnapshotView
    #expect(cover?.content == ["login"])
    #expect(cover?.alpha == 0)
    #expect(cover?.transform == CGAffineTransform(scaleX: 1.5, y: 1.5))
    expectVisible()
    world.advance(by: .milliseconds(200))
    #expect(cover?.superview == nil)
    expectVisible("home")
    world.settle()
  }

  @Test func `a kept root that brings an earlier session back is found`() {
    let roots = RootSwitcher(window: window, initial: Route.main)
    roots.register(.login) { ViewController(title: "login") }
    roots.register(.main, life: .kept) {
      NavigationController(rootViewController: ViewController(title: "home"))
    }
    roots.start()
    world.settle()
    let navigation = window.rootViewController as? NavigationController
    navigation?.pushViewController(ViewController(title: "secret"), animated: false)
    world.settle()
    roots.replace(with: .login)
    world.settle()
    expectDiagnostic("root.swap.kept-session") {
      roots.replace(with: .main)
      world.settle()
    }
  }

  @Test func `an awaited replacement drives the clock itself`() async {
    let roots = makeRoots()
    roots.start()
    world.settle()
    let outcome = await roots.replaced(with: .main)
    #expect(outcome == .completed)
    world.settle()
    expectVisible("home")
  }

  @Test func `completions run after the cover has gone, and may ask again`() {
    let roots = makeRoots()
    roots.start()
    world.settle()
    var outcomes: [RequestOutcome] = []
    roots.replace(with: .main) { outcome in
      outcomes.append(outcome)
      roots.replace(with: .login) { outcomes.append($0) }
    }
    world.settle()
    #expect(outcomes == [.completed, .completed])
    #expect(world.visibleScreens.map(\.title) == ["login"])
  }
}

@Suite struct FlagRouteStoreTests {
  @Test @MainActor func `the flag survives a restart of the process`() async throws {
    let suite = "org.switchback.test-\(ProcessInfo.processInfo.processIdentifier)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defaults.removePersistentDomain(forName: suite)
    defaults.synchronize()
    await #expect(processExitsWith: .success) { @MainActor [suite = suite as String] in
      guard let defaults = UserDefaults(suiteName: suite) else { exit(1) }
      let store = FlagRouteStore(defaults, key: "signedIn", whenTrue: "main", whenFalse: "login")
      guard store.read() == nil else { exit(2) }
      store.write("main")
      exit(0)
    }
    await #expect(processExitsWith: .success) { @MainActor [suite = suite as String] in
      guard let defaults = UserDefaults(suiteName: suite) else { exit(1) }
      let store = FlagRouteStore(defaults, key: "signedIn", whenTrue: "main", whenFalse: "login")
      exit(store.read() == "main" ? 0 : 3)
    }
    UserDefaults(suiteName: suite)?.removePersistentDomain(forName: suite)
  }
}
