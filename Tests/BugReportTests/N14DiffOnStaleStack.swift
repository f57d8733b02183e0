import SwitchbackTesting
import Testing

/// A list of screens is rendered by comparing it with the stack.
///
/// While a push runs the stack lags behind what was rendered before, so the comparison takes the screen that
/// waits for one that the user has left.
@MainActor
@Suite(.simulated) struct N14DiffOnStaleStack {
  /// A screen that says when it has left its stack.
  private final class Screen: ViewController {
    var onLeave: (Screen) -> Void = { _ in }

    override func didMove(toParent parent: ViewController?) {
      super.didMove(toParent: parent)
      if parent == nil { onLeave(self) }
    }
  }

  @MainActor
  private final class App {
    let form: Form
    let stack: StackApp
    private(set) var routes: [ViewController]
    private(set) var dismissed: [ViewController] = []
    private var rendered: [ViewController]

    init(_ form: Form) {
      self.form = form
      routes = [ViewController(title: "A")]
      rendered = routes
      stack = StackApp(routes[0])
    }

    func show(_ title: String) {
      let screen = Screen(title: title)
      screen.onLeave = { [weak self] screen in
        if let self, form == .right { noteDismissed(screen) }
      }
      routes.append(screen)
      render()
    }

    private func render() {
      if form == .right, let coordinator = stack.navigation.transitionCoordinator {
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.render() }
        return
      }
      let shown = stack.navigation.viewControllers
      if form == .naive {
        for screen in rendered where !shown.contains(screen) { noteDismissed(screen) }
      }
      rendered = routes
      let missing = routes.filter { !shown.contains($0) }
      stack.navigation.setViewControllers(shown + missing, animated: true)
    }

    private func noteDismissed(_ screen: ViewController) {
      dismissed.append(screen)
      routes.removeAll { $0 === screen }
    }

    var titles: [String] { stack.navigation.viewControllers.compactMap(\.title) }
    var dismissedTitles: [String] { dismissed.compactMap(\.title) }
  }

  private let world = Simulation.current

  @Test func `report N14`() {
    let app = App(.naive)
    app.show("B")
    world.turn()
    app.show("C")
    let finding = expectDiagnostic("nav.stale-read") { app.show("D") }
    let message = """
      The stack of "N" was read while another stack waits, so what was read is out of date.
      """
    #expect(finding?.message == message)
    #expect(finding?.cause.description == "set stack on N")
    #expect(app.dismissedTitles == ["C"])
    world.settle()
    #expect(app.titles == ["A", "B", "D"])
    expectVisible("D")
  }

  @Test func `report N14, right`() {
    let app = App(.right)
    app.show("B")
    world.turn()
    app.show("C")
    app.show("D")
    world.settle()
    #expect(app.dismissedTitles == [])
    #expect(app.titles == ["A", "B", "C", "D"])
    #expect(app.routes == app.stack.navigation.viewControllers)
    expectVisible("D")
  }

  @Test(arguments: Form.allCases)
  func `report N14, updates of one turn find each other`(form: Form) {
    let app = App(form)
    app.show("B")
    app.show("C")
    world.settle()
    #expect(app.dismissedTitles == [])
    #expect(app.titles == ["A", "B", "C"])
    expectVisible("C")
  }

  @Test(arguments: Form.allCases)
  func `report N14, a screen that the user has left is missed`(form: Form) {
    let app = App(form)
    app.show("B")
    world.settle()
    app.stack.navigation.tapBackButton()
    world.settle()
    app.show("C")
    world.settle()
    #expect(app.dismissedTitles == ["B"])
    #expect(app.titles == ["A", "C"])
    #expect(app.routes == app.stack.navigation.viewControllers)
  }
}
