/// The question of two trees, of views and of controllers, that must not be slow on long chains.
enum TreeWalk {
  /// Whether a node lies inside another one.
  ///
  /// Walks up from the first and down from the second in step, and ends with the shorter way: a chain
  /// built from the top adds leaves, one built from the bottom adds to roots, and neither is quadratic.
  ///
  /// - Parameters:
  ///   - node: The node that may lie inside.
  ///   - other: The node that it may lie in.
  ///   - holders: The nodes that hold a node.
  ///   - held: The nodes that a node holds.
  /// - Returns: Whether it does; a node does not lie in itself.
  /// - Complexity: O(*n*) in the shorter of the two ways.
  @MainActor
  static func isInside<Node: AnyObject>(
    _ node: Node,
    _ other: Node,
    holders: (Node) -> [Node],
    held: (Node) -> [Node]
  ) -> Bool {
    var above = holders(node)
    var below = held(other)
    while let ancestor = above.popLast() {
      if ancestor === other { return true }
      guard let descendant = below.popLast() else { return false }
      if descendant === node { return true }
      below.append(contentsOf: held(descendant))
      above.append(contentsOf: holders(ancestor))
    }
    return false
  }
}
