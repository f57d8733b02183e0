/// The keys under which a transition's controllers are found.
public enum TransitionContextViewControllerKey: Hashable, Sendable {
  /// The controller that is shown at the start.
  case from
  /// The controller that is shown at the end.
  case to
}

/// Follows a running transition, and runs closures beside it and after it.
///
/// A coordinator exists only when somebody asks for it. Its completions run after everybody has
/// been told about the end of the transition; what they ask for starts a new one.
@preconcurrency @MainActor
public final class TransitionCoordinator: NSObject {
  private weak var stage: Stage?
  private var companions: [(TransitionCoordinator) -> Void] = []
  private var completions: [(TransitionCoordinator) -> Void] = []
  private var hasBegun = false

  /// Whether the transition is animated.
  public let isAnimated: Bool
  /// Whether the transition was given up; meaningful in a completion.
  public private(set) var isCancelled = false
  /// Whether a gesture drives the transition; false once it is over.
  public var isInteractive: Bool { stage?.running?.isInteractive ?? false }

  /// Whether the transition has started, and not ended.
  package var isRunning: Bool { stage?.running != nil }

  package init(stage: Stage, isAnimated: Bool) {
    self.stage = stage
    self.isAnimated = isAnimated
    super.init()
  }

  /// Runs one closure with the transition and another after it.
  ///
  /// - Parameters:
  ///   - animation: Runs when the views are in place and everybody has been told that the transition
  ///     starts, at once if that is past; it is dropped if the transition never starts.
  ///   - completion: Runs after the last callback of the transition.
  /// - Returns: Whether the closures were taken, which is false once the transition is over.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((TransitionCoordinator) -> Void)?,
    completion: ((TransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    guard stage != nil else { return false }
    if let animation {
      if hasBegun { animation(self) } else { companions.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  /// A controller that takes part in the transition.
  ///
  /// - Parameter key: Which of the two.
  /// - Returns: The controller, or nil if there is none on that side.
  public func viewController(
    forKey key: TransitionContextViewControllerKey
  ) -> ViewController? {
    stage?.running?.viewController(forKey: key)
  }

  /// The views are in place: the closures beside the transition run.
  package func begin() {
    hasBegun = true
    let closures = companions
    companions = []
    for closure in closures { closure(self) }
  }

  package func finish(cancelled: Bool) {
    isCancelled = cancelled
    companions = []
    let closures = completions
    completions = []
    stage = nil
    for closure in closures { closure(self) }
  }
}

extension ViewController {
  /// The coordinator of the innermost transition that this controller takes part in.
  var currentCoordinator: TransitionCoordinator? {
    var ancestor: ViewController? = self
    while let controller = ancestor {
      if let container = controller.oneChild,
        let coordinator = container.stage.coordinator(willBeAnimated: container.nextIsAnimated)
      {
        return coordinator
      }
      for case let presentation? in [controller.presentedBy, controller.presentation] {
        if let coordinator = presentation.presentationStage.coordinator(
          willBeAnimated: presentation.isAnimated
        ) {
          return coordinator
        }
      }
      ancestor = controller.storedParent
    }
    return nil
  }
}
