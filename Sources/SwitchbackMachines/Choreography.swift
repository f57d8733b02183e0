/// One callback of a change of screens, named by who gets it.
public enum ChoreographyStep: Int, Hashable, Sendable, CaseIterable {
  /// The controller that leaves is told that it will disappear.
  case disappearingWill

  /// The controller that comes is told that it will appear.
  case appearingWill

  /// The controller that leaves is told that it has disappeared.
  case disappearingDid

  /// The controller that comes is told that it has appeared.
  case appearingDid
}

/// The order of the callbacks of one kind of change.
///
/// Every kind has the same four callbacks and differs from the others only in their order, so the
/// order is data. The first part is sent when the change starts, the second when it ends.
public struct Choreography: Hashable, Sendable {
  /// The steps at the start of the change.
  public let start: [ChoreographyStep]

  /// The steps at the end of the change.
  public let end: [ChoreographyStep]

  /// Creates a choreography.
  ///
  /// - Parameters:
  ///   - start: The steps at the start of the change.
  ///   - end: The steps at the end of the change.
  public init(start: [ChoreographyStep], end: [ChoreographyStep]) {
    self.start = start
    self.end = end
  }

  /// A push or a pop: the leaving controller goes first, both times.
  public static let stack = Choreography(
    start: [.disappearingWill, .appearingWill],
    end: [.disappearingDid, .appearingDid]
  )

  /// A presentation: the presenter leaves, and at the end the presented controller is told first.
  public static let presentation = Choreography(
    start: [.disappearingWill, .appearingWill],
    end: [.appearingDid, .disappearingDid]
  )

  /// A dismissal: the presented controller leaves, and at the end the presenter is told first.
  public static let dismissal = Choreography(
    start: [.disappearingWill, .appearingWill],
    end: [.appearingDid, .disappearingDid]
  )

  /// A new root that comes after the old one has been taken away entirely.
  public static let rootRemoveThenInstall = Choreography(
    start: [.disappearingWill, .disappearingDid, .appearingWill],
    end: [.appearingDid]
  )

  /// A new root that comes while the old one is still going.
  public static let rootInterleaved = Choreography(
    start: [.disappearingWill, .appearingWill],
    end: [.disappearingDid, .appearingDid]
  )

  /// Another tab: the selected controller comes before the former one starts to go.
  public static let tab = Choreography(
    start: [.appearingWill, .disappearingWill],
    end: [.disappearingDid, .appearingDid]
  )

  /// A change given up on its way, such as a swipe that lets go.
  ///
  /// The roles are those of the way back: the controller that was coming disappears, entirely, and
  /// then the one that was leaving appears again. Nothing is left for an end.
  public static let reversal = Choreography(
    start: [.disappearingWill, .disappearingDid, .appearingWill, .appearingDid],
    end: []
  )
}
