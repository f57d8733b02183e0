extension RootReplacementRules {
  /// Unstarted: the window shows nothing, so there is nothing to replace.
  static func unstarted(_ state: State, _ event: Event) -> Decision {
    switch event {
    case .start:
      go(.showing(state.policy), [.installInitial])

    case .replace(relation: .other, animated: _, let epoch):
      requestBeforeStart(epoch, in: state)

    case .replace(relation: .same, animated: _, epoch: _),
      .replace(relation: .back, animated: _, epoch: _):
      .impossible(because: "every route is another one while none is shown")

    case .windowLost:
      stay(state, [])

    case .transitionEnded:
      .impossible(because: "no request waits for the end of a transition")

    case .presentationCleared, .clearingRefused, .presentedAgain:
      .impossible(because: "there is no old tree that could be cleared")

    case .fadeEnded, .fadeInterrupted:
      .impossible(because: "no cover is fading")
    }
  }

  /// No request can be carried out before the start, whatever it asks for.
  private static func requestBeforeStart(_ epoch: RequestEpoch, in state: State) -> Decision {
    switch epoch {
    case .free, .current: stay(state, [.finish(.arriving, .refused)])
    case .passed: stay(state, [.finish(.arriving, .stale)])
    }
  }
}
