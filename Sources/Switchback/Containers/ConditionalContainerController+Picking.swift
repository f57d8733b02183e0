extension ConditionalContainerController: PickingContainer {
  /// Asks for a look at the condition, as soon as the container may change its child.
  func requestPick(_ verb: StaticString) {
    simulation.perform(verb, on: birthNumber) {
      needsPick = true
      resumePick()
    }
  }

  func conditionHasChanged(onOtherThread: Bool) {
    if onOtherThread {
      simulation.report(
        .conditionOtherThread,
        "What the condition of \(birthNumber) reads was changed on another thread."
      )
    }
    requestPick("change of the condition")
  }

  /// Has a pick that is due made in the layout pass of this turn.
  ///
  /// Off the screen nothing is to be done: an appearance picks anyway.
  func resumePick() {
    if isPickDue { view.setNeedsLayout() }
  }

  var isPickDue: Bool { needsPick && !isPicking && appearance == .appeared }

  /// Picks in the layout pass, unless a transition runs that the container, or somebody in it, takes part in:
  /// then when something has ended.
  func pickIfDue() {
    guard isPickDue else { return }
    if isMoving { simulation.block(self) } else { pick() }
  }

  /// Whether a transition runs around the container, inside it, or of the window's root.
  private var isMoving: Bool {
    guard !simulation.running.isEmpty else { return false }
    return transitionCoordinator?.isRunning == true || view.window?.rootStage.running != nil
      || !simulation.runningStages(inside: self).isEmpty
  }

  /// Picks in `viewWillAppear`, whatever runs, as nobody sees the child yet; one that is seen, since the
  /// container turns back on its way out, stays until that has ended.
  func pickForAppearance() {
    guard appearance == .appearing else { return }
    needsPick = true
    if shown?.appearance != .disappearing { pick() }
  }

  /// Looks at the condition, and changes the child, until the condition stays the same meanwhile.
  private func pick() {
    guard !isPicking else { return }
    isPicking = true
    // It changes children only with its condition, so what looks like a habit is none.
    let appearing = simulation.habits.appearing
    simulation.habits.appearing = 0
    while needsPick, appearance == .appearing || appearance == .appeared, mayPickAgain() {
      needsPick = false
      let next = readCondition()
      if next != branch || shown == nil { change(to: next) }
    }
    // A loop has ended; the condition is followed on, and may change at a later time.
    if needsPick { _ = tracking.read(recipe.condition, for: self, in: simulation) }
    fillBounds()
    simulation.habits.appearing = appearing
    isPicking = false
  }

  /// Reads the condition, follows what it reads, and asks for another look if it has changed what it read.
  private func readCondition() -> Condition {
    let next = tracking.read(recipe.condition, for: self, in: simulation)
    if recipe.condition() != next { needsPick = true }
    return next
  }

  private func change(to next: Condition) {
    let arriving = child(of: next)
    // The builder may have given the one that is there already.
    if arriving == nil || arriving !== shown { leave() }
    exchange(\.branch, of: self, for: next)
    if let arriving, arriving !== shown { enter(arriving) }
  }

  /// Counts one more look in this turn; one too many is reported, once, and the next turn begins anew.
  private func mayPickAgain() -> Bool {
    let limit = simulation.limits.picksPerTurn
    if picks.turn != simulation.turnNumber { picks = (simulation.turnNumber, 0) }
    picks.count += 1
    guard picks.count == limit + 1 else { return picks.count <= limit }
    simulation.report(
      .conditionLoop,
      """
      The condition of \(birthNumber) changed \(text: "\(limit)") times in one turn; for now it stays with \
      \(text: shown.map { "\"\($0.name)\"" } ?? "no child").
      """
    )
    return false
  }

  /// Has it found, whenever everything is at rest, that nobody told the container of a change.
  func checkAtRest() {
    simulation.restChecks.append(
      RestCheck(rule: .conditionStale, isOver: { [weak self] in self == nil }) { [weak self] in
        guard let self, appearance == .appeared, recipe.condition() != branch else { return nil }
        return """
          \(birthNumber) still shows \(text: shown.map { "\"\($0.name)\"" } ?? "nothing"), though its condition \
          picks another branch.
          """
      }
    )
  }
}
