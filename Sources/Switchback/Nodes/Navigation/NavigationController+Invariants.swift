extension NavigationController {
  /// Adds what is wrong with the stack.
  package func checkContainer(_ faults: inout [String]) {
    for (lower, upper) in zip(storedChildren, storedChildren.dropFirst())
    where lower.status.contains(.hidesBottomBar) && !upper.status.contains(.hidesBottomBar) {
      faults.append("\(upper.name) brings the bar back over \(lower.name), which hides it")
    }
    guard simulation.isAtRest else { return }
    if !waiting.isEmpty { faults.append("\(name) keeps changes waiting at rest") }
    if !stackStage.isMarked, bottomBar.isHidden != bottomBar.willBeHidden {
      faults.append("\(name) does not show at rest the bar at the bottom that its stack asks for")
    }
    for controller in storedChildren where !controller.status.contains(.inShownStack) {
      faults.append("\(controller.name) is on the stack of \(name) at rest, and not shown by it")
    }
  }
}
