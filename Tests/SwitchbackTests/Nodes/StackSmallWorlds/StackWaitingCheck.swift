import SwitchbackTesting

/// Checks that changes behind a running transition only wait, and what they do at its end.
@MainActor
final class StackWaitingCheck {
  /// Pairs of a state whose transition runs and what comes to wait in it.
  private(set) var pairs = 0
  /// Worlds that were followed to rest with changes waiting.
  private(set) var runs = 0
  private(set) var faults = StackFaults()
  private let graph: StackStateGraph
  private var seen: Set<StackFingerprint> = []

  init(_ graph: StackStateGraph) { self.graph = graph }

  /// Checks all operations, one behind the other, in one running state.
  ///
  /// - Parameters:
  ///   - number: The state.
  ///   - count: How many operations wait at most.
  ///   - isOnePerEnd: Whether it is enough that the same was checked for another running state that
  ///     ends in the same way.
  func check(_ number: Int, count: Int, isOnePerEnd: Bool) {
    let path = graph.states[number].path
    var found: [[StackStep]] = []
    Simulation.run { world in
      let stack = StackWorld(in: world)
      graph.replay(path, in: stack)
      found = queue([], upTo: count, in: stack)
    }
    var expected: [(steps: [StackStep], end: StackFingerprint)] = []
    Simulation.run { world in
      let stack = StackWorld(in: world)
      graph.replay(path, in: stack)
      stack.end()
      let end = FingerprintWriter.write(stack, .stack)
      stack.navigation.stackStage.mark()
      let marked = FingerprintWriter.write(stack, .stack)
      let saved = stack.save()
      for steps in found {
        for step in steps { stack.apply(step) }
        let start = FingerprintWriter.write(stack, .stack)
        stack.restore(saved)
        if isOnePerEnd, !seen.insert(start).inserted { continue }
        guard let next = graph.committed[start] ?? (start == marked ? end : nil) else {
          faults.note("\(path) \(steps): leads out of the graph")
          continue
        }
        expected.append((steps, next))
      }
    }
    for (steps, end) in expected { follow(path, steps, to: end) }
  }

  /// Lets operations wait, and returns those queues that have not been seen yet.
  private func queue(
    _ steps: [StackStep],
    upTo count: Int,
    in stack: StackWorld
  ) -> [[StackStep]] {
    guard count > 0 else { return [] }
    var found: [[StackStep]] = []
    let kinds = FingerprintWriter.kinds(in: stack)
    let before = FingerprintWriter.write(stack, .stackWithoutWaiting)
    let saved = stack.save()
    let waiting = stack.navigation.waiting.count
    for step in StackStep.all where step.operation == step.operation.representative(among: kinds) {
      pairs += 1
      stack.apply(step)
      let isAlike = FingerprintWriter.write(stack, .stackWithoutWaiting) == before
      let isLonger = stack.navigation.waiting.count == waiting + 1
      faults.note("\(steps) \(step): more than a change that waits", unless: isAlike && isLonger)
      if seen.insert(FingerprintWriter.write(stack, .stack)).inserted {
        found.append(steps + [step])
        found += queue(steps + [step], upTo: count - 1, in: stack)
      }
      stack.restore(saved)
    }
    return found
  }

  /// Lets changes wait to the end, and compares with making them in one turn after it.
  private func follow(
    _ path: [StackStateGraph.Choice],
    _ steps: [StackStep],
    to expected: StackFingerprint
  ) {
    runs += 1
    Simulation.run { world in
      let stack = StackWorld(in: world)
      graph.replay(path, in: stack)
      for step in steps { stack.apply(step) }
      stack.end()
      let isRight = FingerprintWriter.write(stack, .stack) == expected
      faults.note("\(path) \(steps): otherwise than in a turn after the end", unless: isRight)
      stack.go(to: .settled)
      if let fault = stack.fault() { faults.note("\(path) \(steps): \(fault)") }
    }
  }
}
