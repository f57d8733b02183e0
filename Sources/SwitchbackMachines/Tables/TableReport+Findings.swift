extension TableReport {
  /// A value whose ordinal is not its position in the domain.
  public struct WrongOrdinal: Hashable, Sendable {
    /// The value, printed.
    public var value: String

    /// The position of the value in its domain.
    public var position: Int

    /// The ordinal that the value claims.
    public var ordinal: Int

    /// Creates the finding.
    ///
    /// - Parameters:
    ///   - value: The value, printed.
    ///   - position: The position of the value in its domain.
    ///   - ordinal: The ordinal that the value claims.
    public init(value: String, position: Int, ordinal: Int) {
      self.value = value
      self.position = position
      self.ordinal = ordinal
    }
  }

  /// A pair of state and event about which no row speaks.
  public struct MissingRow: Hashable, Sendable {
    /// The state.
    public var state: State

    /// The event.
    public var event: Event

    /// The shortest list of events that leads to the state, or nil if nothing does.
    public var path: [Event]?

    /// Creates the finding.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - event: The event.
    ///   - path: The shortest list of events that leads to the state, if there is one.
    public init(state: State, event: Event, path: [Event]?) {
      self.state = state
      self.event = event
      self.path = path
    }
  }

  /// A pair of state and event about which several rows speak.
  public struct RepeatedRow: Hashable, Sendable {
    /// The state.
    public var state: State

    /// The event.
    public var event: Event

    /// The positions of those rows in the table; the first one counts.
    public var positions: [Int]

    /// Creates the finding.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - event: The event.
    ///   - positions: The positions of the rows in the table.
    public init(state: State, event: Event, positions: [Int]) {
      self.state = state
      self.event = event
      self.positions = positions
    }
  }

  /// A way of going round for ever without progress.
  public struct Cycle: Hashable, Sendable {
    /// The states along the cycle; the last event leads back to the first of them.
    public var states: [State]

    /// The events along the cycle, one for each state.
    public var events: [Event]

    /// Creates the finding.
    ///
    /// - Parameters:
    ///   - states: The states along the cycle.
    ///   - events: The events along the cycle, one for each state.
    public init(states: [State], events: [Event]) {
      self.states = states
      self.events = events
    }
  }
}
