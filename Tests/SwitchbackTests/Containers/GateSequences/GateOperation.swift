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

/// How far the clock goes after an operation.
enum GateClock: Hashable, Sendable, CustomStringConvertible {
  /// To the end of the turn: what was asked for begins.
  case turn
  /// To the next moment at which something is due: a transition ends.
  case next

  var description: String {
    switch self {
    case .turn: "turn"
    case .next: "next"
    }
  }
}

/// One step of a sequence.
enum GateStep: Hashable, Sendable, CustomStringConvertible {
  case operation(GateOperation)
  case clock(GateClock)

  var description: String {
    switch self {
    case .operation(let operation): "\(operation)"
    case .clock(let clock): "\(clock)"
    }
  }
}
