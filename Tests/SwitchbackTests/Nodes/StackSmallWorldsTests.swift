import Foundation
import SwitchbackTesting
import Testing

/// All short sequences of stack operations at every phase, against an array.
///
/// Sequences of up to two operations are crossed whole with phase and animation. Sequences of three
/// and four take one set of each length instead of all of them, and phase and animation by turns: to
/// cross all 48 operations four deep would take hours. Under a sanitizer both are one shorter.
@MainActor
@Suite struct StackSmallWorldsTests {
  enum Operation {
    case pushNew
    case pushPopped
    case pop
    case popTo(Int)
    case popToRoot
    case set([Int])
  }

  /// How far the world goes on after an operation.
  enum Phase: CaseIterable {
    case sameTurn
    case committed
    case midway
    case settled
  }

  nonisolated static let shortened =
    ProcessInfo.processInfo.environment["SWITCHBACK_RANDOM_ROUNDS"] == nil ? 0 : 1

  /// The operations, with every ordered selection of up to three of four controllers.
  static let operations: [Operation] = {
    var sets: [[Int]] = [[]]
    for _ in 0..<3 {
      sets += sets.flatMap { set in (0..<4).filter { !set.contains($0) }.map { set + [$0] } }
    }
    var distinct: [[Int]] = []
    for set in sets where !distinct.contains(set) { distinct.append(set) }
    return [.pushNew, .pushPopped, .pop, .popTo(0), .popTo(1), .popTo(2), .popToRoot]
      + distinct.map(Operation.set)
  }()

  @Test func `a stack does what an array does, at every phase`() {
    var runs = 0
    var faults: [String] = []
    var sequences: [[Operation]] = [[]]
    for length in 1...(2 - Self.shortened) {
      sequences = sequences.flatMap { sequence in Self.operations.map { sequence + [$0] } }
      for sequence in sequences {
        for phase in Phase.allCases {
          for animations in 0..<(1 << length) {
            runs += 1
            let animated = (0..<length).map { animations & (1 << $0) != 0 }
            let fault = Simulation.run { _ in play(sequence, phase, animated) }
            if let fault { faults.append("\(sequence) \(phase) \(animated): \(fault)") }
          }
        }
      }
    }
    print("stack small worlds, up to two: \(runs) runs of \(Self.operations.count) operations")
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(3).joined(separator: "\n"))")
    #expect(runs == (Self.shortened == 0 ? 37_248 : 384))
  }

  @Test func `longer sequences do what an array does, with one set of each length`() {
    let few = Self.operations.filter { operation in
      if case .set(let set) = operation { return [[], [1], [2, 0], [0, 3, 1]].contains(set) }
      return true
    }
    var runs = 0
    var faults: [String] = []
    var sequences: [[Operation]] = [[]]
    for length in 1...(4 - Self.shortened) {
      sequences = sequences.flatMap { sequence in few.map { sequence + [$0] } }
      guard length > 2 else { continue }
      for (number, sequence) in sequences.enumerated() {
        let phase = Phase.allCases[number % 4]
        runs += 1
        let animated = (0..<length).map { (number >> (2 + $0)).isMultiple(of: 2) }
        let fault = Simulation.run { _ in play(sequence, phase, animated) }
        if let fault { faults.append("\(sequence) \(phase) \(animated): \(fault)") }
      }
    }
    print("stack small worlds, three and four: \(runs) runs of \(few.count) operations")
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(3).joined(separator: "\n"))")
    #expect(runs == (Self.shortened == 0 ? 15_972 : 1_331))
  }

  private func play(_ sequence: [Operation], _ phase: Phase, _ animated: [Bool]) -> String? {
    let world = Simulation.current
    let window = Window()
    let pool = (0..<4).map { ViewController(title: "\($0)") }
    let navigation = NavigationController(rootViewController: pool[0])
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    world.settle()
    navigation.pushViewController(pool[1], animated: false)
    world.settle()
    var model = [pool[0], pool[1]]
    var popped: ViewController? = pool[2]
    var everyone = pool
    for (operation, animated) in zip(sequence, animated) {
      let before = model
      apply(operation, animated, to: navigation, &model, popped, pool, &everyone)
      popped = before.last { old in !model.contains { $0 === old } } ?? popped
      switch phase {
      case .sameTurn: break
      case .committed: world.turn()
      case .midway: world.advance(by: .milliseconds(100))
      case .settled: world.settle()
      }
    }
    world.settle()
    return fault(of: navigation, model, everyone, in: world)
  }

  private func apply(
    _ operation: Operation,
    _ animated: Bool,
    to navigation: NavigationController,
    _ model: inout [ViewController],
    _ popped: ViewController?,
    _ pool: [ViewController],
    _ everyone: inout [ViewController]
  ) {
    switch operation {
    case .pushNew:
      let new = ViewController(title: "new \(everyone.count)")
      everyone.append(new)
      navigation.pushViewController(new, animated: animated)
      model.append(new)
    case .pushPopped:
      guard let popped else { return }
      navigation.pushViewController(popped, animated: animated)
      if !model.contains(where: { $0 === popped }) { model.append(popped) }
    case .pop:
      navigation.popViewController(animated: animated)
      if model.count > 1 { model.removeLast() }
    case .popTo(let index):
      let target = index < model.count ? model[index] : pool[3]
      navigation.popToViewController(target, animated: animated)
      if let place = model.firstIndex(where: { $0 === target }) { model = Array(model[...place]) }
    case .popToRoot:
      navigation.popToRootViewController(animated: animated)
      model = Array(model.prefix(1))
    case .set(let set):
      model = set.map { pool[$0] }
      navigation.setViewControllers(model, animated: animated)
    }
  }

  private func fault(
    of navigation: NavigationController,
    _ model: [ViewController],
    _ everyone: [ViewController],
    in world: Simulation
  ) -> String? {
    guard navigation.viewControllers == model else {
      return "the stack is \(navigation.viewControllers.map(\.name)), not \(model.map(\.name))"
    }
    var open: Set<Int> = []
    for event in world.log.all.events {
      switch event.kind {
      case .viewWillAppear: open.insert(event.node)
      case .viewDidDisappear: open.remove(event.node)
      default: break
      }
    }
    for controller in everyone {
      let isOnStack = model.contains { $0 === controller }
      if (controller.parent === navigation) != isOnStack { return "\(controller.name): parent" }
      let isTop = controller === model.last
      if (controller.appearance == .appeared) != isTop { return "\(controller.name): appearance" }
      if open.contains(controller.birthNumber) != isTop { return "\(controller.name): balance" }
      if controller.flags != 0 { return "\(controller.name): flags" }
    }
    let broken = navigation.checkInvariants()
    if !broken.isEmpty { return "\(broken)" }
    if !world.unsettledWork.isEmpty { return "unsettled: \(world.unsettledWork)" }
    return nil
  }
}

extension ViewController {
  /// The four flags as bits.
  fileprivate var flags: Int {
    [isBeingPresented, isBeingDismissed, isMovingToParent, isMovingFromParent].count { $0 }
  }
}
