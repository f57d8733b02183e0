import SwitchbackTesting

/// A change that brings callbacks about.
enum OuterChange: Hashable, Sendable, CustomStringConvertible {
  case push(animated: Bool)
  case pop(animated: Bool)
  case popToRoot(animated: Bool)
  case set(animated: Bool)
  case pushByAnimator
  case pushGivenUp(atOnce: Bool)
  case popGivenUp
  case setGivenUp
  case present(ModalPresentationStyle, animated: Bool)
  case dismiss(ModalPresentationStyle, animated: Bool)
  case root
  case replace(animated: Bool)
  case addChild
  case removeView
  case removeChild
  case launch
  case animate

  static let all: [OuterChange] = {
    let both = [true, false]
    var changes = both.flatMap { animated -> [OuterChange] in
      [
        .push(animated: animated), .pop(animated: animated), .popToRoot(animated: animated),
        .set(animated: animated), .replace(animated: animated),
      ]
        + [ModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet]
        .flatMap { [.present($0, animated: animated), .dismiss($0, animated: animated)] }
    }
    changes += [
      .pushByAnimator, .pushGivenUp(atOnce: false), .pushGivenUp(atOnce: true), .popGivenUp,
      .setGivenUp, .root, .addChild, .removeView, .removeChild, .launch, .animate,
    ]
    return changes
  }()

  var description: String {
    switch self {
    case .push(let animated): "push\(Self.mark(animated))"
    case .pop(let animated): "pop\(Self.mark(animated))"
    case .popToRoot(let animated): "pop to root\(Self.mark(animated))"
    case .set(let animated): "set stack\(Self.mark(animated))"
    case .pushByAnimator: "push by an animator"
    case .pushGivenUp(let atOnce): "push given up\(atOnce ? " at once" : "")"
    case .popGivenUp: "pop given up"
    case .setGivenUp: "set stack given up"
    case .present(let style, let animated): "present \(style)\(Self.mark(animated))"
    case .dismiss(let style, let animated): "dismiss \(style)\(Self.mark(animated))"
    case .root: "set root"
    case .replace(let animated): "replace root\(Self.mark(animated))"
    case .addChild: "add child"
    case .removeView: "remove view"
    case .removeChild: "remove child"
    case .launch: "launch"
    case .animate: "animate"
    }
  }

  private static func mark(_ animated: Bool) -> String { animated ? "(a)" : "(n)" }

  /// The style of a presentation that is there before the change.
  var styleBefore: ModalPresentationStyle? {
    if case .dismiss(let style, _) = self { style } else { nil }
  }

  /// How the animator of the change ends the transition: whether it completes, and how much later.
  var animator: (completes: Bool, delay: Duration?)? {
    switch self {
    case .pushByAnimator: (true, .milliseconds(100))
    case .pushGivenUp(let atOnce): (false, atOnce ? nil : .milliseconds(100))
    case .popGivenUp, .setGivenUp: (false, .milliseconds(100))
    default: nil
    }
  }

  /// Whether somebody new comes, or is there only for the change.
  var hasArrival: Bool {
    switch self {
    case .push, .set, .pushByAnimator, .pushGivenUp, .setGivenUp, .present, .dismiss, .addChild:
      true
    default: false
    }
  }

  var isGivenUp: Bool { animator?.completes == false }
}
