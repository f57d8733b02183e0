internal import Foundation
internal import Observation

/// A container that picks by a condition, whatever the type of that is.
@MainActor
protocol PickingContainer: ViewController {
  /// What the condition has read has changed, or is about to.
  func conditionHasChanged(onOtherThread: Bool)
  /// Whether the container is changing its child, and looks again before it has done.
  var isPicking: Bool { get }
  var needsPick: Bool { get set }
}

/// The containers whose conditions have changed since the last layout pass began.
///
/// Observation tells its observers in an order that differs from run to run. So they gather here first, and
/// are told from the outside in, since an outer one may take an inner one away; else in the order of birth.
@MainActor
private final class ChangedConditions: SimulationNode {
  let birthNumber = 0
  private var waiting: [(observer: Weak<ViewController>, onOtherThread: Bool)] = []

  func add(_ observer: any PickingContainer, onOtherThread: Bool) {
    if waiting.isEmpty {
      let simulation = observer.simulation
      let job = Job(work: .node(self, .commit), cause: simulation.currentCause)
      simulation.queue.layout.append(job)
    }
    waiting.append((Weak(observer), onOtherThread))
  }

  func perform(_ task: NodeTask) {
    let changed = waiting.compactMap { entry in
      (entry.observer.object as? any PickingContainer).map { ($0, entry.onOtherThread) }
    }
    waiting = []
    var depths = Depths()
    let ordered = changed.map { (container: $0.0, onOtherThread: $0.1, depth: depths[$0.0]) }
      .sorted { ($0.depth, $0.container.birthNumber) < ($1.depth, $1.container.birthNumber) }
    for entry in ordered {
      entry.container.conditionHasChanged(onOtherThread: entry.onOtherThread)
    }
  }

  /// How deep controllers lie, each counted once.
  private struct Depths {
    private var known: [ObjectIdentifier: Int] = [:]

    @MainActor
    subscript(controller: ViewController) -> Int {
      mutating get {
        var unknown: [ViewController] = []
        var next: ViewController? = controller
        while let current = next, known[ObjectIdentifier(current)] == nil {
          unknown.append(current)
          next = current.parent
        }
        var depth = next.flatMap { known[ObjectIdentifier($0)] } ?? -1
        for current in unknown.reversed() {
          depth += 1
          known[ObjectIdentifier(current)] = depth
        }
        return depth
      }
    }
  }
}

extension PickingContainer {
  /// What the condition has read changes; the container is told in the layout pass of this turn.
  fileprivate func conditionChanges(onOtherThread: Bool) {
    guard !isPicking || onOtherThread else { return needsPick = true }
    simulation.attachment(ChangedConditions.self) { ChangedConditions() }
      .add(self, onOtherThread: onOtherThread)
  }
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
    for observer: any PickingContainer,
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
  private weak let observer: (any PickingContainer)?
  private let mailbox: Mailbox

  /// Exists to be read and changed.
  private var token: Void { () }

  @MainActor
  init(to observer: any PickingContainer, in simulation: Simulation) {
    self.observer = observer
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
      MainActor.assumeIsolated { observer?.conditionChanges(onOtherThread: false) }
    } else {
      let letter = Letter(label: "a change of a condition") { [weak observer] in
        observer?.conditionChanges(onOtherThread: true)
      }
      mailbox.post(letter)
    }
  }
}
