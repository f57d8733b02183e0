import Foundation
import SwitchbackTesting
import Testing

/// All sequences of up to five operations on a gated stack, at rest and at every phase.
///
/// There are thirteen operations: the condition set to each of three values, push, pop, pop to the root, a
/// swipe begun, given up and finished, a full-screen cover and its dismissal, and another root and back.
/// Each is done in every state that those before it lead to: in the same turn, when what they began has
/// begun, at each end of a transition, and at rest. After sequences that lead to one state the same
/// follows, so one of them goes on; sequences in which nothing is left out, of up to two operations, in a
/// release build of up to three, pass through states of the graph only.
///
/// Whenever the gate is at rest on screen, its only child is the one of its condition, fills it and has
/// appeared; nobody is told to appear or disappear out of order; no branch is built again while it is
/// shown; and nothing is left alive when the window goes, in whatever state.
@MainActor
@Suite(.serialized) struct GateSequenceTests {
  /// One kind of gate, and what is counted for it.
  struct Kind: Sendable, CustomTestStringConvertible {
    var childLife: ChildLife
    var isAnimated: Bool
    /// The states that each number of operations leads to.
    var states: [Int]
    /// For each depth from three on, the pairs of a state and an operation.
    var pairs: [Int]
    /// The sequences of up to two and three operations, with whatever the clock does in between.
    var sequences: [Int]

    var testDescription: String { "\(childLife), \(isAnimated ? "animated" : "at once")" }
  }

  /// A release build goes five deep, a debug build four, a sanitizer three.
  private nonisolated static let depth: Int = {
    guard ProcessInfo.processInfo.environment["SWITCHBACK_RANDOM_ROUNDS"] == nil else { return 3 }
    #if DEBUG
    return 4
    #else
    return 5
    #endif
  }()

  private nonisolated static let kinds = [
    Kind(
      childLife: .rebuilt,
      isAnimated: true,
      states: [1, 14, 120, 760, 3935, 17_640],
      pairs: [1755, 11_635, 62_790],
      sequences: [639, 17_512]
    ),
    Kind(
      childLife: .rebuilt,
      isAnimated: false,
      states: [1, 12, 91, 524, 2509, 10_490],
      pairs: [1352, 8164, 40_781],
      sequences: [517, 12_402]
    ),
    Kind(
      childLife: .kept,
      isAnimated: true,
      states: [1, 14, 124, 812, 4403, 20_625],
      pairs: [1807, 12_363, 69_602],
      sequences: [639, 17_512]
    ),
  ]

  @Test(arguments: kinds)
  func `the child is that of the condition, whatever happens`(kind: Kind) {
    let depth = Self.depth
    let graph = WorldGraph(depth: depth) { simulation in
      GateWorld(in: simulation, childLife: kind.childLife, isAnimated: kind.isAnimated)
    }
    let whole = depth == 5 ? 3 : 2
    let sequences = graph.goAll(whole)
    print(
      """
      gate sequences, \(kind.testDescription), \(depth) deep: \(graph.pairs) pairs of a state and an \
      operation, \(graph.levels) states; \(sequences) whole sequences of up to \(whole)
      """
    )
    #expect(graph.faults == [])
    #expect(graph.levels == Array(kind.states[...depth]))
    #expect(graph.pairs == kind.pairs[depth - 3])
    #expect(sequences == kind.sequences[whole - 2])
  }
}
