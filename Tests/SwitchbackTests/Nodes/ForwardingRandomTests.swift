import Foundation
import SwitchbackTesting
import Testing

/// Random changes around containers that tell their children by themselves, or by hand.
@MainActor
@Suite(.simulated) struct ForwardingRandomTests {
  private static let worlds =
    (ProcessInfo.processInfo.environment["SWITCHBACK_RANDOM_ROUNDS"].flatMap(Int.init) ?? 40_000)
    / 100

  @Test func `who is told by hand is told as if by itself, whatever happens around`() {
    var failures = 0
    for seed in 0..<Self.worlds where failures < 3 {
      Simulation.run { simulation in
        let world = ForwardingWorld(seed: UInt64(seed))
        for _ in 0..<100 where world.faults.isEmpty { world.step() }
        world.rest()
        // A change of the stack that waited may be refused in the end.
        let found = simulation.diagnostics.filter { $0.rule.id == "appear.unbalanced" }
        let faults = world.faults + found.map(\.description)
        #expect(faults == [], "seed \(seed): \(world.script.suffix(30))")
        failures += faults.isEmpty ? 0 : 1
      }
    }
  }
}

/// A stack and a pool of containers of both kinds.
@MainActor
private final class ForwardingWorld {
  private(set) var script: [String] = []
  private(set) var faults: [String] = []
  private let window = Window()
  private let navigation: NavigationController
  private let animator = DecidingAnimator()
  private let pool: [ForwardingController]
  private let record = AppearanceRecord()
  private var states: [String: AppearanceState] = [:]
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    let record = record
    pool = (0..<8).map { index in
      ForwardingController("c\(index)", index.isMultiple(of: 3) ? .byItself : .byHand, record)
    }
    navigation = NavigationController(rootViewController: pool[0])
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private func pick<Element>(_ elements: [Element]) -> Element {
    elements[random.number(below: elements.count)]
  }

  func step() {
    switch random.number(below: 12) {
    case 0, 1, 2: changeStack()
    case 3: end(completes: random.number(below: 2) == 0)
    case 4, 5, 6: adopt()
    case 7: letGo()
    case 8: note("advance") { Simulation.current.advance(by: .milliseconds(200)) }
    case 9: note("turn") { Simulation.current.turn() }
    case 10 where random.number(below: 3) == 0: hide()
    default: rest()
    }
    follow()
  }

  private func note(_ text: String, _ operation: () -> Void) {
    script.append(text)
    operation()
  }

  private func end(completes: Bool) {
    note("complete \(completes)") { animator.context?.completeTransition(completes) }
  }

  private func hide() {
    note("hide \(!window.isHidden)") { window.isHidden.toggle() }
  }

  private func changeStack() {
    navigation.delegate = random.number(below: 2) == 0 ? animator : nil
    let free = pool.filter { $0.parent == nil && $0.viewIfLoaded?.superview == nil }
    let isAnimated = random.number(below: 3) > 0
    guard random.number(below: 2) == 0, !free.isEmpty else {
      return note("pop \(isAnimated)") { navigation.popViewController(animated: isAnimated) }
    }
    let next = pick(free)
    note("push \(next.name) \(isAnimated)") {
      navigation.pushViewController(next, animated: isAnimated)
    }
  }

  private func adopt() {
    let (parent, child) = (pick(pool), pick(pool))
    let outer = Array(sequence(first: parent as ViewController) { $0.parent })
    guard child.parent == nil, child.viewIfLoaded?.superview == nil, !outer.contains(child) else {
      return
    }
    note("\(parent.name).take \(child.name)") { parent.adoptOnScreen(child) }
  }

  private func letGo() {
    let child = pick(pool)
    guard let parent = child.parent as? ForwardingController else { return }
    note("\(parent.name).letGo \(child.name)") { parent.letGoOnScreen(child) }
  }

  /// Lets everything come to rest, and compares each by hand with its container.
  func rest() {
    note("settle") {
      Simulation.current.settle()
      for _ in 0..<4 {
        animator.context?.completeTransition(true)
        Simulation.current.settle()
      }
    }
    follow()
    for controller in pool + [navigation] as [ViewController] {
      faults += controller.checkInvariants()
      guard let parent = controller.parent as? ForwardingController, parent.way == .byHand else {
        continue
      }
      if controller.appearance != parent.appearance {
        faults.append("\(controller.name) is \(controller.appearance) in \(parent.name)")
      }
    }
  }

  /// Follows what everybody was told, which has to be legal.
  private func follow() {
    let events: [String: AppearanceEvent] = [
      "WA": .beginAppearing, "WD": .beginDisappearing, "DA": .end, "DD": .end,
    ]
    for line in record.take() {
      let (name, code) = (String(line.prefix(2)), String(line.dropFirst(3).prefix(2)))
      guard let event = events[code] else { continue }
      let state = states[name] ?? .disappeared
      guard case .transition(let next, let effects)? = AppearanceState.table[state, event],
        effects != [.unbalanced], code != "DA" || next == .appeared,
        code != "DD" || next == .disappeared
      else {
        faults.append("\(name) was \(state) and got \(code)")
        continue
      }
      states[name] = next
    }
  }
}

extension ForwardingController {
  /// Takes a child, and tells it what this container has been told already.
  fileprivate func adoptOnScreen(_ child: ViewController) {
    let appearance = appearance
    take(child)
    guard child.parent === self, way == .byHand else { return }
    guard appearance == .appeared || appearance == .appearing else { return }
    child.beginAppearanceTransition(true, animated: false)
    if appearance == .appeared { child.endAppearanceTransition() }
  }

  /// Lets a child go that may be on the screen.
  fileprivate func letGoOnScreen(_ child: ViewController) {
    guard way == .byHand, child.appearance != .disappeared else { return letGo(of: child) }
    if child.appearance != .disappearing {
      child.beginAppearanceTransition(false, animated: false)
    }
    letGo(of: child)
    child.endAppearanceTransition()
  }
}
