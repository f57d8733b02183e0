extension RootReplacementRules {
  /// The old tree is at rest and clear: the last moment at which a later request can still win.
  static func installing(_ state: State) -> Decision {
    switch lastWord(in: state) {
    case .goOn(let state, let effects): install(state, after: effects)
    case .nothingToInstall: turnBack(state)
    }
  }

  /// The old tree is at rest but not clear: what lies over it is cleared, unless that is in vain.
  static func covering(_ state: State, under overlay: PresentationOverlay) -> Decision {
    switch lastWord(in: state) {
    case .goOn(let state, let effects): go(state.clearing(overlay), effects + [.cover, .clear])
    case .nothingToInstall: turnBack(state)
    }
  }

  /// What a pending request makes of the current one before its root is installed.
  private enum LastWord {
    /// The installation goes on, from this state and after these effects.
    case goOn(State, [Effect])

    /// The route that is shown is the one wanted last.
    case nothingToInstall
  }

  private static func lastWord(in state: State) -> LastWord {
    switch state.policy {
    case .queue, .refuse:
      return .goOn(state, [])
    case .latestWins:
      switch state.pending?.relation {
      case nil, .same:
        return .goOn(state, [])
      case .back:
        return .nothingToInstall
      case .other:
        var next = state
        next.pending = nil
        return .goOn(next, [.finish(.current, .superseded), .promote])
      }
    }
  }

  /// The current request is given up for a pending one that wants the route still shown.
  private static func turnBack(_ state: State) -> Decision {
    go(
      .showing(state.policy),
      [.finish(.current, .superseded), .promote]
        + (isCovered(state) ? [.uncover] : [])
        + [.finish(.current, .unchanged)]
    )
  }

  /// The root is installed: with a fade under a cover, or at once.
  private static func install(_ state: State, after effects: [Effect]) -> Decision {
    if state.animated {
      go(state.fading(), effects + (isCovered(state) ? [] : [.cover]) + [.install, .fade])
    } else {
      go(
        .showing(state.policy),
        effects + [.install]
          + (isCovered(state) ? [.uncover] : [])
          + [.finish(.current, .completed)]
          + settling(state.pending?.afterInstallation)
      )
    }
  }

  private static func isCovered(_ state: State) -> Bool {
    switch state.phase {
    case .clearing, .fading: true
    case .unstarted, .showing, .waiting: false
    }
  }
}
