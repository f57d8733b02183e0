extension RootReplacementRules {
  /// Fading: the new root is installed, and nothing can undo that any more.
  static func fading(_ state: State, _ event: Event) -> Decision {
    switch event {
    case .start:
      stay(state, [.refuseStart])

    case .replace(let relation, let animated, let epoch):
      arrival(PendingRequest(relation: relation, epoch: epoch), animated: animated, in: state)

    case .fadeEnded, .fadeInterrupted:
      go(
        .showing(state.policy),
        [.uncover, .finish(.current, .completed)] + settling(state.pending)
      )

    case .windowLost:
      windowLost(state)

    case .transitionEnded:
      .impossible(because: "the old tree is gone, and with it its transitions")

    case .presentationCleared, .clearingRefused, .presentedAgain:
      .impossible(because: "the old tree is gone, and with it what it presented")
    }
  }
}
