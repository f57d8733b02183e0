import SwitchbackTesting
import Testing

/// The settings are open at a sub-screen when a link asks for another part of them.
///
/// That part is pushed on what happens to be on top, instead of on the main settings.
@MainActor
@Suite(.simulated) struct N20LinkTooDeep {
  @MainActor
  private final class App {
    let form: Form
    let browser = ViewController(title: "B")
    let window = Window()
    private let main = ViewController(title: "Main")
    private weak var linked: ViewController?
    private weak var settings: NavigationController?

    init(_ form: Form) {
      self.form = form
      window.rootViewController = browser
      window.makeKeyAndVisible()
      Simulation.current.settle()
      Simulation.current.atRest("what a link opens lies on the main settings") { [weak self] in
        self?.isLinkedInPlace ?? true
      }
    }

    func openSettings() {
      let navigation = NavigationController(rootViewController: main)
      navigation.title = "Settings"
      settings = navigation
      browser.present(navigation, animated: true)
    }

    func drillDown(to title: String) {
      settings?.pushViewController(ViewController(title: title), animated: true)
    }

    func open(link title: String) {
      if settings == nil { openSettings() }
      let destination = ViewController(title: title)
      linked = destination
      switch form {
      case .naive: settings?.pushViewController(destination, animated: true)
      case .right: settings?.setViewControllers([main, destination], animated: true)
      }
    }

    private var isLinkedInPlace: Bool {
      guard let linked, let settings else { return true }
      return settings.viewControllers.firstIndex(of: linked) == 1
    }

    var stack: [ViewController] { settings?.viewControllers ?? [] }
    var titles: [String] { stack.compactMap(\.title) }
  }

  private let world = Simulation.current

  private func app(_ form: Form) -> App {
    let app = App(form)
    app.openSettings()
    world.settle()
    app.drillDown(to: "Browsing")
    world.settle()
    #expect(app.titles == ["Main", "Browsing"])
    return app
  }

  @Test func `report N20`() {
    let app = app(.naive)
    let finding = expectDiagnostic("rest.broken") {
      app.open(link: "Search")
      world.settle()
    }
    let message = "At rest it does not hold that what a link opens lies on the main settings."
    #expect(finding?.message == message)
    #expect(finding?.cause.description == "push(Search) on Settings")
    #expect(app.titles == ["Main", "Browsing", "Search"])
    expectVisible("B", "Search")
  }

  @Test func `report N20, right`() {
    let app = app(.right)
    expectReleased {
      let browsing = app.stack.suffix(1)
      app.open(link: "Search")
      return Array(browsing)
    }
    #expect(app.titles == ["Main", "Search"])
    app.drillDown(to: "Engines")
    world.settle()
    #expect(app.titles == ["Main", "Search", "Engines"])
    app.open(link: "Privacy")
    world.settle()
    #expect(app.titles == ["Main", "Privacy"])
    app.drillDown(to: "Cookies")
    world.settle()
    expectVisible("B", "Cookies")
  }

  @Test(arguments: Form.allCases)
  func `report N20, a link to settings that are closed, or at their main screen`(form: Form) {
    let app = App(form)
    app.open(link: "Search")
    world.settle()
    app.drillDown(to: "Engines")
    world.settle()
    #expect(app.titles == ["Main", "Search", "Engines"])
    app.browser.dismiss(animated: true)
    world.settle()
    let second = App(form)
    second.openSettings()
    world.settle()
    second.open(link: "Search")
    world.settle()
    #expect(second.titles == ["Main", "Search"])
  }
}
