extension ViewController {
  /// The presentation from this controller or its nearest ancestor that has one.
  var nearestPresentation: PresentationController? {
    nearest(\.presentation)
  }

  /// The presentation of this controller or of its nearest ancestor that is presented.
  var nearestPresenting: PresentationController? {
    nearest(\.presentedBy)
  }

  private func nearest(
    _ link: KeyPath<ViewController, PresentationController?>
  ) -> PresentationController? {
    var ancestor: ViewController? = self
    while let controller = ancestor {
      if let presentation = controller[keyPath: link] { return presentation }
      ancestor = controller.storedParent
    }
    return nil
  }

  /// Carries out `present`.
  func startPresentation(
    of presented: ViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    simulation.perform("present", on: birthNumber, with: number(of: presented)) {
      if waitsForDismissal(of: presented, animated: animated, completion: completion) { return }
      let ancestors = Array(sequence(first: self) { $0.storedParent })
      let position = PresentationRules.presenter(
        for: presented.styleToPresent.family,
        among: ancestors,
        definesContext: { $0.definesPresentationContext }
      )
      let presenter = ancestors[position ?? 0]
      guard presenter.mayPresent(presented, asked: self) else { return }
      let presentation = presented.takePresentationController(presenting: presenter, source: self)
      // A transitioning delegate may have done anything when it was asked.
      guard presented.styleToPresent != .custom || presenter.mayPresent(presented, asked: self)
      else { return }
      presented.noteShowing()
      presentation.arrive(by: presenter, animated: animated, completion: completion)
    }
  }

  /// Whether a presentation waits until the controller to present has been dismissed.
  private func waitsForDismissal(
    of presented: ViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) -> Bool {
    guard simulation.behavior.presentationDuringDismissal == .deferred,
      let leaving = presented.presentedBy, leaving.isGoing
    else { return false }
    let cause = simulation.currentCause
    leaving.waitingPresentations.append { [weak self, weak presented] in
      guard let self, let presented else { return }
      simulation.perform(under: cause) {
        startPresentation(of: presented, animated: animated, completion: completion)
      }
    }
    return true
  }

  /// Carries out `dismiss`.
  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    simulation.perform("dismiss", on: birthNumber) {
      guard let presentation = presentationToDismiss else {
        reportNothingToDismiss()
        guard simulation.behavior.completesEmptyDismissal, let completion else { return }
        simulation.record(birthNumber, .completion)
        return completion()
      }
      let isStarting = !presentation.isInstalled || presentation.movement == .arriving
      guard isStarting else {
        return presentation.depart(animated: animated, completion: completion)
      }
      if simulation.behavior.dismissalDuringPresentation == .deferred {
        presentation.waitingDismissal = (animated, completion)
      } else {
        reportDismissalInProgress(presentation)
      }
    }
  }

  /// What a dismissal asked of this controller takes away: what it presents, unless that is going
  /// already, or else itself (facts F2.10 and F2.13).
  private var presentationToDismiss: PresentationController? {
    let first = nearestPresentation ?? nearestPresenting
    return PresentationRules.dismissed(
      among: sequence(first: first) { presentation in
        presentation.flatMap { $0.presenter?.nearestPresenting }
      },
      isGoing: { $0.isGoing }
    )
  }

  private func reportDismissalInProgress(_ presentation: PresentationController) {
    simulation.report(
      .dismissInProgress,
      """
      \(birthNumber) cannot be dismissed from while \(presentation.presented.birthNumber) is still being \
      presented.
      """,
      text: """
        Warning: Attempt to dismiss from view controller \(address: birthNumber) while a presentation or \
        dismiss is in progress!
        """
    )
  }

  private func reportNothingToDismiss() {
    simulation.report(
      .dismissNothing,
      "\(birthNumber) presents nothing and is not presented: there is nothing to dismiss."
    )
  }
}
