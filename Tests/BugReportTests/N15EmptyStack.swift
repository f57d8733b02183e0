import SwitchbackTesting
import Testing

/// An app shows a navigation controller with nothing on it, and gives it a stack later, once it knows which.
///
/// On iOS 12 the screen stayed black then, until the device was turned; the model, as later systems, shows
/// the new top, and finds the black screen of before.
@MainActor
@Suite(.simulated) struct N15EmptyStack {
  @MainActor
  private final class App {
    let window = Window()
    let navigation = NavigationController()

    init(_ form: Form) {
      navigation.title = "N"
      if form == .right { navigation.viewControllers = [ViewController(title: "splash")] }
      window.rootViewController = navigation
      window.makeKeyAndVisible()
    }

    func restart(with screen: ViewController) {
      navigation.setViewControllers([], animated: true)
      navigation.setViewControllers([screen], animated: true)
    }
  }

  private let world = Simulation.current
  private let first = ViewController(title: "V")

  @Test func `report N15`() {
    var app: App?
    let finding = expectDiagnostic("nav.empty") {
      app = App(.naive)
      world.settle()
    }
    #expect(finding?.message == "\"N\" comes onto the screen with an empty stack.")
    #expect(finding?.cause.description == "rootViewController =(N) on Window")
    expectVisible("N")
    app?.restart(with: first)
    #expect(app?.navigation.viewControllers == [first])
    world.settle()
  }

  @Test func `report N15, right`() {
    let app = App(.right)
    world.settle()
    expectVisible("splash")
    expectReleased {
      let former = app.navigation.viewControllers
      app.restart(with: first)
      return former
    }
    #expect(app.navigation.viewControllers == [first])
    expectVisible("V")
  }

  @Test func `report N15, a stack that comes in the turn of its window`() {
    let app = App(.naive)
    app.restart(with: first)
    world.settle()
    #expect(app.navigation.viewControllers == [first])
    expectVisible("V")
  }
}
