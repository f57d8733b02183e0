import Foundation
import SwitchbackTesting
import Testing

/// All sequences of up to four operations on a tab bar, at rest and at every phase.
///
/// There are twelve operations: each of three tabs selected, a tap on the first, push and pop on the stack in
/// it, other tabs, a tab that leaves, a full-screen cover and its dismissal, and another root and back. Each
/// is done in every state that those before it lead to: in the same turn, when what they began has begun, at
/// each end of a transition, and at rest. After sequences that lead to one state the same follows, so one of
/// them goes on; sequences in which nothing is left out, of up to two operations, in a release build of up to
/// three, pass through states of the graph only.
///
/// Whenever the tab bar is at rest on screen, the selected tab has appeared and no other one, and its view
/// alone is there; the delegate was told once of each tap; a tab is loaded when it is selected; nobody is told
/// to appear or disappear out of order; and nothing is left alive when the window goes, in whatever state.
@MainActor
@Suite(.serialized) struct TabSequenceTests {
  /// One kind of changes, and what is counted for it.
  struct Kind: Sendable, CustomTestStringConvertible {
    var isAnimated: Bool
    /// The states that each number of operations leads to.
    var states: [Int]
    /// For each depth from three on, the pairs of a state and an operation.
    var pairs: [Int]
    /// The sequences of up to two and three operations, with whatever the clock does in between.
    var sequences: [Int]

    var testDescription: String { isAnimated ? "animated" : "at once" }
  }

  /// A sanitizer goes three deep.
  private nonisolated static let depth =
    ProcessInfo.processInfo.environment["SWITCHBACK_RANDOM_ROUNDS"] == nil ? 4 : 3

  private nonisolated static let whole: Int = {
    #if DEBUG
    return 2
    #else
    return depth == 4 ? 3 : 2
    #endif
  }()

  private nonisolated static let kinds = [
    Kind(
      isAnimated: true,
      states: [1, 17, 195, 1553, 9376],
      pairs: [2556, 21_192],
      sequences: [581, 15_039]
    ),
    Kind(
      isAnimated: false,
      states: [1, 15, 154, 1119, 6287],
      pairs: [2040, 15_468],
      sequences: [472, 10_871]
    ),
  ]

  @Test(arguments: kinds)
  func `the tab on screen is the selected one, whatever happens`(kind: Kind) {
    let (depth, whole) = (Self.depth, Self.whole)
    let graph = WorldGraph(depth: depth) { TabWorld(in: $0, isAnimated: kind.isAnimated) }
    let sequences = graph.goAll(whole)
    print(
      """
      tab sequences, \(kind.testDescription), \(depth) deep: \(graph.pairs) pairs of a state and an \
      operation, \(graph.levels) states; \(sequences) whole sequences of up to \(whole)
      """
    )
    #expect(graph.faults == [])
    #expect(graph.levels == Array(kind.states[...depth]))
    #expect(graph.pairs == kind.pairs[depth - 3])
    #expect(sequences == kind.sequences[whole - 2])
  }
}
