extension ConditionalContainerController: ConditionObserver {
  /// Asks for a look at the condition, as soon as the container may change its child.
  func askForPick() {
    simulation.perform("setNeedsConditionUpdate", on: birthNumber) {
      needsPick = true
      resumePick()
    }
  }

  func conditionWillChange() {
    simulation.perform("change of the condition", on: birthNumber) {
      needsPick = true
      resumePick()
    }
  }

  func conditionChangedOnOtherThread() {
    simulation.report(
      .conditionOtherThread,
      "What the condition of \(birthNumber) reads was changed on another thread."
    )
    conditionWillChange()
  }

  /// Has a pick that is due made in the layout pass of this turn.
  ///
  /// Off the screen nothing is to be done: an appearance picks anyway.
  func resumePick() {
    if isPickDue { view.setNeedsLayout() }
  }

  var isPickDue: Bool { needsPick && !isPicking && appearance == .appeared }

  /// Picks in the layout pass, unless a transition runs: then after it.
  ///
  /// Containers around this one pick first, since they may take it away with all that it would build.
  func pickIfDue() {
    guard isPickDue else { return }
    for container in containersAround.reversed() where container.isPickDue {
      container.pickIfDue()
    }
    guard isPickDue else { return }
    if let coordinator = runningCoordinator {
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.resumePick() }
    } else {
      pick()
    }
  }

  private var containersAround: [any ConditionObserver] {
    sequence(first: self as ViewController) { $0.parent }.dropFirst().compactMap {
      $0 as? any ConditionObserver
    }
  }

  /// The coordinator of a transition that the container, or somebody in it, takes part in.
  private var runningCoordinator: TransitionCoordinator? {
    transitionCoordinator
      ?? simulation.runningStages(inside: self).first?.coordinator(willBeAnimated: true)
  }

  /// Picks in `viewWillAppear`, whatever runs: nobody has seen the child yet.
  func pickForAppearance() {
    guard appearance == .appearing else { return }
    needsPick = true
    pick()
  }

  /// Looks at the condition, and changes the child, until the condition stays the same meanwhile.
  private func pick() {
    guard !isPicking else { return }
    isPicking = true
    // It changes children only with its condition, so what looks like a habit is none.
    let appearing = simulation.habits.appearing
    simulation.habits.appearing = 0
    while needsPick, appearance == .appearing || appearance == .appeared {
      needsPick = false
      let next = tracking.read(readCondition, for: self, in: simulation)
      guard next != branch || child?.parent !== self else { continue }
      guard picks.allowOne(at: simulation.now, limit: simulation.limits.picksPerInstant) else {
        reportLoop()
        break
      }
      change(to: next)
    }
    simulation.habits.appearing = appearing
    isPicking = false
  }

  private func change(to next: Condition) {
    let arriving = child(of: next)
    // The builder may have given the one that is there already.
    if arriving == nil || arriving !== child || arriving?.parent !== self { leave() }
    branch = next
    if let arriving, arriving.parent !== self { enter(arriving) }
  }

  private func reportLoop() {
    simulation.report(
      .conditionLoop,
      """
      The condition of \(birthNumber) changed \(text: "\(simulation.limits.picksPerInstant)") times at \
      one instant; it stays with \(text: child.map { "\"\($0.name)\"" } ?? "no child") until the condition \
      changes at a later time.
      """
    )
  }
}

/// Counts the picks of one instant.
struct PickCount {
  private var instant = Duration.zero
  private var count = 0

  /// Counts one more, and says whether that is still within a limit.
  mutating func allowOne(at now: Duration, limit: Int) -> Bool {
    if now != instant { count = 0 }
    instant = now
    count += 1
    return count <= limit
  }
}
