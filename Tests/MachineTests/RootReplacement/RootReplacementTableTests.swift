import SwitchbackMachines
import Testing

@Suite struct RootReplacementTableTests {
  private let table = RootReplacementState.table

  @Test func `the table is complete and sound, and rests unless somebody asks for something`() {
    let report = table.check { !$0.event.isReport }
    #expect(report.description == "no findings")
  }

  @Test func `the number of reachable states is known`() {
    let states = table.reachableStates
    var counts: [RootReplacementState.Phase: Int] = [:]
    for state in states { counts[state.phase, default: 0] += 1 }
    #expect(RootReplacementState.domain.count == 1_800)
    #expect(RootReplacementEvent.domain.count == 29)
    #expect(states.count == 175)
    #expect(
      counts == [.unstarted: 3, .showing: 3, .waiting: 30, .clearing: 120, .fading: 19]
    )
    #expect(table.rows.count == states.count * RootReplacementEvent.domain.count)
  }

  @Test(arguments: RootReplacementState.Phase.domain, RequestPolicy.domain)
  func `without any one row the table is incomplete at exactly its pair`(
    phase: RootReplacementState.Phase,
    policy: RequestPolicy
  ) {
    for (index, row) in table.rows.enumerated()
    where row.state.phase == phase && row.state.policy == policy {
      let missing = table.removing(rowAt: index).missingRows
      #expect(
        missing.map(\.state) == [row.state] && missing.map(\.event) == [row.event],
        "\(row.event) in \(row.state)"
      )
    }
  }

  @Test func `parts that mean nothing in a phase are neutral there`() {
    for state in table.reachableStates {
      switch state.phase {
      case .unstarted, .showing:
        #expect(!state.animated && state.pending == nil && state.overlay == nil && !state.retried)
      case .waiting:
        #expect(state.overlay == nil && !state.retried)
      case .clearing:
        #expect(state.overlay != nil)
      case .fading:
        #expect(state.animated && state.overlay == nil && !state.retried)
      }
      if state.policy == .refuse { #expect(state.pending == nil) }
      if state.phase != .fading { #expect(state.pending?.epoch != .passed) }
    }
  }

  @Test func `no row changes the policy`() {
    for row in table.rows {
      guard case .transition(let next, effects: _) = row.decision else { continue }
      #expect(next.policy == row.state.policy)
    }
  }

  @Test func `a request is impossible only where its relation cannot be told`() {
    for row in table.rows {
      guard case .replace(let relation, animated: _, epoch: _) = row.event,
        case .impossible = row.decision
      else { continue }
      switch row.state.phase {
      case .unstarted: #expect(relation != .other)
      case .showing: #expect(relation == .back)
      case .waiting, .clearing, .fading: Issue.record("\(row.event) in \(row.state)")
      }
    }
  }

  @Test func `four reports at most lead to rest, whatever the tree answers`() {
    #expect(table.reachableStates.map { longestWayToRest(from: $0) }.max() == 4)
  }

  @Test func `each state in flight has a report that goes on without losing the window`() {
    for state in table.reachableStates where state.isInFlight {
      let reports = RootReplacementEvent.domain.filter { $0.isReport && $0 != .windowLost }
      #expect(
        reports.contains { event in
          guard case .transition(let next, effects: _) = table[state, event] else { return false }
          return next != state
        }
      )
    }
  }

  /// Follows all reports, and gives up after a few so that a cycle ends the test instead of the process.
  private func longestWayToRest(from state: RootReplacementState, limit: Int = 6) -> Int {
    guard state.isInFlight, limit > 0 else { return 0 }
    let ways = RootReplacementEvent.domain.filter(\.isReport).compactMap { event -> Int? in
      guard case .transition(let next, effects: _) = table[state, event] else { return nil }
      return longestWayToRest(from: next, limit: limit - 1) + 1
    }
    return ways.max() ?? 0
  }
}
