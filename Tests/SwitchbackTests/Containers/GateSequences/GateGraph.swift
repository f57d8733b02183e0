import SwitchbackTesting

/// All states that sequences of operations lead to, whatever the clock does in between.
///
/// A state is a fingerprint, reached again by replaying its steps. From every state that some operations
/// lead to, each operation is done at once, so operations meet one another in one turn; and the clock goes
/// on from it, turn by turn and transition by transition, through further states until nothing is due.
@MainActor
final class GateGraph {
  private struct State {
    var path: [GateStep]
    var operations: Int
  }

  private let childLife: ChildLife
  private let isAnimated: Bool
  private var known: Set<String> = []
  /// The states that each number of operations leads to.
  private(set) var levels: [Int]
  /// Pairs of a state and an operation.
  private(set) var pairs = 0
  private(set) var faults: [String] = []

  init(depth: Int, childLife: ChildLife, isAnimated: Bool) {
    self.childLife = childLife
    self.isAnimated = isAnimated
    levels = Array(repeating: 0, count: depth + 1)
    var pending: [State] = []
    run([]) { pending += follow($0, from: State(path: [], operations: 0)) }
    while !pending.isEmpty, faults.count < 10 {
      let state = pending.removeFirst()
      guard state.operations < depth else { continue }
      for operation in GateOperation.all {
        pairs += 1
        let next = State(
          path: state.path + [.operation(operation)],
          operations: state.operations + 1
        )
        run(next.path) { pending += follow($0, from: next) }
      }
    }
  }

  /// Goes all sequences of a number of operations, leaving nothing out; each must stay in the graph.
  ///
  /// - Returns: How many there are, however far the clock goes in between.
  func goAll(_ count: Int, after path: [GateStep] = []) -> Int {
    guard count > 0 else { return 0 }
    var sequences = 0
    for operation in GateOperation.all {
      var next = path + [.operation(operation)]
      var ways: [[GateStep]] = []
      run(next) { gate in
        repeat {
          ways.append(next)
          if !known.contains(GateFingerprint.write(gate)) {
            faults.append("\(next): not in the graph")
          }
        } while gate.goOn(noting: &next)
      }
      sequences += ways.count
      for way in ways { sequences += goAll(count - 1, after: way) }
    }
    return sequences
  }

  /// Goes a path in a new world, and has a look; then the world must leave nothing behind.
  func run(_ path: [GateStep], _ look: (GateWorld) -> Void) {
    Simulation.run { world in
      do {
        let gate = GateWorld(in: world, childLife: childLife, isAnimated: isAnimated)
        for step in path { gate.apply(step) }
        look(gate)
      }
      world.settle()
      if !world.alive.isEmpty { faults.append("\(path): alive are \(world.alive)") }
    }
  }

  /// Notes the state that a world is in, and those that the clock leads to from there.
  ///
  /// - Returns: Those that are new.
  private func follow(_ gate: GateWorld, from state: State) -> [State] {
    var (state, found) = (state, [State]())
    while true {
      if let fault = gate.fault() { faults.append("\(state.path): \(fault)") }
      guard known.insert(GateFingerprint.write(gate)).inserted else { return found }
      found.append(state)
      levels[state.operations] += 1
      guard gate.goOn(noting: &state.path) else { return found }
    }
  }
}

extension GateWorld {
  /// Lets the clock go on to where something happens, and says whether anything was due.
  fileprivate func goOn(noting path: inout [GateStep]) -> Bool {
    guard !isAtRest else { return false }
    let isTurnDue = !world.queue.layout.isEmpty || !world.queue.afterCommit.isEmpty
    let clock: GateClock = isTurnDue ? .turn : .next
    go(clock)
    path.append(.clock(clock))
    return true
  }
}
