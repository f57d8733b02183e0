/// A person's finger that swipes a sheet down, or lets it come back.
///
/// UIKit makes it from its gesture recogniser; a test makes it with
/// ``PresentationController/beginInteractiveDismissal()``.
@preconcurrency @MainActor
public final class InteractiveDismissal: InteractiveTransition {
  init(of presentation: PresentationController) {
    super.init(of: presentation, lasting: \.dismiss)
  }
}

extension PresentationController {
  /// Begins to swipe the sheet down, as a person does (facts F2.17 to F2.19, trace T58).
  ///
  /// The delegate is asked whether the sheet should go, and told that it will; at the end of the turn comes
  /// `viewWillDisappear`. With the swipe finished come `viewDidDisappear` and the delegate's
  /// `didDismiss`; given up, `viewWillAppear` and `viewDidAppear`. `dismiss` is not called. If the controller, or a
  /// visible one in it, is modal (`isModalInPresentation`) or the delegate says no, the delegate is told of the
  /// attempt, and nothing else happens. Error: `dismiss.swipe-refused` if it is no sheet, is not on screen,
  /// comes or goes, has something presented over it or moving in it, or is swiped already (rule S56).
  ///
  /// - Returns: The swipe, or nil if the sheet stays.
  /// - Complexity: O(*n*) in the number of views in shown windows.
  public func beginInteractiveDismissal() -> InteractiveDismissal? {
    simulation.perform("begin swipe", on: presented.birthNumber) {
      guard !refusesSwipe() else { return nil }
      guard mayBeSwiped else {
        tell(.didAttemptToDismiss) { $0.presentationControllerDidAttemptToDismiss(self) }
        return nil
      }
      // The delegate may have done anything when it was asked.
      guard !refusesSwipe() else { return nil }
      let swipe = InteractiveDismissal(of: self)
      interactiveDismissal = swipe
      depart(animated: true, completion: nil)
      tell(.willDismiss) { $0.presentationControllerWillDismiss(self) }
      return swipe
    }
  }

  private var mayBeSwiped: Bool {
    let visible = simulation.visibleViewControllers
    if visible.contains(where: { $0.isModalInPresentation && $0.isContained(in: presented) }) {
      return false
    }
    var answer = true
    tell(.shouldDismiss) { answer = $0.presentationControllerShouldDismiss(self) }
    return answer
  }

  private func refusesSwipe() -> Bool {
    guard let obstacle = obstacleToSwipe else { return false }
    simulation.report(
      .dismissSwipeRefused,
      "\(presented.birthNumber) cannot be swiped down: \(obstacle)."
    )
    return true
  }

  private var obstacleToSwipe: Message? {
    if interactiveDismissal != nil { return "a finger is on it already" }
    if isInstalled, !style.isSheet { return "it is no sheet" }
    return obstacleToFinger
  }

  /// Why a person's finger cannot send the presented controller away; nil if it can.
  var obstacleToFinger: Message? {
    if !isInstalled || isGoing || movement != .none || presentationStage.isMarked {
      return "it is coming or going"
    }
    if presented.presentation != nil || window?.layers.last?.presentation !== self {
      return "something is presented over it"
    }
    if presented.appearance != .appeared { return "it is not on screen" }
    if !simulation.visibleViewControllers.contains(where: { $0 === presented }) {
      return "something hides it"
    }
    let isBusy = simulation.hasRunningTransition(inside: presented, besides: presentationStage)
    return isBusy ? "something moves in it" : nil
  }

  /// Tells the delegate, if there is one.
  func tell(
    _ kind: Event.Kind,
    _ call: (any AdaptivePresentationControllerDelegate) -> Void
  ) {
    guard let delegate else { return }
    simulation.record(presented.birthNumber, kind)
    call(delegate)
  }

  /// Brings the presentation back after a swipe that was given up.
  func comeBack() {
    interactiveDismissal = nil
    revealed = nil
    isDesired = true
    let back = sweep
    sweep = []
    for presentation in back {
      presentation.movement = .none
      presentation.presented.status.remove(.beingDismissed)
      // Somebody may have asked meanwhile for a dismissal further down, which takes it along.
      presentation.isGoing = presentation.presenter?.nearestPresenting?.isGoing ?? false
    }
  }
}

extension ViewController {
  /// Begins to swipe down the sheet that this controller is, or is in, as a person does.
  ///
  /// See ``PresentationController/beginInteractiveDismissal()``. Error: `dismiss.swipe-refused`, also if
  /// nobody presents the controller.
  ///
  /// - Returns: The swipe, or nil if the sheet stays.
  /// - Complexity: O(*n*) in the number of views in shown windows.
  public func beginInteractiveDismissal() -> InteractiveDismissal? {
    if let presentation = nearestPresenting { return presentation.beginInteractiveDismissal() }
    return simulation.perform("begin swipe", on: birthNumber) {
      simulation.report(
        .dismissSwipeRefused,
        "\(birthNumber) cannot be swiped down: nobody presents it."
      )
      return nil
    }
  }

  /// Whether this controller is another one, or a child in it at any depth.
  fileprivate func isContained(in other: ViewController) -> Bool {
    sequence(first: self) { $0.storedParent }.contains { $0 === other }
  }
}
