extension NavigationController {
  /// Whether a screen on the stack hides the bar at the bottom: the one of whatever holds the stack, such as
  /// a tab bar controller, or the stack's own.
  ///
  /// A name of this library's; UIKit only moves the bar. `hidesBottomBarWhenPushed` is read when the stack
  /// is changed, never later: of each controller that comes onto it, of the one beneath, and of the one
  /// that is on top after the change. A controller that came while its own flag or that of the one
  /// beneath was set, or over one that came so, hides the bar whenever it is on top; the root as
  /// ``Behavior/rootHidesBottomBar`` says (fact F1.21). What is shown follows when the transition starts,
  /// before the "will" callbacks, and is as before after a transition that was given up (rule S42). It says
  /// nothing of `isToolbarHidden`, which is the app's own wish.
  public var isBottomBarHidden: Bool { bottomBar.isHidden }

  /// Notes whether the bar is hidden for those that come onto the stack, the lowest first, and for the top.
  ///
  /// - Parameters:
  ///   - new: Those that come.
  ///   - below: The one beneath the lowest of them, or nil.
  /// - Complexity: O(*n*) in the number of those that come.
  func noteBottomBar(of new: [ViewController], above below: ViewController?) {
    var below = below
    for controller in new {
      let isHidden = below.map(isBottomBarHidden(above:)) ?? false
      controller.status.set(
        .hidesBottomBar,
        to: asksForNoBottomBar(controller, asRoot: below == nil) || isHidden
      )
      below = controller
    }
    noteBottomBarOfTop()
  }

  /// Notes whether the bar will be hidden with the stack as it is now.
  func noteBottomBarOfTop() {
    bottomBar.willBeHidden =
      storedChildren.last.map { top in
        top.status.contains(.hidesBottomBar)
          || asksForNoBottomBar(top, asRoot: storedChildren.count == 1)
      } ?? false
  }

  /// Whether whatever comes onto a controller has no bar; the root's own flag counts here in any case.
  private func isBottomBarHidden(above controller: ViewController) -> Bool {
    controller.status.contains(.hidesBottomBar) || controller.hidesBottomBarWhenPushed
  }

  private func asksForNoBottomBar(_ controller: ViewController, asRoot isRoot: Bool) -> Bool {
    controller.hidesBottomBarWhenPushed && (!isRoot || simulation.behavior.rootHidesBottomBar)
  }

  /// Carries out `setNavigationBarHidden`.
  func hideNavigationBar(_ isHidden: Bool) {
    simulation.perform(isHidden ? "hide navigation bar" : "show navigation bar", on: birthNumber) {
      hidesNavigationBar = isHidden
    }
  }

  /// Carries out `setToolbarHidden`.
  func hideToolbar(_ isHidden: Bool) {
    simulation.perform(isHidden ? "hide toolbar" : "show toolbar", on: birthNumber) {
      hidesToolbar = isHidden
    }
  }
}
