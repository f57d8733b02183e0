public import XCTest

/// A test case for XCTest whose tests each run in a simulation of their own.
///
/// A finding that a test did not expect fails it, and so does work that has not come to rest; as XCTest
/// does not know where a test stands, such a failure names the test and no line. In Swift 6
/// mode a test method that is bound to the main actor has to be `async` on Linux, where the runner of
/// XCTest cannot call a synchronous one; in Swift 5 mode leave it bound to no actor.
open class SimulatedTestCase: XCTestCase {
  /// The choices for open points; override to change them.
  open var behavior: Behavior { .latest }

  /// The identifiers of the rules whose findings do not fail a test; override to add some.
  open var allowedRules: Set<String> { [] }

  /// Runs one test in a fresh simulation.
  open override func invokeTest() {
    let (behavior, allowed) = (behavior, allowedRules)
    let simulation = MainActor.assumeIsolated { Simulation(behavior: behavior) }
    // XCTest calls this on the main thread, and uses the case there until it returns.
    nonisolated(unsafe) let testCase = self
    let running = MainActor.assumeIsolated { RunningTestCase(testCase) }
    RunningTest.$testCase.withValue(running) {
      SimulationLocal.$current.withValue(simulation) { super.invokeTest() }
      MainActor.assumeIsolated { simulation.failForLeftovers(allowing: allowed, at: nil) }
    }
  }
}
