extension TabBarController {
  /// Taps a tab, as a person does.
  ///
  /// The delegate is asked, `shouldSelect`. A tap on another tab then chooses it, and the delegate is told,
  /// `didSelect`, once it has come, which may be after a transition that the choice waits for; a tap on the
  /// selected tab changes nothing but that a navigation controller in it pops to its root, animated, and the
  /// delegate is told at once (facts F4.6 and F4.7, traces T72 and T73). Error: `tabs.tap-refused` if nobody
  /// can tap there: there is no such tab, the bar is not on screen or hidden by a screen on a stack
  /// (``NavigationController/isBottomBarHidden``), or something lies over it (rule S55).
  ///
  /// - Parameter index: The place of the tab, the first one being 0.
  /// - Returns: Whether the tab was tapped, and the delegate let it be chosen.
  /// - Complexity: O(*n*) in the number of views in shown windows.
  @discardableResult
  public func tapTab(at index: Int) -> Bool {
    simulation.perform("tap tab", on: birthNumber) {
      if let obstacle = obstacleToTap(at: index) {
        simulation.report(
          .tabsTapRefused,
          "Nobody can tap tab \(text: "\(index)") of \(birthNumber): \(text: obstacle)."
        )
        return false
      }
      let tab = storedChildren[index]
      // The delegate may have taken the tab away.
      guard isSelectable(tab), isTab(tab) else { return false }
      if tab === selected {
        popToRoot(in: tab)
        tellDidSelect(tab)
      } else {
        owedSelections.append(Weak(tab))
        choose(tab)
      }
      return true
    }
  }

  /// Why a person's finger cannot tap a tab; nil if it can.
  private func obstacleToTap(at index: Int) -> String? {
    if !storedChildren.indices.contains(index) { return "there is no such tab" }
    if appearance != .appeared { return "its bar is not on screen" }
    if nearestPresentation != nil { return "something is presented over it" }
    let visible = simulation.visibleViewControllers
    if !visible.contains(where: { $0 === self }) { return "something hides it" }
    let isBarHidden = visible.contains { controller in
      (controller as? NavigationController)?.isBottomBarHidden == true
        && controller.tabBarController === self
    }
    return isBarHidden ? "a screen hides its bar" : nil
  }

  /// A second tap on a tab takes everything off its stack but the root (fact F4.7).
  private func popToRoot(in tab: ViewController) {
    guard let stack = tab as? NavigationController, stack.storedChildren.count > 1 else { return }
    stack.popToRootViewController(animated: true)
  }

  // MARK: The delegate

  private func isSelectable(_ tab: ViewController) -> Bool {
    guard let delegate else { return true }
    simulation.record(birthNumber, .shouldSelect(tab.birthNumber))
    return delegate.tabBarController(self, shouldSelect: tab)
  }

  private func tellDidSelect(_ tab: ViewController) {
    guard let delegate else { return }
    simulation.record(birthNumber, .didSelect(tab.birthNumber))
    delegate.tabBarController(self, didSelect: tab)
  }

  /// Tells the delegate of the taps that have been followed.
  func tellOwedSelections() {
    let owed = exchange(\.owedSelections, of: self, for: [])
    for case let tab? in owed.map(\.object) { tellDidSelect(tab) }
  }
}
