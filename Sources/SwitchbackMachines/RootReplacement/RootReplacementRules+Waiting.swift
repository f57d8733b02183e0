extension RootReplacementRules {
  /// Waiting: a request is accepted, and the old tree is left alone until its transition has ended.
  static func waiting(_ state: State, _ event: Event) -> Decision {
    switch event {
    case .start:
      stay(state, [.refuseStart])

    case .replace(let relation, let animated, let epoch):
      arrival(PendingRequest(relation: relation, epoch: epoch), animated: animated, in: state)

    case .transitionEnded(nil):
      installing(state)

    case .transitionEnded(.some(let overlay)):
      covering(state, under: overlay)

    case .windowLost:
      windowLost(state)

    case .presentationCleared, .clearingRefused, .presentedAgain:
      .impossible(because: "nothing is cleared before the old tree is at rest")

    case .fadeEnded, .fadeInterrupted:
      .impossible(because: "no cover fades before a root is installed")
    }
  }
}
