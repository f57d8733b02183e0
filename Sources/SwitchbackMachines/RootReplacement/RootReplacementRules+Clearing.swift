extension RootReplacementRules {
  /// Clearing: what lies over the old tree is being dismissed, hidden by a cover.
  ///
  /// The old tree may present once more, from a callback of the dismissal for example. The second
  /// time it is taken to refuse, or it could hold up the replacement for ever.
  static func clearing(_ state: State, _ event: Event) -> Decision {
    switch event {
    case .start:
      stay(state, [.refuseStart])

    case .replace(let relation, let animated, let epoch):
      arrival(PendingRequest(relation: relation, epoch: epoch), animated: animated, in: state)

    case .presentationCleared:
      installing(state)

    case .clearingRefused:
      treeRefused(state)

    case .presentedAgain(let overlay):
      state.retried ? treeRefused(state) : go(state.clearing(overlay, retried: true), [.clear])

    case .windowLost:
      windowLost(state)

    case .transitionEnded:
      .impossible(because: "a clearing ends as cleared, refused or presented again")

    case .fadeEnded, .fadeInterrupted:
      .impossible(because: "no cover fades before a root is installed")
    }
  }
}
