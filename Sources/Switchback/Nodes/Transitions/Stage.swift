/// The one engine of transitions: it waits for the commit phase, starts, and ends.
///
/// Every container has a stage: a navigation controller for its stack, a window for its root, a
/// presentation for its presented controller. What arrives while a transition runs waits behind it.
@MainActor
package final class Stage: SimulationNode {
  /// The simulation; it is held by the host, or holds this stage itself while that waits.
  package unowned let simulation: Simulation
  package let birthNumber: Int
  package private(set) weak var host: (any TransitionHost)?
  package private(set) var running: Transition?
  package private(set) var isMarked = false
  private var isBlocked = false
  /// Whether everybody has been told that the running transition starts.
  private var hasBegun = false
  package private(set) var isCancelling = false
  package private(set) var isEnding = false
  /// When the running transition should end.
  package private(set) var expectedEnd = Duration.zero
  private var token = 0
  private var storedCoordinator: TransitionCoordinator?
  private var context: TransitionContext?
  /// The gesture that drives the running transition.
  package private(set) weak var gesture: InteractiveTransition?

  package init(host: any TransitionHost, of node: Responder) {
    self.host = host
    simulation = node.simulation
    birthNumber = node.birthNumber
  }

  /// Asks for a comparison of what is desired with what is shown at the end of this turn.
  package func mark() {
    guard !isMarked, let host else { return }
    isMarked = true
    enqueue(.commit, afterCommit: host.runsAfterCommit)
  }

  package func perform(_ task: NodeTask) {
    switch task {
    case .commit: commit()
    case .endTransition(let token) where token == self.token: end()
    case .cancelTransition(let token) where token == self.token: cancel()
    case .retry: retry()
    case .endTransition, .cancelTransition, .layOut, .endAppearance: break
    }
  }

  private func enqueue(_ task: NodeTask, afterCommit: Bool) {
    let job = Job(work: .node(self, task), cause: simulation.currentCause)
    if afterCommit {
      simulation.queue.afterCommit.append(job)
    } else {
      simulation.queue.layout.append(job)
    }
  }

  private func commit() {
    isMarked = false
    guard let host else { return simulation.unblock() }
    guard running == nil else { return }
    let holder = holder(of: host.desired)
    // Two stages that wait for each other's controllers both let go of their own first.
    let isDeadlock = holder?.isBlocked == true
    guard host.isReady, holder == nil || isDeadlock else { return block() }
    let comer = holder == nil ? host.desired : nil
    if let transition = host.planTransition(bringing: comer) { return start(transition, of: host) }
    if holder != nil { return block() }
    let coordinator = storedCoordinator
    storedCoordinator = nil
    coordinator?.finish(cancelled: false)
  }

  /// Asks for a comparison once something has ended, whatever it is.
  package func waitForAnEnd() {
    if !isMarked { block() }
  }

  private func block() {
    isMarked = true
    isBlocked = true
    simulation.block(self)
  }

  private func retry() {
    isMarked = false
    isBlocked = false
    mark()
  }

  /// The stage that still shows a controller without wanting to.
  package func holder(of controller: ViewController?) -> Stage? {
    guard let controller, let stage = controller.shownBy, stage !== self else { return nil }
    return stage.host?.desired === controller ? nil : stage
  }

  private func start(_ transition: Transition, of host: any TransitionHost) {
    running = transition
    token += 1
    simulation.noteStart(of: self, isSwipe: transition.isInteractive)
    if transition.appearing === host.desired { transition.appearing?.shownBy = self }
    let ending = host.ending(of: transition)
    if transition.loadsFirst { transition.appearing?.loadViewIfNeeded() }
    send(transition.choreography.start, of: transition)
    host.didStart(transition)
    hasBegun = true
    storedCoordinator?.begin()
    let task = NodeTask.endTransition(token: token)
    expectedEnd = simulation.now
    switch ending {
    case .commit: enqueue(task, afterCommit: host.runsAfterCommit)
    case .after(let duration): endLater(completes: true, after: duration)
    case .gesture(let swipe):
      gesture = swipe
      swipe.start()
    case .animator(let animator):
      let context = TransitionContext(stage: self, transition: transition)
      self.context = context
      let seconds = animator.transitionDuration(using: context)
      expectedEnd += simulation.bounded(seconds: seconds, of: "an animator's transition")
      animator.animateTransition(using: context)
    }
  }

  /// Ends the running transition, or gives it up, after a time.
  package func endLater(completes: Bool, after duration: Duration) {
    expectedEnd = simulation.now + duration
    let task: NodeTask =
      completes ? .endTransition(token: token) : .cancelTransition(token: token)
    _ = simulation.queue.later.insert(
      at: expectedEnd,
      Job(work: .node(StageTimer(of: self), task), cause: simulation.currentCause),
      label: "a transition's end"
    )
  }

  /// Brings the running transition to its end now; does nothing if none runs.
  package func end() {
    guard let transition = running, let host else {
      leave()
      simulation.unblock()
      return
    }
    isEnding = true
    host.willEnd(transition)
    send(transition.choreography.end, of: transition)
    isEnding = false
    letGo(of: transition.disappearing)
    let coordinator = leave()
    host.didEnd(transition)
    coordinator?.finish(cancelled: false)
    checkMembers(of: transition)
    mark()
    simulation.unblock()
  }

  /// Gives the running transition up: what was coming goes, what was leaving comes back.
  package func cancel() {
    guard let transition = running, let host else {
      leave()
      simulation.unblock()
      return
    }
    var wayBack = transition
    swap(&wayBack.appearing, &wayBack.disappearing)
    if !host.isSeen {
      // The container has left the screen meanwhile: nobody comes back, and who was leaving is gone.
      wayBack.appearing?.changeAppearance(.end, animated: transition.isAnimated)
      wayBack.appearing = nil
    }
    isCancelling = true
    send(Choreography.reversal.start, of: wayBack)
    isCancelling = false
    letGo(of: transition.appearing)
    let coordinator = leave()
    host.didCancel(transition)
    coordinator?.finish(cancelled: true)
    checkMembers(of: transition)
    mark()
    simulation.unblock()
  }

  /// Callbacks may have moved them, or hidden their window, while the transition ran.
  private func checkMembers(of transition: Transition) {
    transition.disappearing?.checkAppearanceSoon()
    transition.appearing?.checkAppearanceSoon()
  }

  /// Shows a controller no longer, unless another stage does already.
  package func letGo(of controller: ViewController?) {
    if controller?.shownBy === self { controller?.shownBy = nil }
  }

  @discardableResult
  private func leave() -> TransitionCoordinator? {
    running = nil
    hasBegun = false
    context = nil
    gesture = nil
    token += 1
    simulation.noteEnd(of: self)
    defer { storedCoordinator = nil }
    return storedCoordinator
  }

  private func send(_ steps: [ChoreographyStep], of transition: Transition) {
    let animated = transition.isAnimated
    for step in steps {
      switch step {
      case .disappearingWill:
        transition.disappearing?.changeAppearance(.beginDisappearing, animated: animated)
      case .appearingWill:
        transition.appearing?.changeAppearance(.beginAppearing, animated: animated)
      case .disappearingDid:
        transition.disappearing?.changeAppearance(.end, animated: animated)
      case .appearingDid:
        transition.appearing?.changeAppearance(.end, animated: animated)
      }
    }
  }

  /// The coordinator of the running transition, or of the one that waits for the commit phase.
  ///
  /// It is made when it is first asked for.
  package func coordinator(willBeAnimated: Bool) -> TransitionCoordinator? {
    guard running != nil || isMarked && willBeAnimated else { return nil }
    if let storedCoordinator { return storedCoordinator }
    let coordinator = TransitionCoordinator(stage: self, isAnimated: willBeAnimated)
    if hasBegun { coordinator.begin() }
    storedCoordinator = coordinator
    return coordinator
  }
}

extension Simulation {
  /// Lets the changes that could not start try again.
  package func unblock() {
    resumeAppearancePass()
    guard !blocked.isEmpty else { return }
    let nodes = blocked
    blocked = []
    for node in nodes { node.perform(.retry) }
  }

  /// Whether a transition runs inside a controller, presentations from within it included.
  ///
  /// - Complexity: O(*r* · *d*) for *r* running transitions and the depth *d* of the tree.
  package func hasRunningTransition(inside root: ViewController, besides own: Stage) -> Bool {
    runningStages(inside: root).contains { $0 !== own }
  }

  /// The stages of the transitions that run inside a controller, in the order of their start.
  package func runningStages(inside root: ViewController) -> [Stage] {
    running.compactMap { $0 as? Stage }.filter { stage in
      var ancestor = stage.host?.anchor
      while let controller = ancestor {
        if controller === root { return true }
        ancestor = controller.outer
      }
      return false
    }
  }
}

/// Ends a transition when its time has come; it does not keep the stage, whose transition would keep the
/// world of the timer.
@MainActor
private final class StageTimer: SimulationNode {
  let birthNumber: Int
  private unowned let simulation: Simulation
  private weak var stage: Stage?

  init(of stage: Stage) {
    birthNumber = stage.birthNumber
    simulation = stage.simulation
    self.stage = stage
  }

  func perform(_ task: NodeTask) {
    if let stage { stage.perform(task) } else { simulation.unblock() }
  }
}
