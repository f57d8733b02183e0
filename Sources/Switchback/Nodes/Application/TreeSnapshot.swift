/// The windows with all their controllers at one instant, as a value that can be compared and read.
public struct TreeSnapshot: Hashable, Sendable, CustomStringConvertible {
  /// One window or controller.
  public struct Node: Hashable, Sendable {
    /// How deep the node lies; windows lie at 0.
    public var depth: Int
    /// What the node is to the one it hangs on: `window`, `root`, `stack 0`, `tab 1`, `tab 0 selected`,
    /// `leaving`, `child`, `presents`, or `left in the window`.
    ///
    /// A screen is leaving when it has been taken off a stack, or out of the tabs, and its view is still in
    /// place.
    public var relation: String
    /// The name of the node.
    public var name: String
    /// The class of the node.
    public var type: String
    /// Where the node is in its appearance, or what a window is.
    public var state: String
  }

  /// The nodes, each before those that hang on it.
  public var nodes: [Node]

  /// The tree, a node a line, indented by depth.
  public var description: String {
    nodes.map { node in
      let indent = String(repeating: "  ", count: node.depth)
      let type = node.name == node.type || node.type == "ViewController" ? "" : " (\(node.type))"
      let state = node.state.isEmpty ? "" : ", \(node.state)"
      return "\(indent)\(node.relation) \(node.name)\(type)\(state)"
    }
    .joined(separator: "\n")
  }
}

extension Simulation {
  /// The windows with all their controllers at this instant.
  ///
  /// - Complexity: O(*n*) in the number of controllers.
  public var tree: TreeSnapshot {
    var writer = TreeWriter()
    for window in application.windows { writer.write(window) }
    return TreeSnapshot(nodes: writer.nodes)
  }
}

/// Walks the tree with a list of its own, so that depth costs no stack.
@MainActor
private struct TreeWriter {
  private struct Item {
    var controller: ViewController
    var relation: String
    var depth: Int
  }

  var nodes: [TreeSnapshot.Node] = []
  private var written: Set<Int> = []

  mutating func write(_ window: Window) {
    let state = [window.isHidden ? "hidden" : nil, window.isKeyWindow ? "key" : nil]
    append(window, "window", state.compactMap { $0 }.joined(separator: ", "), depth: 0)
    if let root = window.rootViewController { write(root, "root", depth: 1) }
    for view in window.subviews {
      if let controller = view.controller { write(controller, "left in the window", depth: 1) }
      if let presentation = (view as? TransitionView)?.presentation {
        write(presentation.presented, "left in the window", depth: 1)
      }
      if view is SnapshotView { append(view, "snapshot", "", depth: 1) }
    }
  }

  private mutating func write(_ controller: ViewController, _ relation: String, depth: Int) {
    var pending = [Item(controller: controller, relation: relation, depth: depth)]
    while let item = pending.popLast() {
      let controller = item.controller
      guard written.insert(controller.birthNumber).inserted else { continue }
      append(controller, item.relation, controller.stateText, depth: item.depth)
      var below = controller.storedChildren.enumerated().map { index, child in
        let relation = controller.oneChild?.relation(at: index) ?? "child"
        return Item(controller: child, relation: relation, depth: item.depth + 1)
      }
      for leaving in controller.oneChild?.leavingInPlace ?? [] {
        below.append(Item(controller: leaving, relation: "leaving", depth: item.depth + 1))
      }
      if let presented = controller.presentation?.presented {
        below.append(Item(controller: presented, relation: "presents", depth: item.depth + 1))
      }
      pending.append(contentsOf: below.reversed())
    }
  }

  private mutating func append(
    _ node: Responder,
    _ relation: String,
    _ state: String,
    depth: Int
  ) {
    nodes.append(
      TreeSnapshot.Node(
        depth: depth,
        relation: relation,
        name: node.name,
        type: "\(type(of: node))",
        state: state
      )
    )
  }
}

extension OneChildContainer {
  /// Those that have been taken away, and whose views are in place until the transition ends.
  fileprivate var leavingInPlace: [ViewController] {
    guard let storedView else { return [] }
    return left.filter { controller in
      controller.status.contains(.leaving)
        && controller.viewIfLoaded?.storedSuperview === storedView
    }
  }
}

extension ViewController {
  fileprivate var stateText: String {
    let holdsSnapshot = viewIfLoaded?.subviews.contains { $0 is SnapshotView } ?? false
    return "\(appearance)\(holdsSnapshot ? ", holds a snapshot" : "")"
  }
}
