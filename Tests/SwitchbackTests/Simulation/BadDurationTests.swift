import Foundation
import SwitchbackTesting
import Testing

/// No length of time crashes the model; one that the clock cannot count is told, and replaced.
@MainActor
@Suite(.simulated) struct BadDurationTests {
  let world = Simulation.current
  let longest = Duration.seconds(1_000_000_000)
  let huge = Duration.seconds(Int64.max) * 18

  @Test(arguments: [Double.nan, .infinity, .greatestFiniteMagnitude, 1e10])
  func `an animation of views takes any length`(length: Double) {
    var ends: [Bool] = []
    let diagnostic = expectDiagnostic("time.bad-duration") {
      View.animate(withDuration: length, animations: {}) { ends.append($0) }
    }
    let counted = length.isNaN ? Duration.zero : longest
    #expect(
      diagnostic?.message
        == "The length of an animation of views was given as \(length)s; it counts as \(counted.text)."
    )
    world.settle()
    #expect(ends == [true])
    #expect(world.now == counted)
  }

  @Test(arguments: [-1, -Double.infinity, 0])
  func `an animation of no length or a negative one is legal, as in UIKit`(length: Double) {
    var ends: [Bool] = []
    View.animate(withDuration: length, animations: {}) { ends.append($0) }
    world.turn()
    #expect(ends == [true])
  }

  @Test(arguments: [Double.nan, -1, -.infinity, .infinity, .greatestFiniteMagnitude])
  func `an animator may name any length`(length: Double) {
    let animator = Animator(length: length)
    let navigation = NavigationController(rootViewController: ViewController(title: "home"))
    let delegate = Delegate(animator: animator)
    navigation.delegate = delegate
    let window = Window()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    world.settle()
    expectDiagnostic("time.bad-duration") {
      navigation.pushViewController(ViewController(title: "detail"), animated: true)
      world.turn()
    }
    world.settle()
    expectVisible("detail")
    withExtendedLifetime(delegate) {}
  }

  @Test func `work may be asked for at any time`() {
    var done: [String] = []
    expectDiagnostic("time.bad-duration") { world.after(huge) { done.append("late") } }
    expectDiagnostic("time.bad-duration") { world.after(.zero - huge) { done.append("early") } }
    #expect(world.unsettledWork == ["scheduled work at 0s", "scheduled work at 1000000000s"])
    world.settle()
    #expect(done == ["early", "late"])
  }

  @Test func `the clock may be moved by any length, again and again`() {
    for _ in 0..<20 {
      expectDiagnostic("time.bad-duration") { world.advance(by: huge) }
      expectDiagnostic("time.backwards") { world.advance(by: .zero - huge) }
    }
    #expect(world.now == longest * 20)
  }

  @Test func `transitions may be set to any length`() {
    expectDiagnostic("time.bad-duration") { world.durations.stack = huge }
    expectDiagnostic("time.bad-duration") { world.durations.dismiss = .seconds(-1) }
    #expect(world.durations.stack == longest && world.durations.dismiss == .zero)
    let navigation = NavigationController(rootViewController: ViewController(title: "home"))
    let window = Window()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    world.settle()
    navigation.pushViewController(ViewController(title: "detail"), animated: true)
    world.settle()
    expectVisible("detail")
    #expect(world.now == longest)
  }

  @Test(arguments: [0, -1, Int.min])
  func `a limit below 1 is 1`(limit: Int) {
    world.limits.jobsPerInstant = limit
    world.limits.jobsInAll = limit
    #expect(world.limits.jobsPerInstant == 1 && world.limits.jobsInAll == 1)
    world.after(.zero) {}
    world.after(.zero) {}
    expectDiagnostic("time.loop") { #expect(!world.settle()) }
    world.limits = SettleLimits()
    world.settle()
  }

  @Test func `any length can be printed`() {
    #expect(huge.text == "more than 1000000000000000s")
    #expect((.zero - huge).text == "less than -1000000000000000s")
    #expect(Duration.milliseconds(-1500).text == "-1.5s")
  }
}

private final class Animator: NSObject, ViewControllerAnimatedTransitioning {
  let length: TimeInterval

  init(length: TimeInterval) { self.length = length }

  func transitionDuration(using context: TransitionContext?) -> TimeInterval { length }

  func animateTransition(using context: TransitionContext) {
    Simulation.current.after(.seconds(1)) { context.completeTransition(true) }
  }
}

private final class Delegate: NSObject, NavigationControllerDelegate {
  let animator: Animator

  init(animator: Animator) { self.animator = animator }

  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationOperation,
    from fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator }
}
