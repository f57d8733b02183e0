/// What the changes of a stack since it was last shown have taken off and left alone.
///
/// Whoever gives a transition up gives the shown stack back, so every change is noted, at a cost that does
/// not depend on the depth of the stack.
@MainActor
package struct StackUndo {
  /// How many controllers at the bottom no change has touched.
  private var kept: Int
  /// What stood on them when the stack was shown.
  package private(set) var taken: [ViewController] = []
  /// Those of them over which the bar at the bottom was hidden; a change may have noted them anew.
  private var withoutBottomBar: Set<ObjectIdentifier> = []

  /// Begins with a stack as it is shown.
  package init(of stack: [ViewController]) { kept = stack.count }

  /// Notes a change.
  package mutating func note(keeping count: Int, of stack: [ViewController]) {
    guard count < kept else { return }
    taken.insert(contentsOf: stack[count..<kept], at: 0)
    noteBottomBars(of: stack[count..<kept])
    kept = count
  }

  /// Forgets a controller that has been taken off, and told so.
  package mutating func forget(_ controller: ViewController) {
    taken.remove(identicalTo: controller)
  }

  /// Forgets a controller that leaves the stack on another way, before it does.
  ///
  /// - Complexity: O(1) for the root, else O(*n*) in the depth of the stack.
  package mutating func lose(_ controller: ViewController, of stack: [ViewController]) {
    forget(controller)
    let isKept = stack.first === controller || stack[..<kept].contains { $0 === controller }
    if kept > 0, isKept { kept -= 1 }
  }

  private mutating func noteBottomBars(of controllers: ArraySlice<ViewController>) {
    for controller in controllers where controller.status.contains(.hidesBottomBar) {
      withoutBottomBar.insert(ObjectIdentifier(controller))
    }
  }

  /// Gives those that stood on the stack back what was noted of the bar at the bottom.
  package func restoreBottomBars() {
    for controller in taken {
      let isHidden = withoutBottomBar.contains(ObjectIdentifier(controller))
      controller.status.set(.hidesBottomBar, to: isHidden)
    }
  }

  /// The stack as it was shown.
  package func former(of stack: [ViewController]) -> [ViewController] { stack[..<kept] + taken }
}
