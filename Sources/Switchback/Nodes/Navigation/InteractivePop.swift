public import struct Foundation.CGFloat

/// A person's swipe from the edge of the screen that pops the top of a stack, or lets it come back.
///
/// UIKit makes it from its gesture recogniser; a test makes it with
/// ``NavigationController/beginInteractivePop()`` and says itself how far the finger goes. It ends once, with
/// ``finish()`` or ``cancel()``; what is called after that does nothing.
@preconcurrency @MainActor
public final class InteractivePop: NSObject {
  private weak var navigation: NavigationController?
  private var isStarted = false
  private var completes: Bool?

  /// How far the finger has come, from 0 at the edge to 1.
  public private(set) var progress: CGFloat = 0

  init(of navigation: NavigationController) {
    self.navigation = navigation
    super.init()
  }

  /// Whether the finger is still on the screen.
  public var isActive: Bool { completes == nil && navigation != nil }

  /// Moves the finger.
  ///
  /// - Parameter progress: How far it has come; values outside 0...1 count as the nearer end.
  public func update(_ progress: CGFloat) {
    guard isActive else { return }
    self.progress = progress > 0 ? min(progress, 1) : 0
  }

  /// Lifts the finger so that the screen goes; the transition ends after the rest of its time.
  ///
  /// At the end: `viewDidDisappear` of the screen that goes, `viewDidAppear`, `didMove(toParent: nil)`,
  /// and the delegate's `didShow` (trace T34).
  public func finish() { end(completes: true) }

  /// Lifts the finger so that the screen comes back; it is there after the time that it had gone for.
  ///
  /// At the end: the screen that was coming disappears, will and did, the other one appears, will and
  /// did; the delegate hears nothing, and the stack is as before (rules S11 and S40, trace
  /// T35).
  public func cancel() { end(completes: false) }

  private func end(completes: Bool) {
    guard isActive, let navigation else { return }
    navigation.simulation.perform(
      completes ? "finish swipe" : "cancel swipe",
      on: navigation.birthNumber
    ) {
      self.completes = completes
      if isStarted { letGo() }
    }
  }

  /// The transition has started; the finger may have been lifted before.
  func start() {
    isStarted = true
    if completes != nil { letGo() }
  }

  /// The change of the stack that the swipe began has come to nothing before it started.
  func abandon() { navigation = nil }

  private func letGo() {
    guard let navigation, let completes else { return }
    let rest = completes ? 1 - progress : progress
    navigation.stackStage.endLater(
      completes: completes,
      after: navigation.simulation.durations.stack * Double(rest)
    )
    self.navigation = nil
  }
}

extension NavigationController {
  /// Begins a swipe back from the edge.
  ///
  /// It calls `popViewController(animated:)`, as the back button does (fact F1.15b). The stack is shorter at
  /// once; at the end of the turn come `viewWillDisappear`, `viewWillAppear` and the delegate's `willShow`
  /// (trace T33). An animator of the delegate's is not asked. Error: `nav.swipe-refused` if there is nothing
  /// to pop, the stack is not on screen, something is presented over it, or it is changing (rule S41); if
  /// the navigation bar is hidden, while ``Behavior/swipeNeedsNavigationBar`` is set (fact F1.20); or if an
  /// override of that method leaves the top on the stack.
  ///
  /// - Returns: The swipe, or nil if it is refused.
  /// - Complexity: O(*n*) in the number of views in shown windows.
  public func beginInteractivePop() -> InteractivePop? {
    simulation.perform("begin swipe", on: birthNumber) {
      if let obstacle = obstacleToSwipe {
        reportSwipeRefused(obstacle)
        return nil
      }
      if let swipe = popUnderFinger() { return swipe }
      reportSwipeRefused("its popViewController(animated:) leaves the top where it is")
      return nil
    }
  }

  /// Pops as an override may have it; nil if the top stays, so that the finger has nothing to move.
  private func popUnderFinger() -> InteractivePop? {
    let top = storedChildren.last
    let swipe = InteractivePop(of: self)
    interactivePop = swipe
    popViewController(animated: true)
    if let top, top.storedParent === self, !top.status.contains(.leaving) {
      if interactivePop === swipe { interactivePop = nil }
      swipe.abandon()
      return nil
    }
    return swipe
  }

  private func reportSwipeRefused(_ obstacle: Message) {
    simulation.report(
      .navSwipeRefused,
      "No swipe begins on \(birthNumber): \(obstacle)."
    )
  }

  private var obstacleToSwipe: Message? {
    if let obstacleToFinger { return obstacleToFinger }
    if interactivePop != nil { return "a finger is on it already" }
    let isBarMissing = isNavigationBarHidden && simulation.behavior.swipeNeedsNavigationBar
    return isBarMissing ? "its navigation bar is hidden" : nil
  }
}
