import SwitchbackTesting

/// Writes down everything in a small world that can make a difference to what it does later.
///
/// Controllers go by the order in which they are met, so worlds that differ only in who they are have one
/// fingerprint. Times are written as what is left of them.
@MainActor
struct WorldFingerprint {
  private(set) var text = ""
  private let simulation: Simulation
  /// Whether it matters that somebody's appearance will be compared with its place.
  private let tellsChecks: Bool
  private var met: [ViewController] = []

  init(of simulation: Simulation, tellsChecks: Bool = false) {
    self.simulation = simulation
    self.tellsChecks = tellsChecks
  }

  mutating func add(word: some CustomStringConvertible) { text += "\(word) " }

  mutating func add(_ flags: Bool...) {
    for flag in flags { text += flag ? "1" : "0" }
    text += " "
  }

  mutating func add(_ controller: ViewController?) {
    guard let controller else { return text += "- " }
    if let place = met.firstIndex(where: { $0 === controller }) { return text += "\(place) " }
    text += "\(met.count)=\(controller.title ?? "") "
    met.append(controller)
  }

  mutating func add(_ controllers: [ViewController]) {
    for controller in controllers { add(controller) }
    text += "; "
  }

  mutating func add(stack navigation: NavigationController, _ swipe: InteractivePop? = nil) {
    add(navigation.storedChildren)
    add(navigation.shownTop)
    add(navigation.joined)
    add(navigation.left)
    add(navigation.toldTop)
    add(navigation.undo?.former(of: navigation.storedChildren) ?? [])
    add(navigation.nextIsAnimated, navigation.owesDidShow != nil, navigation.operation == .push)
    add(navigation.undo != nil, navigation.interactivePop != nil)
    add(navigation.stackStage)
    add(swipe?.isActive ?? false)
    for change in navigation.waiting {
      add(word: "\(change.animated) \(word(for: change.request))")
    }
  }

  private func word(for request: StackRequest) -> String {
    switch request {
    case .push: "push"
    case .pop: "pop"
    case .popTo: "popTo"
    case .popToRoot: "popToRoot"
    case .set: "set"
    }
  }

  mutating func add(_ stage: Stage) {
    add(stage.isMarked, stage.running != nil, stage.running?.isAnimated == true)
    add(stage.gesture != nil, simulation.blocked.contains { $0 === stage })
    add(stage.running?.disappearing)
    add(stage.running?.appearing)
  }

  mutating func add(_ window: Window) {
    add(window.desiredRoot)
    add(window.shownRoot)
    add(window.rootStage)
    for layer in window.layers { add(layer.presentation) }
    for view in window.subviews { add(view.controller) }
  }

  mutating func add(_ presentation: PresentationController?) {
    guard let presentation else { return text += "- " }
    add(presentation.presented)
    add(word: "\(presentation.movement)")
    add(presentation.isDesired, presentation.isGoing, presentation.isInstalled)
    add(presentation.isAnimated, presentation.revealed != nil, presentation.presenter != nil)
    add(presentation.presenterPlace?.window != nil, presentation.window != nil)
    add(presentation.presentationStage)
  }

  /// Adds what waits, and the state of everybody met so far; to be called last.
  mutating func addRest() {
    addQueue()
    addControllers()
  }

  private mutating func addQueue() {
    for job in simulation.queue.layout.waiting { add(job) }
    for job in simulation.queue.afterCommit.waiting { add(job) }
    for entry in simulation.queue.later.entries {
      add(word: "\(entry.deadline - simulation.now) \(entry.label)")
    }
    add(word: simulation.running.count)
    add(word: simulation.blocked.count)
  }

  /// Writes whose turn it is; names tell the nodes apart that have work.
  private mutating func add(_ job: Job) {
    guard case .node(let node, _) = job.work else { return text += "call " }
    add(word: "\(type(of: node)) \(simulation.census.plainName(of: node.birthNumber))")
  }

  private mutating func addControllers() {
    for controller in met {
      var status = controller.status
      if !tellsChecks { status.remove(.awaitsCheck) }
      // Whether a change was animated is asked only while it runs.
      if controller.appearance == .appeared || controller.appearance == .disappeared {
        status.remove(.animated)
      }
      add(word: status.rawValue)
      add(word: controller.appearance.rawValue)
      add(controller.storedView != nil, controller.storedView?.superview != nil)
      add(controller.storedView?.window != nil, controller.storedParent != nil)
      add(controller.shownBy != nil)
    }
  }
}
