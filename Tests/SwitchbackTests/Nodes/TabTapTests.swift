import Foundation
import SwitchbackTesting
import Testing

/// What a person's taps on a tab bar do.
@MainActor
@Suite(.simulated) struct TabTapTests {
  let world = Simulation.current
  let window = Window()
  let tabs = TabBarController(title: "tabs")
  let root = ViewController(title: "root")
  let other = ViewController(title: "other")
  let stack: NavigationController
  let delegate = Delegate()

  /// A delegate that does something when it is asked or told.
  final class Delegate: NSObject, TabBarControllerDelegate {
    var onShould: ((ViewController) -> Bool)?
    var onDid: ((ViewController) -> Void)?

    func tabBarController(
      _ tabBarController: TabBarController,
      shouldSelect viewController: ViewController
    ) -> Bool { onShould?(viewController) ?? true }

    func tabBarController(
      _ tabBarController: TabBarController,
      didSelect viewController: ViewController
    ) { onDid?(viewController) }
  }

  init() {
    stack = NavigationController(rootViewController: root)
    stack.title = "stack"
    tabs.viewControllers = [stack, other]
    tabs.delegate = delegate
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    world.settle()
  }

  /// Expects that a tap on each tab does nothing, now or later.
  func refusesTaps() {
    let (tree, mark) = (world.tree, world.log.mark)
    for place in 0...1 {
      expectDiagnostic("tabs.tap-refused") { #expect(!tabs.tapTab(at: place)) }
    }
    #expect(world.tree == tree)
    #expect(world.log.since(mark).events.isEmpty)
  }

  @Test func `the delegate hears of taps only`() {
    let mark = world.log.mark
    tabs.selectedIndex = 1
    world.settle()
    tabs.selectedViewController = stack
    world.settle()
    tabs.viewControllers = [other]
    world.settle()
    #expect(!world.log.since(mark).lines.contains { $0.contains("Select") })
  }

  @Test func `a second tap on a tab at its root changes nothing and is told`() {
    expectTrace("sync: tabs.shouldSelect(stack) tabs.didSelect(stack)\ncommit: -\nend: -") {
      #expect(tabs.tapTab(at: 0))
    }
    tabs.selectedIndex = 1
    world.settle()
    expectTrace("sync: tabs.shouldSelect(other) tabs.didSelect(other)\ncommit: -\nend: -") {
      #expect(tabs.tapTab(at: 1))
    }
  }

  @Test func `a tap on another tab leaves its stack as it is`() {
    stack.pushViewController(ViewController(title: "top"), animated: false)
    tabs.selectedIndex = 1
    world.settle()
    tabs.tapTab(at: 0)
    world.settle()
    #expect(stack.viewControllers.count == 2)
    expectVisible("top")
  }

  @Test func `a second tap reaches a subclass as the pop that it is`() {
    final class Counting: NavigationController {
      var pops = 0
      override func popToRootViewController(animated: Bool) -> [ViewController]? {
        pops += animated ? 1 : 0
        return super.popToRootViewController(animated: animated)
      }
    }
    let counting = Counting()
    counting.setViewControllers([ViewController(), ViewController()], animated: false)
    tabs.viewControllers = [counting]
    world.settle()
    tabs.tapTab(at: 0)
    world.settle()
    tabs.tapTab(at: 0)
    world.settle()
    #expect(counting.pops == 1 && counting.viewControllers.count == 1)
  }

  @Test func `a tap during a push is followed after it, and told then`() {
    stack.pushViewController(ViewController(title: "top"), animated: true)
    world.turn()
    expectTrace(
      """
      sync: tabs.shouldSelect(other)
      commit: -
      end: root.DD(a) top.DA(a) top.DM(stack) other.LV other.DL other.WA(n) stack.WD(n) top.WD(n) \
      stack.DD(n) top.DD(n) other.DA(n) tabs.didSelect(other)
      """
    ) { #expect(tabs.tapTab(at: 1)) }
  }

  @Test func `two taps are both told, in order, when the last one has been followed`() {
    expectTrace(
      """
      sync: tabs.shouldSelect(other) tabs.shouldSelect(stack)
      commit: tabs.didSelect(other) tabs.didSelect(stack)
      """
    ) {
      tabs.tapTab(at: 1)
      tabs.tapTab(at: 0)
    }
    expectVisible("root")
  }

  @Test func `a gate lets its tab be chosen once somebody has signed in over it`() {
    var wanted: ViewController?
    let login = ViewController(title: "login")
    defer { delegate.onShould = nil }
    delegate.onShould = { [tabs] tab in
      wanted = tab
      tabs.present(login, animated: true)
      return false
    }
    #expect(!tabs.tapTab(at: 1))
    world.settle()
    #expect(tabs.selectedIndex == 0)
    login.dismiss(animated: true) { [tabs] in tabs.selectedViewController = wanted }
    world.settle()
    expectVisible("other")
  }

  @Test func `a delegate that takes the tapped tab away lets nothing be chosen`() {
    defer { delegate.onShould = nil }
    delegate.onShould = { [tabs, stack] _ in
      tabs.viewControllers = [stack]
      return true
    }
    expectTrace(
      "sync: tabs.shouldSelect(other) other.WM(nil) other.DM(nil)\ncommit: -\nend: -"
    ) { #expect(!tabs.tapTab(at: 1)) }
    expectVisible("root")
  }

  @Test func `a delegate that selects another tab when it is told wins`() {
    defer { delegate.onDid = nil }
    delegate.onDid = { [tabs] _ in tabs.selectedIndex = 0 }
    tabs.tapTab(at: 1)
    world.settle()
    #expect(tabs.selectedIndex == 0)
    expectVisible("root")
    #expect(other.isViewLoaded)
  }

  @Test func `without a delegate taps choose`() {
    tabs.delegate = nil
    expectTrace(
      """
      sync: -
      commit: other.LV other.DL other.WA(n) stack.WD(n) root.WD(n) stack.DD(n) root.DD(n) other.DA(n)
      """
    ) { #expect(tabs.tapTab(at: 1)) }
  }

  @Test(arguments: [2, -1]) func `there is no such tab`(place: Int) {
    expectDiagnostic("tabs.tap-refused") { #expect(!tabs.tapTab(at: place)) }
  }

  @Test func `nobody taps on a tab bar that is off the screen`() {
    window.isHidden = true
    world.settle()
    refusesTaps()
    window.isHidden = false
    window.rootViewController = ViewController(title: "root of another")
    world.settle()
    refusesTaps()
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func `nobody taps through a presentation`(style: ModalPresentationStyle) {
    let modal = ViewController(title: "modal")
    modal.modalPresentationStyle = style
    root.present(modal, animated: true)
    refusesTaps()
    world.settle()
    refusesTaps()
    modal.dismiss(animated: true)
    world.turn()
    refusesTaps()
    world.settle()
    #expect(tabs.tapTab(at: 1))
    world.settle()
  }

  @Test func `nobody taps through a view or a window that hides the tab bar`() {
    tabs.view.isHidden = true
    refusesTaps()
    tabs.view.isHidden = false
    let alert = Window()
    alert.windowLevel = .alert
    alert.rootViewController = ViewController(title: "alert")
    alert.makeKeyAndVisible()
    world.settle()
    refusesTaps()
  }

  @Test func `nobody taps on a bar that a screen on a stack hides`() {
    let top = ViewController(title: "top")
    top.hidesBottomBarWhenPushed = true
    stack.pushViewController(top, animated: false)
    world.settle()
    #expect(stack.isBottomBarHidden)
    refusesTaps()
    tabs.selectedIndex = 1
    world.settle()
    #expect(tabs.tapTab(at: 1))
    tabs.selectedIndex = 0
    world.settle()
    refusesTaps()
    stack.popViewController(animated: false)
    world.settle()
    #expect(tabs.tapTab(at: 1))
    world.settle()
  }
}
