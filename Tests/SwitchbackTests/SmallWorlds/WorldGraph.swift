import SwitchbackTesting

/// All states that sequences of operations lead to, whatever the clock does in between.
///
/// A state is a fingerprint, reached again by replaying its steps. From every state that some operations
/// lead to, each operation is done at once, so operations meet one another in one turn; and the clock goes
/// on from it, turn by turn and transition by transition, through further states until nothing is due.
@MainActor
final class WorldGraph<World: SmallWorld> {
  typealias Step = WorldStep<World.Operation>

  private struct State {
    var path: [Step]
    var operations: Int
  }

  private let make: (Simulation) -> World
  private var known: Set<String> = []
  /// The states that each number of operations leads to.
  private(set) var levels: [Int]
  /// Pairs of a state and an operation.
  private(set) var pairs = 0
  private(set) var faults: [String] = []

  init(depth: Int, _ make: @escaping (Simulation) -> World) {
    self.make = make
    levels = Array(repeating: 0, count: depth + 1)
    var pending: [State] = []
    run([]) { pending += follow($0, from: State(path: [], operations: 0)) }
    while !pending.isEmpty, faults.count < 10 {
      let state = pending.removeFirst()
      guard state.operations < depth else { continue }
      for operation in World.operations {
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
  func goAll(_ count: Int, after path: [Step] = []) -> Int {
    guard count > 0 else { return 0 }
    var sequences = 0
    for operation in World.operations {
      var next = path + [.operation(operation)]
      var ways: [[Step]] = []
      run(next) { world in
        repeat {
          ways.append(next)
          if !known.contains(world.fingerprint) { faults.append("\(next): not in the graph") }
        } while world.goOn(noting: &next)
      }
      sequences += ways.count
      for way in ways { sequences += goAll(count - 1, after: way) }
    }
    return sequences
  }

  /// Goes a path in a new world, and has a look; then the world must leave nothing behind.
  func run(_ path: [Step], _ look: (World) -> Void) {
    Simulation.run { simulation in
      do {
        let world = make(simulation)
        for step in path { world.apply(step) }
        look(world)
      }
      simulation.settle()
      if !simulation.alive.isEmpty { faults.append("\(path): alive are \(simulation.alive)") }
    }
  }

  /// Notes the state that a world is in, and those that the clock leads to from there.
  ///
  /// - Returns: Those that are new.
  private func follow(_ world: World, from state: State) -> [State] {
    var (state, found) = (state, [State]())
    while true {
      if let fault = world.fault() { faults.append("\(state.path): \(fault)") }
      guard known.insert(world.fingerprint).inserted else { return found }
      found.append(state)
      levels[state.operations] += 1
      guard world.goOn(noting: &state.path) else { return found }
    }
  }
}
