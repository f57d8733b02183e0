import Foundation
import SwitchbackTesting

/// A delegate that tells its cast of its callbacks.
final class Listener: NSObject, NavigationControllerDelegate {
  weak var cast: Cast?
  let name: String

  init(cast: Cast, name: String) {
    self.cast = cast
    self.name = name
  }

  func navigationController(
    _ navigationController: NavigationController,
    willShow viewController: ViewController,
    animated: Bool
  ) { cast?.reached("\(name).willShow") }

  func navigationController(
    _ navigationController: NavigationController,
    didShow viewController: ViewController,
    animated: Bool
  ) { cast?.reached("\(name).didShow") }
}

/// A delegate of a presentation that tells its cast of its callbacks.
final class SheetListener: NSObject, AdaptivePresentationControllerDelegate {
  weak var cast: Cast?
  let name: String
  let refuses: Bool

  init(cast: Cast, name: String, refuses: Bool) {
    self.cast = cast
    self.name = name
    self.refuses = refuses
  }

  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool {
    cast?.reached("\(name).shouldDismiss")
    return !refuses
  }

  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    cast?.reached("\(name).willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    cast?.reached("\(name).didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {
    cast?.reached("\(name).didAttemptToDismiss")
  }
}

/// Gives a presentation controller that removes the presenter's view, or not.
final class Giver: NSObject, ViewControllerTransitioningDelegate {
  let removes: Bool

  init(removes: Bool) { self.removes = removes }

  func presentationController(
    forPresented presented: ViewController,
    presenting: ViewController?,
    source: ViewController
  ) -> PresentationController? {
    let controller = OwnPresentation(presentedViewController: presented, presenting: presenting)
    controller.removes = removes
    return controller
  }
}

private final class OwnPresentation: PresentationController {
  var removes = false

  override var shouldRemovePresentersView: Bool { removes }
}

/// A delegate that tells its cast of its callbacks, and lets tapped tabs be chosen or not.
final class TabListener: NSObject, TabBarControllerDelegate {
  weak var cast: Cast?
  let name: String
  var refuses = false

  init(cast: Cast, name: String) {
    self.cast = cast
    self.name = name
  }

  func tabBarController(
    _ tabBarController: TabBarController,
    shouldSelect viewController: ViewController
  ) -> Bool {
    cast?.reached("\(name).shouldSelect")
    return !refuses
  }

  func tabBarController(
    _ tabBarController: TabBarController,
    didSelect viewController: ViewController
  ) { cast?.reached("\(name).didSelect") }
}
