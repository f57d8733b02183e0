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
    var states: [Int]
    var pairs: Int

    var testDescription: String { "\(childLife), \(isAnimated ? "animated" : "at once")" }
  }

  private nonisolated static let isShort =
    ProcessInfo.processInfo.environment["SWITCHBACK_RANDOM_ROUNDS"] != nil

  private nonisolated static let extents: [Extent] = [
    Extent(childLife: .rebuilt, isAnimated: true, states: [1], pairs: 0),
    Extent(childLife: .rebuilt, isAnimated: false, states: [1], pairs: 0),
    Extent(childLife: .kept, isAnimated: true, states: [1], pairs: 0),
  ]

  @Test(arguments: extents)
  func `the child is that of the condition, whatever happens`(extent: Extent) {
    let depth = Int(ProcessInfo.processInfo.environment["GATE_DEPTH"] ?? "3") ?? 3
    let graph = GateGraph(depth: depth, childLife: extent.childLife, isAnimated: extent.isAnimated)
    print("gate sequences, \(extent.testDescription): \(graph.levels) states, \(graph.pairs) pairs")
    #expect(graph.faults == [])
  }
}
