extension NavigationController {
  /// Whether a screen on the stack hides the bar at the bottom: the one of whatever holds the stack, or the
  /// stack's own.
  ///
  /// A name of this library's; UIKit only moves the bar. The bar is hidden while a controller whose
  /// `hidesBottomBarWhenPushed` is set is on the stack that is shown, on top or below, the root counted
  /// as ``Behavior/rootHidesBottomBar`` says (fact F1.21). It follows what is shown: it changes when
  /// the transition starts, before the "will" callbacks, and is as before after a swipe that was given up
  /// (rule S42). It says nothing of `isToolbarHidden`, which is the app's own wish.
  ///
  /// - Complexity: O(*n*) in the size of the stack.
  public var isBottomBarHidden: Bool {
    let stack = isChangePending ? formerMembers : storedChildren
    let root = isChangePending ? shownRootNumber : storedChildren.first?.birthNumber
    return stack.contains { controller in
      (controller.birthNumber != root || simulation.behavior.rootHidesBottomBar)
        && controller.hidesBottomBarWhenPushed
    }
  }

  /// Whether what is shown may still be the stack of before a change.
  private var isChangePending: Bool { stackStage.running == nil && stackStage.isMarked }

  /// The controllers of the stack that is shown while another one is desired, in no order.
  private var formerMembers: [ViewController] {
    (storedChildren + left).filter { $0.status.contains(.inShownStack) }
  }

  /// Notes the root of the stack that is shown from now on.
  func noteShownRoot() { shownRootNumber = storedChildren.first?.birthNumber ?? 0 }

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
