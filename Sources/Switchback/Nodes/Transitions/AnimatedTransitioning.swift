public import typealias Foundation.TimeInterval

/// An animator of the user's own, which says itself when a transition has ended.
@preconcurrency @MainActor
public protocol ViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The length of the transition in seconds.
  ///
  /// A length that is no number or negative counts as zero, and one of more than about 31 years as that
  /// (`time.bad-duration`).
  ///
  /// - Parameter context: The transition.
  /// - Returns: The length.
  func transitionDuration(using context: TransitionContext?) -> TimeInterval

  /// Performs the transition; it ends when the context is told that it is complete.
  ///
  /// An animator that never tells leaves everything as it is in the middle of the transition (fact
  /// F8.5).
  ///
  /// - Parameter context: The transition.
  func animateTransition(using context: TransitionContext)
}

/// What an animator knows of the transition that it performs.
@preconcurrency @MainActor
public final class TransitionContext: NSObject {
  private weak var stage: Stage?
  private let transition: Transition

  package init(stage: Stage, transition: Transition) {
    self.stage = stage
    self.transition = transition
    super.init()
  }

  /// Whether the transition is animated.
  public var isAnimated: Bool { transition.isAnimated }

  /// A controller that takes part in the transition.
  ///
  /// - Parameter key: Which of the two.
  /// - Returns: The controller, or nil if there is none on that side.
  public func viewController(
    forKey key: TransitionContextViewControllerKey
  ) -> ViewController? {
    transition.viewController(forKey: key)
  }

  /// Ends the transition; calls after the first do nothing.
  ///
  /// - Parameter didComplete: False gives the transition up: the controllers get the callbacks of
  ///   the way back (fact F0.3).
  public func completeTransition(_ didComplete: Bool) {
    guard let stage else { return }
    self.stage = nil
    stage.simulation.perform("completeTransition", on: stage.birthNumber) {
      if didComplete { stage.end() } else { stage.cancel() }
    }
  }
}
