extension NavigationController {
  /// Adds what is wrong with the stack.
  func checkStack(_ faults: inout [String]) {
    for controller in storedChildren where controller.status.contains(.leavingStack) {
      faults.append("\(controller.name) is on the stack of \(name) and is leaving it")
    }
    for (lower, upper) in zip(storedChildren, storedChildren.dropFirst())
    where lower.status.contains(.hidesBottomBar) && !upper.status.contains(.hidesBottomBar) {
      faults.append("\(upper.name) brings the bar back over \(lower.name), which hides it")
    }
    guard simulation.isAtRest else { return }
    if !waiting.isEmpty { faults.append("\(name) keeps changes waiting at rest") }
    if !left.isEmpty { faults.append("\(name) keeps those that left at rest") }
    if appearance == .appeared, shownTop !== desired {
      let (shown, desired) = (shownTop?.name ?? "nobody", desired?.name ?? "nobody")
      faults.append("\(name) shows \(shown) at rest, and has \(desired) on top")
    }
    if !stackStage.isMarked, bottomBar.isHidden != bottomBar.willBeHidden {
      faults.append("\(name) does not show at rest the bar at the bottom that its stack asks for")
    }
    for controller in storedChildren where !controller.status.contains(.inShownStack) {
      faults.append("\(controller.name) is on the stack of \(name) at rest, and not shown by it")
    }
  }
}
