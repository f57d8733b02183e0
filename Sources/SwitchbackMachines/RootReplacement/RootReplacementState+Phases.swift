extension RootReplacementState {
  /// Returns the state in which a window starts, and to which its loss leads back.
  ///
  /// - Parameter policy: What a request meets while another one is being carried out.
  /// - Returns: The state.
  public static func unstarted(_ policy: RequestPolicy) -> Self {
    Self(phase: .unstarted, policy: policy)
  }

  /// Returns the state in which a root is shown and nothing is going on.
  ///
  /// - Parameter policy: What a request meets while another one is being carried out.
  /// - Returns: The state.
  public static func showing(_ policy: RequestPolicy) -> Self {
    Self(phase: .showing, policy: policy)
  }

  /// The state in which an accepted request waits for the old tree.
  func waiting(animated: Bool) -> Self {
    Self(phase: .waiting, policy: policy, animated: animated)
  }

  /// The state in which what lies over the old tree is being dismissed.
  func clearing(_ overlay: PresentationOverlay, retried: Bool = false) -> Self {
    Self(
      phase: .clearing,
      policy: policy,
      animated: animated,
      pending: pending,
      overlay: overlay,
      retried: retried
    )
  }

  /// The state in which the cover fades over the installed root, with a new session begun.
  func fading() -> Self {
    Self(
      phase: .fading,
      policy: policy,
      animated: true,
      pending: pending?.afterInstallation
    )
  }
}
