extension RootDriver {
  /// How long after its time a transition counts as one that never ends.
  private var grace: Duration { .seconds(1) }

  /// How long a tree may keep starting transitions that are each on time.
  private var patience: Duration { .seconds(60) }

  /// Looks again when the first of the transitions that run now must have ended.
  ///
  /// It is set anew whenever one has ended: then another may have started.
  func armDeadline() {
    dropDeadline()
    let durations = simulation.durations
    let unknown = simulation.now + max(durations.present, durations.stack) + grace
    let due = min(runningStages.map(due).min() ?? unknown, waitingSince + patience)
    deadline =
      simulation.after(due - simulation.now, "the deadline of a root swap") {
        [weak self] in self?.passDeadline()
      }.sequence
  }

  func dropDeadline() {
    if let deadline { simulation.cancelLater(deadline) }
    deadline = nil
  }

  private var runningStages: [Stage] {
    window?.rootViewController.map { simulation.runningStages(inside: $0) } ?? []
  }

  /// When a transition counts as one that never ends.
  private func due(_ stage: Stage) -> Duration {
    max(stage.expectedEnd, waitingSince) + grace
  }

  /// Ends by force what has not ended a second after its time, and everything if the tree never rests.
  private func passDeadline() {
    deadline = nil
    guard isLooking else { return }
    guard window != nil else { return take(.windowLost) }
    simulation.perform(under: current?.cause ?? simulation.currentCause) {
      let running = runningStages
      if simulation.now >= waitingSince + patience {
        endAll(running)
      } else if running.isEmpty {
        tellMachine(of: presentationsOverTree)
      } else {
        endLate(running.filter { due($0) <= simulation.now })
      }
    }
  }

  private func endAll(_ stages: [Stage]) {
    let root = window?.rootViewController?.birthNumber ?? 0
    report(
      .rootSwapStuck,
      "The tree of \(root) kept starting transitions for a minute; it is not waited for any longer."
    )
    for stage in stages { stage.end() }
    tellMachine(of: presentationsOverTree)
  }

  private func endLate(_ stages: [Stage]) {
    for stage in stages where stage.running != nil {
      report(
        .rootSwapStuck,
        """
        A transition of \(stage.birthNumber) had not ended a second after its time; it is ended now.
        """
      )
      stage.end()
    }
    guard isLooking else { return }
    lookLater()
    armDeadline()
  }
}
