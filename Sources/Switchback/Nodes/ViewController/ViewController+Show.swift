extension ViewController {
  /// The base method of `show` and `showDetailViewController`: asks the ancestors, and presents if none of
  /// them overrides it.
  ///
  /// Nobody can see from outside whether a class overrides a method. So an ancestor is called, and this base
  /// method, when it is reached instead of an override, notes that nobody cared. The ancestors are asked in
  /// a loop, so depth costs no stack.
  func showThroughAncestors(
    _ controller: ViewController,
    by action: ViewControllerAction,
    sender: Any?
  ) {
    let question = question(action)
    let asked = simulation.askedToShow[question]
    guard asked != ObjectIdentifier(controller) else {
      simulation.askedToShow[question] = nil
      return
    }
    let verb: StaticString = action == .show ? "show" : "show detail"
    simulation.perform(verb, on: birthNumber, with: number(of: controller)) {
      // An override that was asked for one controller and shows another one here has decided.
      let presenter = asked == nil ? hand(controller, outwards: action, sender: sender) : self
      presenter?.present(controller, animated: true)
    }
  }

  /// Hands a controller to whoever shows it; returns who presents it if nobody cares, and else nil.
  private func hand(
    _ controller: ViewController,
    outwards action: ViewControllerAction,
    sender: Any?
  ) -> ViewController? {
    let target = targetViewController(forAction: action, sender: sender)
    if target !== nearestTarget(for: action, sender: sender) {
      // An override has decided.
      guard let target, target !== self else { return self }
      return target.isHandling(controller, by: action, sender: sender) ? nil : target
    }
    var ancestor = storedParent
    while let current = ancestor {
      if current.isHandling(controller, by: action, sender: sender) { return nil }
      ancestor = current.storedParent
    }
    return self
  }

  /// Asks this controller to show another one, and says whether an override has done so.
  private func isHandling(
    _ controller: ViewController,
    by action: ViewControllerAction,
    sender: Any?
  ) -> Bool {
    let key = question(action)
    // Its override is asking those inside it in turn.
    guard simulation.askedToShow[key] != ObjectIdentifier(controller) else { return false }
    let outer = simulation.askedToShow.updateValue(ObjectIdentifier(controller), forKey: key)
    if action == .show {
      show(controller, sender: sender)
    } else {
      showDetailViewController(controller, sender: sender)
    }
    let isHandled = simulation.askedToShow[key] != nil
    simulation.askedToShow[key] = outer
    return isHandled
  }

  private func question(_ action: ViewControllerAction) -> OpenQuestion {
    OpenQuestion(node: ObjectIdentifier(self), method: action.name)
  }

  /// This controller, or its nearest ancestor that says it carries out an action.
  func nearestTarget(for action: ViewControllerAction, sender: Any?) -> ViewController? {
    sequence(first: self) { $0.storedParent }.first {
      $0.canPerformAction(action, withSender: sender)
    }
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
