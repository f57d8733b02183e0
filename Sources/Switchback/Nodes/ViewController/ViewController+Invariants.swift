extension ViewController {
  /// What is wrong with the links and the state of this controller; empty if nothing is.
  ///
  /// - Returns: One sentence for each fault.
  /// - Complexity: O(*c* + *d*) in the number of children and the depth of the view.
  package func checkInvariants() -> [String] {
    var faults: [String] = []
    for (index, child) in storedChildren.enumerated() {
      if child.storedParent !== self {
        faults.append("\(name) has the child \(child.name), which has another parent")
      }
      if storedChildren[..<index].contains(where: { $0 === child }) {
        faults.append("\(name) has the child \(child.name) twice")
      }
    }
    if let storedParent, !storedParent.holds(self) {
      faults.append("\(name) has the parent \(storedParent.name), which does not hold it")
    }
    if let storedView, storedView.controller !== self {
      faults.append("the view of \(name) has another controller")
    }
    if let rootWindow, rootWindow.desiredRoot !== self {
      faults.append("\(name) takes itself for the root of \(rootWindow.name)")
    }
    checkPresentations(&faults)
    if simulation.isAtRest { checkRest(&faults) }
    oneChild?.checkShownChild(&faults)
    return faults
  }

  private func holds(_ child: ViewController) -> Bool {
    if storedChildren.contains(where: { $0 === child }) { return true }
    guard let oneChild, child.status.contains(.leaving) else { return false }
    return oneChild.left.contains { $0 === child }
  }

  private func checkPresentations(_ faults: inout [String]) {
    if let presentation {
      if presentation.presenter !== self {
        faults.append("\(name) holds a presentation of another presenter")
      }
      if presentation.presented.presentedBy !== presentation {
        faults.append("\(name) presents \(presentation.presented.name), which does not know it")
      }
    }
    if let presentedBy, presentedBy.presenter?.presentation !== presentedBy {
      faults.append("\(name) is presented by one that does not know it")
    }
  }

  /// At rest those have appeared whose view is in a shown window, in the hands of their container all
  /// the way up, and nobody else.
  private func checkRest(_ faults: inout [String]) {
    guard appearance == .appeared || appearance == .disappeared else {
      faults.append("\(name) is \(appearance) at rest")
      return
    }
    if let stage = shownBy, stage.host?.desired !== self {
      faults.append("\(name) is held at rest by a stage that does not want it")
    }
    guard let isOnScreen = isShownByAll, isOnScreen != (appearance == .appeared) else { return }
    let owner = storedParent?.name ?? "nobody"
    let place = storedView?.nearestControllerAbove?.name ?? "no other"
    faults.append(
      """
      \(name), a child of \(owner) with its view in \(place)'s, is \(isOnScreen ? "" : "not ")on \
      screen at rest, and is \(appearance)
      """
    )
  }

  /// Whether everyone on the way up shows the next one; nil where a container does so by hand.
  private var isShownByAll: Bool? {
    guard let window = storedView?.storedWindow, !window.isHidden else { return false }
    var inner = self
    while let outer = inner.storedParent ?? inner.storedView?.nearestControllerAbove {
      guard inner.storedView?.nearestControllerAbove === outer else { return false }
      if inner.storedParent === outer {
        guard !inner.isForwardedByHand else { return nil }
        if let container = outer.oneChild, container.shownChild !== inner { return false }
      }
      inner = outer
    }
    return true
  }
}

extension Simulation {
  /// Whether nothing runs and nothing is queued.
  package var isAtRest: Bool {
    !isRunningJobs && depth == 0 && running.isEmpty && queue.layout.isEmpty
      && queue.afterCommit.isEmpty && queue.later.entries.isEmpty
  }
}
