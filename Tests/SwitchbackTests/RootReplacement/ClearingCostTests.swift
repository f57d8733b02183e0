import Foundation
import SwitchbackTesting
import Testing

/// What it costs to take away a chain of sheets.
@MainActor
@Suite(.simulated, .serialized) struct ClearingCostTests {
  let world = Simulation.current

  /// The processor time of this thread, in seconds; other work on the machine does not count.
  func cost(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    body()
    return now() - start
  }

  func presentChain(of count: Int, over root: ViewController?) {
    var top = root
    for _ in 0..<count {
      let next = ViewController()
      top?.present(next, animated: false)
      world.turn()
      top = next
    }
    world.settle()
  }

  /// The cost of taking away a chain of sheets: with a new root, or by dismissing it.
  func costOfClearing(_ count: Int, switching: Bool) -> Double {
    let window = Window()
    let roots = RootSwitcher(window: window, initial: 0)
    for route in 0..<2 { roots.register(route) { ViewController(title: "root \(route)") } }
    roots.start()
    world.settle()
    presentChain(of: count, over: window.rootViewController)
    let cost = cost {
      if switching {
        roots.replace(with: 1)
      } else {
        window.rootViewController?.dismiss(animated: false)
      }
      world.settle()
    }
    #expect(roots.route == (switching ? 1 : 0) && window.layers.isEmpty)
    return cost
  }

  func costOfSwapping(under count: Int) -> Double {
    let window = Window()
    window.rootViewController = ViewController(title: "old")
    window.makeKeyAndVisible()
    world.settle()
    presentChain(of: count, over: window.rootViewController)
    let cost = cost {
      window.rootViewController = ViewController(title: "new")
      world.settle()
    }
    world.findings = []
    return cost
  }

  @Test func `a switcher clears a chain of sheets for little more than a dismissal costs`() {
    _ = costOfClearing(100, switching: true)
    let dismissing = costOfClearing(2000, switching: false)
    let switching = costOfClearing(2000, switching: true)
    print("2,000 sheets: dismissing \(dismissing) s, switching \(switching) s")
    #expect(switching < dismissing * 4)
  }

  @Test func `a swap under a chain of sheets takes linear time`() {
    _ = costOfSwapping(under: 100)
    let (few, many) = (costOfSwapping(under: 500), costOfSwapping(under: 2000))
    print("swapping under 500 sheets \(few) s, under 2,000 sheets \(many) s")
    #expect(many < few * 8)
  }
}
