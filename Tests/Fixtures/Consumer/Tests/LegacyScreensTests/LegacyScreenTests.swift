import LegacyScreens
import SwitchbackTesting
import XCTest

/// A test case as sources from before Swift 6 have it, bound to no actor.
///
/// It touches screens all the same. On Linux the runner of XCTest cannot call a synchronous method that
/// is bound to the main actor; `ArticleCaseTests` shows the form for Swift 6.
final class LegacyScreenTests: SimulatedTestCase {
  func testDelegateHearsOfThePush() {
    let home = LegacyScreen(identifier: "home")
    let navigation = NavigationController(rootViewController: home)
    navigation.delegate = home
    let window = Window()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Simulation.current.settle()
    navigation.pushViewController(LegacyScreen(identifier: "detail"), animated: true)
    Simulation.current.settle()
    XCTAssertEqual(home.shown, ["home", "detail"])
    XCTAssertEqual(navigation.viewControllers.map(\.title), ["home", "detail"])
    expectVisible("detail")
  }
}
