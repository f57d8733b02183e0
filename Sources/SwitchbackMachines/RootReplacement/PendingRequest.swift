/// What the machine knows about the request that is to be looked at next.
///
/// There is at most one. Under the policy that queues, further ones wait in the driver's list, about
/// which the machine knows nothing.
public struct PendingRequest: Hashable, Sendable {
  /// How its route relates to the one being installed, as told when it arrived.
  public var relation: RequestRelation

  /// How the session it names relates to the current one.
  public var epoch: RequestEpoch

  /// Creates the description of a pending request.
  ///
  /// - Parameters:
  ///   - relation: How its route relates to the one being installed.
  ///   - epoch: How the session it names relates to the current one.
  public init(relation: RequestRelation, epoch: RequestEpoch) {
    self.relation = relation
    self.epoch = epoch
  }

  /// The same request after an installation: the session that was current has passed.
  var afterInstallation: PendingRequest {
    switch epoch {
    case .free: self
    case .current, .passed: PendingRequest(relation: relation, epoch: .passed)
    }
  }
}

extension PendingRequest: FiniteDomain {
  /// All combinations of relation and epoch.
  public static let domain: [PendingRequest] = RequestRelation.domain.flatMap { relation in
    RequestEpoch.domain.map { PendingRequest(relation: relation, epoch: $0) }
  }

  /// The position of this combination in the domain.
  public var ordinal: Int { relation.ordinal * RequestEpoch.allCases.count + epoch.ordinal }
}

extension PendingRequest: CustomStringConvertible {
  /// Both relations in words.
  public var description: String { "\(relation) \(epoch)" }
}
