/// What can be done to a gated stack.
enum GateOperation: Hashable, Sendable, CustomStringConvertible {
  case condition(String)
  case push
  case pop
  case popToRoot
  case swipeBegin
  case swipeCancel
  case swipeFinish
  case cover
  case uncover
  case swapAway
  case swapBack

  static let all: [GateOperation] =
    ["a", "b", "c"].map { .condition($0) } + [
      .push, .pop, .popToRoot, .swipeBegin, .swipeCancel, .swipeFinish, .cover, .uncover, .swapAway,
      .swapBack,
    ]

  var description: String {
    switch self {
    case .condition(let value): value
    case .push: "push"
    case .pop: "pop"
    case .popToRoot: "pop to root"
    case .swipeBegin: "begin swipe"
    case .swipeCancel: "cancel swipe"
    case .swipeFinish: "finish swipe"
    case .cover: "cover"
    case .uncover: "uncover"
    case .swapAway: "swap away"
    case .swapBack: "swap back"
    }
  }
}
