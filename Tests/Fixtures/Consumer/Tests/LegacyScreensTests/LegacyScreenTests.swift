import LegacyScreens
import SwitchbackTesting
import XCTest

final class LegacyScreenTests: SimulatedTestCase {
  @MainActor func testDelegateHearsOfThePush() {
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
    expectVisible("detail")
  }
}
