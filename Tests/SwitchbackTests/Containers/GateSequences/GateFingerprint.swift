import SwitchbackTesting

/// Writes down everything in a gated world that can make a difference to what it does later.
///
/// Controllers go by the order in which they are met, so worlds that differ only in who they are have one
/// fingerprint. Times are written as what is left of them.
@MainActor
struct GateFingerprint {
  private let gate: GateWorld
  private var text = ""
  private var met: [ViewController] = []

  static func write(_ gate: GateWorld) -> String {
    var fingerprint = GateFingerprint(gate)
    fingerprint.write()
    return fingerprint.text
  }

  private init(_ gate: GateWorld) { self.gate = gate }

  private mutating func add(word: some CustomStringConvertible) { text += "\(word) " }

  private mutating func add(_ flags: Bool...) {
    for flag in flags { text += flag ? "1" : "0" }
    text += " "
  }

  private mutating func add(_ controller: ViewController?) {
    guard let controller else { return text += "- " }
    if let place = met.firstIndex(where: { $0 === controller }) { return text += "\(place) " }
    text += "\(met.count)=\(controller.title ?? "") "
    met.append(controller)
  }

  private mutating func add(_ controllers: [ViewController]) {
    for controller in controllers { add(controller) }
    text += "; "
  }

  private mutating func write() {
    add(word: gate.session.user ?? "")
    add(word: gate.container.branch ?? "")
    add(gate.container.needsPick)
    add(gate.container.children + gate.container.keptChildren)
    add([gate.navigation, gate.container, gate.other])
    add(gate.window.desiredRoot)
    add(gate.window.shownRoot)
    writeStack()
    add(gate.window.rootStage)
    for layer in gate.window.layers { add(layer.presentation) }
    add(gate.navigation.presentation)
    for view in gate.window.subviews { add(view.controller) }
    writeQueue()
    writeControllers()
  }

  private mutating func writeStack() {
    let navigation = gate.navigation
    add(navigation.storedChildren)
    add(navigation.shownTop)
    add(navigation.joined)
    add(navigation.left)
    add(navigation.toldTop)
    add(navigation.undo?.former(of: navigation.storedChildren) ?? [])
    add(navigation.nextIsAnimated, navigation.owesDidShow != nil, navigation.operation == .push)
    add(navigation.undo != nil, navigation.interactivePop != nil)
    add(navigation.stackStage)
    add(gate.swipe?.isActive ?? false)
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

  private mutating func add(_ stage: Stage) {
    add(stage.isMarked, stage.running != nil, stage.running?.isAnimated == true)
    add(stage.gesture != nil, gate.world.blocked.contains { $0 === stage })
    add(stage.running?.disappearing)
    add(stage.running?.appearing)
  }

  private mutating func add(_ presentation: PresentationController?) {
    guard let presentation else { return text += "- " }
    add(presentation.presented)
    add(word: "\(presentation.movement)")
    add(presentation.isDesired, presentation.isGoing, presentation.isInstalled)
    add(presentation.isAnimated, presentation.revealed != nil, presentation.presenter != nil)
    add(presentation.presenterPlace?.window != nil, presentation.window != nil)
    add(presentation.presentationStage)
  }

  private mutating func writeQueue() {
    let world = gate.world
    for job in world.queue.layout.waiting { add(job) }
    for job in world.queue.afterCommit.waiting { add(job) }
    for entry in world.queue.later.entries {
      add(word: "\(entry.deadline - world.now) \(entry.label)")
    }
    add(word: world.running.count)
    add(word: world.blocked.count)
  }

  /// Writes whose turn it is; names tell the nodes apart that have work.
  private mutating func add(_ job: Job) {
    guard case .node(let node, _) = job.work else { return text += "call " }
    add(word: "\(type(of: node)) \(gate.world.census.plainName(of: node.birthNumber))")
  }

  private mutating func writeControllers() {
    for controller in met {
      var status = controller.status.subtracting(.awaitsCheck)
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
