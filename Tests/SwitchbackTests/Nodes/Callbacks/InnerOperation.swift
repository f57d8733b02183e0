import SwitchbackTesting

/// An operation that is done once, from inside a callback.
enum InnerOperation: Hashable, Sendable, CustomStringConvertible {
  case push(animated: Bool)
  case pop(animated: Bool)
  case popToRoot(animated: Bool)
  case set(animated: Bool)
  case present(ModalPresentationStyle, animated: Bool)
  /// A presentation over the full screen, by the controller whose callback it is.
  case presentHere
  case dismiss(animated: Bool)
  case dismissHere
  case addChild
  case addChildHere
  case removeChild
  case root
  case replace(animated: Bool)
  case animate
  case after

  static let all: [InnerOperation] =
    [true, false].flatMap { animated -> [InnerOperation] in
      [
        .push(animated: animated), .pop(animated: animated), .set(animated: animated),
        .dismiss(animated: animated),
      ]
    } + [
      .popToRoot(animated: true), .present(.fullScreen, animated: true),
      .present(.pageSheet, animated: false), .replace(animated: true),
      .presentHere, .dismissHere, .addChild, .addChildHere, .removeChild, .root, .animate, .after,
    ]

  var description: String {
    switch self {
    case .push(let animated): "push\(Self.mark(animated))"
    case .pop(let animated): "pop\(Self.mark(animated))"
    case .popToRoot(let animated): "pop to root\(Self.mark(animated))"
    case .set(let animated): "set stack\(Self.mark(animated))"
    case .present(let style, let animated): "present \(style)\(Self.mark(animated))"
    case .presentHere: "present here"
    case .dismiss(let animated): "dismiss\(Self.mark(animated))"
    case .dismissHere: "dismiss here"
    case .addChild: "add child"
    case .addChildHere: "add child here"
    case .removeChild: "remove child"
    case .root: "set root"
    case .replace(let animated): "replace root\(Self.mark(animated))"
    case .animate: "animate"
    case .after: "after"
    }
  }

  private static func mark(_ animated: Bool) -> String { animated ? "(a)" : "(n)" }

  var isStackChange: Bool {
    switch self {
    case .push, .pop, .popToRoot, .set: true
    default: false
    }
  }

  var isAnimated: Bool {
    switch self {
    case .push(let animated), .pop(let animated), .popToRoot(let animated), .set(let animated),
      .present(_, let animated), .dismiss(let animated), .replace(let animated):
      animated
    default: false
    }
  }

  /// The rules that may refuse the operation, as UIKit does.
  var refusals: Set<String> {
    switch self {
    case .present, .presentHere:
      [
        "present.in-progress", "present.already-presenting", "present.outside-window",
        "present.lost",
      ]
    case .dismiss, .dismissHere: ["dismiss.in-progress", "dismiss.nothing"]
    default: []
    }
  }

  /// The rules that may tell of the operation, which is done all the same.
  var warnings: Set<String> {
    switch self {
    case .root:
      [
        "present.lost", "root.swap.during-transition", "root.swap.leftover-presentation",
        "root.swap.presenter-restored", "root.swap.twice-in-turn", "root.swap.during-fade",
        "root.bypassed",
      ]
    case .push(animated: true): ["nav.push-while-pushing"]
    default: []
    }
  }
}
