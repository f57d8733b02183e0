extension View {
  /// What is wrong with the links of this view; empty if nothing is.
  ///
  /// - Complexity: O(*s* + *n*) in the number of siblings and subviews.
  package func checkInvariants() -> [String] {
    var faults: [String] = []
    for (index, view) in storedSubviews.enumerated() {
      if view.storedSuperview !== self {
        faults.append("\(name) has the subview \(view.name), which lies elsewhere")
      }
      if view.storedWindow !== storedWindow {
        faults.append("\(view.name) is not in the window of its superview \(name)")
      }
      if storedSubviews[..<index].contains(where: { $0 === view }) {
        faults.append("\(name) has the subview \(view.name) twice")
      }
    }
    if let storedSuperview, !storedSuperview.storedSubviews.contains(where: { $0 === self }) {
      faults.append("\(name) takes itself for a subview of \(storedSuperview.name)")
    }
    if storedSuperview == nil, !(self is Window), storedWindow != nil {
      faults.append("\(name) has no superview, and is in a window")
    }
    if let window = self as? Window, let root = window.desiredRoot, root.rootWindow !== window {
      faults.append("\(name) has the root \(root.name), which does not know it")
    }
    return faults
  }
}
