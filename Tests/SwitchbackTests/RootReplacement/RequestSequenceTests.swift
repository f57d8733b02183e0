import Foundation
import SwitchbackTesting
import Testing

/// Every sequence of up to four requests, each at every phase of the one before, on a real window.
///
/// A debug build, which is ten times as slow, goes four long with the policy that is the default, and three
/// long with the others; a sanitizer three long.
@MainActor
@Suite struct RequestSequenceTests {
  /// How far the replacement before has come when the next request is made.
  enum Gap: CaseIterable {
    case sameTurn
    case oneTurnLater
    case duringTheFade
    case atRest
  }

  struct Step {
    var route: Int
    var gap: Gap
  }

  private static func longest(_ policy: RequestPolicy) -> Int {
    guard ProcessInfo.processInfo.environment["SWITCHBACK_RANDOM_ROUNDS"] == nil else { return 3 }
    #if DEBUG
    return policy == .latestWins ? 4 : 3
    #else
    return 4
    #endif
  }

  @Test(arguments: [RequestPolicy.latestWins, .queue, .refuse])
  func `each request ends once, the last accepted one wins, and nothing flashes`(
    policy: RequestPolicy
  ) {
    let longest = Self.longest(policy)
    var runs = 0
    var faults: [String] = []
    var sequences: [[Step]] = [[]]
    for _ in 0..<longest {
      sequences = sequences.flatMap { sequence in
        (0..<3).flatMap { route in Gap.allCases.map { sequence + [Step(route: route, gap: $0)] } }
      }
      for (number, sequence) in sequences.enumerated() {
        runs += 1
        let fault = Simulation.run { play(sequence, policy, number: number, in: $0) }
        if let fault { faults.append("\(sequence.map { "\($0.route) \($0.gap)" }): \(fault)") }
      }
    }
    print("request sequences, \(policy): \(runs) runs")
    #expect(
      faults.isEmpty,
      "\(faults.count) of \(runs): \(faults.prefix(3).joined(separator: "\n"))"
    )
    #expect(runs == (longest == 4 ? 22_620 : 1_884))
  }

  private func play(
    _ sequence: [Step],
    _ policy: RequestPolicy,
    number: Int,
    in world: Simulation
  ) -> String? {
    let window = Window()
    let store = MemoryRouteStore<Int>()
    let roots = RootSwitcher(window: window, initial: 0, store: store, policy: policy)
    for route in 0..<3 { roots.register(route) { ViewController(title: "root \(route)") } }
    roots.start()
    world.settle()
    let isCovered = number.isMultiple(of: 2)
    if isCovered { cover(window.rootViewController) }
    world.settle()
    var flash: String?
    var outcomes = [[RequestOutcome]](repeating: [], count: sequence.count)
    let covered = isCovered ? window.rootViewController : nil
    world.atEveryInstant { [weak covered] in
      guard let covered, roots.state.phase != .showing else { return }
      if world.visibleScreens.contains(where: { $0 === covered }) {
        flash = "the covered root flashed"
      }
    } during: {
      for (index, step) in sequence.enumerated() {
        let animated = !(number + index).isMultiple(of: 3)
        roots.replace(with: step.route, animated: animated) { outcomes[index].append($0) }
        pass(step.gap, in: world)
      }
      world.settle()
    }
    if let flash { return flash }
    return fault(of: outcomes, after: sequence, policy, roots, store, window, in: world)
  }

  private func pass(_ gap: Gap, in world: Simulation) {
    switch gap {
    case .sameTurn: break
    case .oneTurnLater: world.turn()
    case .duringTheFade: world.advance(by: .milliseconds(100))
    case .atRest: world.settle()
    }
  }

  private func cover(_ root: ViewController?) {
    let modal = ViewController(title: "modal")
    modal.modalPresentationStyle = .fullScreen
    root?.present(modal, animated: false)
  }

  private func fault(
    of outcomes: [[RequestOutcome]],
    after sequence: [Step],
    _ policy: RequestPolicy,
    _ roots: RootSwitcher<Int>,
    _ store: MemoryRouteStore<Int>,
    _ window: Window,
    in world: Simulation
  ) -> String? {
    guard outcomes.allSatisfy({ $0.count == 1 }) else { return "outcomes \(outcomes)" }
    let accepted = zip(sequence, outcomes).filter { $0.1 != [.refused] }.map(\.0.route)
    let wanted = policy == .refuse ? nil : accepted.last
    if let wanted, roots.route != wanted { return "shown is \(roots.route ?? -1), not \(wanted)" }
    guard roots.state.phase == .showing else { return "it rests in \(roots.state)" }
    if store.read() != roots.route { return "the store holds \(store.read() ?? -1)" }
    guard let root = window.rootViewController, root.title == "root \(roots.route ?? -1)" else {
      return "another root is shown"
    }
    if !world.diagnostics.isEmpty { return "\(world.diagnostics[0])" }
    if window.subviews.contains(where: { $0 is SnapshotView }) { return "the cover stays" }
    return balanceFault(in: world)
  }

  /// Each controller that was told it will appear was told it did, and only the shown ones stay so.
  private func balanceFault(in world: Simulation) -> String? {
    var balance: [Int: Int] = [:]
    for event in world.log.all.events {
      switch event.kind {
      case .viewWillAppear: balance[event.node, default: 0] += 1
      case .viewDidDisappear: balance[event.node, default: 0] -= 1
      default: break
      }
    }
    let shown = world.visibleViewControllers.map(\.birthNumber)
    let open = balance.filter { $0.value != 0 }.keys.sorted()
    return open == shown.sorted() ? nil : "appeared are \(open), visible are \(shown)"
  }
}
