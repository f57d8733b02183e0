import Foundation
import SwitchbackTesting
import Testing

/// Which tab is selected, and when it is shown.
@MainActor
@Suite(.simulated) struct TabTests {
  let world = Simulation.current
  let window = Window()
  let tabs = TabBarController(title: "tabs")
  let screens = ["a", "b", "c"].map { Screen(title: $0) }

  /// A screen that does something when it will appear.
  final class Screen: ViewController {
    var onWillAppear: (() -> Void)?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      onWillAppear?()
    }
  }

  init() { tabs.viewControllers = screens }

  func show() {
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    world.settle()
  }

  /// Covers the tab bar with a full-screen modal.
  func cover(animated: Bool = false) -> ViewController {
    let modal = ViewController(title: "modal")
    modal.modalPresentationStyle = .fullScreen
    tabs.present(modal, animated: animated)
    return modal
  }

  @Test func `without tabs nothing is selected, and nothing is wrong`() {
    tabs.viewControllers = nil
    show()
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
    #expect(tabs.viewControllers == [])
    expectVisible("tabs")
    expectTrace(
      """
      sync: a.WM(tabs) a.DM(tabs)
      commit: a.LV a.DL a.WA(n) a.DA(n)
      """
    ) { tabs.viewControllers = [screens[0]] }
    #expect(tabs.selectedIndex == 0)
    expectTrace("sync: a.WM(nil)\ncommit: a.WD(n) a.DD(n) a.DM(nil)") { tabs.viewControllers = [] }
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
  }

  @Test func `a tab that is selected before anything is loaded is the only one that loads`() {
    tabs.selectedIndex = 1
    show()
    expectVisible("b")
    #expect(screens.map(\.isViewLoaded) == [false, true, false])
  }

  @Test func `a selection off the screen calls nobody, and is followed on the way back`() {
    show()
    window.rootViewController = ViewController(title: "other")
    world.settle()
    expectTrace("sync: -\ncommit: -\nend: -") { tabs.selectedIndex = 1 }
    let mark = world.log.mark
    window.rootViewController = tabs
    world.settle()
    let lines = world.log.since(mark).lines
    #expect(!lines.contains { $0.hasPrefix("a.") } && lines.contains("b.DA(n)"))
    expectVisible("b")
  }

  @Test func `a selection under a full-screen modal is followed when that goes`() {
    show()
    let modal = cover()
    world.settle()
    expectTrace("sync: -\ncommit: -\nend: -") { tabs.selectedViewController = screens[1] }
    expectTrace(
      """
      commit: modal.WD(n) tabs.WA(n) b.LV b.DL b.WA(n) tabs.DA(n) b.DA(n) modal.DD(n)
      """
    ) { modal.dismiss(animated: false) }
    expectVisible("b")
  }

  @Test func `a selection while the tab bar disappears lets the former tab go whole`() {
    show()
    let modal = cover(animated: true)
    world.turn()
    #expect(screens[0].appearance == .disappearing)
    expectTrace(
      """
      sync: -
      commit: -
      end: modal.DA(a) tabs.DD(a) a.DD(a)
      """
    ) { tabs.selectedIndex = 1 }
    modal.dismiss(animated: false)
    world.settle()
    expectVisible("b")
    #expect(screens[0].viewIfLoaded?.superview == nil)
  }

  @Test func `a selection in the tab bar's own viewWillAppear comes with it`() {
    final class Starter: TabBarController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        selectedIndex = 2
      }
    }
    let starter = Starter(title: "starter")
    starter.viewControllers = screens
    window.rootViewController = starter
    window.makeKeyAndVisible()
    world.settle()
    expectVisible("c")
    #expect(!screens[0].isViewLoaded)
  }

  @Test func `a selection while a tab appears with the tab bar waits until both are there`() {
    defer { screens[0].onWillAppear = nil }
    screens[0].onWillAppear = { [tabs] in tabs.selectedIndex = 1 }
    let mark = world.log.mark
    show()
    let lines = world.log.since(mark).lines.filter { !$0.hasSuffix("IA(n)") }
    let shown = lines.filter { ["a", "b", "tabs"].contains($0.prefix { $0 != "." }) }
    #expect(
      shown.filter { $0.contains(/\.[WD][AD]\(/) } == [
        "tabs.WA(n)", "a.WA(n)", "tabs.DA(n)", "a.DA(n)", "b.WA(n)", "a.WD(n)", "a.DD(n)",
        "b.DA(n)",
      ]
    )
    expectVisible("b")
  }

  @Test func `a selection out of a tab's callback comes after that tab`() {
    show()
    defer { screens[1].onWillAppear = nil }
    screens[1].onWillAppear = { [tabs] in tabs.selectedIndex = 2 }
    expectTrace(
      """
      commit: b.LV b.DL b.WA(n) a.WD(n) a.DD(n) b.DA(n) c.LV c.DL c.WA(n) b.WD(n) b.DD(n) c.DA(n)
      """
    ) { tabs.selectedIndex = 1 }
  }

  @Test func `a selection that is taken back in its turn calls nobody`() {
    show()
    expectTrace("sync: -\ncommit: -\nend: -") {
      tabs.selectedIndex = 1
      tabs.selectedIndex = 0
      tabs.selectedViewController = screens[0]
    }
    #expect(!screens[1].isViewLoaded)
  }

  @Test func `a selection waits for a push inside the selected stack`() {
    let stack = NavigationController(rootViewController: ViewController(title: "root"))
    stack.title = "stack"
    tabs.viewControllers = [stack, screens[1]]
    show()
    stack.pushViewController(ViewController(title: "top"), animated: true)
    world.turn()
    expectTrace(
      """
      sync: -
      commit: -
      end: root.DD(a) top.DA(a) top.DM(stack) b.LV b.DL b.WA(n) stack.WD(n) top.WD(n) stack.DD(n) \
      top.DD(n) b.DA(n)
      """
    ) { tabs.selectedIndex = 1 }
    #expect(stack.viewControllers.count == 2)
  }

  @Test func `what is no tab cannot be selected`() {
    show()
    let before = world.tree
    for place in [3, -1, Int.max] {
      expectDiagnostic("tabs.no-such-tab") { tabs.selectedIndex = place }
    }
    let stranger = ViewController(title: "stranger")
    let finding = expectDiagnostic("tabs.no-such-tab") { tabs.selectedViewController = stranger }
    #expect(finding?.exception == "NSInvalidArgumentException")
    expectDiagnostic("tabs.no-such-tab") { tabs.selectedViewController = nil }
    world.settle()
    #expect(world.tree == before)
  }

  @Test func `a tab that has been taken away cannot be selected, even before it has gone`() {
    show()
    tabs.viewControllers = [screens[1]]
    expectDiagnostic("tabs.no-such-tab") { tabs.selectedViewController = screens[0] }
    world.settle()
    expectVisible("b")
  }

  @Test func `closures run beside a change of tabs and after it`() {
    show()
    var calls: [String] = []
    defer { screens[1].onWillAppear = nil }
    screens[1].onWillAppear = { [screens] in
      let coordinator = screens[1].transitionCoordinator
      #expect(coordinator?.isAnimated == false)
      #expect(coordinator?.viewController(forKey: .from) === screens[0])
      coordinator?.animate(alongsideTransition: { _ in calls.append("beside") }) { _ in
        calls.append("after, \(screens[1].appearance)")
      }
    }
    tabs.selectedIndex = 1
    #expect(tabs.transitionCoordinator == nil)
    world.turn()
    #expect(calls == ["beside", "after, appeared"])
  }

  @Test func `the tree says which tab is selected`() {
    let stack = NavigationController(rootViewController: ViewController(title: "root"))
    stack.title = "stack"
    tabs.viewControllers = [stack, screens[1]]
    tabs.selectedIndex = 1
    show()
    #expect(
      world.tree.description == """
        window Window, key
          root tabs (TabBarController), appeared
            tab 0 stack (NavigationController), disappeared
              stack 0 root, disappeared
            tab 1 selected b (Screen), appeared
        """
    )
  }

  @Test func `the nearest tab bar controller is found through stacks, not through presenters`() {
    let inner = ViewController(title: "inner")
    let stack = NavigationController(rootViewController: inner)
    tabs.viewControllers = [stack]
    show()
    #expect(inner.tabBarController === tabs && stack.tabBarController === tabs)
    #expect(tabs.tabBarController == nil)
    let modal = cover()
    world.settle()
    #expect(modal.tabBarController == nil)
  }
}
