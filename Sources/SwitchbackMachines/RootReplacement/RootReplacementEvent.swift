/// What can happen to the machine that replaces a window's root.
///
/// The first two are asked for by somebody; the others are facts that the driver reports.
public enum RootReplacementEvent: Hashable, Sendable {
  /// Somebody asks to show the first root.
  case start

  /// A request for another root arrives.
  ///
  /// Relation and epoch must be told at the moment at which the machine takes the event: told any
  /// earlier, they may speak about a route or a session that is not there any more.
  case replace(relation: RequestRelation, animated: Bool, epoch: RequestEpoch)

  /// The old tree is at rest, with these presentations over it.
  case transitionEnded(PresentationOverlay?)

  /// The presentations over the old tree are gone.
  case presentationCleared

  /// A presentation over the old tree cannot be dismissed.
  case clearingRefused

  /// While it was being cleared, the old tree presented something new.
  case presentedAgain(PresentationOverlay)

  /// The cover has faded away.
  case fadeEnded

  /// The fade was cut short.
  case fadeInterrupted

  /// The window is gone.
  case windowLost
}

extension RootReplacementEvent {
  /// Whether the driver reports the event as a fact, rather than somebody asking for it.
  ///
  /// A machine that can be kept busy by reports alone would never come to rest.
  public var isReport: Bool {
    switch self {
    case .start, .replace: false
    case .transitionEnded, .presentationCleared, .clearingRefused, .presentedAgain: true
    case .fadeEnded, .fadeInterrupted, .windowLost: true
    }
  }

  /// The event without its details, for folded diagrams.
  public var name: String {
    switch self {
    case .start: "start"
    case .replace: "replace"
    case .transitionEnded: "transition ended"
    case .presentationCleared: "presentation cleared"
    case .clearingRefused: "clearing refused"
    case .presentedAgain: "presented again"
    case .fadeEnded: "fade ended"
    case .fadeInterrupted: "fade interrupted"
    case .windowLost: "window lost"
    }
  }
}

extension RootReplacementEvent: CustomStringConvertible {
  /// The event with its details.
  public var description: String {
    switch self {
    case .start, .presentationCleared, .clearingRefused, .fadeEnded, .fadeInterrupted, .windowLost:
      name
    case .replace(let relation, let animated, let epoch):
      "\(name) (\(relation), \(animated ? "animated" : "at once"), \(epoch))"
    case .transitionEnded(let overlay):
      "\(name) (\(overlay.map { "under \($0)" } ?? "clear"))"
    case .presentedAgain(let overlay):
      "\(name) (\(overlay))"
    }
  }
}
