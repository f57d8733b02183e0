/// A table that speaks about replacing the root of one window.
public typealias RootReplacementTable = TransitionTable<
  RootReplacementState, RootReplacementEvent, RootReplacementEffect
>

extension RootReplacementState {
  /// The rules for replacing a window's root, one row for each event in each state ever reached.
  public static let table: RootReplacementTable = {
    let initial = RequestPolicy.domain.map { RootReplacementState.unstarted($0) }
    return RootReplacementTable(initial: initial, rows: RootReplacementRules.rows(from: initial))
  }()
}

/// The rules from which the rows of the table are written down.
///
/// There is one function for each phase, in a file of its own, and each goes through all events. What
/// several phases have in common stands in further files: a request that arrives, the moment before an
/// installation, and the ways to end.
enum RootReplacementRules {
  typealias State = RootReplacementState
  typealias Event = RootReplacementEvent
  typealias Effect = RootReplacementEffect
  typealias Decision = RootReplacementTable.Decision

  /// Returns what happens in a state on an event.
  static func decision(in state: State, on event: Event) -> Decision {
    switch state.phase {
    case .unstarted: unstarted(state, event)
    case .showing: showing(state, event)
    case .waiting: waiting(state, event)
    case .clearing: clearing(state, event)
    case .fading: fading(state, event)
    }
  }

  /// Returns the rows of all states that the given ones lead to, in breadth-first order.
  static func rows(from initial: [State]) -> [RootReplacementTable.Row] {
    var states = initial
    var known = Set(initial)
    var rows: [RootReplacementTable.Row] = []
    var position = 0
    while position < states.count {
      let state = states[position]
      position += 1
      for event in Event.domain {
        let decision = decision(in: state, on: event)
        rows.append(.init(state, event, decision))
        if case .transition(let next, effects: _) = decision, known.insert(next).inserted {
          states.append(next)
        }
      }
    }
    return rows
  }

  /// The machine goes to a state, and these effects are performed.
  static func go(_ next: State, _ effects: [Effect]) -> Decision {
    .transition(to: next, effects: effects)
  }

  /// The machine stays in a state, and these effects are performed.
  static func stay(_ state: State, _ effects: [Effect]) -> Decision {
    .transition(to: state, effects: effects)
  }
}
