/// What can be done to a tree of six controllers.
enum TreeOperation: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case push
  case pop
  case present
  case dismiss
  case selectFirst
  case selectSecond
  case swapRoot
  case swipeBegin
  case swipeCancel
  case swipeFinish

  var description: String {
    switch self {
    case .push: "push"
    case .pop: "pop"
    case .present: "present"
    case .dismiss: "dismiss"
    case .selectFirst: "select 0"
    case .selectSecond: "select 1"
    case .swapRoot: "swap root"
    case .swipeBegin: "begin swipe"
    case .swipeCancel: "cancel swipe"
    case .swipeFinish: "finish swipe"
    }
  }
}
