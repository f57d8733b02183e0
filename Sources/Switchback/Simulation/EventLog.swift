/// The events of a simulation as they are stored.
package struct Journal {
  package var events: [Event] = []
  package var dropped = 0
  package var limit: Int?
  package var isRecording = true

  package init() {}

  package mutating func append(_ event: Event) {
    events.append(event)
    guard let limit, events.count > 2 * limit + 16 else { return }
    dropped += events.count - limit
    events.removeFirst(events.count - limit)
  }
}

/// A place in the log, to read on from later.
public struct LogMark: Hashable, Sendable {
  package var position: Int
}

/// A view on the events of a simulation, in the order in which they happened.
///
/// The order of events is part of the library's interface.
@preconcurrency @MainActor
public struct EventLog: CustomStringConvertible {
  package let simulation: Simulation

  /// Whether events are recorded; switching it off makes a simulation a little faster.
  public var isRecording: Bool {
    get { simulation.journal.isRecording }
    nonmutating set { simulation.journal.isRecording = newValue }
  }

  /// How many events are kept at least; nil, the default, keeps all of them.
  public var limit: Int? {
    get { simulation.journal.limit }
    nonmutating set { simulation.journal.limit = newValue.map { max($0, 1) } }
  }

  /// The end of the log as it is now.
  public var mark: LogMark {
    simulation.flushDeaths()
    return LogMark(position: simulation.journal.dropped + simulation.journal.events.count)
  }

  /// All events that are kept.
  public var all: Trace { since(LogMark(position: 0)) }

  /// The events after a mark.
  ///
  /// - Parameter mark: The place to start from; events that the limit dropped are left out.
  /// - Returns: The events, with the names that the nodes have now: the title, or else the class, with
  ///   the birth number where two nodes of these events, or a node that is alive, have the same.
  /// - Complexity: O(*n*) in the number of events returned.
  public func since(_ mark: LogMark) -> Trace {
    let events = events(since: mark)
    let names = Names(of: events.lazy.flatMap(\.nodes), in: simulation)
    return Trace(events: events, lines: events.map { $0.line { names[$0] } })
  }

  /// The whole log, one event a line, with time and cause.
  public var description: String {
    let events = events(since: LogMark(position: 0))
    let nodes = events.lazy.flatMap { $0.nodes + simulation.nodes(ofCause: $0.cause) }
    let names = Names(of: nodes, in: simulation)
    return events.map { event in
      let cause = simulation.cause(event.cause, names).description
      return "\(event.time.text) turn \(event.turn)  \(event.line { names[$0] })  < \(cause)"
    }
    .joined(separator: "\n")
  }

  private func events(since mark: LogMark) -> [Event] {
    simulation.flushDeaths()
    let journal = simulation.journal
    let first = max(mark.position - journal.dropped, 0)
    return Array(journal.events[min(first, journal.events.count)...])
  }
}

/// A part of the log as a value that can be compared and read.
public struct Trace: Hashable, Sendable, CustomStringConvertible {
  /// The events.
  public let events: [Event]
  /// The events in the form that traces are written in: `detail.WA(a)`.
  public let lines: [String]

  /// The events, separated by spaces.
  public var description: String { lines.joined(separator: " ") }
}

extension Simulation {
  /// The events that happened, in order.
  public var log: EventLog { EventLog(simulation: self) }

  /// The cause of an event.
  ///
  /// - Parameter event: An event of this simulation's log.
  /// - Returns: Its cause with the names that the nodes have now.
  public func cause(of event: Event) -> Cause { cause(event.cause) }

  /// Records an event and lets observers look at the instant it happens in.
  ///
  /// A node calls this right before it runs the user's code.
  package func record(_ node: Int, _ kind: Event.Kind) {
    if journal.isRecording {
      journal.append(
        Event(time: now, turn: turnNumber, cause: currentCause, node: node, kind: kind)
      )
    }
    if !instantObservers.isEmpty { observeInstant() }
  }

  /// Calls a closure at every instant of an operation: whenever user code or the run loop gets control.
  ///
  /// The closure is let go with the operation, so it may well refer to the simulation and its nodes.
  ///
  /// - Parameters:
  ///   - look: What to do at each instant, such as checking what is visible.
  ///   - operation: The calls to watch, moves of the clock included.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  @discardableResult
  public func atEveryInstant<Result>(
    _ look: @escaping @MainActor () -> Void,
    during operation: @MainActor () throws -> Result
  ) rethrows -> Result {
    instantObservers.append(look)
    defer { instantObservers.removeLast() }
    return try operation()
  }

  package func observeInstant() {
    for observer in instantObservers { observer() }
  }
}
