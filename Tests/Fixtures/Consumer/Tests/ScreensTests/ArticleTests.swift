import Screens
import SwitchbackTesting
import Testing

@MainActor @Suite(.simulated) struct ArticleTests {
  @Test func `a subclass without initialisers inherits them`() {
    let login = LoginScreen()
    let window = Window()
    window.rootViewController = login
    window.makeKeyAndVisible()
    Simulation.current.settle()
    #expect(login.appearances == 1)
  }

  @Test func `a screen is pushed`() {
    let navigation = ArticleNavigation(first: ArticleScreen(number: 1))
    let window = Window()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Simulation.current.settle()
    navigation.open(2)
    Simulation.current.settle()
    expectVisible("article 2")
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `pushing one instance twice is told`() {
    let navigation = ArticleNavigation(first: ArticleScreen(number: 1))
    let window = Window()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Simulation.current.settle()
    expectDiagnostic("nav.same-instance") {
      navigation.pushViewController(navigation.first, animated: false)
    }
    #expect(navigation.viewControllers.count == 1)
  }
}
