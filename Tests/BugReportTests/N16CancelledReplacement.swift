import SwitchbackTesting
import Testing

/// A screen was to take the place of another, under a finger that turned back.
///
/// On iOS 7 the newcomer stayed on the stack, over the screen that was still shown.
@MainActor
@Suite(.simulated) struct N16CancelledReplacement {
  /// Replaces a screen under a finger.
  @MainActor
  private final class App: NSObject, NavigationControllerDelegate,
    ViewControllerAnimatedTransitioning
  {
    let form: Form
    let stack = StackApp(ViewController(title: "A"))
    private var context: TransitionContext?

    init(_ form: Form, on behavior: Behavior.CancelledStackChange = .leavesNewcomer) {
      self.form = form
      super.init()
      stack.world.behavior.cancelledStackChange = behavior
      stack.navigation.delegate = self
    }

    func replace(with newcomer: ViewController) {
      stack.navigation.setViewControllers([newcomer], animated: true)
      if form == .right { takeOffIfCancelled(newcomer) }
    }

    private func takeOffIfCancelled(_ newcomer: ViewController) {
      let navigation = stack.navigation
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { coordinator in
        if coordinator.isCancelled { navigation.viewControllers.removeAll { $0 === newcomer } }
      }
    }

    func push(_ screen: ViewController) {
      stack.navigation.pushViewController(screen, animated: true)
    }

    func liftFinger(completes: Bool) {
      context?.completeTransition(completes)
      context = nil
    }

    func transitionDuration(using context: TransitionContext?) -> Double { 0.3 }

    func animateTransition(using context: TransitionContext) { self.context = context }

    func navigationController(
      _ navigationController: NavigationController,
      animationControllerFor operation: NavigationOperation,
      from fromVC: ViewController,
      to toVC: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { self }

    var titles: [String] { stack.navigation.viewControllers.compactMap(\.title) }
  }

  private let world = Simulation.current

  private func replace(in app: App, completes: Bool) -> ViewController {
    let newcomer = ViewController(title: "B")
    app.replace(with: newcomer)
    world.advance(by: .milliseconds(100))
    app.liftFinger(completes: completes)
    world.settle()
    return newcomer
  }

  @Test func `report N16`() {
    let app = App(.naive)
    let finding = expectDiagnostic("nav.cancel-left-residue") {
      _ = replace(in: app, completes: false)
    }
    let message = """
      The stack of "N" still has "B" on top, whose way in was given up; shown is "A".
      """
    #expect(finding?.message == message)
    #expect(finding?.cause.description == "completeTransition on N")
    #expect(app.titles == ["A", "B"])
    expectVisible("A")
  }

  @Test func `report N16, right`() {
    let app = App(.right)
    expectReleased { [replace(in: app, completes: false)] }
    #expect(app.titles == ["A"])
    expectVisible("A")
    _ = replace(in: app, completes: true)
    #expect(app.titles == ["B"])
    expectVisible("B")
  }

  @Test(arguments: Form.allCases)
  func `report N16, later systems restore the stack`(form: Form) {
    let app = App(form, on: .restored)
    expectReleased { [replace(in: app, completes: false)] }
    #expect(app.titles == ["A"])
    expectVisible("A")
  }

  @Test func `report N16, neither a finger that goes through nor a push leaves anything`() {
    let app = App(.naive)
    _ = replace(in: app, completes: true)
    #expect(app.titles == ["B"])
    app.push(ViewController(title: "C"))
    world.turn()
    app.liftFinger(completes: false)
    world.settle()
    #expect(app.titles == ["B"])
    expectVisible("B")
  }
}
