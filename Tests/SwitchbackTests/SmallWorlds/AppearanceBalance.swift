import SwitchbackTesting

/// Whether each controller was told of its appearance in an order that the machine allows.
struct AppearanceBalance {
  private(set) var faults: [String] = []
  private var states: [Int: AppearanceState] = [:]
  private var eventsRead = 0

  @MainActor
  mutating func read(_ world: Simulation) {
    for event in world.journal.events[eventsRead...] {
      guard let step = Self.step(of: event.kind) else { continue }
      let state = states[event.node] ?? .disappeared
      if !step.from.contains(state) { faults.append("\(event.kind) of #\(event.node) in \(state)") }
      states[event.node] = step.to
    }
    eventsRead = world.journal.events.count
  }

  private static func step(
    of kind: Event.Kind
  ) -> (from: Set<AppearanceState>, to: AppearanceState)? {
    switch kind {
    case .viewWillAppear: ([.disappeared, .disappearing], .appearing)
    case .viewDidAppear: ([.appearing], .appeared)
    case .viewWillDisappear: ([.appeared, .appearing], .disappearing)
    case .viewDidDisappear: ([.disappearing], .disappeared)
    default: nil
    }
  }
}
