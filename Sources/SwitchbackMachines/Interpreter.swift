/// Executes a table: one event after another, each to its end, none inside another.
///
/// The interpreter is a value and performs nothing. Its owner, the *shell*, asks for one step at a
/// time, performs the effects, and asks again. Events that arrive while effects are being performed
/// are queued in order, never nested and never lost, if the shell loops like this:
///
/// ```swift
/// func send(_ event: Event) {
///   interpreter.enqueue(event)
///   guard !isRunning else { return }  // an effect sent this: the loop below takes it in its turn
///   isRunning = true
///   while let step = interpreter.step() { perform(step) }
///   isRunning = false
/// }
/// ```
///
/// The state has already changed when the effects of a step are performed.
public struct Interpreter<
  State: FiniteDomain,
  Event: FiniteDomain,
  Effect: Hashable & Sendable
>: Hashable, Sendable {
  /// What became of one event.
  public enum Step: Hashable, Sendable {
    /// The event was taken, and the shell has to perform the effects.
    case moved(event: Event, from: State, to: State, effects: [Effect])

    /// The event belongs to another epoch than the current one and was dropped.
    case stale(event: Event, issuedIn: Int, now: Int)

    /// The table declares the event impossible in this state, which did not change.
    case impossible(event: Event, in: State, because: String)

    /// The table has no row for the event in this state, which did not change.
    case unknown(event: Event, in: State)
  }

  /// The table that decides.
  public let table: TransitionTable<State, Event, Effect>

  /// The current state.
  public private(set) var state: State

  /// The current epoch; queued events that carry another one will be dropped, loudly.
  public var epoch: Int

  private var queue = EventQueue<Queued>()

  private struct Queued: Hashable, Sendable {
    var event: Event
    var epoch: Int?
  }

  /// Creates an interpreter that has taken no event yet.
  ///
  /// - Parameters:
  ///   - table: The table that decides.
  ///   - state: The state to start in.
  ///   - epoch: The epoch to start in.
  public init(table: TransitionTable<State, Event, Effect>, state: State, epoch: Int = 0) {
    self.table = table
    self.state = state
    self.epoch = epoch
  }

  /// The number of events that wait for their turn.
  public var queuedCount: Int { queue.count }

  /// Adds an event behind those that wait already.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - epoch: The epoch to which the event belongs, or nil if it is valid in every one.
  /// - Complexity: O(1) amortised.
  public mutating func enqueue(_ event: Event, epoch: Int? = nil) {
    queue.append(Queued(event: event, epoch: epoch))
  }

  /// Ends the current epoch, so that the events which belong to it turn stale.
  public mutating func advanceEpoch() {
    epoch += 1
  }

  /// Takes exactly one queued event.
  ///
  /// - Returns: What became of the event, or nil if none was waiting.
  /// - Complexity: O(1) amortised.
  public mutating func step() -> Step? {
    guard let queued = queue.popFirst() else { return nil }
    let event = queued.event
    if let issued = queued.epoch, issued != epoch {
      return .stale(event: event, issuedIn: issued, now: epoch)
    }
    switch table[state, event] {
    case .transition(let next, let effects):
      let previous = state
      state = next
      return .moved(event: event, from: previous, to: next, effects: effects)
    case .impossible(let reason):
      return .impossible(event: event, in: state, because: reason)
    case nil:
      return .unknown(event: event, in: state)
    }
  }
}
