/// A finite machine as data: one row for each state and event.
///
/// A table decides nothing by itself. It can be read like a specification, executed by an
/// ``Interpreter``, checked for gaps, and printed as a diagram; all four use the same rows.
///
/// ```swift
/// let door = TransitionTable<Door, Hand, Noise>(
///   initial: [.open],
///   rows: [
///     .init(.open, .push, .transition(to: .closed, effects: [.slam])),
///     .init(.open, .turnKey, .impossible(because: "the bolt has nothing to slide into")),
///   ]
/// )
/// ```
///
/// Everything a table lists is in table order: the order of the domains and of the rows, never that
/// of a dictionary.
public struct TransitionTable<
  State: FiniteDomain,
  Event: FiniteDomain,
  Effect: Hashable & Sendable
>: Sendable {
  /// What the machine does in one state on one event.
  public enum Decision: Hashable, Sendable {
    /// The machine goes to a state, possibly the same one, and the shell performs the effects.
    case transition(to: State, effects: [Effect])

    /// The event cannot occur in this state, for the reason given.
    case impossible(because: String)
  }

  /// One line of the table.
  public struct Row: Hashable, Sendable {
    /// The state in which the row applies.
    public var state: State

    /// The event on which the row applies.
    public var event: Event

    /// What happens then.
    public var decision: Decision

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - state: The state in which the row applies.
    ///   - event: The event on which the row applies.
    ///   - decision: What happens then.
    public init(_ state: State, _ event: Event, _ decision: Decision) {
      self.state = state
      self.event = event
      self.decision = decision
    }
  }

  /// The states in which the machine may start.
  public let initial: [State]

  /// All rows, in the order in which they were written.
  public private(set) var rows: [Row]

  @usableFromInline
  var grid: TableGrid

  /// Creates a table.
  ///
  /// Any rows are accepted, even contradictory ones: finding fault is the business of
  /// ``check(finals:isProgress:)``. Where two rows speak about one pair, the first one counts.
  ///
  /// - Parameters:
  ///   - initial: The states in which the machine may start.
  ///   - rows: The rows, in the order in which they should be listed.
  /// - Complexity: O(*states* × *events* + *rows*).
  public init(initial: [State], rows: [Row]) {
    self.initial = initial
    self.rows = rows
    grid = TableGrid(stateCount: State.domain.count, eventCount: Event.domain.count)
    for row in rows { grid.append(row.cell) }
  }

  /// What the machine does in a state on an event, or nil if no row says so.
  ///
  /// Every appearance callback of every node passes through here, hence the inlining.
  ///
  /// - Parameters:
  ///   - state: The state of the machine.
  ///   - event: The event that arrives.
  @inlinable
  public subscript(state: State, event: Event) -> Decision? {
    guard let row = grid.row(state: state.ordinal, event: event.ordinal) else { return nil }
    return rows[row].decision
  }

  /// Returns the table without one row, which is how a test damages it on purpose.
  ///
  /// - Parameter index: The position of the row in ``rows``; a position outside leaves all rows.
  /// - Returns: The damaged table.
  /// - Complexity: O(*states* × *events* + *rows*).
  public func removing(rowAt index: Int) -> Self {
    guard rows.indices.contains(index) else { return self }
    var copy = self
    copy.rows.remove(at: index)
    copy.grid.remove(rowAt: index)
    return copy
  }
}

extension TransitionTable: Hashable {
  /// Returns whether two tables start in the same states and have the same rows in the same order.
  ///
  /// - Parameters:
  ///   - left: A table.
  ///   - right: Another table.
  /// - Returns: Whether they are the same.
  /// - Complexity: O(*rows*).
  public static func == (left: Self, right: Self) -> Bool {
    left.initial == right.initial && left.rows == right.rows
  }

  /// Feeds the initial states and the number of rows into the hasher.
  ///
  /// The rows themselves are left out: hashing a value that contains a table has to stay cheap.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(initial)
    hasher.combine(rows.count)
  }
}

extension TransitionTable.Row {
  /// The row in plain numbers.
  var cell: TableGrid.Cell {
    let target: Int? =
      switch decision {
      case .transition(let next, effects: _): next.ordinal
      case .impossible: nil
      }
    return .init(state: state.ordinal, event: event.ordinal, target: target)
  }
}
