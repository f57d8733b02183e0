public import typealias Foundation.TimeInterval

/// An animation of views that runs in virtual time.
@MainActor
package final class ViewAnimation {
  /// The animation whose changes are being made just now; one per simulation.
  @MainActor
  package final class Recorder {
    fileprivate var current: ViewAnimation?
  }

  /// The simulation, whose clock keeps the animation.
  private unowned let simulation: Simulation
  private var views: [Weak<View>] = []
  private var completion: ((Bool) -> Void)?

  package init(in simulation: Simulation, completion: ((Bool) -> Void)?) {
    self.simulation = simulation
    self.completion = completion
  }

  /// Makes the changes, and runs until the duration is over or a view of it stops it.
  package func run(_ duration: Duration, changes: () -> Void) {
    let recorder = simulation.attachment(Recorder.self) { Recorder() }
    let outer = recorder.current
    recorder.current = self
    changes()
    recorder.current = outer
    simulation.after(duration, "an animation of views") { self.end(finished: true) }
  }

  /// Ends the animation and calls its completion, once.
  package func end(finished: Bool) {
    for case let view? in views.map(\.object) where view.animation === self {
      view.animation = nil
    }
    views = []
    guard let completion else { return }
    self.completion = nil
    completion(finished)
  }

  /// Adds a view that is changed inside an animation's closure to that animation.
  package static func note(_ view: View) {
    guard let recorder = view.simulation.existingAttachment(Recorder.self),
      let animation = recorder.current, view.animation !== animation
    else { return }
    view.animation?.end(finished: false)
    view.animation = animation
    animation.views.append(Weak(view))
  }
}

extension View {
  /// Animates changes of views.
  ///
  /// The values change at once, as they do in UIKit's model layer. The completion comes when the
  /// duration is over, with true; or earlier with false, when a view of the animation leaves its
  /// superview or its window, is animated anew or is told to stop (fact F8.3).
  ///
  /// - Parameters:
  ///   - duration: The length in seconds; zero or less ends in the next turn. What is no number counts
  ///     as zero, and more than about 31 years as that (`time.bad-duration`).
  ///   - animations: Makes the changes.
  ///   - completion: Called once with whether the animation finished.
  public static func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let simulation = Simulation.current
    simulation.perform("animate", on: 0) {
      let length = simulation.bounded(seconds: max(duration, 0), of: "an animation of views")
      ViewAnimation(in: simulation, completion: completion)
        .run(length, changes: animations)
    }
  }
}

extension Simulation {
  /// Something that belongs to the simulation without the kernel knowing it; made when first asked.
  func attachment<Value: AnyObject>(_ type: Value.Type, make: () -> Value) -> Value {
    if let value = existingAttachment(type) { return value }
    let value = make()
    attachments[ObjectIdentifier(type)] = value
    return value
  }

  /// Something that belongs to the simulation, if it has been made.
  func existingAttachment<Value: AnyObject>(_ type: Value.Type) -> Value? {
    attachments[ObjectIdentifier(type)] as? Value
  }
}
