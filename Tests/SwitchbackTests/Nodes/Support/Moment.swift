import SwitchbackTesting

/// A moment at which the library calls the app; the raw values are the codes of the table.
enum Moment: String, CaseIterable, Hashable, Sendable {
  case loadView = "LV"
  case viewDidLoad = "DL"
  case viewWillAppear = "WA"
  case viewIsAppearing = "IA"
  case viewWillLayoutSubviews = "WL"
  case viewDidLayoutSubviews = "DLS"
  case viewDidAppear = "DA"
  case viewWillDisappear = "WD"
  case viewDidDisappear = "DD"
  case willMoveToParent = "WM"
  case willMoveToNil = "WM0"
  case didMoveToParent = "DM"
  case didMoveToNil = "DM0"
  case willShow
  case didShow
  case animatorAsked
  case animateTransition
  case presentCompletion
  case dismissCompletion
  case alongside
  case coordinatorCompletion
  case animationCompletion
  case rootBuilder
  case replaceCompletion
  case storeWrite
  case allows
  case launch
  case deinitialiser = "deinit"
}

/// Waits for one moment, and acts once.
@MainActor
final class Witness {
  /// Runs at each callback, whether it is awaited or not.
  var onEach: ((Moment, ViewController?) -> Void)?
  /// How often the awaited callback came.
  private(set) var count = 0
  private var occurrence = 1
  private var action: ((ViewController?) -> Void)?
  private var followsCoordinator = false
  private var awaited: Moment?
  private var isArmed = false
  /// Whether somebody waits for a death on the main actor; a test's own nodes may die off it, when
  /// nobody does any more.
  nonisolated(unsafe) private(set) var awaitsDeath = false

  /// Starts to watch; the action runs at the first callback of a kind, or at a later one.
  func await(_ moment: Moment, occurrence: Int = 1, action: @escaping (ViewController?) -> Void) {
    isArmed = true
    awaited = moment
    self.occurrence = occurrence
    awaitsDeath = moment == .deinitialiser
    self.action = action
    followsCoordinator = [.alongside, .coordinatorCompletion].contains(moment)
  }

  func reach(_ moment: Moment, _ subject: ViewController? = nil) {
    onEach?(moment, subject)
    guard isArmed else { return }
    if [.viewWillAppear, .viewWillDisappear].contains(moment) { followCoordinator(of: subject) }
    guard moment == awaited else { return }
    count += 1
    guard count == occurrence, let action else { return }
    self.action = nil
    awaitsDeath = false
    action(subject)
  }

  func stop() {
    isArmed = false
    awaitsDeath = false
    action = nil
  }

  private func followCoordinator(of subject: ViewController?) {
    guard followsCoordinator, let coordinator = subject?.transitionCoordinator else { return }
    followsCoordinator = false
    coordinator.animate(
      alongsideTransition: { [weak self, weak subject] _ in self?.reach(.alongside, subject) },
      completion: { [weak self, weak subject] _ in self?.reach(.coordinatorCompletion, subject) }
    )
  }
}
