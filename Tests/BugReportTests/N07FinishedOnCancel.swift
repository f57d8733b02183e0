import SwitchbackTesting
import Testing

/// A coordinator took `willShow` of the screen below for the end of its own screen, and finished.
///
/// The user gave the swipe back up: the screen was still there, and nobody led on from it.
@MainActor
@Suite(.simulated) struct N07FinishedOnCancel {
  /// Leads through one screen, and tells its parent when that has gone.
  private final class Coordinator: NSObject, NavigationControllerDelegate {
    let form: Form
    let screen = ViewController(title: "B")
    private let onFinish: () -> Void

    init(_ form: Form, onFinish: @escaping () -> Void) {
      self.form = form
      self.onFinish = onFinish
    }

    func navigationController(
      _ navigationController: NavigationController,
      willShow viewController: ViewController,
      animated: Bool
    ) {
      guard viewController !== screen else { return }
      if form == .right, let coordinator = navigationController.transitionCoordinator {
        coordinator.animate(alongsideTransition: nil) { [weak self] coordinator in
          if !coordinator.isCancelled { self?.onFinish() }
        }
      } else {
        onFinish()
      }
    }
  }

  /// Keeps the coordinator until that finishes.
  @MainActor
  private final class Parent {
    let navigation: NavigationController
    var child: Coordinator?
    var finishes = 0

    init(_ navigation: NavigationController) { self.navigation = navigation }

    func start(_ form: Form) -> Coordinator {
      let child = Coordinator(form) { [weak self] in self?.finish() }
      self.child = child
      navigation.delegate = child
      navigation.simulation.watch(child, as: "K", screens: child.screen)
      navigation.pushViewController(child.screen, animated: true)
      return child
    }

    private func finish() {
      finishes += 1
      child = nil
      navigation.delegate = nil
    }
  }

  let world = Simulation.current
  private let app = StackApp(ViewController(title: "A"))
  private let parent: Parent

  init() { parent = Parent(app.navigation) }

  private var stack: [String?] { app.navigation.viewControllers.map(\.title) }

  private func start(_ form: Form) {
    _ = parent.start(form)
    world.settle()
  }

  /// Swipes back for a moment; the callbacks are the same in both forms of the app.
  private func swipeAndGiveUp() {
    expectTrace(
      """
      sync: B.WM(nil)
      commit: B.WD(a) A.WA(a) N.willShow(A,a)
      end: A.WD(a) A.DD(a) B.WA(a) B.DA(a)
      """
    ) {
      let swipe = app.navigation.beginInteractivePop()
      swipe?.update(0.3)
      world.after(.milliseconds(200)) { swipe?.cancel() }
    }
    #expect(stack == ["A", "B"])
    expectVisible("B")
  }

  private func swipeBack() throws {
    let swipe = try #require(app.navigation.beginInteractivePop())
    world.turn()
    swipe.update(0.6)
    swipe.finish()
    world.settle()
    #expect(stack == ["A"])
    expectVisible("A")
  }

  @Test func `report N07`() {
    start(.naive)
    let finding = expectDiagnostic("flow.ends-early") { swipeAndGiveUp() }
    #expect(finding?.message == "K has gone, and its screen \"B\" is still there.")
    #expect(finding?.cause.description == "pop on N")
    #expect(parent.child == nil)
    #expect(parent.finishes == 1)
  }

  @Test func `report N07, right, given up`() {
    start(.right)
    swipeAndGiveUp()
    #expect(parent.child?.screen === app.navigation.topViewController)
    #expect(app.navigation.delegate === parent.child)
    #expect(parent.finishes == 0)
  }

  @Test(arguments: Form.allCases)
  func `report N07, carried out`(form: Form) {
    start(form)
    // The naive coordinator has taken its ears away by then.
    expectTrace(
      """
      sync: B.WM(nil)
      commit: B.WD(a) A.WA(a) N.willShow(A,a)
      end: B.DD(a) A.DA(a) B.DM(nil)\(form == .right ? " N.didShow(A,a)" : "")
      """
    ) {
      let swipe = app.navigation.beginInteractivePop()
      world.after(.milliseconds(200)) { swipe?.finish() }
    }
    #expect(parent.finishes == 1)
    #expect(stack == ["A"])
    expectVisible("A")
  }

  @Test func `report N07, right, carried out, lets go of the coordinator and its screen`() {
    expectReleased {
      let child = parent.start(.right)
      world.settle()
      app.navigation.beginInteractivePop()?.finish()
      return [child, child.screen]
    }
    #expect(parent.finishes == 1)
    #expect(parent.child == nil)
  }

  @Test func `report N07, right, given up and then carried out`() throws {
    start(.right)
    swipeAndGiveUp()
    try swipeBack()
    #expect(parent.finishes == 1)
    #expect(parent.child == nil)
  }

  @Test(arguments: [true, false])
  func `report N07, a neighbour that is left by a button`(animated: Bool) {
    start(.naive)
    if animated {
      app.navigation.tapBackButton()
    } else {
      app.navigation.popViewController(animated: false)
    }
    world.settle()
    #expect(parent.finishes == 1)
    #expect(parent.child == nil)
    expectVisible("A")
  }
}
