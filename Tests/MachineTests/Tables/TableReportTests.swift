import SwitchbackMachines
import Testing

@Suite struct TableReportTests {
  @Test func `a sound table has a clean report`() {
    let report = DoorTable.sound.check()
    #expect(report.isClean)
    #expect("\(report)" == "no findings")
  }

  @Test func `a missing row is found with the way to its state`() {
    let report = DoorTable.sound.removing(rowAt: 5).check()
    #expect(
      report.missingRows == [.init(state: .locked, event: .turnKey, path: [.push, .turnKey])]
    )
    #expect(
      report.description.contains("no row for turnKey in locked (reached by push, turnKey)")
    )
  }

  @Test func `a missing row of an initial state is found with an empty way`() {
    let report = DoorTable.sound.removing(rowAt: 1).check()
    #expect(report.missingRows == [.init(state: .open, event: .turnKey, path: [])])
    #expect("\(report)" == "no row for turnKey in open (initial)")
  }

  @Test func `a missing row of a state that nothing leads to is found without a way`() {
    let table = DoorTable(initial: [.open], rows: [DoorTable.soundRows[4]])
    let missing = table.missingRows.first { $0.state == .locked }
    #expect(missing == .init(state: .locked, event: .turnKey, path: nil))
  }

  @Test func `states that are neither reachable nor mentioned need no rows`() {
    let table = DoorTable.changing(.closed, .turnKey, to: .impossible(because: "the key is lost"))
    #expect(table.removing(rowAt: 5).removing(rowAt: 4).check().isClean)
  }

  @Test func `two rows for one pair are found`() {
    let table = DoorTable(initial: [.open], rows: DoorTable.soundRows + [DoorTable.soundRows[2]])
    let report = table.check()
    #expect(report.repeatedRows == [.init(state: .closed, event: .push, positions: [2, 6])])
    #expect("\(report)" == "2 rows for push in closed, at positions 2, 6")
  }

  @Test func `a state with rows that nothing leads to is found`() {
    let table = DoorTable.changing(.closed, .turnKey, to: .impossible(because: "the key is lost"))
    #expect(table.check().unreachableStates == [.locked])
    #expect("\(table.check())" == "nothing leads to locked, which has rows")
  }

  @Test func `a dead end is found unless it is declared final`() {
    let table = DoorTable.changing(.locked, .turnKey, to: .impossible(because: "the key is lost"))
    #expect(table.check().deadEnds == [.locked])
    #expect("\(table.check())" == "no event leaves locked, which is not final")
    #expect(table.check(finals: [.locked]).isClean)
  }

  @Test func `a cycle without progress is found once`() {
    let report = DoorTable.sound.check { $0.event == .push }
    #expect(
      report.cycles == [.init(states: [.closed, .locked], events: [.turnKey, .turnKey])]
    )
    #expect(
      "\(report)" == "a cycle without progress: closed –turnKey→ locked –turnKey→ closed"
    )
  }

  @Test func `staying is a cycle only if it has effects`() {
    #expect(DoorTable.sound.check { $0.state != .locked }.isClean)
    let squeaking = DoorTable.changing(
      .locked,
      .push,
      to: .transition(to: .locked, effects: [.squeak])
    )
    #expect(
      squeaking.check { $0.state != .locked }.cycles
        == [.init(states: [.locked], events: [.push])]
    )
  }

  @Test func `wrong ordinals are found in both domains and harm nobody`() {
    let table = TransitionTable<Misnumbered, Misnumbered, Noise>(
      initial: [.second, .far],
      rows: [.init(.far, .far, .transition(to: .far, effects: []))]
    )
    let report = table.check()
    #expect(report.wrongOrdinals.map(\.ordinal) == [1, 7, 1, 7])
    #expect(report.wrongOrdinals.map(\.position) == [0, 1, 0, 1])
    #expect(table[.far, .far] == nil)
    #expect(
      report.description.hasPrefix(
        "second stands at position 0 of its domain but has the ordinal 1"
      )
    )
  }
}

private enum Misnumbered: FiniteDomain {
  case second, far

  static var domain: [Misnumbered] { [.second, .far] }

  var ordinal: Int {
    switch self {
    case .second: 1
    case .far: 7
    }
  }
}
