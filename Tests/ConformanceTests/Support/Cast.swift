import Foundation
import SwitchbackTesting

/// The nodes of a trace by name, made when they are first needed.
@MainActor
final class Cast {
  let world = Simulation.current
  /// What the last call that was written as `r = …` returned.
  var result = "nil"
  /// The swipe that `N.swipe()` or `V.swipeDown()` began last.
  var swipe: InteractiveTransition?
  /// The tree before the calls.
  var before: TreeSnapshot?
  /// Called in each callback, with `node.CODE`.
  var reached: (String) -> Void = { _ in }
  private let storyboard = Storyboard(name: "Main", bundle: nil)
  private var members: [String: Member] = [:]
  private var listeners: [NSObject] = []

  private struct Member {
    weak var node: Responder?
    var keeper: Responder?
  }

  /// Whether a text is a name: a capital letter, and perhaps a digit.
  static func check(_ name: String) throws -> String {
    guard name.wholeMatch(of: /[A-Z][0-9]?/) != nil else {
      throw TraceFault("\"\(name)\" is no name; a name is a capital letter, and perhaps a digit.")
    }
    return name
  }

  /// The node with a name.
  func node(_ name: String) throws -> Responder {
    if let member = members[try Cast.check(name)] {
      guard let node = member.node else { throw TraceFault("\(name) is gone.") }
      return node
    }
    let node = make(name)
    members[name] = Member(node: node, keeper: node)
    return node
  }

  private func make(_ name: String) -> Responder {
    switch name.first {
    case "W": return Window()
    case "N", "M":
      let navigation = NavigationController(nibName: nil, bundle: nil)
      let listener = Listener(cast: self, name: name)
      listeners.append(listener)
      navigation.delegate = listener
      navigation.title = name
      return navigation
    case "T":
      let tabs = TabBarController()
      let listener = TabListener(cast: self, name: name)
      listeners.append(listener)
      tabs.delegate = listener
      tabs.title = name
      return tabs
    default:
      let screen = Screen(title: name)
      screen.cast = self
      return screen
    }
  }

  /// The controller with a name.
  func controller(_ name: String) throws -> ViewController { try member(name, "controller") }

  /// The navigation controller with a name.
  func navigation(_ name: String) throws -> NavigationController {
    try member(name, "navigation controller")
  }

  /// The tab bar controller with a name.
  func tabs(_ name: String) throws -> TabBarController { try member(name, "tab bar controller") }

  /// Has the delegate of a tab bar controller let no tapped tab be chosen.
  func refuseTaps(_ name: String) throws {
    (try tabs(name).delegate as? TabListener)?.refuses = true
  }

  /// The window with a name.
  func window(_ name: String) throws -> Window { try member(name, "window") }

  private func member<Node>(_ name: String, _ kind: String) throws -> Node {
    guard let node = try node(name) as? Node else { throw TraceFault("\(name) is no \(kind).") }
    return node
  }

  /// Makes a screen from a storyboard, to which it belongs from then on.
  func instantiate(_ name: String) throws {
    guard members[try Cast.check(name)] == nil else { throw TraceFault("\(name) is made already.") }
    addScene(name)
    _ = storyboard.instantiateViewController(withIdentifier: name)
  }

  /// Registers a segue of a screen that comes from the storyboard, and the scene that it leads to.
  func draw(_ segue: String, from name: String, to destination: String, kind: String) throws {
    guard members[try Cast.check(destination)] == nil else {
      throw TraceFault("\(destination) is made already.")
    }
    let kinds: [String: SegueKind] = [
      "show": .show, "push": .push, "present": .present, "embed": .embed,
    ]
    guard let kind = kinds[kind] else { throw TraceFault("There is no segue \"\(kind)\".") }
    addScene(destination)
    storyboard.segue(segue, from: name, to: destination, kind: kind)
  }

  /// Registers a scene whose screen becomes the member of its name.
  private func addScene(_ name: String) {
    storyboard.scene(name) { [unowned self] in
      let screen = Screen(title: name)
      screen.cast = self
      members[name] = Member(node: screen, keeper: screen)
      return screen
    }
  }

  /// Lets a screen tell its children nothing by itself.
  func forwardByHand(_ name: String) throws {
    let screen: Screen = try member(name, "screen")
    screen.forwards = false
  }

  /// Gives the presentation of a controller a delegate, which may refuse to let it go.
  func listen(to name: String, refuses: Bool) throws {
    let listener = SheetListener(cast: self, name: name, refuses: refuses)
    listeners.append(listener)
    try controller(name).presentationController?.delegate = listener
  }

  /// Gives a controller a presentation controller of its own, which removes the presenter's view or not.
  func present(_ name: String, removingPresenter removes: Bool) throws {
    let giver = Giver(removes: removes)
    listeners.append(giver)
    try controller(name).transitioningDelegate = giver
  }

  /// Has a screen make another one its child when its view is loaded.
  func load(_ child: String, in name: String) throws {
    let screen: Screen = try member(name, "screen")
    screen.loaded = try controller(child)
  }

  /// The controllers of a list such as `[A,B]`.
  func controllers(_ list: String) throws -> [ViewController] {
    guard list.first == "[", list.last == "]" else { throw TraceFault("\"\(list)\" is no list.") }
    let names = list.dropFirst().dropLast()
    return try names.isEmpty ? [] : names.parts(",").map(controller)
  }

  /// Lets go of a node, so that it can die.
  func drop(_ name: String) throws {
    _ = try node(name)
    members[name]?.keeper = nil
  }

  /// How a trace writes a node: by its name, or as the view of a controller.
  func text(_ node: Responder?) -> String {
    guard let node else { return "nil" }
    for (name, member) in members {
      if member.node === node { return name }
      let view = (member.node as? ViewController)?.viewIfLoaded
      if let view, view === node { return "\(name).view" }
    }
    return "\(type(of: node))"
  }

  /// How a trace writes a list of nodes.
  func text(_ nodes: [Responder]) -> String {
    "[\(nodes.map { text($0) }.joined(separator: ","))]"
  }

  /// A message with descriptions for names in angle brackets; `<V as Class>` shows another class.
  func filled(_ message: String) -> String {
    message.replacing(/<([A-Z][0-9]?)(\.view)?(?: as (\w+))?>/) { match in
      let member = members[String(match.1)]?.node
      let view = (member as? ViewController)?.viewIfLoaded
      guard let node = match.2 == nil ? member : view else { return String(match.0) }
      return world.census.address(of: node.birthNumber, as: match.3.map(String.init))
    }
  }
}

/// A controller that tells its cast of its callbacks.
private final class Screen: ViewController {
  weak var cast: Cast?
  var forwards = true
  /// The child that is added when the view has been loaded.
  var loaded: ViewController?

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  override func viewDidLoad() {
    super.viewDidLoad()
    tell("DL")
    guard let loaded else { return }
    addChild(loaded)
    view.addSubview(loaded.view)
    loaded.didMove(toParent: self)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell("WA")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    tell("IA")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell("DA")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tell("WD")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell("DD")
  }
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    tell("WM")
  }
  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    tell("DM")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    tell("should")
    return true
  }
  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    tell("prepare")
  }

  private func tell(_ code: String) { cast?.reached("\(title ?? "").\(code)") }
}
