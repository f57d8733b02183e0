import SwitchbackTesting
import Testing

/// An app lined its pushes up behind a flag that went up for modals too, and came down only when the stack
/// said that it had shown something.
///
/// After a modal nothing says so: pushes waited until somebody went back, and then all of them came.
@MainActor
@Suite(.simulated) struct N13QueueStuck {
  /// A screen that asks for something as soon as its view is there.
  private final class Screen: ViewController {
    var onMount: () -> Void = {}

    override func viewDidLoad() {
      super.viewDidLoad()
      onMount()
    }
  }

  @MainActor
  private final class App: NSObject, NavigationControllerDelegate {
    let form: Form
    let stack = StackApp(ViewController(title: "R"))
    private var queue: [ViewController] = []
    private var isTransitioning = false

    init(_ form: Form) {
      self.form = form
      super.init()
      stack.navigation.delegate = self
      stack.world.atRest("no push is left in the queue") { [weak self] in
        self?.queue.isEmpty ?? true
      }
    }

    func push(_ screen: ViewController) {
      guard !isTransitioning else { return queue.append(screen) }
      isTransitioning = true
      stack.navigation.pushViewController(screen, animated: true)
    }

    func showModal(over screen: ViewController) {
      let modal = ViewController(title: "M")
      modal.modalPresentationStyle = .fullScreen
      isTransitioning = true
      screen.present(modal, animated: true) { [self] in
        if form == .right { transitionHasEnded() }
      }
    }

    func hideModal() {
      isTransitioning = true
      stack.navigation.dismiss(animated: true) { [self] in
        if form == .right { transitionHasEnded() }
      }
    }

    private func transitionHasEnded() {
      isTransitioning = false
      if !queue.isEmpty { push(queue.removeFirst()) }
    }

    func navigationController(
      _ navigationController: NavigationController,
      didShow viewController: ViewController,
      animated: Bool
    ) {
      transitionHasEnded()
    }

    var titles: [String] { stack.navigation.viewControllers.compactMap(\.title) }
  }

  private let world = Simulation.current

  /// Pushes a screen that shows a modal while it is on its way in.
  private func app(_ form: Form) -> App {
    let app = App(form)
    let screen = Screen(title: "S")
    screen.onMount = { [weak app, weak screen, world] in
      world.after(.milliseconds(20), "mount") {
        if let app, let screen { app.showModal(over: screen) }
      }
    }
    app.push(screen)
    world.settle()
    expectVisible("M")
    return app
  }

  @Test func `report N13`() {
    let app = app(.naive)
    let finding = expectDiagnostic("rest.broken") {
      app.hideModal()
      app.push(ViewController(title: "T"))
      world.settle()
    }
    #expect(finding?.message == "At rest it does not hold that no push is left in the queue.")
    #expect(finding?.cause.description == "dismiss on N")
    app.push(ViewController(title: "U"))
    world.settle()
    #expect(app.titles == ["R", "S"])
    app.stack.navigation.tapBackButton()
    world.settle()
    #expect(app.titles == ["R", "T", "U"])
    expectVisible("U")
  }

  @Test func `report N13, right`() {
    let app = app(.right)
    app.hideModal()
    app.push(ViewController(title: "T"))
    world.settle()
    #expect(app.titles == ["R", "S", "T"])
    app.push(ViewController(title: "U"))
    world.settle()
    app.stack.navigation.tapBackButton()
    world.settle()
    #expect(app.titles == ["R", "S", "T"])
    expectVisible("T")
  }

  @Test(arguments: Form.allCases)
  func `report N13, pushes that meet each other need no modal's end`(form: Form) {
    let app = App(form)
    app.push(ViewController(title: "S"))
    world.turn()
    app.push(ViewController(title: "T"))
    app.push(ViewController(title: "U"))
    #expect(app.titles == ["R", "S"])
    world.settle()
    #expect(app.titles == ["R", "S", "T", "U"])
    expectVisible("U")
  }
}
