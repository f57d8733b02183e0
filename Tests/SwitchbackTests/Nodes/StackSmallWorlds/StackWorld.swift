import SwitchbackTesting

/// A navigation controller in a window, and beside it what an array says its stack should be.
@MainActor
final class StackWorld {
  let world: Simulation
  let window = Window()
  let navigation: NavigationController
  /// The four of the pool, then one that never comes onto the stack, then the new ones.
  private(set) var everyone: [ViewController]
  private(set) var model: [ViewController]
  private(set) var popped: ViewController?
  /// By birth number, whether each was told that it will appear, and not yet that it disappeared.
  private(set) var told = [Bool](repeating: false, count: 64)
  /// By birth number, the place of each in `everyone`.
  private var places = [Int](repeating: -1, count: 64)
  private var eventsRead = 0

  init(in world: Simulation) {
    self.world = world
    everyone = (0..<5).map { ViewController(title: "\($0)") }
    model = [everyone[0], everyone[1]]
    popped = everyone[2]
    for (place, controller) in everyone.enumerated() { places[controller.birthNumber] = place }
    navigation = NavigationController(rootViewController: everyone[0])
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    world.settle()
    navigation.pushViewController(everyone[1], animated: false)
    world.settle()
  }

  /// Makes a change to both.
  func apply(_ step: StackStep) {
    let before = model
    apply(step.operation, animated: step.isAnimated)
    popped = before.last { old in !model.contains { $0 === old } } ?? popped
  }

  private func apply(_ operation: StackOperation, animated: Bool) {
    switch operation {
    case .pushNew:
      let new = ViewController(title: "new")
      note(new)
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
      let target = index < model.count ? model[index] : stranger
      navigation.popToViewController(target, animated: animated)
      if let place = model.firstIndex(where: { $0 === target }) { model = Array(model[...place]) }
    case .popToRoot:
      navigation.popToRootViewController(animated: animated)
      model = Array(model.prefix(1))
    case .set(let chosen):
      model = chosen.map { everyone[$0] }
      navigation.setViewControllers(model, animated: animated)
    }
  }

  /// One that is not on the stack: the one popped last, or else the one that never comes onto it.
  private var stranger: ViewController {
    if let popped, !model.contains(where: { $0 === popped }) { return popped }
    return everyone[4]
  }

  func go(to phase: StackPhase) {
    switch phase {
    case .sameTurn: break
    case .committed: world.turn()
    case .midway: world.advance(by: .milliseconds(100))
    case .settled: world.settle()
    }
  }

  /// Commits the turn, and lets the transition that runs then come to its end.
  func end() {
    world.turn()
    let stage = navigation.stackStage
    if stage.running != nil { world.advance(by: stage.expectedEnd - world.now) }
  }

  private func note(_ new: ViewController) {
    let missing = new.birthNumber + 1 - places.count
    if missing > 0 {
      places += [Int](repeating: -1, count: missing)
      told += [Bool](repeating: false, count: missing)
    }
    places[new.birthNumber] = everyone.count
    everyone.append(new)
  }

  /// The place of a controller in `everyone`.
  func place(of controller: ViewController) -> Int { places[controller.birthNumber] }

  /// Reads on in the log for who was told what about its appearance.
  func readLog() {
    let events = world.journal.events
    while eventsRead < events.count {
      let event = events[eventsRead]
      eventsRead += 1
      switch event.kind {
      case .viewWillAppear: told[event.node] = true
      case .viewDidDisappear: told[event.node] = false
      default: break
      }
    }
  }

  /// Puts the model back to what it was when there were fewer controllers.
  func forget(model: [ViewController], popped: ViewController?, count: Int) {
    self.model = model
    self.popped = popped
    everyone.removeLast(everyone.count - count)
  }

  /// Whether the stack is what the array says, unless changes wait.
  var isAsModel: Bool {
    !navigation.waiting.isEmpty || navigation.storedChildren.elementsEqual(model, by: ===)
  }

  /// What is wrong at rest.
  func fault() -> String? {
    guard navigation.viewControllers == model else {
      return "the stack is \(navigation.viewControllers.map(\.name)), not \(model.map(\.name))"
    }
    readLog()
    for controller in everyone {
      let isOnStack = model.contains { $0 === controller }
      if (controller.parent === navigation) != isOnStack { return "\(controller.name): parent" }
      let isTop = controller === model.last
      if (controller.appearance == .appeared) != isTop { return "\(controller.name): appearance" }
      if told[controller.birthNumber] != isTop { return "\(controller.name): balance" }
      if controller.hasFlags { return "\(controller.name): flags" }
    }
    let broken = navigation.checkInvariants()
    if !broken.isEmpty { return "\(broken)" }
    if !world.unsettledWork.isEmpty { return "unsettled: \(world.unsettledWork)" }
    return nil
  }
}

extension ViewController {
  fileprivate var hasFlags: Bool {
    isBeingPresented || isBeingDismissed || isMovingToParent || isMovingFromParent
  }
}
