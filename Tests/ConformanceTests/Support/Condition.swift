import SwitchbackTesting

/// What is to be true at a moment of a trace.
///
/// `X.property==value`, `X.property!=value`, `X.property` for true or `!X.property` for false, then
/// perhaps `@sync`, `@commit` or `@X.CODE`. A value is a name, `nil`, `true`, or a list `[A,B]`.
/// Besides properties there are `r` (what a call returned), `visible`, `alive` and `unchanged`.
@MainActor
struct Condition {
  let text: String
  let moment: String
  let path: String
  let value: String
  let isEqual: Bool

  init(_ text: String) throws {
    self.text = text
    let expression = text.before("@").trimmed
    moment = text.contains("@") ? text.after("@").trimmed : "end"
    guard let match = expression.wholeMatch(of: /(!?)([A-Za-z0-9.]+?)(?:([=!])=(.+))?/) else {
      throw TraceFault("\"\(text)\" is no condition.")
    }
    path = String(match.2)
    isEqual = match.3 != "!"
    value = match.4.map(String.init) ?? (match.1.isEmpty ? "true" : "false")
    try Cast.checkPath(path)
    guard moment.wholeMatch(of: /sync|commit|end|[A-Z][0-9]?\.[A-Za-z]+/) != nil else {
      throw TraceFault("\"\(moment)\" is no moment: \(text)")
    }
  }
}

extension Cast {
  private static let wholes: [String: @MainActor (Cast) -> String] = [
    "r": { $0.result },
    "visible": { $0.text($0.world.visibleScreens) },
    "alive": { cast in
      let controllers = cast.world.alive.filter { !$0.hasPrefix("Window") }
      return "[\(controllers.joined(separator: ","))]"
    },
    "unchanged": { "\($0.world.tree == $0.before)" },
  ]

  private static let flags: [String: KeyPath<ViewController, Bool>] = [
    "isViewLoaded": \.isViewLoaded,
    "isBeingPresented": \.isBeingPresented,
    "isBeingDismissed": \.isBeingDismissed,
    "isMovingToParent": \.isMovingToParent,
    "isMovingFromParent": \.isMovingFromParent,
  ]

  private static let relations: [String: KeyPath<ViewController, ViewController?>] = [
    "parent": \.parent,
    "presentedViewController": \.presentedViewController,
    "presentingViewController": \.presentingViewController,
  ]

  private static let others: [String: @MainActor (Cast, String) throws -> String] = [
    "appearance": { "\(try $0.controller($1).appearance)" },
    "style": { cast, name in
      let presentation = try cast.controller(name).presentedBy
      return presentation.map { "\($0.presentationStyle)" } ?? "nil"
    },
    "navigationController": { $0.text(try $0.controller($1).navigationController) },
    "TC": { try $0.controller($1).transitionCoordinator == nil ? "nil" : "some" },
    "isInteractive": { "\(try $0.controller($1).transitionCoordinator?.isInteractive ?? false)" },
    "view.window": { $0.text(try $0.controller($1).viewIfLoaded?.window) },
    "view.superview": { $0.text(try $0.controller($1).viewIfLoaded?.superview) },
    "children": { $0.text(try $0.controller($1).children) },
    "viewControllers": { $0.text(try $0.controller($1).storedChildren) },
    "selectedIndex": { "\(try $0.tabs($1).selectedIndex)" },
    "selectedViewController": { $0.text(try $0.tabs($1).selectedViewController) },
    "tabBarController": { $0.text(try $0.controller($1).tabBarController) },
    "topViewController": { $0.text(try $0.navigation($1).storedChildren.last) },
    "visibleViewController": { $0.text(try $0.navigation($1).visibleViewController) },
    "root": { $0.text(try $0.window($1).rootViewController) },
    "subviews": { $0.text(try $0.window($1).subviews) },
    "isKeyWindow": { "\(try $0.window($1).isKeyWindow)" },
    "isHidden": { "\(try $0.window($1).isHidden)" },
  ]

  /// Faults a path that names nothing that can be read.
  static func checkPath(_ path: String) throws {
    guard wholes[path] == nil else { return }
    _ = try Cast.check(path.before("."))
    let property = path.after(".")
    guard flags[property] == nil, relations[property] == nil, others[property] == nil else {
      return
    }
    throw TraceFault("There is no property \"\(path)\".")
  }

  /// What a path reads as.
  func value(of path: String) throws -> String {
    if let whole = Cast.wholes[path] { return whole(self) }
    let (name, property) = (path.before("."), path.after("."))
    if let flag = Cast.flags[property] { return "\(try controller(name)[keyPath: flag])" }
    if let relation = Cast.relations[property] {
      return text(try controller(name)[keyPath: relation])
    }
    return try Cast.others[property]?(self, name) ?? "unknown"
  }
}
