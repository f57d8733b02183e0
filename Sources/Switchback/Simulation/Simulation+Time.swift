extension Simulation {
  /// Ends the current run-loop turn; error: `time.reentrant` inside a callback or another call.
  ///
  /// Work that earlier turns left for this one runs first; then the layout pass loads views and
  /// sends the "will" callbacks; then what waits for the commit (presentations, dismissals) runs.
  ///
  /// - Complexity: O(*j*) in the number of jobs run.
  public func turn() {
    guard mayMove else { return }
    enter {
      var budget = limits.jobsPerInstant
      _ = runTurn(&budget)
    }
  }

  /// Moves the clock forward, running all that becomes due on the way, in order.
  ///
  /// The current turn ends first. Every moment at which something is due is a turn of its own.
  ///
  /// - Parameter duration: How far to move; a negative length is refused as `time.backwards`, and one
  ///   of more than about 31 years is shortened to that (`time.bad-duration`).
  /// - Complexity: O(*j* log *q*) for *j* jobs run and *q* waiting.
  public func advance(by duration: Duration) {
    guard duration >= .zero else {
      report(.timeBackwards, "The clock cannot be moved by \(text: duration.text).")
      return
    }
    run(until: now + bounded(duration, of: "a move of the clock"))
  }

  /// Runs until nothing is scheduled any more.
  ///
  /// Bounded by ``limits``: work that feeds itself ends in the diagnostic `time.loop`, which names
  /// the cause that did it, and the rest stays scheduled.
  ///
  /// - Returns: Whether everything came to rest. Nothing does while a swipe is neither finished nor given up, or
  ///   an animator does not say that it is done.
  /// - Complexity: O(*j* log *q*) for *j* jobs run and *q* waiting.
  @discardableResult
  public func settle() -> Bool {
    run(until: nil)
  }

  /// Runs to rest while letting tasks of the main actor take their turns in between.
  ///
  /// A bare `Task` cannot be steered: no hook sees it. This form yields to the executor between
  /// runs, up to the given number of times without news.
  ///
  /// - Parameter patience: How many yields in a row may bring nothing new.
  public func settled(patience: Int = 32) async {
    var idle = 0
    while idle < patience {
      let before = queue.later.nextSequence + causes.count
      settle()
      await Task.yield()
      let isIdle = unsettledWork.isEmpty
      idle = isIdle && before == queue.later.nextSequence + causes.count ? idle + 1 : 0
    }
  }

  /// Schedules work for a later turn.
  ///
  /// - Parameters:
  ///   - delay: How much later; zero means the next turn. A negative delay counts as zero, and one of
  ///     more than about 31 years as that (`time.bad-duration`).
  ///   - label: What the work is called when it is named as unsettled.
  ///   - body: The work, run with this simulation as the current one.
  /// - Returns: A handle that can cancel the work.
  @discardableResult
  public func after(
    _ delay: Duration,
    _ label: String = "scheduled work",
    _ body: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    schedule(body, after: delay, label, as: "after")
  }

  /// Schedules work, under a cause of its own.
  @discardableResult
  package func schedule(
    _ body: @escaping @MainActor () -> Void,
    after delay: Duration,
    _ label: String,
    as verb: StaticString
  ) -> ScheduledWork {
    let cause = note(verb, subject: 0, object: 0)
    let job = Job(work: .call(body), cause: cause)
    let deadline = now + bounded(delay, of: label)
    let sequence = queue.later.insert(at: deadline, job, label: label)
    return ScheduledWork(simulation: self, sequence: sequence)
  }

  /// Takes scheduled work back, by its number.
  package func cancelLater(_ sequence: Int) {
    let job = queue.later.cancel(sequence)
    // What the job kept may die of it, and schedule work.
    withExtendedLifetime(job) {}
  }

  /// What is still under way and takes only time, by name.
  ///
  /// Running transitions come first, then work of this turn, what other threads have posted, and what is
  /// scheduled. A swipe takes a finger instead, and does not count.
  public var unsettledWork: [String] {
    let ofThisTurn = (queue.layout.waiting + queue.afterCommit.waiting).map { job in
      describe(job, "the end of the turn", "after \(cause(job.cause).description)")
    }
    let scheduled = queue.later.entries.map { entry in
      describe(entry.job, entry.label, "at \(entry.deadline.text)")
    }
    return runningWork + ofThisTurn + mailbox.labels + scheduled
  }

  private func describe(_ job: Job, _ label: String, _ place: String) -> String {
    if case .node(let node, _) = job.work, node.birthNumber != 0 {
      return "\(label) of \(name(of: node.birthNumber))"
    }
    return "\(label) \(place)"
  }

  @discardableResult
  private func run(until end: Duration?) -> Bool {
    guard mayMove else { return false }
    return enter {
      var inAll = limits.jobsInAll
      while true {
        var atOnce = limits.jobsPerInstant
        repeat {
          let before = atOnce
          guard runTurn(&atOnce) else { return false }
          inAll -= before - atOnce
          guard inAll > 0 else { return reportLoop(limits.jobsInAll, "in all") }
        } while queue.later.first().map { $0.deadline <= now } ?? false || !mailbox.isEmpty
        guard let next = queue.later.first(), end.map({ next.deadline <= $0 }) ?? true else {
          break
        }
        now = next.deadline
      }
      if let end { now = max(now, end) }
      if end == nil || queue.later.first() == nil { runRestChecks() }
      return end != nil || unsettledWork.isEmpty && openSwipes.isEmpty
    }
  }

  /// Whether the clock may be moved; it may not from inside any call (rule S24).
  private var mayMove: Bool {
    let isInsideCall = isRunningJobs || depth > 0
    if isInsideCall {
      report(.timeReentrant, "The clock was moved from inside a callback; the call did nothing.")
    }
    return !isInsideCall
  }

  /// Runs one turn within a budget of jobs, and says whether the budget sufficed.
  private func runTurn(_ budget: inout Int) -> Bool {
    isRunningJobs = true
    defer {
      isRunningJobs = false
      turnNumber += 1
    }
    openMailbox()
    let horizon = queue.later.nextSequence
    while let entry = queue.later.popDue(by: now, before: horizon) {
      guard spend(&budget, on: entry.job) else { return false }
    }
    while let job = queue.layout.popFirst() ?? queue.afterCommit.popFirst() {
      guard spend(&budget, on: job) else { return false }
    }
    return true
  }

  /// Runs a job and says whether more may follow.
  private func spend(_ budget: inout Int, on job: Job) -> Bool {
    run(job)
    lastCause = job.cause
    budget -= 1
    return budget > 0 || reportLoop(limits.jobsPerInstant, "at one instant")
  }

  /// Reports a loop under the cause of the job that ran last.
  private func reportLoop(_ count: Int, _ span: String) -> Bool {
    perform(under: lastCause) {
      report(
        .timeLoop,
        "More than \(text: "\(count)") jobs ran \(text: span): the work feeds itself."
      )
    }
    return false
  }

  private func run(_ job: Job) {
    openCause()
    let outer = currentCause
    currentCause = job.cause
    depth += 1
    switch job.work {
    case .node(let node, let task): node.perform(task)
    case .call(let body):
      observeInstant()
      body()
    }
    depth -= 1
    closeCause()
    currentCause = outer
  }
}

/// A handle on work that was scheduled with ``Simulation/after(_:_:_:)``.
@preconcurrency @MainActor
public struct ScheduledWork {
  package let simulation: Simulation
  package let sequence: Int

  /// Takes the work back if it has not run; otherwise does nothing.
  ///
  /// - Complexity: O(*q*) in the number of jobs that wait.
  public func cancel() { simulation.cancelLater(sequence) }
}
