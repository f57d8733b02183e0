import SwitchbackTesting
import Testing

/// Tabs that go elsewhere or come from there, and tab bars in other containers.
@MainActor
@Suite(.simulated) struct TabPlacesTests {
  let world = Simulation.current
  let window = Window()
  let tabs = TabBarController(title: "tabs")
  let first = ViewController(title: "first")
  let second = ViewController(title: "second")

  init() {
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    world.settle()
  }

  @Test func `a hidden tab may be pushed on a stack, which takes it`() {
    let stack = NavigationController(rootViewController: ViewController(title: "root"))
    stack.title = "stack"
    tabs.addChild(stack)
    tabs.selectedViewController = stack
    world.settle()
    expectTrace(
      """
      sync: second.DM(nil) second.WM(stack)
      commit: second.LV second.DL root.WD(n) second.WA(n) root.DD(n) second.DA(n) second.DM(stack)
      """
    ) { stack.pushViewController(second, animated: false) }
    #expect(tabs.viewControllers == [first, stack])
    expectVisible("second")
  }

  @Test func `the tab on screen cannot be pushed, presented, or made a root`() {
    let before = world.tree
    let stack = NavigationController(rootViewController: ViewController(title: "root"))
    expectDiagnostic("child.hierarchy") { stack.pushViewController(first, animated: false) }
    expectDiagnostic("present.active-instance") { second.present(first, animated: false) }
    expectDiagnostic("root.contained") { window.rootViewController = first }
    expectDiagnostic("root.contained") { window.rootViewController = second }
    world.settle()
    #expect(world.tree == before)
  }

  @Test func `a screen from the middle of a stack becomes a tab`() {
    let screens = ["root", "middle", "top"].map { ViewController(title: $0) }
    let stack = NavigationController()
    stack.title = "stack"
    stack.setViewControllers(screens, animated: false)
    tabs.viewControllers = [stack]
    world.settle()
    expectTrace(
      """
      sync: middle.DM(nil) middle.WM(tabs) middle.DM(tabs)
      commit: -
      """
    ) { tabs.viewControllers = [stack, screens[1]] }
    #expect(stack.viewControllers == [screens[0], screens[2]])
    expectDiagnostic("child.hierarchy") { tabs.viewControllers = [stack, screens[2]] }
    tabs.selectedIndex = 1
    world.settle()
    expectVisible("middle")
  }

  @Test func `a tab waits for the stack off the screen that it is popped from`() {
    let screens = ["root", "top"].map { ViewController(title: $0) }
    let stack = NavigationController()
    stack.title = "stack"
    stack.setViewControllers(screens, animated: false)
    tabs.viewControllers = [stack, first]
    world.settle()
    tabs.selectedIndex = 1
    world.settle()
    stack.popViewController(animated: false)
    world.settle()
    tabs.viewControllers = [screens[1], first]
    tabs.selectedIndex = 0
    world.settle()
    expectVisible("top")
    #expect(stack.parent == nil && stack.viewControllers == [screens[0]])
  }

  @Test func `a tab moves to another tab bar`() {
    let other = TabBarController(title: "other tabs")
    expectTrace(
      """
      sync: second.DM(nil) second.WM(other tabs) second.DM(other tabs)
      commit: -
      """
    ) { other.viewControllers = [second] }
    #expect(tabs.viewControllers == [first])
    window.rootViewController = other
    world.settle()
    expectVisible("second")
  }

  @Test func `a presented controller that becomes a tab is told of`() {
    let modal = ViewController(title: "modal")
    first.present(modal, animated: false)
    let finding = expectDiagnostic("present.moved") { tabs.viewControllers = [first, modal] }
    #expect(finding?.message.contains("comes into \"tabs\"") == true)
    world.settle()
    #expect(modal.parent === tabs)
  }

  @Test func `tab bars in tab bars change in the order in which they were asked`() {
    let inner = TabBarController(title: "inner")
    let pages = ["p", "q"].map { ViewController(title: $0) }
    inner.viewControllers = pages
    tabs.viewControllers = [first, inner]
    world.settle()
    expectTrace(
      """
      commit: inner.LV inner.DL inner.WA(n) q.LV q.DL q.WA(n) first.WD(n) first.DD(n) inner.DA(n) \
      q.DA(n)
      """
    ) {
      tabs.selectedIndex = 1
      inner.selectedIndex = 1
    }
    #expect(pages[1].tabBarController === inner && inner.tabBarController === tabs)
    #expect(!pages[0].isViewLoaded)
    expectTrace(
      """
      commit: p.LV p.DL p.WA(n) q.WD(n) q.DD(n) p.DA(n) first.WA(n) inner.WD(n) p.WD(n) inner.DD(n) \
      p.DD(n) first.DA(n)
      """
    ) {
      inner.selectedIndex = 0
      tabs.selectedIndex = 0
    }
    tabs.selectedIndex = 1
    world.settle()
    expectVisible("p")
  }

  @Test func `a tab bar is pushed and popped with its tab`() {
    let root = ViewController(title: "root")
    let stack = NavigationController(rootViewController: root)
    stack.title = "stack"
    window.rootViewController = stack
    world.settle()
    expectTrace(
      """
      sync: tabs.WM(stack)
      commit: root.WD(a) tabs.WA(a) first.WA(a)
      end: root.DD(a) tabs.DA(a) tabs.DM(stack) first.DA(a)
      """
    ) { stack.pushViewController(tabs, animated: true) }
    #expect(first.navigationController === stack)
    stack.popViewController(animated: true)
    world.turn()
    tabs.selectedIndex = 1
    world.settle()
    #expect(first.appearance == .disappeared && second.appearance == .disappeared)
    #expect(!second.isViewLoaded)
  }

  @Test func `a swipe that is given up shows the tab that was chosen meanwhile`() throws {
    let stack = NavigationController(rootViewController: ViewController(title: "root"))
    stack.title = "stack"
    window.rootViewController = stack
    world.settle()
    stack.pushViewController(tabs, animated: false)
    world.settle()
    let swipe = try #require(stack.beginInteractivePop())
    world.turn()
    expectTrace(
      """
      sync: -
      commit: root.WD(a) root.DD(a) tabs.WA(a) first.DD(a) second.LV second.DL second.WA(a) \
      tabs.DA(a) second.DA(a)
      """
    ) {
      tabs.selectedIndex = 1
      swipe.cancel()
    }
    expectVisible("second")
  }

  @Test func `a view that was pulled out by hand is put back with its tab`() {
    expectTrace("sync: first.WD(n) first.DD(n)\ncommit: -") { first.view.removeFromSuperview() }
    expectTrace("commit: second.LV second.DL second.WA(n) second.DA(n)") { tabs.selectedIndex = 1 }
    tabs.selectedIndex = 0
    world.settle()
    expectVisible("first")
  }

  @Test func `a world that goes in the middle of a change of tabs keeps nothing`() {
    Simulation.run { world in
      do {
        let (window, tabs) = (Window(), TabBarController())
        tabs.viewControllers = [ViewController(), ViewController()]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        world.settle()
        tabs.tapTab(at: 1)
      }
      world.settle()
      #expect(world.alive == [])
    }
  }

  @Test func `a tab bar in a tab bar, ten thousand times, is shown and released`() {
    var innermost = ViewController(title: "innermost")
    for _ in 0..<10_000 {
      let outer = TabBarController()
      outer.viewControllers = [innermost, ViewController()]
      innermost = outer
    }
    window.rootViewController = innermost
    innermost = ViewController()
    world.settle()
    expectVisible("innermost")
    window.rootViewController = tabs
    world.settle()
    #expect(world.alive.filter { $0.hasPrefix("TabBarController") }.isEmpty)
  }
}
