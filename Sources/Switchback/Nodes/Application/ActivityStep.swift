/// One step on an app's or a scene's way between the foreground and the background.
///
/// "Will" is told before the state changes, "did" after. No step concerns any view: what has appeared stays
/// so (fact F9.1).
package enum ActivityStep: Sendable {
  case willResignActive
  case didEnterBackground
  case willEnterForeground
  case didBecomeActive

  /// The state that the step leads to.
  var state: Application.State {
    switch self {
    case .willResignActive, .willEnterForeground: .inactive
    case .didEnterBackground: .background
    case .didBecomeActive: .active
    }
  }

  /// Whether the step is told after the state has changed.
  var isToldAfterwards: Bool { self == .didEnterBackground || self == .didBecomeActive }

  /// The steps from one state to another, in order.
  static func steps(from state: Application.State, to target: Application.State) -> [ActivityStep] {
    switch (state, target) {
    case (.active, .inactive): [.willResignActive]
    case (.active, .background): [.willResignActive, .didEnterBackground]
    case (.inactive, .active): [.didBecomeActive]
    case (.inactive, .background): [.didEnterBackground]
    case (.background, .inactive): [.willEnterForeground]
    case (.background, .active): [.willEnterForeground, .didBecomeActive]
    case (.active, .active), (.inactive, .inactive), (.background, .background): []
    }
  }
}

/// What a person or the system does to an app or to one of its scenes.
@MainActor
enum ActivityMove {
  case enterBackground
  case enterForeground
  case resignActive
  case becomeActive

  /// Whether the move is possible from a state.
  func isPossible(from state: Application.State) -> Bool {
    switch self {
    case .enterBackground: state != .background
    case .enterForeground: state == .background
    case .resignActive: state == .active
    case .becomeActive: state == .inactive
    }
  }

  var target: Application.State {
    switch self {
    case .enterBackground: .background
    case .resignActive: .inactive
    case .enterForeground, .becomeActive: .active
    }
  }

  var verb: StaticString {
    switch self {
    case .enterBackground: "enter background"
    case .enterForeground: "enter foreground"
    case .resignActive: "resign active"
    case .becomeActive: "become active"
    }
  }
}
