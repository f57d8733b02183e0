/// A change of what a container shows, from its start in the commit phase to its end.
@MainActor
package struct Transition {
  /// When a transition ends.
  package enum Ending {
    /// At the end of the commit phase in which it started.
    case commit
    /// After a time; zero means in the next turn.
    case after(Duration)
    /// When the finger of a person has been lifted.
    case gesture(InteractiveTransition)
    /// When an animator of the user says so.
    case animator(any ViewControllerAnimatedTransitioning)
  }

  package var choreography: Choreography
  package var disappearing: ViewController?
  package var appearing: ViewController?
  package var isAnimated: Bool
  /// Whether a gesture drives the change.
  package var isInteractive = false
  /// Whether the view that appears is loaded before anybody is told anything.
  package var loadsFirst = true

  /// The controller on one side of the change.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    switch key {
    case .from: disappearing
    case .to: appearing
    }
  }
}

/// A container whose changes a ``Stage`` carries out.
///
/// The host keeps what is desired and what is shown. It compares the two when asked, and does the
/// work around the callbacks: it moves views and tells its delegate.
@MainActor
package protocol TransitionHost: AnyObject {
  /// The stage that carries out the changes.
  var stage: Stage { get }
  /// The controller inside which the changes happen; nil for a window.
  var anchor: ViewController? { get }
  /// Whether the container can be seen, so that who was leaving comes back when a change is given up.
  var isSeen: Bool { get }
  /// Whether what waits runs after the commit, as presentations do, or in the layout pass.
  var runsAfterCommit: Bool { get }
  /// Whether a change can start now; if not, it is tried again when another one has ended.
  var isReady: Bool { get }
  /// The controller that should be shown, or nil if none should.
  var desired: ViewController? { get }
  /// The view that the shown controller's view is put into.
  var place: View? { get }
  /// Compares what is desired with what is shown; nil if nobody's appearance has to change.
  ///
  /// - Parameter comer: The desired controller, or nil while another stage has not let it go.
  /// - Returns: The transition that leads there.
  func planTransition(bringing comer: ViewController?) -> Transition?
  /// When the transition that starts will end; what is asked for meanwhile waits behind it.
  func ending(of transition: Transition) -> Transition.Ending
  /// Everybody has been told that the change starts.
  func didStart(_ transition: Transition)
  /// The change is about to end; nobody has been told yet.
  func willEnd(_ transition: Transition)
  /// Everybody has been told that the change has ended.
  func didEnd(_ transition: Transition)
  /// The change was given up; everybody has been told.
  func didCancel(_ transition: Transition)
}
