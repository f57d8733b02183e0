import SwitchbackMachines

/// A small machine to break in various ways.
enum Door: Int, CaseIterable, FiniteDomain { case open, closed, locked }

enum Hand: Int, CaseIterable, FiniteDomain { case push, turnKey }

enum Noise: Hashable { case slam, click, squeak }

typealias DoorTable = TransitionTable<Door, Hand, Noise>

extension DoorTable {
  /// The door as it should be.
  static let sound = DoorTable(initial: [.open], rows: soundRows)

  static let soundRows: [Row] = [
    .init(.open, .push, .transition(to: .closed, effects: [.slam])),
    .init(.open, .turnKey, .impossible(because: "the bolt has nothing to slide into")),
    .init(.closed, .push, .transition(to: .open, effects: [])),
    .init(.closed, .turnKey, .transition(to: .locked, effects: [.click])),
    .init(.locked, .push, .transition(to: .locked, effects: [])),
    .init(.locked, .turnKey, .transition(to: .closed, effects: [.click])),
  ]

  /// The sound rows with one of them changed.
  static func changing(_ state: Door, _ event: Hand, to decision: Decision) -> DoorTable {
    DoorTable(
      initial: [.open],
      rows: soundRows.map { row in
        row.state == state && row.event == event ? Row(state, event, decision) : row
      }
    )
  }
}
