extension RootReplacementRules {
  /// A request arrives while another one is being carried out.
  ///
  /// If it is not finished at once, it is accepted: held as the pending one, or lined up.
  static func arrival(_ request: PendingRequest, animated: Bool, in state: State) -> Decision {
    switch request.epoch {
    case .passed: stay(state, [.finish(.arriving, passedOutcome(request.relation, in: state))])
    case .free, .current: validArrival(request, animated: animated, in: state)
    }
  }

  /// It names a session that has passed, so it is stale; unless what it wants is what is shown.
  ///
  /// Before the installation that is not certain: the old tree may still refuse.
  private static func passedOutcome(
    _ relation: RequestRelation,
    in state: State
  ) -> RequestOutcome {
    switch relation {
    case .back, .other: return .stale
    case .same:
      switch state.phase {
      case .fading: return state.pending == nil ? .unchanged : .stale
      case .unstarted, .showing, .waiting, .clearing: return .stale
      }
    }
  }

  /// It is valid, so the policy decides.
  private static func validArrival(
    _ request: PendingRequest,
    animated: Bool,
    in state: State
  ) -> Decision {
    switch state.policy {
    case .latestWins: latestWins(request, animated: animated, in: state)
    case .queue: queue(request, in: state)
    case .refuse: refuse(request.relation, in: state)
    }
  }

  /// Latest wins: it takes the place of the pending one.
  ///
  /// Even a request for the route that is being installed is held. If the old tree refuses that route,
  /// the request is tried for itself.
  private static func latestWins(
    _ request: PendingRequest,
    animated: Bool,
    in state: State
  ) -> Decision {
    var next = state
    next.pending = request
    switch state.phase {
    case .waiting, .clearing: next.animated = animated
    case .unstarted, .showing, .fading: break
    }
    let former: [Effect] = state.pending == nil ? [] : [.finish(.pending, .superseded)]
    return go(next, former + [.hold])
  }

  /// Queue: it waits for its turn, and does not touch what is being carried out.
  private static func queue(_ request: PendingRequest, in state: State) -> Decision {
    if state.pending != nil { return stay(state, [.lineUp]) }
    var next = state
    next.pending = request
    return go(next, [.hold])
  }

  /// Refuse: it is finished at once, so that nothing is ever pending.
  private static func refuse(_ relation: RequestRelation, in state: State) -> Decision {
    switch relation {
    case .same: stay(state, [.finish(.arriving, .unchanged)])
    case .back, .other: stay(state, [.finish(.arriving, .refused)])
    }
  }
}
