import SwitchbackTesting
import Testing

/// Other tabs: who is told, who is selected, and who goes.
@MainActor
@Suite(.simulated) struct TabReplacementTests {
  let world = Simulation.current
  let window = Window()
  let tabs = TabBarController(title: "tabs")
  let screens = ["a", "b", "c", "d"].map { Screen(title: $0) }

  /// A screen that does something when it hears that it leaves or comes, or that it will disappear.
  final class Screen: ViewController {
    var onWillMove: ((ViewController?) -> Void)?
    var onWillDisappear: (() -> Void)?

    override func willMove(toParent parent: ViewController?) {
      super.willMove(toParent: parent)
      onWillMove?(parent)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      onWillDisappear?()
    }
  }

  init() {
    tabs.viewControllers = Array(screens.prefix(3))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    world.settle()
  }

  @Test(arguments: [
    (0, [1, 2], "b"), (1, [0, 2], "c"), (2, [0, 1], "b"), (2, [3], "d"), (0, [3, 1, 0], "a"),
  ])
  func `the selected tab stays, or the one in its place follows, or the last`(
    selected: Int,
    kept: [Int],
    shown: String
  ) {
    tabs.selectedIndex = selected
    world.settle()
    tabs.viewControllers = kept.map { screens[$0] }
    #expect(tabs.selectedViewController?.title == shown)
    world.settle()
    expectVisible(shown)
    #expect(screens.filter { $0.parent === tabs }.count == kept.count)
  }

  @Test func `the same tabs in another order tell nobody, and the index follows`() {
    expectTrace("sync: -\ncommit: -\nend: -") {
      tabs.viewControllers = [screens[2], screens[1], screens[0]]
    }
    #expect(tabs.selectedIndex == 2)
    expectVisible("a")
  }

  @Test func `off the screen tabs go at once, and who was shown last at the end of the turn`() {
    window.rootViewController = ViewController(title: "other")
    world.settle()
    expectTrace(
      """
      sync: a.WM(nil) b.WM(nil) c.WM(nil) d.WM(tabs) b.DM(nil) c.DM(nil) d.DM(tabs)
      commit: a.DM(nil)
      """
    ) { tabs.viewControllers = [screens[3]] }
    #expect(screens[0].viewIfLoaded?.superview == nil && !screens[3].isViewLoaded)
  }

  @Test func `a tab that comes back in its turn stays on screen`() {
    expectTrace(
      """
      sync: a.WM(nil) a.WM(tabs) a.DM(tabs)
      commit: -
      end: -
      """
    ) {
      tabs.viewControllers = [screens[1], screens[2]]
      tabs.viewControllers = screens.dropLast()
      tabs.selectedIndex = 0
    }
    expectVisible("a")
  }

  @Test func `tabs that cannot be are refused, and nothing changes`() {
    let second = Window()
    second.rootViewController = ViewController(title: "root")
    let before = world.tree
    let outer = ViewController(title: "outer")
    outer.view.addSubview(screens[3].view)
    expectDiagnostic("tabs.duplicates") { tabs.viewControllers = [screens[0], screens[0]] }
    expectDiagnostic("child.cycle") { tabs.viewControllers = [screens[0], tabs] }
    expectDiagnostic("child.root") {
      tabs.viewControllers = [second.rootViewController ?? screens[0]]
    }
    expectDiagnostic("child.hierarchy") { tabs.viewControllers = [screens[3]] }
    Simulation.run { _ in
      let foreign = ViewController()
      expectDiagnosticHere("node.foreign") { tabs.viewControllers = [foreign] }
    }
    world.settle()
    #expect(world.tree == before)
  }

  /// Expects a finding of the suite's world, whichever is current.
  private func expectDiagnosticHere(_ rule: String, _ operation: () -> Void) {
    operation()
    let found = world.takeFindings(from: 0) { $0.rule.id == rule }
    #expect(found.count == 1)
  }

  @Test func `a ring of tab bars is refused`() {
    let inner = TabBarController(title: "inner")
    let innermost = TabBarController(title: "innermost")
    inner.viewControllers = [innermost]
    expectDiagnostic("child.cycle") { innermost.viewControllers = [inner] }
    #expect(innermost.viewControllers == [])
    world.settle()
  }

  @Test func `a tab that is taken away while it comes goes after it has come`() {
    defer { screens[0].onWillDisappear = nil }
    screens[0].onWillDisappear = { [tabs, screens] in
      tabs.viewControllers = [screens[0], screens[2]]
    }
    expectTrace(
      """
      commit: b.LV b.DL b.WA(n) a.WD(n) b.WM(nil) a.DD(n) b.DA(n) c.LV c.DL c.WA(n) b.WD(n) b.DD(n) \
      c.DA(n) b.DM(nil)
      """
    ) { tabs.selectedIndex = 1 }
    expectVisible("c")
  }

  @Test func `tabs that are replaced again while they are told end as the last call says`() {
    defer { screens[0].onWillMove = nil }
    screens[0].onWillMove = { [tabs, screens] parent in
      if parent == nil { tabs.viewControllers = [screens[0], screens[3]] }
    }
    tabs.viewControllers = [screens[1]]
    #expect(tabs.viewControllers == [screens[0], screens[3]])
    world.settle()
    expectVisible("a")
    #expect(screens.map { $0.parent != nil } == [true, false, false, true])
  }

  @Test func `a tab that leaves by itself lets the next one come`() {
    screens[0].willMove(toParent: nil)
    expectTrace(
      """
      sync: a.DM(nil)
      commit: b.LV b.DL b.WA(n) a.WD(n) a.DD(n) b.DA(n)
      """
    ) { screens[0].removeFromParent() }
    #expect(tabs.viewControllers == [screens[1], screens[2]] && tabs.selectedIndex == 0)
  }

  @Test func `a tab that leaves unselected changes nothing on screen`() {
    tabs.selectedIndex = 1
    world.settle()
    expectTrace("sync: a.DM(nil)\ncommit: -\nend: -") { screens[0].removeFromParent() }
    #expect(tabs.selectedIndex == 0)
    expectVisible("b")
  }

  @Test func `a child that is added is the last tab, also one that is a tab already`() {
    expectTrace("sync: d.WM(tabs) d.DM(tabs)\ncommit: -\nend: -") { tabs.addChild(screens[3]) }
    expectTrace("sync: -\ncommit: -\nend: -") { tabs.addChild(screens[0]) }
    #expect(tabs.viewControllers == [screens[1], screens[2], screens[3], screens[0]])
    #expect(tabs.selectedIndex == 3)
    expectVisible("a")
  }

  @Test func `what was selected is let go with its tab`() {
    tabs.viewControllers = [screens[0]]
    expectReleased {
      let first = ViewController(title: "first")
      tabs.viewControllers = [first, screens[0]]
      tabs.selectedIndex = 0
      world.settle()
      expectVisible("first")
      tabs.viewControllers = [screens[0]]
      world.settle()
      return [first]
    }
  }
}
