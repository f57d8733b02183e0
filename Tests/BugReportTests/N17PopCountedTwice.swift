import SwitchbackTesting
import Testing

/// A router keeps a list of routes beside the stack.
///
/// Its own pop shortens the list, and the stack's word that a screen has gone shortens it once more.
@MainActor
@Suite(.simulated) struct N17PopCountedTwice {
  @MainActor
  private final class App: NSObject, NavigationControllerDelegate {
    let form: Form
    let stack = StackApp(ViewController(title: "a"))
    private(set) var routes = ["a"]
    private var shownCount = 1

    init(_ form: Form) {
      self.form = form
      super.init()
      stack.navigation.delegate = self
      stack.world.atRest("the routes name the screens of the stack") { [weak self] in
        self.map { $0.routes == $0.titles } ?? true
      }
    }

    func push(_ route: String) {
      routes.append(route)
      stack.navigation.pushViewController(ViewController(title: route), animated: true)
    }

    func pop() {
      routes.removeLast()
      let below = stack.navigation.viewControllers[routes.count - 1]
      stack.navigation.popToViewController(below, animated: true)
    }

    func navigationController(
      _ navigationController: NavigationController,
      didShow viewController: ViewController,
      animated: Bool
    ) {
      let count = navigationController.viewControllers.count
      if count < shownCount { screenWasPopped() }
      shownCount = count
    }

    private func screenWasPopped() {
      if form == .right, routes.count == titles.count { return }
      routes.removeLast()
    }

    var titles: [String] { stack.navigation.viewControllers.compactMap(\.title) }
  }

  private let world = Simulation.current

  private func app(_ form: Form) -> App {
    let app = App(form)
    for route in ["b", "c"] {
      app.push(route)
      world.settle()
    }
    #expect(app.routes == ["a", "b", "c"])
    return app
  }

  @Test func `report N17`() {
    let app = app(.naive)
    let finding = expectDiagnostic("rest.broken") {
      app.pop()
      world.settle()
    }
    let message = "At rest it does not hold that the routes name the screens of the stack."
    #expect(finding?.message == message)
    #expect(finding?.cause.description == "pop to(b) on N")
    #expect(app.routes == ["a"])
    #expect(app.titles == ["a", "b"])
    app.push("d")
    world.settle()
    #expect(app.routes == ["a", "d"])
    #expect(app.titles == ["a", "b", "d"])
  }

  @Test func `report N17, right`() {
    let app = app(.right)
    app.pop()
    world.settle()
    #expect(app.routes == ["a", "b"])
    app.push("d")
    world.settle()
    app.stack.navigation.tapBackButton()
    world.settle()
    #expect(app.routes == ["a", "b"])
    #expect(app.titles == ["a", "b"])
    expectVisible("b")
  }

  @Test(arguments: Form.allCases)
  func `report N17, the user's own way back counts once`(form: Form) {
    let app = app(form)
    let swipe = app.stack.navigation.beginInteractivePop()
    world.turn()
    swipe?.cancel()
    world.settle()
    #expect(app.routes == ["a", "b", "c"])
    app.stack.navigation.tapBackButton()
    world.settle()
    #expect(app.routes == ["a", "b"])
    expectVisible("b")
  }
}
