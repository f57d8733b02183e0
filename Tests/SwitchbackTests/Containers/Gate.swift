import Observation
import SwitchbackTesting

/// What a gate decides from: one value that Observation follows, and one that it cannot see.
@Observable final class Session: @unchecked Sendable {
  var user: String?
  @ObservationIgnored var hiddenUser: String?
}

/// A container that is the root of a navigation controller in a window, and what its builder made.
@MainActor
final class Gate {
  let world = Simulation.current
  let session = Session()
  let window = Window()
  let container: ConditionalContainerController<String>
  let navigation: NavigationController
  private let made: Made

  init(childLife: ChildLife = .rebuilt, isShown: Bool = true) {
    let (session, made) = (session, Made())
    self.made = made
    container = ConditionalContainerController(childLife: childLife) {
      session.user ?? session.hiddenUser ?? "login"
    } child: { branch in
      made.names.append(branch)
      return ViewController(title: branch)
    }
    container.title = "gate"
    navigation = NavigationController(rootViewController: container)
    navigation.title = "stack"
    window.rootViewController = navigation
    guard isShown else { return }
    window.makeKeyAndVisible()
    world.settle()
  }

  /// The branches that children were built for, in order.
  var builds: [String] { made.names }

  func push(_ title: String) -> ViewController {
    let detail = ViewController(title: title)
    navigation.pushViewController(detail, animated: true)
    return detail
  }

  private final class Made { var names: [String] = [] }
}
