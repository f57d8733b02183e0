import SwitchbackTesting

/// One statement of a setup, after which everything settles.
///
/// - `W.root=N[A,B]`, `W.root=P` shows a root in the key window; stacks are pushed one by one.
/// - `W.root=T[A*|B]` shows a tab bar controller with two tabs, of which `A` is selected; `T[A|B]` gives
///   it the tabs only.
/// - `W2.root=B hidden` sets a root of a window that stays hidden; `W empty` shows a window without
///   root; `W hidden` only makes one.
/// - `nav N1[X]` makes a stack outside of windows.
/// - `P>V fullScreen` presents, animated; `V.style=pageSheet` sets a style.
/// - `T refuses taps` has the delegate of a tab bar controller let no tapped tab be chosen.
/// - `V has a delegate` gives the presentation of V a delegate, `V has a delegate that refuses` one that
///   does not let it go; `V removes its presenter` and `V keeps its presenter` give it a presentation
///   controller of its own.
/// - `P forwards by hand` makes P a container that tells its children nothing by itself.
/// - `A from storyboard` has A made by a storyboard; `A next B show` gives its scene a segue "next" of a kind,
///   whose destination is called B once it is made.
/// - `P loads C` has P make C a child, with its view, in `viewDidLoad`.
/// - Any operation; `N.push(B,true) running` ends only the turn, and its transition
///   is under way.
@MainActor
struct SetupStatement {
  let run: @MainActor (Cast) throws -> Void

  init(_ text: String) throws {
    if let match = text.wholeMatch(of: /(W[0-9]?)\.root=([A-Z][0-9]?(?:\[.*\])?)( hidden)?/) {
      let (window, root, isHidden) = (String(match.1), String(match.2), match.3 != nil)
      run = { try $0.show(root, in: window, isHidden: isHidden) }
    } else if let match = text.wholeMatch(of: /(W[0-9]?) (hidden|empty)/) {
      let (window, isEmpty) = (String(match.1), match.2 == "empty")
      run = { cast in
        let window = try cast.window(window)
        if isEmpty { window.makeKeyAndVisible() }
        cast.world.settle()
      }
    } else if let match = text.wholeMatch(of: /nav ([NM][0-9]?)(\[.*\])/) {
      let (name, stack) = (String(match.1), String(match.2))
      run = { try $0.navigation(name).viewControllers = $0.controllers(stack) }
    } else if let match = text.wholeMatch(of: /([A-Z][0-9]?)>([A-Z][0-9]?) (\w+)/) {
      let (presenter, presented) = (String(match.1), String(match.2))
      let style = try SetupStatement.style(String(match.3))
      run = { cast in
        try cast.controller(presented).modalPresentationStyle = style
        try cast.controller(presenter).present(cast.controller(presented), animated: true)
        cast.world.settle()
      }
    } else if let match = text.wholeMatch(of: /([A-Z][0-9]?)\.style=(\w+)/) {
      let (name, style) = (String(match.1), try SetupStatement.style(String(match.2)))
      run = { try $0.controller(name).modalPresentationStyle = style }
    } else if let match = text.wholeMatch(of: /(T[0-9]?)(\[.*\])/) {
      let (name, tabs) = (String(match.1), String(match.2))
      run = { try $0.fill(name, tabs) }
    } else if let match = text.wholeMatch(of: /(T[0-9]?) refuses taps/) {
      let name = String(match.1)
      run = { try $0.refuseTaps(name) }
    } else if let match = text.wholeMatch(
      of: /([A-Z][0-9]?) (\w+) ([A-Z][0-9]?) (show|push|present|embed)/
    ) {
      let (name, segue) = (String(match.1), String(match.2))
      let (destination, kind) = (String(match.3), String(match.4))
      run = { try $0.draw(segue, from: name, to: destination, kind: kind) }
    } else if text.hasSuffix(" from storyboard") {
      let name = try Cast.check(text.before(" "))
      run = { try $0.instantiate(name) }
    } else if let match = text.wholeMatch(of: /([A-Z][0-9]?) has a delegate( that refuses)?/) {
      let (name, refuses) = (String(match.1), match.2 != nil)
      run = { try $0.listen(to: name, refuses: refuses) }
    } else if let match = text.wholeMatch(of: /([A-Z][0-9]?) (removes|keeps) its presenter/) {
      let (name, removes) = (String(match.1), match.2 == "removes")
      run = { try $0.present(name, removingPresenter: removes) }
    } else if text.hasSuffix(" forwards by hand") {
      let name = try Cast.check(text.before(" "))
      run = { try $0.forwardByHand(name) }
    } else if let match = text.wholeMatch(of: /([A-Z][0-9]?) loads ([A-Z][0-9]?)/) {
      let (parent, child) = (String(match.1), String(match.2))
      run = { try $0.load(child, in: parent) }
    } else {
      let isRunning = text.hasSuffix(" running")
      let operation = try Operation(isRunning ? text.dropLast(8).trimmed : text)
      run = { cast in
        try operation.run(cast)
        if isRunning { cast.world.turn() } else { cast.world.settle() }
      }
    }
  }

  private static let styles: [String: ModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "automatic": .automatic, "popover": .popover,
    "custom": .custom,
  ]

  private static func style(_ text: String) throws -> ModalPresentationStyle {
    guard let style = styles[text] else { throw TraceFault("There is no style \"\(text)\".") }
    return style
  }
}

extension Cast {
  /// Shows a root such as `P` or `N[A,B]`, or only sets it in a window that stays hidden.
  fileprivate func show(_ text: String, in name: String, isHidden: Bool) throws {
    let window = try window(name)
    let root = try controller(text.before("["))
    if root is TabBarController, text.contains("[") {
      try fill(text.before("["), "[\(text.after("["))")
    }
    let isStack = root is NavigationController && text.contains("[")
    let stack = isStack ? try controllers(String(text.drop { $0 != "[" })) : []
    if isStack {
      try navigation(text.before("[")).viewControllers = Array(stack.prefix(1))
    }
    window.rootViewController = root
    if !isHidden { window.makeKeyAndVisible() }
    world.settle()
    for controller in stack.dropFirst() {
      try navigation(text.before("[")).pushViewController(controller, animated: true)
      world.settle()
    }
  }

  /// Gives a tab bar controller its tabs, as `[A*|B]`, and selects the one with a star.
  fileprivate func fill(_ name: String, _ text: String) throws {
    let parts = text.dropFirst().dropLast().parts("|")
    let tabs = try tabs(name)
    tabs.viewControllers = try parts.map { try controller($0.filter { $0 != "*" }) }
    if let place = parts.firstIndex(where: { $0.hasSuffix("*") }) { tabs.selectedIndex = place }
  }
}
