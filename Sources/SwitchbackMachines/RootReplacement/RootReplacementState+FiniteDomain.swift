extension RootReplacementState: FiniteDomain {
  /// The full product of all parts, the phase changing slowest.
  public static let domain: [RootReplacementState] = Phase.domain.flatMap { phase in
    RequestPolicy.domain.flatMap { policy in
      [false, true].flatMap { animated in
        ([nil] + PendingRequest.domain).flatMap { pending in
          ([nil] + PresentationOverlay.domain).flatMap { overlay in
            [false, true].map { retried in
              RootReplacementState(
                phase: phase,
                policy: policy,
                animated: animated,
                pending: pending,
                overlay: overlay,
                retried: retried
              )
            }
          }
        }
      }
    }
  }

  /// The position in the product: each part is a digit, and none comes before the values of an optional.
  public var ordinal: Int {
    var number = phase.ordinal
    number = number * RequestPolicy.allCases.count + policy.ordinal
    number = number * 2 + (animated ? 1 : 0)
    number = number * (PendingRequest.domain.count + 1) + (pending.map { $0.ordinal + 1 } ?? 0)
    number = number * (PresentationOverlay.allCases.count + 1)
    number += overlay.map { $0.ordinal + 1 } ?? 0
    return number * 2 + (retried ? 1 : 0)
  }
}

extension RootReplacementState: CustomStringConvertible {
  /// The phase, and the parts that differ from their neutral values.
  public var description: String {
    var parts = ["\(policy)"]
    if animated { parts.append("animated") }
    if let pending { parts.append("pending \(pending)") }
    if let overlay { parts.append("under \(overlay)") }
    if retried { parts.append("retried") }
    return "\(phase) (\(parts.joined(separator: ", ")))"
  }
}

extension RootReplacementState.Phase: CustomStringConvertible {
  /// The phase in one word.
  public var description: String {
    switch self {
    case .unstarted: "unstarted"
    case .showing: "showing"
    case .waiting: "waiting"
    case .clearing: "clearing"
    case .fading: "fading"
    }
  }
}
