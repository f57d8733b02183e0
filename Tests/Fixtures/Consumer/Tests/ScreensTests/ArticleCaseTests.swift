import Screens
import SwitchbackTesting
import XCTest

/// A test case in Swift 6 mode: bound to the main actor as a whole, its tests asynchronous.
@MainActor final class ArticleCaseTests: SimulatedTestCase {
  func testPopping() async {
    let navigation = ArticleNavigation(first: ArticleScreen(number: 1))
    let window = Window()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.open(2)
    Simulation.current.settle()
    XCTAssertEqual(navigation.popViewController(animated: true)?.title, "article 2")
    Simulation.current.settle()
    expectVisible("article 1")
  }
}
