import Foundation
import SwitchbackTesting
import Testing

/// All sequences of up to four stack operations, interrupted at every phase, against an array.
///
/// There are 384 choices for each operation: 48 operations, animated or not, in four phases. Up to two
/// operations all choices are crossed whole. Four deep that would be over twenty thousand million runs,
/// so the sequences are explored as a graph of states, and every choice is tried in every state:
///
/// - A state is everything that can make a difference later, under names that depend on nobody's
///   identity. After sequences that lead to the same state the same follows, so one of them is enough.
///   Where two controllers of the pool differ in nothing, one of them is enough, too. The runs of up to
///   two operations take neither shortcut, and must pass through states of the graph only.
/// - The phases of the last operation lie on one way: a world that is followed from an operation through
///   commit, midway and end to rest passes all of them, and each is a state to go on from. Midway is the
///   same state as committed, which every run checks: time makes no difference until the transition
///   ends. So it is enough to go on from before the end and from after it, however the time is spent.
/// - While a transition runs, an operation changes nothing but the queue; this is checked for every
///   running state and operation. All that waits is carried out at the end, and then the world is in the
///   same state as if the operations had been called in one turn after that end. Hence a sequence with
///   waiting operations leads to the same states, once the transition ends, as one of the same length
///   without, and that one is in the graph. This is checked for every operation behind every running
///   state that one or two operations lead to; of those that three lead to, one is taken for each state
///   that the operation makes after the end.
/// - Two operations are let wait, whole, behind a transition that the first operation started. The rest
///   is inferred and not run: two behind a transition of the second operation, and three behind the
///   first. What waits is carried out in order, each as a call of its own, and the runs with two show that
///   it makes no difference to the second what is carried out before it.
///
/// A release build does all of that. A debug build goes three deep, takes one running state for each state
/// after it one operation earlier, and lets two wait in one running state only. Under a sanitizer it is
/// two deep, and only one waits.
@MainActor
@Suite(.serialized) struct StackSmallWorldsTests {
  /// How far the graph goes, and all counts.
  private struct Extent {
    var depth: Int
    var states: [Int]
    var pairs: Int
    var runs: Int
    var waitingPairs: Int
    var waitingRuns: Int
    /// The level from which one running state is enough for each state after the end.
    var onePerEndFrom = 3
    /// In how many running states of the first level two operations wait.
    var twoWaitingIn = 0
  }

  private nonisolated static let isShort =
    ProcessInfo.processInfo.environment["SWITCHBACK_RANDOM_ROUNDS"] != nil

  private static let expected: Extent = {
    if isShort {
      return Extent(
        depth: 2,
        states: [1, 96, 0],
        pairs: 6912,
        runs: 1080,
        waitingPairs: 2040,
        waitingRuns: 1528
      )
    }
    #if DEBUG
    return Extent(
      depth: 3,
      states: [1, 96, 1856, 0],
      pairs: 139_552,
      runs: 17_030,
      waitingPairs: 48_228,
      waitingRuns: 7309,
      onePerEndFrom: 2,
      twoWaitingIn: 1
    )
    #else
    return Extent(
      depth: 4,
      states: [1, 96, 1856, 26_554, 0],
      pairs: 2_037_644,
      runs: 262_240,
      waitingPairs: 808_782,
      waitingRuns: 180_027,
      twoWaitingIn: .max
    )
    #endif
  }()

  private static let graph = StackStateGraph(depth: expected.depth)

  @Test func `a stack does what an array does, in every state that operations lead to`() {
    let graph = Self.graph
    let states = graph.levels.map(\.count)
    print(
      """
      stack small worlds, \(graph.depth) deep: \(graph.pairs) pairs of a state and an operation, \
      \(states) states, \(graph.runs) runs to rest
      """
    )
    #expect(graph.faults.count == 0, "\(graph.faults)")
    #expect(states == Self.expected.states)
    #expect(graph.pairs == Self.expected.pairs)
    #expect(graph.runs == Self.expected.runs)
  }

  @Test func `what waits for a transition comes after it as if it were called then`() {
    let graph = Self.graph
    let check = StackWaitingCheck(graph)
    for level in 1..<graph.depth {
      let running = graph.levels[level].filter { graph.states[$0].isRunning }
      for (index, number) in running.enumerated() {
        let count = level == 1 && index < Self.expected.twoWaitingIn ? 2 : 1
        check.check(number, count: count, isOnePerEnd: level >= Self.expected.onePerEndFrom)
      }
    }
    print(
      """
      stack small worlds, waiting: \(check.pairs) pairs of a running state and an operation, \
      \(check.runs) runs to rest
      """
    )
    #expect(check.faults.count == 0, "\(check.faults)")
    #expect(check.pairs == Self.expected.waitingPairs)
    #expect(check.runs == Self.expected.waitingRuns)
  }

  @Test func `a stack does what an array does, in all sequences of up to two operations`() {
    var beginnings: [(step: StackStep, phase: StackPhase)?] = [nil]
    if !Self.isShort {
      beginnings += StackStep.all.flatMap { step in StackPhase.allCases.map { (step, $0) } }
    }
    var runs = 0
    var faults = StackFaults()
    for beginning in beginnings {
      for step in StackStep.all {
        runs += 1
        Simulation.run { world in
          let stack = StackWorld(in: world)
          if let beginning {
            stack.apply(beginning.step)
            stack.go(to: beginning.phase)
          }
          stack.apply(step)
          let name = beginning.map { "\($0.step), \($0.phase), \(step)" } ?? "\(step)"
          // The phases of the last operation lie on one way.
          for phase in StackPhase.allCases {
            stack.go(to: phase)
            let isKnown = !stack.navigation.waiting.isEmpty || Self.graph.contains(stack)
            faults.note("\(name), \(phase): not in the graph", unless: isKnown)
          }
          if let fault = stack.fault() { faults.note("\(name): \(fault)") }
        }
      }
    }
    print(
      "stack small worlds, up to two: \(runs) runs through all four phases of the last operation"
    )
    #expect(faults.count == 0, "\(faults)")
    #expect(runs == (Self.isShort ? 96 : 96 + 384 * 96))
  }
}
