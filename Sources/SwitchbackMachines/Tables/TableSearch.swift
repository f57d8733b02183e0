/// A breadth-first walk over a grid, which remembers by which event each state was first reached.
///
/// Events are tried in the order of their ordinals, so that the walk, and with it every path and
/// every listing, is the same each time.
struct TableSearch {
  /// The states reached, in the order in which they were reached.
  private(set) var order: [Int] = []

  private var steps: [Step?]
  private let grid: TableGrid

  /// How a state was reached first.
  private struct Step {
    var previous: Int?
    var event: Int
  }

  /// Walks over everything that can be reached from the given states.
  init(grid: TableGrid, from initial: [Int]) {
    self.grid = grid
    steps = Array(repeating: nil, count: grid.stateCount)
    for state in initial where steps.indices.contains(state) && steps[state] == nil {
      steps[state] = Step(previous: nil, event: -1)
      order.append(state)
    }
    var position = 0
    while position < order.count {
      expand(order[position])
      position += 1
    }
  }

  /// Returns whether the walk came past a state.
  func reached(_ state: Int) -> Bool {
    steps.indices.contains(state) && steps[state] != nil
  }

  /// Returns the shortest list of events that leads to a state, or nil if nothing does.
  func path(to state: Int) -> [Int]? {
    guard reached(state) else { return nil }
    var events: [Int] = []
    var current = state
    while let step = steps[current], let previous = step.previous {
      events.append(step.event)
      current = previous
    }
    return events.reversed()
  }

  private mutating func expand(_ state: Int) {
    for event in 0..<grid.eventCount {
      guard let next = grid.target(state: state, event: event), steps[next] == nil else { continue }
      steps[next] = Step(previous: state, event: event)
      order.append(next)
    }
  }
}
