import Foundation
import SwitchbackTesting
import Testing

/// All sequences of up to five operations on a gated stack, at rest and at every phase.
///
/// There are thirteen operations: the condition set to each of three values, push, pop, pop to the root, a
/// swipe begun, given up and finished, a full-screen cover and its dismissal, and another root and back.
/// Each is done in every state that those before it lead to: in the same turn, when what they began has
/// begun, at each end of a transition, and at rest. After sequences that lead to one state the same
/// follows, so one of them goes on; all sequences of up to two, in which nothing is left out, pass through
/// states of the graph only.
///
/// Whenever the gate is at rest on screen, its only child is the one of its condition, fills it and has
/// appeared; nobody is told to appear or disappear out of order; no branch is built again while it is
/// shown; and nothing is left alive when the window goes, in whatever state.
@MainActor
@Suite(.serialized) struct GateSequenceTests {
  struct Extent: Sendable, CustomTestStringConvertible {
    var childLife: ChildLife
    var isAnimated: Bool
    /// The states that each number of operations leads to.
    var states: [Int]
    var pairs: Int
    /// How many sequences are gone with nothing left out, and of how many operations.
    var whole: (operations: Int, count: Int)

    var testDescription: String { "\(childLife), \(isAnimated ? "animated" : "at once")" }
  }

  private nonisolated static let isShort =
    ProcessInfo.processInfo.environment["SWITCHBACK_RANDOM_ROUNDS"] != nil

  /// A release build goes five deep, a debug build four, a sanitizer three.
  private nonisolated static let extents: [Extent] = {
    #if DEBUG
    let whole = 2
    #else
    let whole = 3
    #endif
    let depth = Int(ProcessInfo.processInfo.environment["GATE_DEPTH"] ?? "4") ?? 4
    return [
      Extent(childLife: .rebuilt, isAnimated: true, states: .init(repeating: 0, count: depth+1), pairs: 0, whole: (whole, 0)),
      Extent(childLife: .rebuilt, isAnimated: false, states: .init(repeating: 0, count: depth+1), pairs: 0, whole: (whole, 0)),
      Extent(childLife: .kept, isAnimated: true, states: .init(repeating: 0, count: depth+1), pairs: 0, whole: (whole, 0)),
    ]
  }()

  @Test(arguments: extents)
  func `the child is that of the condition, whatever happens`(extent: Extent) {
    let graph = GateGraph(
      depth: extent.states.count - 1,
      childLife: extent.childLife,
      isAnimated: extent.isAnimated
    )
    let count = graph.goAll(extent.whole.operations)
    print(
      """
      gate sequences, \(extent.testDescription), up to \(extent.states.count - 1): \(graph.pairs) pairs of \
      a state and an operation, \(graph.levels) states; up to \(extent.whole.operations) whole: \(count)
      """
    )
    #expect(graph.faults == [])
  }
}
