import Foundation
import SwitchbackTesting
import Testing

/// All sequences of up to four operations on a tree of six controllers, interrupted at every phase.
///
/// There are ten operations: push, pop, present, dismiss, each of two tabs selected, the root of the window
/// swapped, a swipe begun, given up and finished. Each is done in every state that those before it lead to: in
/// the same turn, when what they began has begun, at each end of a transition, and at rest. After sequences that
/// lead to one state the same follows, so one of them goes on; sequences in which nothing is left out, of up to
/// two operations, in a release build of up to three, pass through states of the graph only.
///
/// Nobody is told to appear or disappear out of order, parents and children agree, everything comes to rest, a
/// person then sees one screen, and nothing is left alive when the window goes, in whatever state.
@MainActor
@Suite(.serialized) struct TreeSequenceTests {
  /// One kind of changes, and what is counted for it.
  struct Kind: Sendable, CustomTestStringConvertible {
    var style: ModalPresentationStyle
    var isAnimated: Bool
    /// The states that each number of operations leads to.
    var states: [Int]
    /// For each depth from three on, the pairs of a state and an operation.
    var pairs: [Int]
    /// The sequences of up to two and three operations, with whatever the clock does in between.
    var sequences: [Int]

    var testDescription: String { "\(style), \(isAnimated ? "animated" : "at once")" }
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
      style: .fullScreen,
      isAnimated: true,
      states: [1, 11, 65, 290, 979],
      pairs: [770, 3670],
      sequences: [361, 7451]
    ),
    Kind(
      style: .fullScreen,
      isAnimated: false,
      states: [1, 9, 45, 180, 555],
      pairs: [550, 2350],
      sequences: [276, 4948]
    ),
    Kind(
      style: .pageSheet,
      isAnimated: true,
      states: [1, 11, 63, 271, 914],
      pairs: [750, 3460],
      sequences: [363, 7579]
    ),
  ]

  @Test(arguments: kinds)
  func `a tree stays in order, whatever happens`(kind: Kind) {
    let (depth, whole) = (Self.depth, Self.whole)
    let graph = WorldGraph(depth: depth) {
      TreeWorld(in: $0, style: kind.style, isAnimated: kind.isAnimated)
    }
    let sequences = graph.goAll(whole)
    print(
      """
      tree sequences, \(kind.testDescription), \(depth) deep: \(graph.pairs) pairs of a state and an \
      operation, \(graph.levels) states; \(sequences) whole sequences of up to \(whole)
      """
    )
    #expect(graph.faults == [])
    #expect(graph.levels == Array(kind.states[...depth]))
    #expect(graph.pairs == kind.pairs[depth - 3])
    #expect(sequences == kind.sequences[whole - 2])
  }
}
