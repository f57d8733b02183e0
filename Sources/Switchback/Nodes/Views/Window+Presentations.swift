/// What is presented in a window from inside the tree of one root.
struct RootPresentations {
  /// All of them, lower ones first.
  var all: [PresentationController] = []
  /// Those that lie above no other one.
  var lowest: [PresentationController] = []
}

extension Window {
  /// What is presented from inside a controller, from what is presented over that as well.
  ///
  /// - Parameter root: The controller.
  /// - Returns: The presentations.
  /// - Complexity: O(*p* · *d*) for *p* presentations, and for the depth *d* of a presenter beneath the
  ///   controller that is presented, or beneath the root.
  func presentations(over root: ViewController) -> RootPresentations {
    var found = RootPresentations()
    var over: Set<ObjectIdentifier> = []
    // Lower ones come first, so what one starts from has been looked at already.
    for presentation in layers.map(\.presentation) {
      let outermost = presentation.presenter?.outermost(upTo: root)
      let lower = outermost?.presentedBy.map { ObjectIdentifier($0) }
      if outermost === root {
        found.lowest.append(presentation)
      } else if !(lower.map(over.contains) ?? false) {
        continue
      }
      found.all.append(presentation)
      over.insert(ObjectIdentifier(presentation))
    }
    return found
  }
}

extension ViewController {
  /// The outermost of the controller and its ancestors, but none beyond a certain one.
  fileprivate func outermost(upTo root: ViewController) -> ViewController {
    var controller = self
    while controller !== root, let parent = controller.storedParent { controller = parent }
    return controller
  }
}
