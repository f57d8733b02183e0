import SwitchbackTesting

/// A window that shows a navigation controller, as most of the reports have it.
@MainActor
final class StackApp {
  let world = Simulation.current
  let window = Window()
  let navigation: NavigationController

  init(_ stack: ViewController...) {
    navigation = NavigationController()
    navigation.title = "N"
    navigation.viewControllers = stack
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    world.settle()
  }
}
