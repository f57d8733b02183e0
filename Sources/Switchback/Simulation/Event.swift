/// One thing that happened to a node, as the log keeps it.
public struct Event: Hashable, Sendable {
  /// What can happen to a node.
  public enum Kind: Hashable, Sendable {
    /// `loadView` is called.
    case loadView
    /// `viewDidLoad` is called.
    case viewDidLoad
    /// `viewWillAppear` is called.
    case viewWillAppear(animated: Bool)
    /// `viewIsAppearing` is called.
    case viewIsAppearing(animated: Bool)
    /// `viewDidAppear` is called.
    case viewDidAppear(animated: Bool)
    /// `viewWillDisappear` is called.
    case viewWillDisappear(animated: Bool)
    /// `viewDidDisappear` is called.
    case viewDidDisappear(animated: Bool)
    /// `viewWillLayoutSubviews` is called.
    case viewWillLayoutSubviews
    /// `viewDidLayoutSubviews` is called.
    case viewDidLayoutSubviews
    /// `willMove(toParent:)` is called with the node of that birth number, or with nil.
    case willMove(toParent: Int?)
    /// `didMove(toParent:)` is called with the node of that birth number, or with nil.
    case didMove(toParent: Int?)
    /// The delegate of a navigation controller is told that a controller will show.
    case willShow(Int, animated: Bool)
    /// The delegate of a navigation controller is told that a controller has been shown.
    case didShow(Int, animated: Bool)
    /// The delegate of a tab bar controller is asked whether a tapped tab may be chosen.
    case shouldSelect(Int)
    /// The delegate of a tab bar controller is told that a tapped tab was chosen.
    case didSelect(Int)
    /// The delegate of a presentation is asked whether a person may swipe it away.
    case shouldDismiss
    /// The delegate of a presentation is told that a person swipes it away.
    case willDismiss
    /// The delegate of a presentation is told that a person has swiped it away.
    case didDismiss
    /// The delegate of a presentation is told that a person has tried to swipe it away.
    case didAttemptToDismiss
    /// A completion handler that was handed to the node runs.
    case completion
    /// The node is gone.
    case released
  }

  /// The virtual time.
  public var time: Duration
  /// The number of the turn.
  public var turn: Int
  /// The number of the cause; ``Simulation/cause(of:)`` gives its text.
  public var cause: Int
  /// The birth number of the node.
  public var node: Int
  /// What happened.
  public var kind: Kind
}

extension Event {
  /// The birth numbers of the nodes that the event names: its own, and that of another one in it.
  package var nodes: [Int] { [node] + (kind.other.map { [$0] } ?? []) }

  /// The event in the form that traces are written in: `detail.WA(a)`.
  ///
  /// - Parameter name: Gives the name of the node with a birth number.
  /// - Returns: The name of the node, a dot, and the code.
  package func line(_ name: (Int) -> String) -> String { "\(name(node)).\(kind.code(name))" }
}

extension Event.Kind {
  /// The birth number of the other node that the event names, if it names one.
  fileprivate var other: Int? {
    switch self {
    case .willMove(let parent), .didMove(let parent): parent
    case .willShow(let node, _), .didShow(let node, _): node
    case .shouldSelect(let node), .didSelect(let node): node
    default: nil
    }
  }

  /// The codes of events without an argument; ``code(_:)`` writes them.
  package static let bareCodes: Set<String> = [
    "LV", "DL", "WL", "DLS", "C", "released",
    "shouldDismiss", "willDismiss", "didDismiss", "didAttemptToDismiss",
  ]

  /// The codes of events with an argument in brackets; ``code(_:)`` writes them.
  package static let codesWithArgument: Set<String> = [
    "WA", "IA", "DA", "WD", "DD", "WM", "DM", "willShow", "didShow", "shouldSelect", "didSelect",
  ]

  /// The code of the event in the form that traces are written in, without its node.
  ///
  /// - Parameter name: Gives the name of the node with a birth number.
  /// - Returns: `WA(a)`, `DM(nil)`, `willShow(detail,n)` and the like.
  package func code(_ name: (Int) -> String) -> String {
    switch self {
    case .loadView: "LV"
    case .viewDidLoad: "DL"
    case .viewWillAppear(let animated): "WA(\(animated ? "a" : "n"))"
    case .viewIsAppearing(let animated): "IA(\(animated ? "a" : "n"))"
    case .viewDidAppear(let animated): "DA(\(animated ? "a" : "n"))"
    case .viewWillDisappear(let animated): "WD(\(animated ? "a" : "n"))"
    case .viewDidDisappear(let animated): "DD(\(animated ? "a" : "n"))"
    case .viewWillLayoutSubviews: "WL"
    case .viewDidLayoutSubviews: "DLS"
    case .willMove(let parent): "WM(\(parent.map(name) ?? "nil"))"
    case .didMove(let parent): "DM(\(parent.map(name) ?? "nil"))"
    case .willShow(let node, let animated): "willShow(\(name(node)),\(animated ? "a" : "n"))"
    case .didShow(let node, let animated): "didShow(\(name(node)),\(animated ? "a" : "n"))"
    case .shouldSelect(let node): "shouldSelect(\(name(node)))"
    case .didSelect(let node): "didSelect(\(name(node)))"
    case .shouldDismiss: "shouldDismiss"
    case .willDismiss: "willDismiss"
    case .didDismiss: "didDismiss"
    case .didAttemptToDismiss: "didAttemptToDismiss"
    case .completion: "C"
    case .released: "released"
    }
  }

  /// Whether the event belongs to the layout pass, which traces leave out unless they ask for it.
  package var isLayout: Bool {
    switch self {
    case .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews: true
    default: false
    }
  }
}
