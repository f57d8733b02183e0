/// How long animated changes take, in virtual time; settable, and the model's own values.
public struct TransitionDurations: Hashable, Sendable {
  /// The length of a push, a pop or another animated change of a stack.
  public var stack: Duration = .milliseconds(350)
  /// The length of an animated presentation.
  public var present: Duration = .milliseconds(500)
  /// The length of an animated dismissal.
  public var dismiss: Duration = .milliseconds(500)

  /// Creates the default lengths: 0.35 s for stacks, 0.5 s for presentations and dismissals.
  public init() {}
}

/// The bounds that tell a loop from work; a bound below 1 becomes 1.
public struct SettleLimits: Hashable, Sendable {
  /// The number of jobs that one instant of virtual time may run.
  public var jobsPerInstant = 100_000 {
    didSet { jobsPerInstant = max(jobsPerInstant, 1) }
  }
  /// The number of jobs that one call of ``Simulation/settle()`` may run in all.
  public var jobsInAll = 1_000_000 {
    didSet { jobsInAll = max(jobsInAll, 1) }
  }
  /// How often one conditional container may change its child in one turn.
  public var picksPerTurn = 100 {
    didSet { picksPerTurn = max(picksPerTurn, 1) }
  }

  /// Creates the default bounds: 100,000 jobs in an instant and 1,000,000 in all, and
  /// 100 picks of a conditional container in a turn.
  public init() {}
}
