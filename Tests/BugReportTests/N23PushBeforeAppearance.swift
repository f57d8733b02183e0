import SwitchbackTesting
import Testing

/// A coordinator makes a stack with a container the root of the window, and in the same turn pushes the
/// launch screen over it.
///
/// The console complains of unbalanced calls for the launch screen.
@MainActor
@Suite(.simulated) struct N23PushBeforeAppearance {
  /// Has something done when it has appeared for the first time.
  private final class Container: ViewController {
    var onFirstAppearance: (() -> Void)?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onFirstAppearance?()
      onFirstAppearance = nil
    }
  }

  @MainActor
  private final class App {
    let form: Form
    let window = Window()
    let container = Container(title: "Container")
    let navigation: NavigationController

    init(_ form: Form) {
      self.form = form
      navigation = NavigationController(rootViewController: container)
      navigation.title = "N"
      window.makeKeyAndVisible()
    }

    func start() {
      window.rootViewController = navigation
      switch form {
      case .naive: pushLaunch()
      case .right: container.onFirstAppearance = { [weak self] in self?.pushLaunch() }
      }
    }

    /// The other order: the stack is complete before anybody shows it.
    func startWithWholeStack() {
      pushLaunch()
      window.rootViewController = navigation
    }

    private func pushLaunch() {
      navigation.pushViewController(ViewController(title: "Launch"), animated: false)
    }

    var titles: [String] { navigation.viewControllers.compactMap(\.title) }
  }

  private let world = Simulation.current

  private func settle(_ app: App) -> [String] {
    let mark = world.log.mark
    app.start()
    world.settle()
    #expect(app.titles == ["Container", "Launch"])
    expectVisible("Launch")
    return world.log.since(mark).lines.filter { $0.hasPrefix("Container.") }
  }

  @Test func `report N23`() {
    world.behavior.changeBeforeAppearance = .unbalanced
    let app = App(.naive)
    let finding = expectDiagnostic("nav.push-before-appear") {
      #expect(!settle(app).contains("Container.WA(n)"))
    }
    let message = "\"Launch\" is pushed on \"N\", which has not shown \"Container\" yet."
    #expect(finding?.message == message)
    #expect(finding?.cause.description == "push(Launch) on N")
    let text = "Unbalanced calls to begin/end appearance transitions for <ViewController: 0x"
    #expect(finding?.text?.hasPrefix(text) == true)
  }

  @Test func `report N23, right`() {
    world.behavior.changeBeforeAppearance = .unbalanced
    let app = App(.right)
    let lines = settle(app).filter { $0.hasSuffix("(n)") && !$0.contains("IA") }
    #expect(
      lines == ["Container.WA(n)", "Container.DA(n)", "Container.WD(n)", "Container.DD(n)"]
    )
  }

  @Test func `report N23, a stack that is complete before it is shown`() {
    world.behavior.changeBeforeAppearance = .unbalanced
    let app = App(.naive)
    app.startWithWholeStack()
    world.settle()
    #expect(app.titles == ["Container", "Launch"])
    expectVisible("Launch")
  }

  @Test func `report N23, where nothing is said of it`() {
    let app = App(.naive)
    #expect(!settle(app).contains("Container.WA(n)"))
  }
}
