import SwitchbackMachines
import Testing

@Suite struct TablePrintingTests {
  @Test func `a diagram draws every row that does something`() {
    #expect(
      DoorTable.sound.mermaid() == """
        stateDiagram-v2
          [*] --> open
          open --> closed : push
          closed --> open : push
          closed --> locked : turnKey
          locked --> closed : turnKey
        """
    )
  }

  @Test func `a folded diagram merges edges and names its labels`() {
    let diagram = DoorTable.sound.mermaid(
      state: { $0 == .open ? "open" : "not open" },
      event: { $0 == .push ? "push" : "key" }
    )
    #expect(
      diagram == """
        stateDiagram-v2
          state "not open" as s1
          [*] --> open
          open --> s1 : push
          s1 --> open : push
          s1 --> s1 : key
        """
    )
  }

  @Test func `a printed table tells effects and reasons`() {
    #expect(
      DoorTable.sound.markdown() == """
        | state | event | next | effects |
        | --- | --- | --- | --- |
        | open | push | closed | slam |
        | open | turnKey | *impossible* | the bolt has nothing to slide into |
        | closed | push | open | – |
        | closed | turnKey | locked | click |
        | locked | push | locked | – |
        | locked | turnKey | closed | click |
        """
    )
  }

  @Test func `a folded table joins events with the same consequence`() {
    let text = DoorTable.sound.markdown(
      state: { $0 == .open ? "open" : "shut" },
      effect: { _ in "noise" }
    )
    #expect(
      text == """
        | state | event | next | effects |
        | --- | --- | --- | --- |
        | open | push | shut | noise |
        | open | turnKey | *impossible* | the bolt has nothing to slide into |
        | shut | push | open | – |
        | shut | push | shut | – |
        | shut | turnKey | shut | noise |
        """
    )
  }
}
