extension ViewController {
  /// The base method of `show`: asks the ancestors, and presents if none of them overrides it.
  ///
  /// Nobody can see from outside whether a class overrides a method. So an ancestor is called, and this base
  /// method, when it is reached instead of an override, notes that nobody cared. The ancestors are asked in
  /// a loop, so depth costs no stack.
  func showThroughAncestors(_ controller: ViewController, sender: Any?) {
    let asked = simulation.askedToShow[ObjectIdentifier(self)]
    guard asked != ObjectIdentifier(controller) else {
      simulation.askedToShow[ObjectIdentifier(self)] = nil
      return
    }
    simulation.perform("show", on: birthNumber, with: number(of: controller)) {
      // An override that was asked for one controller and shows another one here has decided.
      if asked == nil, isShownByAncestor(controller, sender: sender) { return }
      present(controller, animated: true)
    }
  }

  private func isShownByAncestor(_ controller: ViewController, sender: Any?) -> Bool {
    var ancestor = storedParent
    while let current = ancestor {
      if current.isHandling(controller, sender: sender) { return true }
      ancestor = current.storedParent
    }
    return false
  }

  /// Asks this controller to show another one, and says whether an override has done so.
  private func isHandling(_ controller: ViewController, sender: Any?) -> Bool {
    let key = ObjectIdentifier(self)
    // Its override is asking those inside it in turn.
    guard simulation.askedToShow[key] != ObjectIdentifier(controller) else { return false }
    let outer = simulation.askedToShow.updateValue(ObjectIdentifier(controller), forKey: key)
    show(controller, sender: sender)
    let isHandled = simulation.askedToShow[key] != nil
    simulation.askedToShow[key] = outer
    return isHandled
  }
}

extension NavigationController {
  /// Carries out `show`.
  func showOnStack(_ controller: ViewController) {
    simulation.perform("show", on: birthNumber, with: number(of: controller)) {
      if controller is NavigationController {
        present(controller, animated: true)
      } else {
        pushViewController(controller, animated: true)
      }
    }
  }
}
