/// What the machine that replaces a window's root knows.
///
/// The domain is the full product of all parts; most combinations are never reached. The parts that
/// mean nothing in a phase have their neutral value there, so that equal situations are equal values.
public struct RootReplacementState: Hashable, Sendable {
  /// How far the replacement of the root has come.
  public enum Phase: Int, CaseIterable, FiniteDomain {
    /// The window shows nothing yet, or is gone.
    case unstarted

    /// A root is shown and at rest.
    case showing

    /// A request is accepted, and a transition of the old tree has to end first.
    case waiting

    /// The presentations over the old tree are being dismissed, under a cover.
    case clearing

    /// The new root is installed, and the cover fades away.
    case fading
  }

  /// How far the replacement of the root has come.
  public var phase: Phase

  /// What a request meets while another one is being carried out.
  public var policy: RequestPolicy

  /// Whether the next installation, or the one just made, is animated; false at rest.
  public var animated: Bool

  /// The request to be looked at next, if there is one.
  public var pending: PendingRequest?

  /// What was last reported to lie over the old tree; nil unless it is being cleared.
  public var overlay: PresentationOverlay?

  /// Whether the old tree has presented again during this clearing; false in every other phase.
  public var retried: Bool

  /// Creates a state from its parts, as they are.
  ///
  /// - Parameters:
  ///   - phase: How far the replacement has come.
  ///   - policy: What a request meets while another one is being carried out.
  ///   - animated: Whether the next installation is animated.
  ///   - pending: The request to be looked at next.
  ///   - overlay: What lies over the old tree.
  ///   - retried: Whether the old tree has presented again during this clearing.
  public init(
    phase: Phase,
    policy: RequestPolicy,
    animated: Bool = false,
    pending: PendingRequest? = nil,
    overlay: PresentationOverlay? = nil,
    retried: Bool = false
  ) {
    self.phase = phase
    self.policy = policy
    self.animated = animated
    self.pending = pending
    self.overlay = overlay
    self.retried = retried
  }
}
