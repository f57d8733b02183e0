import SwitchbackTesting

/// All states that sequences of operations lead to, explored by breadth.
///
/// A state is a fingerprint taken while nothing waits. It is reached again by replaying its path. All
/// operations are tried on it in place, each one is taken back, and every state found that way is
/// reached once more by a path of its own and followed through commit, midway, end and rest.
@MainActor
final class StackStateGraph {
  /// Where a path goes on from after an operation.
  enum Halt { case sameTurn, committed, ended }

  struct Choice: CustomStringConvertible {
    var step: StackStep
    var halt: Halt

    var description: String { "\(step), \(halt)" }
  }

  struct State {
    var path: [Choice]
    var kinds: [Int]
    var isRunning: Bool
  }

  private(set) var states: [State] = []
  let depth: Int
  /// The states of each depth.
  private(set) var levels: [Range<Int>] = []
  private var known: Set<StackFingerprint> = []
  /// What the navigation controller becomes in the commit, for each of its states before it.
  private(set) var committed: [StackFingerprint: StackFingerprint] = [:]
  /// Pairs of a state and an operation.
  private(set) var pairs = 0
  /// Worlds that were followed to rest.
  private(set) var runs = 0
  private(set) var faults = StackFaults()

  init(depth: Int) {
    self.depth = depth
    Simulation.run { world in note(StackWorld(in: world), []) }
    levels = [0..<1]
    for level in 1...depth {
      let first = states.count
      for number in levels[level - 1] where !states[number].isRunning { expand(number, to: level) }
      levels.append(first..<states.count)
    }
  }

  /// Whether the world is in a state of the graph.
  func contains(_ stack: StackWorld) -> Bool {
    known.contains(FingerprintWriter.write(stack, .world))
  }

  /// Goes a path in a new world.
  func replay(_ path: [Choice], in stack: StackWorld) {
    for choice in path {
      stack.apply(choice.step)
      switch choice.halt {
      case .sameTurn: break
      case .committed: stack.go(to: .committed)
      case .ended: stack.end()
      }
    }
  }

  /// The steps that stand for all 96: controllers that nothing tells apart are taken in order.
  func steps(at number: Int) -> [StackStep] {
    let kinds = states[number].kinds
    return StackStep.all.filter { $0.operation == $0.operation.representative(among: kinds) }
  }

  /// Tries all operations on a state, and follows those that lead somewhere new.
  private func expand(_ number: Int, to level: Int) {
    let path = states[number].path
    // From the last level nobody goes on, so there only the navigation controller's part counts.
    let scope = level == depth ? FingerprintScope.stack : .world
    var found: [(step: StackStep, fingerprint: StackFingerprint)] = []
    Simulation.run { world in
      let stack = StackWorld(in: world)
      replay(path, in: stack)
      // An operation that changes the stack marks the stage; one that does not leaves all as it is.
      stack.navigation.stackStage.mark()
      let saved = stack.save()
      let before = FingerprintWriter.write(stack, scope)
      for step in steps(at: number) {
        pairs += 1
        stack.apply(step)
        let after = FingerprintWriter.write(stack, scope)
        faults.note("\(path) \(step): the stack is not the array", unless: stack.isAsModel)
        // A change may lead to a state that is the same but for names, so identity decides here.
        if stack.hasStack(of: saved) {
          faults.note("\(path) \(step): changed no stack, but something", unless: after == before)
        } else if isNew(after, in: scope) {
          found.append((step, after))
        }
        stack.restore(saved)
      }
      let restored = FingerprintWriter.write(stack, scope)
      faults.note("\(path): an operation was not taken back", unless: restored == before)
    }
    for (step, fingerprint) in found where isNew(fingerprint, in: scope) {
      follow(path, step, fingerprint, scope)
    }
  }

  private func isNew(_ fingerprint: StackFingerprint, in scope: FingerprintScope) -> Bool {
    scope == .stack ? committed[fingerprint] == nil : !known.contains(fingerprint)
  }

  /// Follows a new state through all phases to rest.
  private func follow(
    _ path: [Choice],
    _ step: StackStep,
    _ fingerprint: StackFingerprint,
    _ scope: FingerprintScope
  ) {
    runs += 1
    func note(_ stack: StackWorld, _ halt: Halt) {
      if scope == .world { self.note(stack, path + [Choice(step: step, halt: halt)]) }
    }
    func check(_ isRight: Bool, _ fault: String) {
      faults.note("\(path) \(step): \(fault)", unless: isRight)
    }
    Simulation.run { world in
      let stack = StackWorld(in: world)
      replay(path, in: stack)
      stack.apply(step)
      check(FingerprintWriter.write(stack, scope) == fingerprint, "another state than in place")
      note(stack, .sameTurn)
      let own = FingerprintWriter.write(stack, .stack)
      stack.go(to: .committed)
      let committed = FingerprintWriter.write(stack, .stack)
      self.committed[own] = committed
      note(stack, .committed)
      if stack.navigation.stackStage.running != nil {
        stack.go(to: .midway)
        check(FingerprintWriter.write(stack, .stack) == committed, "time alone made a change")
        stack.end()
        note(stack, .ended)
      }
      let ended = FingerprintWriter.write(stack, .stack)
      stack.go(to: .settled)
      check(FingerprintWriter.write(stack, .stack) == ended, "not at rest after its end")
      if let fault = stack.fault() { check(false, fault) }
    }
  }

  /// Makes a state of the graph of the one that a world is in.
  private func note(_ stack: StackWorld, _ path: [Choice]) {
    guard known.insert(FingerprintWriter.write(stack, .world)).inserted else { return }
    let isRunning = stack.navigation.stackStage.running != nil
    states.append(
      State(path: path, kinds: FingerprintWriter.kinds(in: stack), isRunning: isRunning)
    )
  }
}
