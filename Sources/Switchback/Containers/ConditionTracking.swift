internal import Foundation
internal import Observation

/// A container that picks by a condition, whatever the type of that is.
@MainActor
protocol ConditionObserver: AnyObject {
  /// What the condition has read is about to change.
  func conditionWillChange()
  /// What the condition has read was changed on another thread, before now.
  func conditionChangedOnOtherThread()
  /// Whether the container is to look at its condition at the end of this turn.
  var isPickDue: Bool { get }
  func pickIfDue()
}

/// Follows what the last reading of a condition read, with Observation.
///
/// Observation tells of a change before it takes place, once, and on the thread that makes it. So nothing
/// is done then but to ask for another reading, on the main actor.
@MainActor
final class ConditionTracking {
  private var signal: ConditionSignal?

  /// Reads a condition, and follows what it read from now on instead of what the last reading read.
  func read<Value>(
    _ condition: () -> Value,
    for observer: any ConditionObserver,
    in simulation: Simulation
  ) -> Value {
    signal?.callOff()
    let signal = ConditionSignal(to: observer, in: simulation)
    self.signal = signal
    return withObservationTracking {
      signal.beTracked()
      return condition()
    } onChange: {
      signal.fire()
    }
  }

  deinit { signal?.callOff() }
}

/// Is set off by one change of what a condition read, on whatever thread.
///
/// Observation has no way to stop tracking, and a session that seldom changes would gather the trackings
/// of all appearances. But a tracking ends when anything changes that it has read; so the signal is itself
/// something observable that is read, and that changes when it is called off.
///
/// The lock guards the only state that changes, which makes the unchecked conformance sound.
private final class ConditionSignal: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  private var isCalledOff = false
  private let observer: Weak<AnyObject>
  private let mailbox: Mailbox

  /// Exists to be read and changed.
  private var token: Void { () }

  @MainActor
  init(to observer: any ConditionObserver, in simulation: Simulation) {
    self.observer = Weak(observer)
    mailbox = simulation.mailbox
  }

  func beTracked() { registrar.access(self, keyPath: \.token) }

  func callOff() {
    lock.withLock { isCalledOff = true }
    registrar.withMutation(of: self, keyPath: \.token) {}
  }

  func fire() {
    guard !lock.withLock({ isCalledOff }) else { return }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated {
        (observer.object as? any ConditionObserver)?.conditionWillChange()
      }
    } else {
      let letter = Letter(label: "a change of a condition") { [observer] in
        (observer.object as? any ConditionObserver)?.conditionChangedOnOtherThread()
      }
      mailbox.post(letter)
    }
  }
}
