extension ViewController {
  /// The presentation of this controller itself: the one that runs, or else one made for the next.
  var ownPresentationController: PresentationController {
    if let current = currentPresentationController { return current }
    let made = makePresentationController(presenting: nil, source: self)
    preparedPresentation = made
    if storedParent != nil || rootWindow != nil { reportPrepared() }
    return made
  }

  /// The one that runs, to the end of `viewDidDisappear`, or that has been made already.
  private var currentPresentationController: PresentationController? {
    presentedBy ?? shownBy?.host as? PresentationController ?? preparedPresentation
  }

  /// The popover's presentation; nil if the controller is not presented as one.
  var ownPopoverPresentationController: PopoverPresentationController? {
    let style = currentPresentationController?.requestedStyle ?? modalPresentationStyle
    guard style == .popover else { return nil }
    return ownPresentationController as? PopoverPresentationController
  }

  /// The style that counts for the next presentation.
  var styleToPresent: ModalPresentationStyle {
    preparedPresentation?.requestedStyle ?? modalPresentationStyle
  }

  /// Takes the presentation controller for a presentation that starts, or makes it.
  func takePresentationController(
    presenting: ViewController,
    source: ViewController
  ) -> PresentationController {
    exchange(\.preparedPresentation, of: self, for: nil)
      ?? makePresentationController(presenting: presenting, source: source)
  }

  private func makePresentationController(
    presenting: ViewController?,
    source: ViewController
  ) -> PresentationController {
    switch modalPresentationStyle {
    case .popover:
      return PopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .custom:
      if let given = transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: presenting,
        source: source
      ) {
        if given.presented === self, presentedBy !== given, given.completions.isEmpty,
          !given.isStyleSettled
        {
          return given
        }
        reportBadController()
      }
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen,
      .overCurrentContext, .none, .automatic:
      break
    }
    return PresentationController(presentedViewController: self, presenting: presenting)
  }

  private func reportBadController() {
    simulation.report(
      .presentBadController,
      """
      The transitioning delegate of \(birthNumber) gives a presentation controller that is another \
      one's, or used up; UIKit's own is used.
      """
    )
  }

  /// Finds a controller whose presentation controller was made although it is not to be presented.
  func reportPrepared() {
    guard preparedPresentation != nil else { return }
    simulation.report(
      .presentControllerLeak,
      """
      The presentationController of \(birthNumber) was read, but it is a child or a root: the two keep \
      each other, and a delegate that is set there is never called.
      """
    )
  }

  /// Finds a style that comes too late.
  func noteStyle() {
    guard let fixed = preparedPresentation?.requestedStyle, fixed != modalPresentationStyle else {
      return
    }
    simulation.report(
      .presentStyleLate,
      """
      \(birthNumber) will be presented as \(text: "\(fixed)"), not as \(text: "\(modalPresentationStyle)"): \
      its presentationController has been read already.
      """
    )
  }
}
