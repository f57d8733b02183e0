import Foundation
import SwitchbackTesting

/// A delegate that tells a witness, and brings the animator of one change.
final class WitnessedDelegate: NSObject, NavigationControllerDelegate {
  weak var witness: Witness?
  var animator: WitnessedAnimator?

  func navigationController(
    _ navigationController: NavigationController,
    willShow viewController: ViewController,
    animated: Bool
  ) { witness?.reach(.willShow, viewController) }

  func navigationController(
    _ navigationController: NavigationController,
    didShow viewController: ViewController,
    animated: Bool
  ) { witness?.reach(.didShow, viewController) }

  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationOperation,
    from fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    let animator = animator
    self.animator = nil
    witness?.reach(.animatorAsked, toVC)
    return animator
  }
}

/// An animator that completes its transition, or gives it up, after a while or at once.
final class WitnessedAnimator: NSObject, ViewControllerAnimatedTransitioning {
  weak var witness: Witness?
  private let completes: Bool
  private let delay: Duration?

  init(completes: Bool, delay: Duration?) {
    self.completes = completes
    self.delay = delay
    super.init()
  }

  func transitionDuration(using context: TransitionContext?) -> TimeInterval { 0.1 }

  func animateTransition(using context: TransitionContext) {
    witness?.reach(.animateTransition, context.viewController(forKey: .to))
    guard let delay else { return context.completeTransition(completes) }
    Simulation.current.after(delay) { [completes] in context.completeTransition(completes) }
  }
}

/// The routes of the world's switcher.
enum Place: Hashable, Sendable {
  case main
  case other
  case third
}

/// A store that tells a witness when it is written.
@MainActor
final class WitnessedStore: RouteStore {
  weak var witness: Witness?
  private var place: Place?

  func read() -> Place? { place }

  func write(_ route: Place) {
    place = route
    witness?.reach(.storeWrite)
  }
}
