import SwitchbackTesting

/// One call of a trace: `N.push(B,true)`, `W.root=A`, `P.present(V,true,C)`, `launch`, `drop B`.
///
/// `C.begin(true,false)` begins by hand that C appears, without animation; `C.end()` ends what was begun.
/// `A.performSegue("next")` performs a segue.
/// `P.transition(A,B,0.3,K)` replaces the child A by B; the event of the completion K is `P.C`.
/// `background` and `foreground` are what a person does to the app; `B.view=A.view` gives a view away.
/// A third argument C of `present`, and a second one of `dismiss`, is a completion; its event is
/// `V.C`. `r = N.pop(true)` keeps what the call returns; `drop B` lets go of a node.
@MainActor
struct Operation {
  private typealias Call = @MainActor (Cast, String, Arguments) throws -> String

  let run: @MainActor (Cast) throws -> Void

  init(_ text: String) throws {
    if text == "launch" {
      run = { _ in Application.shared.launch {} }
    } else if text == "background" {
      run = { _ in Application.shared.enterBackground() }
    } else if text == "foreground" {
      run = { _ in Application.shared.enterForeground() }
    } else if text.hasPrefix("drop ") {
      let name = try Cast.check(text.after(" "))
      run = { try $0.drop(name) }
    } else {
      run = try Operation.call(text)
    }
  }

  private static func call(_ text: String) throws -> @MainActor (Cast) throws -> Void {
    let form = /(r *= *)?([A-Z][0-9]?)\.([A-Za-z.]+)(?:\((.*)\)|(=)(.+))?/
    guard let match = text.wholeMatch(of: form) else {
      throw TraceFault("\"\(text)\" is no operation.")
    }
    let (name, keepsResult) = (String(match.2), match.1 != nil)
    let verb = String(match.3) + (match.5.map(String.init) ?? "")
    let arguments = Arguments(text: text, values: (match.4 ?? match.6)?.parts(",") ?? [])
    guard let call = calls[verb] else {
      throw TraceFault("There is no operation \"\(verb)\": \(text)")
    }
    return { cast in
      let result = try call(cast, name, arguments)
      if keepsResult { cast.result = result }
    }
  }

  private static let calls: [String: Call] =
    stackCalls
    .merging(tabCalls) { first, _ in first }
    .merging(otherCalls) { first, _ in first }

  private static let stackCalls: [String: Call] = [
    "push": { cast, name, arguments in
      try cast.navigation(name).pushViewController(
        cast.controller(arguments[0]),
        animated: arguments.flag(1)
      )
      return ""
    },
    "pop": { cast, name, arguments in
      cast.text(try cast.navigation(name).popViewController(animated: arguments.flag(0)))
    },
    "popTo": { cast, name, arguments in
      let (target, animated) = (try cast.controller(arguments[0]), try arguments.flag(1))
      let popped = try cast.navigation(name).popToViewController(target, animated: animated)
      return popped.map { cast.text($0) } ?? "nil"
    },
    "popToRoot": { cast, name, arguments in
      let animated = try arguments.flag(0)
      let popped = try cast.navigation(name).popToRootViewController(animated: animated)
      return popped.map { cast.text($0) } ?? "nil"
    },
    "setVCs": { cast, name, arguments in
      let (stack, animated) = (try cast.controllers(arguments[0]), try arguments.flag(1))
      try cast.navigation(name).setViewControllers(stack, animated: animated)
      return ""
    },
    "swipe": { cast, name, _ in
      cast.swipe = try cast.navigation(name).beginInteractivePop()
      return ""
    },
    "swipeDown": { cast, name, _ in
      cast.swipe = try cast.controller(name).beginInteractiveDismissal()
      return cast.swipe == nil ? "nil" : "some"
    },
    "isModalInPresentation=": { cast, name, arguments in
      try cast.controller(name).isModalInPresentation = arguments.flag(0)
      return ""
    },
    "anchor=": { cast, name, arguments in
      let popover = try cast.controller(name).popoverPresentationController
      popover?.sourceView = try cast.controller(arguments[0]).view
      return ""
    },
    "finishSwipe": { cast, _, _ in
      cast.swipe?.finish()
      return ""
    },
    "cancelSwipe": { cast, _, _ in
      cast.swipe?.update(0.5)
      cast.swipe?.cancel()
      return ""
    },
    "viewControllers=": { cast, name, arguments in
      let controllers = try cast.controllers(arguments[0])
      if name.hasPrefix("T") {
        try cast.tabs(name).viewControllers = controllers
      } else {
        try cast.navigation(name).viewControllers = controllers
      }
      return ""
    },
  ]

  private static let tabCalls: [String: Call] = [
    "selectedIndex=": { cast, name, arguments in
      guard let index = Int(try arguments[0]) else { throw TraceFault("No place of a tab.") }
      try cast.tabs(name).selectedIndex = index
      return ""
    },
    "selectedViewController=": { cast, name, arguments in
      try cast.tabs(name).selectedViewController = cast.controller(arguments[0])
      return ""
    },
    "tap": { cast, name, arguments in
      guard let index = Int(try arguments[0]) else { throw TraceFault("No place of a tab.") }
      return "\(try cast.tabs(name).tapTab(at: index))"
    },
  ]

  private static let otherCalls: [String: Call] = [
    "present": { cast, name, arguments in
      let (presented, animated) = (try arguments[0], try arguments.flag(1))
      try cast.controller(name).present(
        cast.controller(presented),
        animated: animated,
        completion: arguments.completion(2, of: cast, named: presented)
      )
      return ""
    },
    "dismiss": { cast, name, arguments in
      let controller = try cast.controller(name)
      let target = controller.presentedViewController.map { cast.text($0) } ?? name
      let animated = try arguments.flag(0)
      controller.dismiss(
        animated: animated,
        completion: try arguments.completion(1, of: cast, named: target)
      )
      return ""
    },
    "performSegue": { cast, name, arguments in
      let identifier = try arguments[0].trimmingQuotes
      try cast.controller(name).performSegue(withIdentifier: identifier, sender: nil)
      return ""
    },
    "root=": { cast, name, arguments in
      let root = try arguments[0]
      try cast.window(name).rootViewController = root == "nil" ? nil : cast.controller(root)
      return ""
    },
    "makeKeyAndVisible": { cast, name, _ in
      try cast.window(name).makeKeyAndVisible()
      return ""
    },
    "isHidden=": { cast, name, arguments in
      try cast.window(name).isHidden = arguments.flag(0)
      return ""
    },
    "addChild": { cast, name, arguments in
      try cast.controller(name).addChild(cast.controller(arguments[0]))
      return ""
    },
    "removeFromParent": { cast, name, _ in
      try cast.controller(name).removeFromParent()
      return ""
    },
    "willMove": { cast, name, arguments in
      let parent = try arguments[0]
      try cast.controller(name).willMove(toParent: parent == "nil" ? nil : cast.controller(parent))
      return ""
    },
    "didMove": { cast, name, arguments in
      let parent = try arguments[0]
      try cast.controller(name).didMove(toParent: parent == "nil" ? nil : cast.controller(parent))
      return ""
    },
    "view.addSubview": { cast, name, arguments in
      try cast.controller(name).view.addSubview(arguments.view(0, of: cast))
      return ""
    },
    "addSubview": { cast, name, arguments in
      try cast.window(name).addSubview(arguments.view(0, of: cast))
      return ""
    },
    "begin": { cast, name, arguments in
      let (isAppearing, animated) = (try arguments.flag(0), try arguments.flag(1))
      try cast.controller(name).beginAppearanceTransition(isAppearing, animated: animated)
      return ""
    },
    "end": { cast, name, _ in
      try cast.controller(name).endAppearanceTransition()
      return ""
    },
    "transition": { cast, name, arguments in
      guard let duration = Double(try arguments[2]) else { throw TraceFault("No duration.") }
      let isTold = arguments.values.last == "K"
      try cast.controller(name).transition(
        from: cast.controller(arguments[0]),
        to: cast.controller(arguments[1]),
        duration: duration,
        animations: nil,
        completion: isTold ? { _ in cast.reached("\(name).C") } : nil
      )
      return ""
    },
    "view=": { cast, name, arguments in
      try cast.controller(name).view = arguments.view(0, of: cast)
      return ""
    },
    "view.removeFromSuperview": { cast, name, _ in
      try cast.controller(name).view.removeFromSuperview()
      return ""
    },
  ]
}

extension String {
  /// The text between its quotation marks.
  fileprivate var trimmingQuotes: String {
    hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }
}

/// The arguments of a call.
@MainActor
private struct Arguments {
  let text: String
  let values: [String]

  subscript(index: Int) -> String {
    get throws {
      guard values.indices.contains(index) else { throw TraceFault("An argument lacks: \(text)") }
      return values[index]
    }
  }

  func flag(_ index: Int) throws -> Bool {
    guard let flag = Bool(try self[index]) else { throw TraceFault("No true or false: \(text)") }
    return flag
  }

  /// The view in an argument such as `C.view`.
  func view(_ index: Int, of cast: Cast) throws -> View {
    let argument = try self[index]
    guard argument.after(".") == "view" else { throw TraceFault("No view: \(text)") }
    return try cast.controller(argument.before(".")).view
  }

  /// A completion that is told to the cast, if the argument is there.
  func completion(_ index: Int, of cast: Cast, named name: String) throws -> (() -> Void)? {
    guard values.indices.contains(index) else { return nil }
    guard values[index] == "C" else { throw TraceFault("A completion is called C: \(text)") }
    return { cast.reached("\(name).C") }
  }
}
