/// Listens to the ends of transitions for a driver; small and not generic.
@MainActor
final class RootObserver: SimulationNode {
  let birthNumber: Int
  private let look: @MainActor () -> Void
  private let lookLater: @MainActor () -> Void

  init<Route>(of driver: RootDriver<Route>) {
    birthNumber = driver.window?.birthNumber ?? 0
    look = { [weak driver] in driver?.look() }
    lookLater = { [weak driver] in driver?.lookLater() }
  }

  func perform(_ task: NodeTask) {
    if case .retry = task { lookLater() } else { look() }
  }
}

extension RootDriver {
  /// Asks to be told when the old tree is at rest; looks once the turn's own changes have started.
  func wait() {
    isWaiting = true
    waitingSince = simulation.now
    lookLater()
    armDeadline()
  }

  /// Dismisses everything that is presented from inside the old tree, lowest presenter first.
  func clear() {
    let over = overTree
    cleared = Set(over.all.map(\.presented.birthNumber))
    for presentation in over.lowest {
      presentation.presenter?.dismiss(animated: false)
    }
    waitingSince = simulation.now
    lookLater()
    armDeadline()
  }

  func lookLater() {
    simulation.queue.afterCommit.append(
      Job(work: .node(observer, .commit), cause: simulation.currentCause)
    )
  }

  /// Whether the machine waits for the old tree, or for it to be cleared.
  var isLooking: Bool { isWaiting || cleared != nil }

  /// Looks at the old tree, and reports what the machine waits for.
  func look() {
    guard isLooking else { return }
    guard window != nil else { return take(.windowLost) }
    guard !isTreeMoving else {
      cancelGestures()
      simulation.block(observer)
      return armDeadline()
    }
    tellMachine(of: presentationsOverTree)
  }

  /// Lets go of what a finger holds, which would never end by itself.
  private func cancelGestures() {
    guard let root = window?.rootViewController else { return }
    for stage in simulation.runningStages(inside: root) { stage.gesture?.cancel() }
  }

  /// Tells the machine what lies over the old tree, now that it rests.
  func tellMachine(of over: [PresentationController]) {
    let overlay: PresentationOverlay? = over.isEmpty ? nil : over.count == 1 ? .one : .chain
    if isWaiting {
      isWaiting = false
      take(.transitionEnded(overlay))
    } else if let asked = cleared {
      cleared = nil
      guard let overlay else { return take(.presentationCleared) }
      let isNew = over.contains { !asked.contains($0.presented.birthNumber) }
      if !isNew { reportRefusal(of: over) }
      take(isNew ? .presentedAgain(overlay) : .clearingRefused)
    }
  }

  private func reportRefusal(of over: [PresentationController]) {
    report(
      .rootSwapRefused,
      """
      \(over[0].presented.birthNumber) stays presented over \(over[0].presenter?.birthNumber ?? 0); the \
      root is not replaced.
      """
    )
  }

  /// What is presented from inside the tree of the root that is shown, lower ones first.
  var presentationsOverTree: [PresentationController] { overTree.all }

  private var overTree: RootPresentations {
    guard let window, let root = window.rootViewController else { return RootPresentations() }
    return window.presentations(over: root)
  }

  /// Whether a transition runs in the old tree, or a presentation over it is about to start or to go.
  private var isTreeMoving: Bool {
    guard let root = window?.rootViewController else { return false }
    return !simulation.runningStages(inside: root).isEmpty
      || window?.rootStage.running != nil
      || presentationsOverTree.contains { $0.isDesired != $0.isInstalled || $0.movement != .none }
      || root.presentation.map { !$0.isInstalled } ?? false
  }
}
