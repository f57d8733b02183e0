extension NavigationController {
  /// The newcomer of a given-up replacement, if it stays on the stack as iOS 7 had it (fact F1.22).
  ///
  /// - Parameters:
  ///   - transition: The transition that was given up.
  ///   - former: The stack of before.
  /// - Returns: The newcomer, or nil if it goes.
  func newcomerThatStays(
    after transition: Transition,
    over former: [ViewController]
  ) -> ViewController? {
    guard simulation.behavior.cancelledStackChange == .leavesNewcomer,
      let newcomer = transition.appearing, newcomer === storedChildren.last,
      let top = former.last, !storedChildren.contains(where: { $0 === top }),
      !former.contains(where: { $0 === newcomer })
    else { return nil }
    return newcomer
  }

  /// Keeps a controller on top that is not shown, and finds it if it is still there at rest.
  func leaveResidue(_ newcomer: ViewController, over top: ViewController?) {
    residue = newcomer
    if top?.status.contains(.hidesBottomBar) == true { newcomer.status.insert(.hidesBottomBar) }
    let (cause, number) = (simulation.currentCause, newcomer.birthNumber)
    simulation.restChecks.append(
      RestCheck(rule: .navCancelLeftResidue, cause: { cause }) { [weak self] in
        guard let self, residue?.birthNumber == number else { return nil }
        return """
          The stack of \(birthNumber) still has \(number) on top, whose way in was given up; shown is \
          \(shownTop?.birthNumber ?? 0).
          """
      }
    )
  }
}
