extension ViewController {
  /// What is wrong with the links and the state of this controller; empty if nothing is.
  ///
  /// - Parameter isAppearanceChecked: Whether appearance at rest is looked at, too.
  /// - Returns: One sentence for each fault.
  /// - Complexity: O(*c* + *d*) in the number of children and the depth of the view.
  package func checkInvariants(isAppearanceChecked: Bool = true) -> [String] {
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
    if isAppearanceChecked, simulation.isAtRest { checkRest(&faults) }
    if let navigation = self as? NavigationController {
      navigation.checkStack(&faults, isAppearanceChecked: isAppearanceChecked)
    }
    return faults
  }

  private func holds(_ child: ViewController) -> Bool {
    if storedChildren.contains(where: { $0 === child }) { return true }
    guard let navigation = self as? NavigationController else { return false }
    return child.status.contains(.leavingStack) && navigation.left.contains { $0 === child }
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

  /// At rest whoever is shown by a root, a presentation or a parent has appeared, and nobody else.
  private func checkRest(_ faults: inout [String]) {
    guard appearance == .appeared || appearance == .disappeared else {
      faults.append("\(name) is \(appearance) at rest")
      return
    }
    guard let window = storedView?.storedWindow else {
      if appearance == .appeared {
        faults.append("\(name) has appeared at rest, and its view is in no window")
      }
      return
    }
    // What the app itself has put straight into a window stays as it is when the window hides.
    guard let container = outermostContainer else { return }
    if window.isHidden, container.rootWindow != nil, appearance == .appeared {
      faults.append("\(name) has appeared at rest, and its window is hidden")
    }
    if !window.isHidden, appearance == .disappeared {
      faults.append("\(name) is on screen at rest, and has not appeared")
    }
  }

  /// The root or the presented controller that this one is shown in; nil where views and
  /// controllers disagree on the way up.
  private var outermostContainer: ViewController? {
    var controller = self
    while let parent = controller.storedParent {
      guard controller.storedView?.nearestControllerAbove === parent else { return nil }
      controller = parent
    }
    let window = controller.storedView?.storedWindow
    let isShown =
      controller.rootWindow.map { $0 === window } ?? (controller.presentedBy?.isShown == true)
    return isShown ? controller : nil
  }
}

extension Simulation {
  /// Whether nothing runs and nothing is queued.
  package var isAtRest: Bool {
    !isRunningJobs && depth == 0 && running.isEmpty && queue.layout.isEmpty
      && queue.afterCommit.isEmpty && queue.later.entries.isEmpty
  }
}
