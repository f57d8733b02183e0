/// What can be done to a tab bar whose first tab is a stack.
enum TabOperation: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case selectFirst
  case selectSecond
  case selectThird
  /// A tap on the first tab.
  case tap
  case push
  case pop
  /// Other tabs, of which one stays; once more, those of the beginning.
  case replace
  /// The first tab leaves by `removeFromParent`.
  case remove
  case cover
  case uncover
  case swapAway
  case swapBack

  var description: String {
    switch self {
    case .selectFirst: "select 0"
    case .selectSecond: "select 1"
    case .selectThird: "select 2"
    case .tap: "tap 0"
    case .push: "push"
    case .pop: "pop"
    case .replace: "replace tabs"
    case .remove: "remove tab 0"
    case .cover: "cover"
    case .uncover: "uncover"
    case .swapAway: "swap away"
    case .swapBack: "swap back"
    }
  }
}
