/// What the driver has to do for the machine that replaces a window's root.
///
/// The driver performs the effects of one event in their order, without asking why, and holds the
/// requests: one that is *arriving*, one that is *current*, one that is *pending*, and a list of those
/// that wait behind it.
///
/// Two duties are not in any row, because the machine cannot see the list. Whenever the pending place
/// is empty and the list is not, the driver hands in the first request of the list as a fresh event.
/// And a request that is handed in again comes before any that arrived later.
public enum RootReplacementEffect: Hashable, Sendable {
  /// The arriving request becomes the current one.
  case begin

  /// The arriving request becomes the pending one.
  case hold

  /// The arriving request goes to the end of the driver's list.
  case lineUp

  /// The pending request becomes the current one.
  case promote

  /// The pending request leaves its place and is handed in again as a fresh event, before all others.
  case feed

  /// A request leaves its place for good and is told its outcome.
  case finish(RequestParty, RequestOutcome)

  /// All requests in the driver's list are finished as refused.
  case refuseAll

  /// The root of the start route is installed, and the window becomes key and visible.
  case installInitial

  /// The start is refused, since it has happened already.
  case refuseStart

  /// The end of the old tree's running transition is to be reported, at once if none runs.
  ///
  /// An interactive transition is cancelled.
  case wait

  /// The window is covered with a picture of what the user sees.
  case cover

  /// All presentations over the old tree are dismissed, without animation.
  case clear

  /// The current request's root is installed, and a new session begins.
  case install

  /// The cover begins to fade.
  case fade

  /// The cover is taken away.
  case uncover
}

extension RootReplacementEffect: CustomStringConvertible {
  /// The effect in words.
  public var description: String {
    switch self {
    case .begin: "begin"
    case .hold: "hold"
    case .lineUp: "line up"
    case .promote: "promote"
    case .feed: "feed"
    case .finish(let party, let outcome): "finish \(party) as \(outcome)"
    case .refuseAll: "refuse all"
    case .installInitial: "install initial"
    case .refuseStart: "refuse start"
    case .wait: "wait"
    case .cover: "cover"
    case .clear: "clear"
    case .install: "install"
    case .fade: "fade"
    case .uncover: "uncover"
    }
  }
}
