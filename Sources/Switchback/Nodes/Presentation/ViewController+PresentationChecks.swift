extension ViewController {
  /// Whether this controller may present another one; reports why not.
  ///
  /// - Parameters:
  ///   - presented: The controller to present.
  ///   - asked: The controller that was asked to present it.
  /// - Returns: Whether it may.
  func mayPresent(_ presented: ViewController, asked: ViewController) -> Bool {
    guard belongsHere(presented) else { return false }
    if let reason = activity(of: presented) {
      simulation.report(
        .presentActiveInstance,
        "\(presented.birthNumber) cannot be presented by \(birthNumber): it \(text: reason.why).",
        exception: "NSInvalidArgumentException",
        text: reason.text
      )
      return false
    }
    if let current = presentation {
      if current.isInstalled, !current.isGoing, current.movement == .none {
        reportAlreadyPresenting(presented, current.presented, asked: asked)
      } else {
        reportInProgress(presented, asked: asked)
      }
      return false
    }
    if nearestPresenting?.isGoing == true {
      reportInProgress(presented, asked: asked)
      return false
    }
    guard viewIfLoaded?.isShown == true || entersWindowThisTurn else {
      simulation.report(
        .presentOutsideWindow,
        "\(presented.birthNumber) is not presented: the view of \(birthNumber) is in no window.",
        text: """
          Attempt to present \(address: presented.birthNumber) on \(address: birthNumber) (from \
          \(address: asked.birthNumber)) whose view is not in the window hierarchy.
          """
      )
      return false
    }
    return true
  }

  /// Whether this is the root of a shown window that installs it at the end of the turn.
  private var entersWindowThisTurn: Bool {
    rootWindow.map { !$0.isHidden && $0.rootStage.isMarked } ?? false
  }

  private func reportAlreadyPresenting(
    _ presented: ViewController,
    _ current: ViewController,
    asked: ViewController
  ) {
    simulation.report(
      .presentAlreadyPresenting,
      """
      \(presented.birthNumber) is not presented: \(birthNumber) presents \(current.birthNumber) already.
      """,
      text: """
        Attempt to present \(address: presented.birthNumber) on \(address: birthNumber) (from \
        \(address: asked.birthNumber)) which is already presenting \(address: current.birthNumber).
        """
    )
  }

  private func reportInProgress(_ presented: ViewController, asked: ViewController) {
    simulation.report(
      .presentInProgress,
      """
      \(presented.birthNumber) is not presented: a presentation or dismissal of \(birthNumber) is under \
      way.
      """,
      text: """
        Attempt to present \(address: presented.birthNumber) on \(address: birthNumber) (from \
        \(address: asked.birthNumber)) while a presentation is in progress.
        """
    )
  }

  /// Why a controller cannot be presented, because of what it is part of already.
  private func activity(of presented: ViewController) -> (why: String, text: Message)? {
    if let presenter = presented.presentedBy?.presenter {
      return (
        "is presented already",
        """
        Application tried to present modally a view controller \(address: presented.birthNumber) that is \
        already being presented by \(address: presenter.birthNumber).
        """
      )
    }
    let active: Message =
      "Application tried to present modally an active controller \(address: presented.birthNumber)."
    if presented.storedParent != nil { return ("is a child of another controller", active) }
    if presented.rootWindow != nil { return ("is the root of a window", active) }
    if presented === self { return ("would present itself", active) }
    if isInside(presented) || isViewInside(presented) { return ("contains the presenter", active) }
    return nil
  }
}
