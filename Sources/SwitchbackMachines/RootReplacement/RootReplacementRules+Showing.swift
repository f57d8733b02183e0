extension RootReplacementRules {
  /// Showing: a root is at rest, and a request for another route is accepted.
  static func showing(_ state: State, _ event: Event) -> Decision {
    switch event {
    case .start:
      stay(state, [.refuseStart])

    case .replace(let relation, let animated, let epoch):
      requestAtRest(PendingRequest(relation: relation, epoch: epoch), animated: animated, in: state)

    case .windowLost:
      go(.unstarted(state.policy), [.refuseAll])

    case .transitionEnded:
      .impossible(because: "no request waits for the end of a transition")

    case .presentationCleared, .clearingRefused, .presentedAgain:
      .impossible(because: "nothing is cleared before a request is accepted")

    case .fadeEnded, .fadeInterrupted:
      .impossible(because: "no cover is fading")
    }
  }

  /// A request for the route that is shown has nothing to do; one for another is accepted if valid.
  private static func requestAtRest(
    _ request: PendingRequest,
    animated: Bool,
    in state: State
  ) -> Decision {
    switch (request.relation, request.epoch) {
    case (.same, .free), (.same, .current), (.same, .passed):
      stay(state, [.finish(.arriving, .unchanged)])

    case (.other, .free), (.other, .current):
      go(state.waiting(animated: animated), [.begin, .wait])

    case (.other, .passed):
      stay(state, [.finish(.arriving, .stale)])

    case (.back, .free), (.back, .current), (.back, .passed):
      .impossible(because: "back is told only while a route is being installed")
    }
  }
}
