extension NavigationController {
  /// Whether a controller may be pushed; reports why not.
  func mayPush(_ controller: ViewController) -> Bool {
    guard !reportIfNavigation(controller) else { return false }
    if controller.storedParent === self, !controller.status.contains(.leaving) {
      simulation.report(
        .navSameInstance,
        "\(birthNumber) has \(controller.birthNumber) on its stack already.",
        exception: "NSInvalidArgumentException",
        text: """
          \(address: birthNumber) is pushing the same view controller instance \
          (\(address: controller.birthNumber)) more than once which is not supported and is most likely \
          an error in the application : \(text: "bundle")
          """
      )
      return false
    }
    return controller.storedParent === self || mayAdopt(controller)
  }

  /// Whether a stack may be set; reports why not.
  func mayHold(_ controllers: [ViewController]) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    for controller in controllers {
      guard !reportIfNavigation(controller) else { return false }
      guard seen.insert(ObjectIdentifier(controller)).inserted else {
        simulation.report(
          .navDuplicates,
          "\(controller.birthNumber) would be on the stack of \(birthNumber) twice.",
          exception: "NSInternalInconsistencyException",
          text: """
            All view controllers in a navigation controller must be distinct \
            ((\(text: controllers.map { simulation.census.address(of: $0.birthNumber) }.joined(separator: ", "))))
            """
        )
        return false
      }
      guard controller.storedParent === self || mayAdopt(controller) else { return false }
    }
    return true
  }

  private func reportIfNavigation(_ controller: ViewController) -> Bool {
    guard controller is NavigationController else { return false }
    simulation.report(
      .navPushNavigation,
      "\(controller.birthNumber) is a navigation controller and cannot be pushed on \(birthNumber).",
      exception: "NSInvalidArgumentException",
      text: "Pushing a navigation controller is not supported"
    )
    return true
  }

  func reportStranger(_ controller: ViewController) {
    simulation.report(
      .navPopToStranger,
      "\(controller.birthNumber) is not on the stack of \(birthNumber), which cannot pop to it.",
      exception: "NSInternalInconsistencyException",
      text: "Tried to pop to a view controller that doesn't exist."
    )
  }

  /// Finds a push on the root of a shown window that the window has not shown yet (fact F1.23).
  func reportPushBeforeAppearance(_ controller: ViewController) {
    guard simulation.behavior.changeBeforeAppearance == .unbalanced, appearance == .disappeared,
      let rootWindow, !rootWindow.isHidden, rootWindow.shownRoot !== self,
      let top = storedChildren.last
    else { return }
    simulation.report(
      .navPushBeforeAppear,
      """
      \(controller.birthNumber) is pushed on \(birthNumber), which has not shown \(top.birthNumber) yet.
      """,
      text: """
        Unbalanced calls to begin/end appearance transitions for \(address: controller.birthNumber).
        """
    )
  }
}
