import SwitchbackTesting
import Testing

/// Builders that hand out controllers that are in use.
@MainActor
@Suite(.simulated) struct RootBuilderTests {
  let world = Simulation.current
  let window = Window()
  let store = MemoryRouteStore<Int>()

  func makeRoots(
    life: RootLife = .rebuilt,
    _ make: @escaping @MainActor (Int) -> ViewController
  ) -> RootSwitcher<Int> {
    let roots = RootSwitcher(window: window, initial: 0, store: store)
    for route in 0..<3 { roots.register(route, life: life) { make(route) } }
    return roots
  }

  func expectUnstarted(_ roots: RootSwitcher<Int>) {
    #expect(roots.route == nil && roots.session == 0 && roots.state.phase == .unstarted)
    #expect(window.rootViewController == nil && window.isHidden && store.read() == nil)
  }

  @Test(arguments: [RootLife.rebuilt, .kept])
  func `a child cannot be the first root, and the start may be tried again`(life: RootLife) {
    let parent = ViewController(title: "parent")
    let child = ViewController(title: "child")
    parent.addChild(child)
    child.didMove(toParent: parent)
    let roots = makeRoots(life: life) { _ in child }
    expectDiagnostic("root.contained") { roots.start() }
    world.settle()
    expectUnstarted(roots)
    child.willMove(toParent: nil)
    child.removeFromParent()
    roots.start()
    world.settle()
    #expect(roots.route == 0 && roots.session == 1 && store.read() == 0)
    expectVisible("child")
  }

  @Test func `a presented controller cannot be the first root`() {
    let other = Window()
    let presenter = ViewController(title: "presenter")
    let sheet = ViewController(title: "sheet")
    other.rootViewController = presenter
    other.makeKeyAndVisible()
    world.settle()
    presenter.present(sheet, animated: false)
    world.settle()
    let roots = makeRoots { _ in sheet }
    expectDiagnostic("root.builder-reused") { roots.start() }
    world.settle()
    expectUnstarted(roots)
    presenter.dismiss(animated: false)
    world.settle()
    roots.start()
    world.settle()
    #expect(window.rootViewController === sheet && sheet.view.window === window)
  }

  @Test func `a start inside the first builder is a second start`() {
    var again: (() -> Void)?
    let roots = makeRoots { route in
      again?()
      return ViewController(title: "root \(route)")
    }
    again = { [weak roots] in roots?.start() }
    expectDiagnostic("root.started-twice") { roots.start() }
    world.settle()
    expectVisible("root 0")
    #expect(roots.session == 1)
  }

  @Test func `a builder that hands out the root that is shown is told of, and completes`() {
    let one = ViewController(title: "one")
    let roots = makeRoots { _ in one }
    roots.start()
    world.settle()
    var outcome: RequestOutcome?
    expectDiagnostic("root.builder-reused") {
      roots.replace(with: 1) { outcome = $0 }
      world.settle()
    }
    #expect(outcome == .completed && roots.route == 1 && roots.session == 2 && store.read() == 1)
    expectVisible("one")
  }

  @Test func `a builder that hands out another route's kept root is told of, and completes`() {
    let one = ViewController(title: "one")
    let roots = makeRoots(life: .kept) { $0 == 1 ? ViewController(title: "two") : one }
    roots.start()
    roots.replace(with: 1)
    world.settle()
    var outcome: RequestOutcome?
    expectDiagnostic("root.builder-reused") {
      roots.replace(with: 2) { outcome = $0 }
      world.settle()
    }
    #expect(outcome == .completed && roots.route == 2)
    expectVisible("one")
    roots.replace(with: 1)
    world.settle()
    expectVisible("two")
  }

  @Test func `a root that another controller presents is refused, and the old one stays`() {
    let other = Window()
    let presenter = ViewController(title: "presenter")
    let sheet = ViewController(title: "sheet")
    other.rootViewController = presenter
    other.makeKeyAndVisible()
    world.settle()
    presenter.present(sheet, animated: false)
    world.settle()
    let roots = makeRoots { $0 == 0 ? ViewController(title: "first") : sheet }
    roots.start()
    world.settle()
    var outcome: RequestOutcome?
    expectDiagnostic("root.builder-reused") {
      roots.replace(with: 1) { outcome = $0 }
      world.settle()
    }
    #expect(outcome == .refused && roots.route == 0 && store.read() == 0)
    #expect(window.rootViewController?.title == "first" && sheet.presentingViewController != nil)
  }
}
