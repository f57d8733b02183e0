import SwitchbackMachines
import Testing

@Suite struct AppearanceTests {
  struct Rule: Sendable {
    var state: AppearanceState
    var event: AppearanceEvent
    var next: AppearanceState
    var effect: AppearanceEffect

    init(
      _ state: AppearanceState,
      _ event: AppearanceEvent,
      _ next: AppearanceState,
      _ effect: AppearanceEffect
    ) {
      self.state = state
      self.event = event
      self.next = next
      self.effect = effect
    }
  }

  static let rules: [Rule] = [
    Rule(.disappeared, .beginAppearing, .appearing, .willAppear),
    Rule(.disappeared, .beginDisappearing, .disappeared, .unbalanced),
    Rule(.disappeared, .end, .disappeared, .unbalanced),
    Rule(.appearing, .beginAppearing, .appearing, .unbalanced),
    Rule(.appearing, .beginDisappearing, .disappearing, .willDisappear),
    Rule(.appearing, .end, .appeared, .didAppear),
    Rule(.appeared, .beginAppearing, .appeared, .unbalanced),
    Rule(.appeared, .beginDisappearing, .disappearing, .willDisappear),
    Rule(.appeared, .end, .appeared, .unbalanced),
    Rule(.disappearing, .beginAppearing, .appearing, .willAppear),
    Rule(.disappearing, .beginDisappearing, .disappearing, .unbalanced),
    Rule(.disappearing, .end, .disappeared, .didDisappear),
  ]

  @Test(arguments: rules)
  func `each pair has its own next state and effect`(rule: Rule) {
    #expect(
      AppearanceState.table[rule.state, rule.event]
        == .transition(to: rule.next, effects: [rule.effect])
    )
  }

  @Test func `the table is complete and sound`() {
    #expect(AppearanceState.table.rows.count == 12)
    #expect(AppearanceState.table.check().description == "no findings")
    #expect(
      AppearanceState.table.reachableStates
        == [.disappeared, .appearing, .disappearing, .appeared]
    )
  }

  @Test(arguments: AppearanceState.table.rows.indices)
  func `without any one row the table is incomplete at exactly its pair`(index: Int) {
    let row = AppearanceState.table.rows[index]
    let missing = AppearanceState.table.removing(rowAt: index).missingRows
    #expect(missing.map(\.state) == [row.state])
    #expect(missing.map(\.event) == [row.event])
  }

  @Test func `each did follows its will`() {
    for row in AppearanceState.table.rows {
      guard case .transition(_, let effects) = row.decision else { continue }
      if effects == [.didAppear] { #expect(row.state == .appearing) }
      if effects == [.didDisappear] { #expect(row.state == .disappearing) }
      #expect(effects.count == 1)
    }
  }
}
