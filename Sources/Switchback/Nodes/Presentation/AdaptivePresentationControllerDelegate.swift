/// Told of what a person does to a sheet, and asked what a phone makes of a style.
///
/// Nothing of it is called for a dismissal that code asks for (fact F2.18).
@preconcurrency @MainActor
public protocol AdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Asked on a phone, at the end of the turn of `present`, what a sheet or a popover becomes there.
  ///
  /// It counts for the whole presentation. Error: `present.bad-adaptation` for a style that is none of
  /// those below; then the system decides.
  ///
  /// - Parameter controller: The presentation.
  /// - Returns: `fullScreen`, `overFullScreen` or a sheet; `none` to keep the style, a popover on a phone
  ///   for example; `automatic` to leave it to the system.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle

  /// Asked when a person begins to swipe a sheet down, unless `isModalInPresentation` forbids it.
  ///
  /// - Parameter presentationController: The presentation.
  /// - Returns: Whether the sheet may go.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool

  /// Called when a person has begun to swipe a sheet down, which may yet come back (fact F2.19).
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)

  /// Called after `viewDidDisappear` of a sheet that a person has swiped down (fact F2.17).
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)

  /// Called in place of all others when a sheet may not go (fact F2.17).
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// Leaves it to the system.
  public func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle { .automatic }

  /// Lets the sheet go.
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: PresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: PresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {}
}

/// Gives the presentation controllers of a controller with the style `custom`.
@preconcurrency @MainActor
public protocol ViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Asked when the controller is presented, or when its `presentationController` is first read.
  ///
  /// Error: `present.bad-controller` for one that was made for another controller or is in use; then
  /// UIKit's own is used.
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that presents, if that is known.
  ///   - source: The controller that was asked to present.
  /// - Returns: The presentation controller, or nil for UIKit's own.
  func presentationController(
    forPresented presented: ViewController,
    presenting: ViewController?,
    source: ViewController
  ) -> PresentationController?
}

extension ViewControllerTransitioningDelegate {
  /// Leaves it to UIKit.
  public func presentationController(
    forPresented presented: ViewController,
    presenting: ViewController?,
    source: ViewController
  ) -> PresentationController? { nil }
}
