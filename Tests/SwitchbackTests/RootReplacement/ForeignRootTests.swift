import SwitchbackTesting
import Testing

/// What becomes of a window whose root somebody else sets, or that a second switcher wants to serve.
@MainActor
@Suite(.simulated) struct ForeignRootTests {
  let world = Simulation.current
  let window = Window()

  func makeRoots(policy: RequestPolicy = .latestWins) -> RootSwitcher<Int> {
    let roots = RootSwitcher(window: window, initial: 0, policy: policy)
    for route in 0..<3 { roots.register(route) { ViewController(title: "root \(route)") } }
    return roots
  }

  func started(policy: RequestPolicy = .latestWins) -> RootSwitcher<Int> {
    let roots = makeRoots(policy: policy)
    roots.start()
    world.settle()
    return roots
  }

  @Test func `a root that is set behind the switcher is told of once`() {
    let roots = started()
    expectDiagnostic("root.bypassed") {
      window.rootViewController = ViewController(title: "foreign")
      world.settle()
      world.settle()
    }
    expectDiagnostic("root.bypassed") {
      window.rootViewController = ViewController(title: "another")
      world.settle()
      world.settle()
    }
    #expect(roots.route == 0)
  }

  @Test func `a request for the route that is believed to be shown installs it again`() {
    let roots = started()
    window.rootViewController = ViewController(title: "foreign")
    world.turn()
    var outcome: RequestOutcome?
    expectDiagnostic("root.bypassed") {
      roots.replace(with: 0) { outcome = $0 }
      world.settle()
    }
    #expect(outcome == .completed && roots.session == 2)
    #expect(world.visibleScreens.map(\.title) == ["root 0"])
    roots.replace(with: 0) { outcome = $0 }
    #expect(outcome == .unchanged)
  }

  @Test(arguments: RequestPolicy.allCases)
  func `a foreign root goes with the next request for any route`(policy: RequestPolicy) {
    let roots = started(policy: policy)
    window.rootViewController = ViewController(title: "foreign")
    world.turn()
    expectDiagnostic("root.bypassed") {
      roots.replace(with: 1)
      world.settle()
    }
    #expect(world.visibleScreens.map(\.title) == ["root 1"])
  }

  @Test func `going back over a foreign root that came meanwhile installs the former route`() {
    let roots = started()
    var outcomes: [RequestOutcome] = []
    let sheet = ViewController(title: "sheet")
    window.rootViewController?.present(sheet, animated: true)
    world.turn()
    roots.replace(with: 1) { outcomes.append($0) }
    roots.replace(with: 0) { outcomes.append($0) }
    expectDiagnostic("root.bypassed") {
      expectDiagnostic("root.swap.during-transition") {
        expectDiagnostic("root.swap.leftover-presentation") {
          window.rootViewController = ViewController(title: "foreign")
          world.turn()
        }
      }
      world.settle()
    }
    #expect(outcomes == [.superseded, .completed])
    #expect(roots.route == 0 && window.rootViewController?.title == "root 0")
  }

  @Test func `a foreign root that comes during the fade does not leave a request unchanged`() {
    let roots = started()
    var outcomes: [RequestOutcome] = []
    roots.replace(with: 1) { outcomes.append($0) }
    world.turn()
    #expect(roots.state.phase == .fading)
    roots.replace(with: 1) { outcomes.append($0) }
    expectDiagnostic("root.bypassed") {
      window.rootViewController = ViewController(title: "foreign")
      world.settle()
    }
    #expect(outcomes == [.completed, .completed])
    #expect(world.visibleScreens.map(\.title) == ["root 1"])
  }

  @Test func `a second switcher does not start on a window that is served`() {
    let first = started()
    let second = makeRoots()
    let tree = world.tree
    expectDiagnostic("root.second-switcher") { second.start() }
    world.settle()
    #expect(world.tree == tree)
    #expect(second.route == nil && second.session == 0 && second.state.phase == .unstarted)
    var outcome: RequestOutcome?
    expectDiagnostic("root.not-started") { second.replace(with: 1) { outcome = $0 } }
    #expect(outcome == .refused)
    first.replace(with: 2)
    world.settle()
    #expect(world.visibleScreens.map(\.title) == ["root 2"])
  }

  @Test func `a second switcher may take over once the first has gone`() {
    var first: RootSwitcher<Int>? = started()
    first?.replace(with: 2)
    first = nil
    let second = makeRoots()
    expectDiagnostic("root.second-switcher") { second.start() }
    world.settle()
    #expect(world.visibleScreens.map(\.title) == ["root 2"])
    second.start()
    world.settle()
    #expect(second.route == 0)
    #expect(world.visibleScreens.map(\.title) == ["root 0"])
  }
}
