import SwitchbackMachines
import Testing

@Suite struct TransitionTableTests {
  @Test func `a pair is answered by its row`() {
    #expect(DoorTable.sound[.open, .push] == .transition(to: .closed, effects: [.slam]))
    #expect(
      DoorTable.sound[.open, .turnKey]
        == .impossible(because: "the bolt has nothing to slide into")
    )
  }

  @Test func `a pair without a row is answered by nothing`() {
    #expect(DoorTable(initial: [.open], rows: [])[.open, .push] == nil)
  }

  @Test func `of two rows for a pair the first one counts`() {
    let second = DoorTable.Row(.open, .push, .impossible(because: "never"))
    let table = DoorTable(initial: [.open], rows: DoorTable.soundRows + [second])
    #expect(table[.open, .push] == .transition(to: .closed, effects: [.slam]))
  }

  @Test func `removing the first of two rows lets the second one count`() {
    let second = DoorTable.Row(.open, .push, .impossible(because: "never"))
    let table = DoorTable(initial: [.open], rows: DoorTable.soundRows + [second])
    #expect(table.removing(rowAt: 0)[.open, .push] == .impossible(because: "never"))
  }

  @Test(arguments: DoorTable.soundRows.indices)
  func `removing a row is the same as never having written it`(index: Int) {
    var rows = DoorTable.soundRows
    rows.remove(at: index)
    let rebuilt = DoorTable(initial: [.open], rows: rows)
    let removed = DoorTable.sound.removing(rowAt: index)
    #expect(removed == rebuilt)
    for state in Door.domain {
      for event in Hand.domain { #expect(removed[state, event] == rebuilt[state, event]) }
    }
  }

  @Test func `removing a row that does not exist changes nothing`() {
    #expect(DoorTable.sound.removing(rowAt: -1) == .sound)
    #expect(DoorTable.sound.removing(rowAt: 6) == .sound)
  }

  @Test func `reachable states come in breadth-first order`() {
    #expect(DoorTable.sound.reachableStates == [.open, .closed, .locked])
    #expect(DoorTable(initial: [.locked], rows: []).reachableStates == [.locked])
  }

  @Test func `a path is the shortest list of events`() {
    #expect(DoorTable.sound.path(to: .open) == [])
    #expect(DoorTable.sound.path(to: .locked) == [.push, .turnKey])
    #expect(DoorTable(initial: [.locked], rows: []).path(to: .open) == nil)
  }
}
