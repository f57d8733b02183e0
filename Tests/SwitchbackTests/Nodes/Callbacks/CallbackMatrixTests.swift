import SwitchbackTesting
import Testing

/// Every operation from inside every callback of every change, each once and in a fresh world.
///
/// At rest the operation has had its effect, or one finding has refused it and the tree is as without
/// it; the change has had its effect as well, and everybody's appearance is in order.
@MainActor
@Suite struct CallbackMatrixTests {
  @Test(arguments: OuterChange.all)
  func `an operation is applied, queued or refused in every callback of a change`(
    change: OuterChange
  ) {
    for moment in Moment.allCases {
      let (tree, _) = resultWithoutOperation(change, moment)
      let isListed = CallbackTable.moments[change.description]?.contains(moment) ?? false
      #expect((tree != nil) == isListed, "\(moment.rawValue) of \(change)")
      guard let tree else { continue }
      for operation in InnerOperation.all {
        let cell = Cell(change: change, moment: moment, operation: operation)
        check(cell, tree)
      }
    }
  }

  @Test func `later callbacks are open to operations as the first ones are`() {
    var cells = 0
    for change in OuterChange.all {
      let moments = CallbackTable.moments[change.description] ?? []
      for moment in Moment.allCases where moment != .deinitialiser && moments.contains(moment) {
        let (tree, count) = resultWithoutOperation(change, moment)
        guard let tree, count > 1 else { continue }
        for occurrence in 2...min(count, 3) {
          for operation in [InnerOperation.removeChild, .root] {
            cells += 1
            check(
              Cell(change: change, moment: moment, operation: operation, occurrence: occurrence),
              tree
            )
          }
        }
      }
    }
    print("callbacks: \(cells) cells of later callbacks")
    #expect(cells == 312)
  }

  @Test func `the matrix has as many cells as before`() {
    let pairs = OuterChange.all.map { CallbackTable.moments[$0.description]?.count ?? 0 }
    let came = pairs.reduce(0, +)
    let cells = came * InnerOperation.all.count
    print(
      "callbacks: \(cells) cells of \(came) callbacks and \(InnerOperation.all.count) operations"
    )
    #expect(CallbackTable.moments.count == OuterChange.all.count)
    #expect(cells == 8_780)
    #expect(OuterChange.all.count * Moment.allCases.count - came == 485)
  }

  /// The tree at rest after the change alone, or nil if the callback does not come; and how often it
  /// comes.
  private func resultWithoutOperation(
    _ change: OuterChange,
    _ moment: Moment
  ) -> (tree: TreeSnapshot?, count: Int) {
    Simulation.run { simulation in
      let world = CallbackWorld(change, moment, in: simulation)
      world.prepare()
      world.witness.await(moment) { _ in }
      world.run()
      simulation.settle()
      defer { world.witness.stop() }
      #expect(world.restFaults == [] && world.rules == [], "\(change)")
      let count = world.witness.count
      return (count > 0 ? simulation.tree : nil, count)
    }
  }

  private func check(_ cell: Cell, _ tree: TreeSnapshot) {
    let faults = faults(of: cell, without: tree)
    if !faults.isEmpty { Issue.record("\(cell): \(faults.joined(separator: "; "))") }
  }

  private func faults(of cell: Cell, without tree: TreeSnapshot) -> [String] {
    Simulation.run { simulation in
      let world = CallbackWorld(cell.change, cell.moment, in: simulation)
      world.prepare()
      world.witness.await(cell.moment, occurrence: cell.occurrence) { [unowned world] in
        world.perform(cell.operation, from: $0)
      }
      world.run()
      simulation.settle()
      defer { world.witness.stop() }
      return world.faults(after: cell.operation, without: tree)
    }
  }
}
