import SwitchbackTesting
import Testing
import XCTest

@MainActor
@Suite(.simulated) struct SimulationTests {
  let world = Simulation.current

  @Test func `time moves only when it is told to, and work runs in order`() {
    var done: [String] = []
    world.after(.seconds(2)) { done.append("two") }
    world.after(.seconds(1)) { done.append("one") }
    world.after(.zero) { done.append("next turn") }
    let cancelled = world.after(.seconds(1)) { done.append("never") }
    cancelled.cancel()
    #expect(done.isEmpty)
    world.turn()
    #expect(done == ["next turn"])
    world.advance(by: .milliseconds(1500))
    #expect(done == ["next turn", "one"])
    #expect(world.now == .milliseconds(1500))
    world.settle()
    #expect(done == ["next turn", "one", "two"])
  }

  @Test func `work that feeds itself ends in a diagnostic`() {
    world.limits.jobsPerInstant = 100
    @MainActor final class Feeder {
      var isHungry = true
      func feed(_ world: Simulation) {
        world.after(.zero, "feeding") { if self.isHungry { self.feed(world) } }
      }
    }
    let feeder = Feeder()
    feeder.feed(world)
    let diagnostic = expectDiagnostic("time.loop") { #expect(!world.settle()) }
    #expect(diagnostic?.cause.description == "after")
    feeder.isHungry = false
    world.settle()
  }

  @Test func `the clock cannot go backwards`() {
    expectDiagnostic("time.backwards") { world.advance(by: .seconds(-1)) }
    #expect(world.now == .zero)
  }

  @Test func `a name that is not unique carries the birth number`() {
    let first = ViewController(title: "twin")
    #expect(first.name == "twin")
    let second = ViewController(title: "twin")
    #expect(first.name == "twin#\(first.birthNumber)")
    #expect(second.name == "twin#\(second.birthNumber)")
    second.title = "other"
    #expect([first.name, second.name] == ["twin", "other"])
  }

  @Test func `the log keeps at least as much as its limit says`() {
    world.log.limit = 10
    let controllers = (0..<200).map { ViewController(title: "\($0)") }
    for controller in controllers { controller.loadViewIfNeeded() }
    // In release they would otherwise die after the loop, which is an event too.
    let kept = withExtendedLifetime(controllers) { world.log.all.lines }
    #expect(kept.count >= 10 && kept.count < 50)
    #expect(kept.last == "199.DL")
  }

  @Test func `a node keeps the simulation that it was born in`() {
    let stranger = Simulation.run { _ in ViewController() }
    final class Curious: ViewController {
      var seen: Simulation?
      override func viewDidLoad() {
        super.viewDidLoad()
        seen = .current
      }
    }
    let curious = Simulation.run { _ in Curious() }
    curious.loadViewIfNeeded()
    #expect(stranger.simulation !== world)
    #expect(curious.seen === curious.simulation)
  }
}

/// Shows that users of XCTest are served.
final class SimulatedCaseTests: SimulatedTestCase {
  @MainActor func testEachTestHasAWorldOfItsOwn() async {
    XCTAssertTrue(Simulation.current !== Simulation.shared)
    let window = Window()
    window.rootViewController = ViewController(title: "home")
    window.makeKeyAndVisible()
    Simulation.current.settle()
    expectVisible("home")
  }
}
