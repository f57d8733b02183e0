extension NavigationController {
  /// Taps the back button, as a person does: an animated pop (fact F1.15b).
  ///
  /// It calls `popViewController(animated:)`, with the callbacks of that (trace T15). Error:
  /// `nav.back-refused` if a person finds no such button or cannot touch it: there is nothing to pop, the
  /// navigation bar is hidden, the stack is not on screen, something is presented over it, or it is
  /// changing (rule S41). Then nothing changes.
  ///
  /// - Returns: The controller that is popped, or nil if the tap is refused.
  /// - Complexity: O(*n*) in the number of views in shown windows.
  @discardableResult
  public func tapBackButton() -> ViewController? {
    simulation.perform("tap back button", on: birthNumber) {
      if let obstacle = obstacleToTap {
        reportBackRefused(obstacle)
        return nil
      }
      return popViewController(animated: true)
    }
  }

  /// Chooses a screen in the menu that a long press on the back button opens: an animated pop of as many
  /// levels as it takes (fact F1.15b).
  ///
  /// It calls `popToViewController(_:animated:)`, with the callbacks of that: screens that were never
  /// visible hear only `didMove(toParent: nil)` (rule S13). Error: `nav.back-refused` where
  /// ``tapBackButton()`` is refused, and for a controller that the menu does not list: the top, or one
  /// that is not on the stack. Then nothing changes.
  ///
  /// - Parameter viewController: The controller that is to be on top.
  /// - Returns: The controllers that are popped, the lowest first; nil if the tap is refused.
  /// - Complexity: O(*n*) in the size of the stack and the number of views in shown windows.
  @discardableResult
  public func tapBackMenu(_ viewController: ViewController) -> [ViewController]? {
    simulation.perform("tap back menu", on: birthNumber, with: number(of: viewController)) {
      if let obstacle = obstacleToTap ?? obstacleInMenu(to: viewController) {
        reportBackRefused(obstacle)
        return nil
      }
      return popToViewController(viewController, animated: true)
    }
  }

  /// Why a person's finger can take nothing off the stack; nil if it can (rule S41).
  var obstacleToFinger: Message? {
    if storedChildren.count - (residue == nil ? 0 : 1) < 2 { return "there is nothing to pop" }
    if appearance != .appeared { return "it is not on screen" }
    if nearestPresentation != nil { return "something is presented over it" }
    if !simulation.visibleViewControllers.contains(where: { $0 === self }) {
      return "something hides it"
    }
    if mustWait || stackStage.isMarked { return "it is changing" }
    return nil
  }

  private var obstacleToTap: Message? {
    obstacleToFinger ?? (isNavigationBarHidden ? "its navigation bar is hidden" : nil)
  }

  private func obstacleInMenu(to controller: ViewController) -> Message? {
    if controller === storedChildren.last { return "\(number(of: controller)) is on top already" }
    let isListed = storedChildren.contains { $0 === controller }
    return isListed ? nil : "\(number(of: controller)) is not on its stack"
  }

  private func reportBackRefused(_ obstacle: Message) {
    simulation.report(
      .navBackRefused,
      "Nobody can go back by a tap on \(birthNumber): \(obstacle)."
    )
  }
}
