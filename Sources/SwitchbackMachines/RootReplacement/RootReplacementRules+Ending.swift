extension RootReplacementRules {
  /// The current request is completed: what becomes of the pending one.
  static func settling(_ pending: PendingRequest?) -> [Effect] {
    guard let pending else { return [] }
    switch pending.relation {
    case .same:
      return [.finish(.pending, .unchanged)]
    case .back, .other:
      switch pending.epoch {
      case .passed: return [.finish(.pending, .stale)]
      case .free, .current: return [.feed]
      }
    }
  }

  /// The old tree will not be cleared, so it stays, and the pending request is tried for itself.
  static func treeRefused(_ state: State) -> Decision {
    go(
      .showing(state.policy),
      [.uncover, .finish(.current, .refused)] + (state.pending == nil ? [] : [.feed])
    )
  }

  /// The window is gone, with its cover, and so is every request.
  static func windowLost(_ state: State) -> Decision {
    go(
      .unstarted(state.policy),
      (state.pending == nil ? [] : [.finish(.pending, .refused)])
        + [.finish(.current, .refused), .refuseAll]
    )
  }
}
