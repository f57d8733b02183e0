import SwitchbackTesting
import Testing

/// Every row of the root table, reached on a real window by public calls.
@MainActor
@Suite struct RootMachineOnWindowsTests {
  typealias Table = RootReplacementTable

  @Test func `every reachable state and every possible event is reached on a real window`() {
    let table = RootReplacementState.table
    var states: Set<RootReplacementState> = []
    var rows = 0
    var faults: [String] = []
    for state in table.reachableStates {
      let path = table.path(to: state) ?? []
      for event in RootReplacementEvent.domain {
        guard case .transition? = table[state, event] else { continue }
        let fault = Simulation.run { _ in
          play(path + [event], policy: state.policy, reached: &states)
        }
        rows += 1
        if let fault { faults.append("\(path + [event]): \(fault)") }
      }
    }
    print("root machine on real windows: \(states.count) states, \(rows) rows")
    #expect(
      faults.isEmpty,
      "\(faults.count) of \(rows): \(faults.prefix(5).joined(separator: "\n"))"
    )
    #expect(states.count == 175)
    #expect(rows == 4054)
  }

  /// Plays a path and tells what did not come out as the table says.
  private func play(
    _ path: [RootReplacementEvent],
    policy: RequestPolicy,
    reached: inout Set<RootReplacementState>
  ) -> String? {
    let script = RootScript(policy: policy)
    script.play(path)
    var state = RootReplacementState.unstarted(policy)
    reached.insert(state)
    for (index, event) in path.enumerated() {
      guard case .transition(let next, _)? = RootReplacementState.table[state, event] else {
        return "the path is impossible at \(event)"
      }
      guard index < script.steps.count else { return "only \(script.steps.count) steps happened" }
      let step = script.steps[index]
      guard step.event == event, step.state == next else {
        return "step \(index) was \(step.event) to \(step.state), not \(event) to \(next)"
      }
      state = next
      reached.insert(state)
    }
    return script.faultAtRest
  }
}

extension RootScript {
  /// What is wrong once everything is at rest, if anything is.
  var faultAtRest: String? {
    world.settle()
    if let wrong = outcomes.firstIndex(where: { $0.count != 1 }) {
      return "request \(wrong) was told \(outcomes[wrong])"
    }
    guard let window else { return nil }
    guard roots.state.phase == .showing || roots.state.phase == .unstarted else {
      return "it rests in \(roots.state)"
    }
    guard let route = roots.route else { return nil }
    if store.read() != route { return "the store holds \(store.read() ?? -1), shown is \(route)" }
    if window.rootViewController?.title != "root \(route)" { return "another root is shown" }
    if window.subviews.contains(where: { $0 is SnapshotView }) { return "the cover stays" }
    let wanted = window.layers.isEmpty ? 2 : 4
    if world.population > wanted { return "alive are \(world.alive)" }
    return nil
  }
}
