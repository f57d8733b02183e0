import SwitchbackTesting
import Testing

/// A switcher lives as long as its user keeps it, and as long as it has something to finish.
@MainActor
@Suite(.simulated) struct SwitcherLifetimeTests {
  final class Token {}

  let world = Simulation.current
  let window = Window()

  func makeRoots(
    on window: Window,
    policy: RequestPolicy = .latestWins,
    token: Token = Token()
  ) -> RootSwitcher<Int> {
    let roots = RootSwitcher(window: window, initial: 0, policy: policy)
    for route in 0..<3 {
      roots.register(route) {
        withExtendedLifetime(token) { ViewController(title: "root \(route)") }
      }
    }
    roots.start()
    return roots
  }

  func presentSheet(over window: Window) {
    let sheet = ViewController(title: "sheet")
    window.rootViewController?.present(sheet, animated: true)
  }

  @Test(arguments: [0, 50, 500, 600])
  func `a switcher that is released under way finishes its request`(milliseconds: Int) {
    var outcomes: [RequestOutcome] = []
    var roots: RootSwitcher<Int>? = makeRoots(on: window)
    world.settle()
    presentSheet(over: window)
    world.turn()
    roots?.replace(with: 1) { outcomes.append($0) }
    world.advance(by: .milliseconds(milliseconds))
    roots = nil
    world.settle()
    #expect(outcomes == [.completed])
    #expect(!window.subviews.contains { $0 is SnapshotView })
    expectVisible("root 1")
  }

  @Test func `a switcher that is released finishes what waits in its queue`() {
    var outcomes: [Int: RequestOutcome] = [:]
    var roots: RootSwitcher<Int>? = makeRoots(on: window, policy: .queue)
    world.settle()
    for (number, route) in [1, 2, 0, 1].enumerated() {
      roots?.replace(with: route) { outcomes[number] = $0 }
    }
    roots = nil
    world.settle()
    #expect(outcomes == [0: .completed, 1: .completed, 2: .completed, 3: .completed])
    #expect(world.visibleScreens.map(\.title) == ["root 1"])
  }

  @Test func `a switcher that has finished is kept by its user only`() {
    weak var token: Token?
    var roots: RootSwitcher<Int>?
    do {
      let made = Token()
      token = made
      roots = makeRoots(on: window, token: made)
    }
    roots?.replace(with: 1)
    roots = nil
    #expect(token != nil)
    world.settle()
    #expect(token == nil)

    do {
      let made = Token()
      token = made
      roots = makeRoots(on: window, token: made)
    }
    roots?.replace(with: 1)
    world.settle()
    #expect(token != nil)
    roots = nil
    #expect(token == nil)
  }

  @Test(arguments: [false, true])
  func `a world that is dropped in the middle takes the switcher with it`(isReleased: Bool) {
    weak var world: Simulation?
    weak var token: Token?
    var outcomes: [RequestOutcome] = []
    Simulation.run { inner in
      let window = Window()
      let made = Token()
      var roots: RootSwitcher<Int>? = makeRoots(on: window, token: made)
      inner.settle()
      roots?.replace(with: 1) { outcomes.append($0) }
      roots?.replace(with: 2) { outcomes.append($0) }
      if isReleased { roots = nil }
      world = inner
      token = made
      withExtendedLifetime(window) {}
    }
    #expect(world == nil && token == nil)
    #expect(outcomes.isEmpty)
  }

  @Test func `a switcher outlives its world's other owners`() {
    var outcome: RequestOutcome?
    let roots = Simulation.run { inner in
      let roots = makeRoots(on: Window())
      inner.turn()
      return roots
    }
    roots.replace(with: 1) { outcome = $0 }
    #expect(outcome == .refused)
    #expect(roots.route == nil)
  }

  @Test func `released with its window, it refuses what was under way`() {
    var outcomes: [RequestOutcome] = []
    var lost: Window? = Window()
    var roots = lost.map { makeRoots(on: $0) }
    world.settle()
    roots?.replace(with: 1) { outcomes.append($0) }
    roots = nil
    lost = nil
    expectDiagnostic("root.window-lost") { world.settle() }
    #expect(outcomes == [.refused])
  }

  @Test func `a request to a window that is gone tells so once, each time`() {
    var lost: Window? = Window()
    let roots = lost.map { makeRoots(on: $0, policy: .queue) }
    world.settle()
    var outcomes: [RequestOutcome] = []
    for route in [1, 2, 0] { roots?.replace(with: route) { outcomes.append($0) } }
    lost = nil
    expectDiagnostic("root.window-lost") { world.settle() }
    #expect(outcomes == [.refused, .refused, .refused])
    for _ in 0..<2 {
      expectDiagnostic("root.window-lost") { roots?.replace(with: 1) { outcomes.append($0) } }
    }
    #expect(outcomes.count == 5 && outcomes.allSatisfy { $0 == .refused })
  }
}
