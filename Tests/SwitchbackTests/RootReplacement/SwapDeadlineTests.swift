import Foundation
import SwitchbackTesting
import Testing

/// When a swap stops waiting for transitions of the old tree.
@MainActor
@Suite(.simulated) struct SwapDeadlineTests {
  /// An animator that ends when it is told to, or never.
  final class Animator: NSObject, ViewControllerAnimatedTransitioning {
    let duration: TimeInterval
    let ending: Duration?

    init(duration: TimeInterval, ending: Duration?) {
      self.duration = duration
      self.ending = ending
    }

    func transitionDuration(using context: TransitionContext?) -> TimeInterval { duration }

    func animateTransition(using context: TransitionContext) {
      guard let ending else { return }
      Simulation.current.after(ending) { context.completeTransition(true) }
    }
  }

  final class Delegate: NSObject, NavigationControllerDelegate {
    var animators: [Animator] = []

    func navigationController(
      _ navigationController: NavigationController,
      animationControllerFor operation: NavigationOperation,
      from fromVC: ViewController,
      to toVC: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
      animators.isEmpty ? nil : animators.removeFirst()
    }
  }

  let world = Simulation.current
  let window = Window()
  let delegate = Delegate()

  /// A switcher whose first root is a navigation controller.
  func started() -> (roots: RootSwitcher<Int>, navigation: NavigationController) {
    let navigation = NavigationController(rootViewController: ViewController(title: "home"))
    navigation.delegate = delegate
    let roots = RootSwitcher(window: window, initial: 0)
    roots.register(0) { navigation }
    roots.register(1) { ViewController(title: "main") }
    roots.start()
    world.settle()
    return (roots, navigation)
  }

  func presentInTurn(_ names: [String], over presenter: ViewController) {
    guard let name = names.first else { return }
    let next = ViewController(title: name)
    presenter.present(next, animated: true) { [weak next] in
      guard let next else { return }
      presentInTurn(Array(names.dropFirst()), over: next)
    }
  }

  @Test func `transitions that are on time, one after another, are waited for`() {
    let (roots, navigation) = started()
    presentInTurn(["A", "B", "C", "D"], over: navigation)
    world.turn()
    var end: Duration?
    let start = world.now
    roots.replace(with: 1) {
      #expect($0 == .completed); end = world.now
    }
    world.settle()
    #expect(end.map { $0 - start } == world.durations.present * 4 + roots.fade.duration)
    expectVisible("main")
  }

  @Test func `a transition that hangs behind others is ended a second after its own time`() {
    let (roots, navigation) = started()
    delegate.animators = [
      Animator(duration: 5, ending: .seconds(5)), Animator(duration: 0.5, ending: nil),
    ]
    navigation.pushViewController(ViewController(title: "first"), animated: true)
    world.turn()
    expectDiagnostic("nav.push-while-pushing") {
      navigation.pushViewController(ViewController(title: "second"), animated: true)
    }
    world.turn()
    roots.replace(with: 1)
    world.advance(by: .milliseconds(6490))
    #expect(roots.state.phase == .waiting)
    let finding = expectDiagnostic("root.swap.stuck") { world.advance(by: .milliseconds(10)) }
    #expect(finding?.cause.description.hasPrefix("replace root") == true)
    #expect(roots.state.phase == .fading)
    world.settle()
    expectVisible("main")
  }

  @Test func `one that ends before its time does not lengthen the wait for the next`() {
    let (roots, navigation) = started()
    delegate.animators = [
      Animator(duration: 20, ending: .seconds(1)), Animator(duration: 0.5, ending: nil),
    ]
    navigation.pushViewController(ViewController(title: "first"), animated: true)
    world.turn()
    expectDiagnostic("nav.push-while-pushing") {
      navigation.pushViewController(ViewController(title: "second"), animated: true)
    }
    world.turn()
    roots.replace(with: 1)
    world.advance(by: .milliseconds(2490))
    #expect(roots.state.phase == .waiting)
    expectDiagnostic("root.swap.stuck") { world.advance(by: .milliseconds(10)) }
    world.settle()
    expectVisible("main")
  }

  @Test func `a tree that never rests is taken away after a minute`() {
    final class Restless: ViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        goOn()
      }

      func goOn() {
        present(ViewController(title: "sheet"), animated: true) { [weak self] in
          self?.dismiss(animated: true) { [weak self] in self?.goOn() }
        }
      }
    }
    let (roots, navigation) = started()
    navigation.setViewControllers([Restless(title: "restless")], animated: false)
    world.advance(by: .seconds(1))
    var outcome: RequestOutcome?
    roots.replace(with: 1) { outcome = $0 }
    world.advance(by: .seconds(55))
    #expect(roots.state.phase == .waiting)
    expectDiagnostic("root.swap.stuck") {
      expectDiagnostic("present.lost") { world.advance(by: .seconds(10)) }
    }
    #expect(outcome == .completed)
    world.settle()
    expectVisible("main")
  }
}
