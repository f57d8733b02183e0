public import struct Foundation.CGFloat

/// A transition that a person's finger drives: it says how far the finger goes, and ends when that is lifted.
///
/// A test gets one from ``NavigationController/beginInteractivePop()`` or from
/// ``PresentationController/beginInteractiveDismissal()``. It ends once, with ``finish()`` or ``cancel()``;
/// what is called after that does nothing.
@preconcurrency @MainActor
public class InteractiveTransition: NSObject {
  private weak var host: (any TransitionHost)?
  private let length: KeyPath<TransitionDurations, Duration>
  private var isStarted = false
  private var completes: Bool?

  /// How far the finger has come, from 0 where it began to 1.
  public private(set) var progress: CGFloat = 0

  /// - Parameters:
  ///   - host: Whose transition it is.
  ///   - length: How long the whole way takes.
  init(of host: any TransitionHost, lasting length: KeyPath<TransitionDurations, Duration>) {
    self.host = host
    self.length = length
    super.init()
  }

  /// Whether the finger is still on the screen.
  public var isActive: Bool { completes == nil && host != nil }

  /// Moves the finger.
  ///
  /// - Parameter progress: How far it has come; values outside 0...1 count as the nearer end.
  public func update(_ progress: CGFloat) {
    guard isActive else { return }
    self.progress = progress > 0 ? min(progress, 1) : 0
  }

  /// Lifts the finger so that the screen goes; the transition ends after the rest of its time.
  ///
  /// At the end come the callbacks of the pop or of the dismissal (traces T34 and T58).
  public func finish() { end(completes: true) }

  /// Lifts the finger so that the screen comes back; it is there after the time that it had gone for.
  ///
  /// At the end: the screen that was coming, if there is one, disappears, will and did, and the other one
  /// appears, will and did; the delegate hears nothing, and the relations are as before (rules S11 and
  /// S40, traces T35 and T58).
  public func cancel() { end(completes: false) }

  private func end(completes: Bool) {
    guard isActive, let stage = host?.stage else { return }
    stage.simulation.perform(
      completes ? "finish swipe" : "cancel swipe",
      on: stage.birthNumber
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

  /// What the finger began has come to nothing, or has been ended without it.
  func abandon() { host = nil }

  private func letGo() {
    guard let stage = host?.stage, let completes else { return }
    let rest = completes ? 1 - progress : progress
    stage.endLater(
      completes: completes,
      after: stage.simulation.durations[keyPath: length] * Double(rest)
    )
    host = nil
  }
}
