extension TabBarController: OneChildContainer {
  package var stage: Stage { tabStage }
  package var desired: ViewController? { selected }
  package var nextIsAnimated: Bool { false }

  /// The tab that is shown, which its former value must not find while it goes.
  package var shownChild: ViewController? {
    get { shownTab }
    set { exchange(\.shownTab, of: self, for: newValue) }
  }

  package func relation(at index: Int) -> String {
    "tab \(index)\(storedChildren[index] === selected ? " selected" : "")"
  }

  package func planTransition(bringing comer: ViewController?) -> Transition? {
    guard appearance == .appeared else {
      dropUndesired()
      return settle()
    }
    guard shownTab !== comer else { return settle() }
    if let shownTab, shownTab.storedParent !== self || shownTab.status.contains(.leaving) {
      shownTab.status.insert(.movingFromParent)
    }
    return Transition(
      choreography: .tab,
      disappearing: childToLeave,
      appearing: comer,
      isAnimated: false
    )
  }

  package func ending(of transition: Transition) -> Transition.Ending { .commit }

  package func didStart(_ transition: Transition) { bringIn(transition) }

  package func willEnd(_ transition: Transition) { takeOut(transition) }

  package func didEnd(_ transition: Transition) {
    transition.disappearing?.status.remove(.movingFromParent)
    settle()
  }

  package func didCancel(_ transition: Transition) { bringBack(transition) }

  /// Tells who has left, and the delegate.
  @discardableResult
  private func settle() -> Transition? {
    tellLeft()
    tellOwedSelections()
    return nil
  }

  package func checkContainer(_ faults: inout [String]) {
    if isTab(selected) == storedChildren.isEmpty {
      let selected = selected?.name ?? "nobody"
      faults.append("\(name) has \(storedChildren.count) tabs, and \(selected) selected")
    }
    guard simulation.isAtRest, !owedSelections.isEmpty else { return }
    faults.append("\(name) owes its delegate news of taps at rest")
  }
}
