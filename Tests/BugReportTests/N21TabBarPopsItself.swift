import SwitchbackTesting
import Testing

/// A tab bar of the app's own lies on a stack itself.
///
/// A second tap on a tab goes to the root of the nearest stack; where the tab holds none, that is the one
/// that the tab bar lies on, and it pops the whole bar.
@MainActor
@Suite(.simulated) struct N21TabBarPopsItself {
  private final class TabBar: ViewController {
    private let form: Form
    private let pages: [ViewController]
    private var selected: ViewController?

    init(_ form: Form, _ pages: [ViewController]) {
      self.form = form
      self.pages = pages
      super.init(nibName: nil, bundle: nil)
      title = "Tabs"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      select(pages[0])
    }

    func tap(_ index: Int) {
      let page = pages[index]
      guard page === selected else { return select(page) }
      stack(of: page)?.popToRootViewController(animated: true)
    }

    private func stack(of page: ViewController) -> NavigationController? {
      switch form {
      case .naive: page as? NavigationController ?? page.navigationController
      case .right: page as? NavigationController
      }
    }

    private func select(_ page: ViewController) {
      if let selected {
        selected.willMove(toParent: nil)
        selected.view.removeFromSuperview()
        selected.removeFromParent()
      }
      selected = page
      addChild(page)
      view.addSubview(page.view)
      page.didMove(toParent: self)
    }
  }

  @MainActor
  private final class App {
    let stack = StackApp(ViewController(title: "Start"))
    let inner = NavigationController(rootViewController: ViewController(title: "T1"))
    private(set) weak var tabs: TabBar?
    private var isSignedIn = false

    init(_ form: Form) {
      inner.title = "inner"
      stack.world.atRest("the tab bar is there as long as somebody is signed in") { [weak self] in
        self.map { $0.isSignedIn == ($0.stack.navigation.viewControllers.count == 2) } ?? true
      }
      signIn(form)
    }

    private func signIn(_ form: Form) {
      isSignedIn = true
      let tabs = TabBar(form, [ViewController(title: "T0"), inner])
      self.tabs = tabs
      stack.navigation.pushViewController(tabs, animated: true)
      stack.world.settle()
    }

    func signOut() {
      isSignedIn = false
      stack.navigation.popViewController(animated: true)
    }

    var titles: [String] { stack.navigation.viewControllers.compactMap(\.title) }
  }

  private let world = Simulation.current

  @Test func `report N21`() {
    let app = App(.naive)
    expectVisible("T0")
    let finding = expectDiagnostic("rest.broken") {
      app.tabs?.tap(0)
      world.settle()
    }
    let message = """
      At rest it does not hold that the tab bar is there as long as somebody is signed in.
      """
    #expect(finding?.message == message)
    #expect(finding?.cause.description == "pop to root on N")
    #expect(app.titles == ["Start"])
    #expect(app.tabs == nil)
    expectVisible("Start")
  }

  @Test func `report N21, right`() {
    let app = App(.right)
    app.tabs?.tap(0)
    world.settle()
    #expect(app.titles == ["Start", "Tabs"])
    expectVisible("T0")
    app.tabs?.tap(1)
    app.inner.pushViewController(ViewController(title: "detail"), animated: true)
    world.settle()
    expectVisible("detail")
    app.tabs?.tap(1)
    world.settle()
    expectVisible("T1")
    app.signOut()
    world.settle()
    #expect(app.titles == ["Start"])
    #expect(app.tabs == nil)
  }

  @Test(arguments: Form.allCases)
  func `report N21, a tab with a stack of its own pops that`(form: Form) {
    let app = App(form)
    app.tabs?.tap(1)
    world.settle()
    app.tabs?.tap(1)
    world.settle()
    expectVisible("T1")
    app.inner.pushViewController(ViewController(title: "detail"), animated: true)
    world.settle()
    app.tabs?.tap(1)
    world.settle()
    #expect(app.titles == ["Start", "Tabs"])
    #expect(app.inner.viewControllers.compactMap(\.title) == ["T1"])
    expectVisible("T1")
  }
}
