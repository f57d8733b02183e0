import SwitchbackTesting
import Testing

/// A coordinator refuses to start the QR flow while it keeps one.
///
/// An error takes the flow's screens off all at once, nobody lets the flow go, and every later tap is
/// swallowed.
@MainActor
@Suite(.simulated) struct N19GuardSwallowsTaps {
  @MainActor
  private final class QRFlow {
    let screens = [ViewController(title: "Q1"), ViewController(title: "Q2")]
  }

  @MainActor
  private final class App: NSObject, NavigationControllerDelegate {
    let form: Form
    let stack = StackApp(ViewController(title: "welcome"))
    private(set) var flow: QRFlow?

    init(_ form: Form) {
      self.form = form
      super.init()
      stack.navigation.delegate = self
    }

    func tapLogIn() {
      guard flow == nil else { return }
      let flow = QRFlow()
      self.flow = flow
      stack.world.watch(flow, as: "the QR flow", screens: flow.screens[0], flow.screens[1])
      stack.navigation.pushViewController(flow.screens[0], animated: true)
    }

    func scan() {
      guard let flow else { return }
      stack.navigation.pushViewController(flow.screens[1], animated: true)
    }

    func fail() { stack.navigation.popToRootViewController(animated: true) }

    func navigationController(
      _ navigationController: NavigationController,
      didShow viewController: ViewController,
      animated: Bool
    ) {
      if form == .right, !isFlowShown { flow = nil }
    }

    private var isFlowShown: Bool {
      flow?.screens.contains(where: stack.navigation.viewControllers.contains) ?? false
    }

    var titles: [String] { stack.navigation.viewControllers.compactMap(\.title) }
  }

  private let world = Simulation.current

  /// Logs in as far as the second screen.
  private func app(_ form: Form) -> App {
    let app = App(form)
    app.tapLogIn()
    world.settle()
    app.scan()
    world.settle()
    #expect(app.titles == ["welcome", "Q1", "Q2"])
    return app
  }

  @Test func `report N19`() {
    let app = app(.naive)
    let finding = expectDiagnostic("flow.outlives-screens") {
      app.fail()
      world.settle()
    }
    #expect(finding?.message == "the QR flow is still alive, and its screens have gone.")
    #expect(finding?.cause.description == "pop to root on N")
    app.tapLogIn()
    world.settle()
    #expect(app.titles == ["welcome"])
    expectVisible("welcome")
  }

  @Test func `report N19, right`() {
    let app = app(.right)
    expectReleased {
      let old: [AnyObject] = app.flow.map { [$0] + $0.screens } ?? []
      app.fail()
      return old
    }
    expectVisible("welcome")
    app.tapLogIn()
    world.settle()
    #expect(app.titles == ["welcome", "Q1"])
    expectVisible("Q1")
  }

  @Test(arguments: Form.allCases)
  func `report N19, a second tap while the flow comes or is there is swallowed for good`(
    form: Form
  ) {
    let app = App(form)
    app.tapLogIn()
    app.tapLogIn()
    world.turn()
    app.tapLogIn()
    world.settle()
    app.tapLogIn()
    world.settle()
    #expect(app.titles == ["welcome", "Q1"])
    expectVisible("Q1")
  }
}
