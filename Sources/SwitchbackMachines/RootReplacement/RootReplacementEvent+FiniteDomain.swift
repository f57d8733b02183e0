extension RootReplacementEvent: FiniteDomain {
  /// All events with all their details, in the order of a normal run.
  public static let domain: [RootReplacementEvent] =
    [.start] + requests
    + [.transitionEnded(nil), .transitionEnded(.one), .transitionEnded(.chain)]
    + [.presentationCleared, .clearingRefused, .presentedAgain(.one), .presentedAgain(.chain)]
    + [.fadeEnded, .fadeInterrupted, .windowLost]

  /// The position of this event in the domain.
  public var ordinal: Int {
    let first = 1 + RequestRelation.allCases.count * 2 * RequestEpoch.allCases.count
    switch self {
    case .start: return 0
    case .replace(let relation, let animated, let epoch):
      let choice = relation.ordinal * 2 + (animated ? 1 : 0)
      return 1 + choice * RequestEpoch.allCases.count + epoch.ordinal
    case .transitionEnded(let overlay): return first + (overlay.map { $0.ordinal + 1 } ?? 0)
    case .presentationCleared: return first + 3
    case .clearingRefused: return first + 4
    case .presentedAgain(let overlay): return first + 5 + overlay.ordinal
    case .fadeEnded: return first + 7
    case .fadeInterrupted: return first + 8
    case .windowLost: return first + 9
    }
  }

  private static var requests: [RootReplacementEvent] {
    RequestRelation.domain.flatMap { relation in
      [false, true].flatMap { animated in
        RequestEpoch.domain.map { .replace(relation: relation, animated: animated, epoch: $0) }
      }
    }
  }
}
