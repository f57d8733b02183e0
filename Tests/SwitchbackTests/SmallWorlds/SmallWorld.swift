import SwitchbackTesting

/// A world with few nodes, and the operations that are done to it in every order.
@MainActor
protocol SmallWorld: AnyObject {
  associatedtype Operation: Hashable, Sendable, CustomStringConvertible

  static var operations: [Operation] { get }

  var simulation: Simulation { get }
  /// All that can make a difference to what the world does later.
  var fingerprint: String { get }

  func apply(_ operation: Operation)

  /// What is wrong in this moment.
  func fault() -> String?
}

/// How far the clock goes after an operation.
enum WorldClock: Hashable, Sendable, CustomStringConvertible {
  /// To the end of the turn: what was asked for begins.
  case turn
  /// To the next moment at which something is due: a transition ends.
  case next

  var description: String {
    switch self {
    case .turn: "turn"
    case .next: "next"
    }
  }
}

/// One step of a sequence.
enum WorldStep<Operation>: Hashable, Sendable, CustomStringConvertible
where Operation: Hashable & Sendable & CustomStringConvertible {
  case operation(Operation)
  case clock(WorldClock)

  var description: String {
    switch self {
    case .operation(let operation): "\(operation)"
    case .clock(let clock): "\(clock)"
    }
  }
}

extension SmallWorld {
  func apply(_ step: WorldStep<Operation>) {
    switch step {
    case .operation(let operation): apply(operation)
    case .clock(let clock): go(clock)
    }
  }

  private func go(_ clock: WorldClock) {
    simulation.turn()
    guard clock == .next, let next = simulation.queue.later.first() else { return }
    simulation.advance(by: next.deadline - simulation.now)
  }

  /// Whether nothing is left to be done but by the finger.
  var isAtRest: Bool { !isTurnDue && simulation.queue.later.first() == nil }

  private var isTurnDue: Bool {
    !simulation.queue.layout.isEmpty || !simulation.queue.afterCommit.isEmpty
  }

  /// Lets the clock go on to where something happens, and says whether anything was due.
  func goOn(noting path: inout [WorldStep<Operation>]) -> Bool {
    guard !isAtRest else { return false }
    let clock: WorldClock = isTurnDue ? .turn : .next
    go(clock)
    path.append(.clock(clock))
    return true
  }
}
