/// A person's swipe from the edge of the screen that pops the top of a stack, or lets it come back.
///
/// UIKit makes it from its gesture recogniser; a test makes it with
/// ``NavigationController/beginInteractivePop()``.
@preconcurrency @MainActor
public final class InteractivePop: InteractiveTransition {
  init(of navigation: NavigationController) {
    super.init(of: navigation, lasting: \.stack)
  }
}

extension NavigationController {
  /// Begins a swipe back from the edge.
  ///
  /// It calls `popViewController(animated:)`, as the back button does (fact F1.15b). The stack is shorter at
  /// once; at the end of the turn come `viewWillDisappear`, `viewWillAppear` and the delegate's `willShow`
  /// (trace T33). An animator of the delegate's is not asked. Error: `nav.swipe-refused` if there is nothing
  /// to pop, the stack is not on screen, something is presented over it, or it is changing (rule S41); if
  /// the navigation bar is hidden, while ``Behavior/swipeNeedsNavigationBar`` is set (fact F1.20); or if an
  /// override of that method leaves the top on the stack.
  ///
  /// - Returns: The swipe, or nil if it is refused.
  /// - Complexity: O(*n*) in the number of views in shown windows.
  public func beginInteractivePop() -> InteractivePop? {
    simulation.perform("begin swipe", on: birthNumber) {
      if let obstacle = obstacleToSwipe {
        reportSwipeRefused(obstacle)
        return nil
      }
      if let swipe = popUnderFinger() { return swipe }
      reportSwipeRefused("its popViewController(animated:) leaves the top where it is")
      return nil
    }
  }

  /// Pops as an override may have it; nil if the top stays, so that the finger has nothing to move.
  private func popUnderFinger() -> InteractivePop? {
    let top = storedChildren.last
    let swipe = InteractivePop(of: self)
    interactivePop = swipe
    popViewController(animated: true)
    if let top, top.storedParent === self, !top.status.contains(.leaving) {
      if interactivePop === swipe { interactivePop = nil }
      swipe.abandon()
      return nil
    }
    return swipe
  }

  private func reportSwipeRefused(_ obstacle: Message) {
    simulation.report(
      .navSwipeRefused,
      "No swipe begins on \(birthNumber): \(obstacle)."
    )
  }

  private var obstacleToSwipe: Message? {
    if let obstacleToFinger { return obstacleToFinger }
    if interactivePop != nil { return "a finger is on it already" }
    let isBarMissing = isNavigationBarHidden && simulation.behavior.swipeNeedsNavigationBar
    return isBarMissing ? "its navigation bar is hidden" : nil
  }
}
