extension ViewController {
  /// Searches the destination of an unwind segue, and goes back to it (facts F6.9 and F6.10).
  func unwind(by action: UnwindAction, named identifier: String?, sender: Any?) {
    let source = StoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
    guard let destination = destination(of: source) else {
      simulation.report(
        .segueUnwindNowhere,
        """
        No screen that \(birthNumber) came from takes the unwind action "\(text: action.name)"; it stays.
        """
      )
      return
    }
    let segue = UnwindSegue(identifier: identifier, source: self, destination: destination)
    segue.way = way(to: destination)
    prepare(for: segue, sender: sender)
    action.run(destination, segue)
    segue.perform()
  }

  /// The controllers from this one outwards: parents, and where they end, presenters.
  private var outwards: UnfoldFirstSequence<ViewController> {
    sequence(first: self) { $0.outer }
  }

  /// The first controller that takes the action, from the source outwards; at each, first those inside it.
  private func destination(of source: StoryboardUnwindSegueSource) -> ViewController? {
    for controller in outwards {
      var pending = Array(controller.allowedChildrenForUnwinding(from: source).reversed())
      var seen: Set<ObjectIdentifier> = []
      while let candidate = pending.popLast() {
        guard seen.insert(ObjectIdentifier(candidate)).inserted else { continue }
        if candidate.takes(source) { return candidate }
        pending += candidate.allowedChildrenForUnwinding(from: source).reversed()
      }
      if controller.takes(source) { return controller }
    }
    return nil
  }

  private func takes(_ unwinding: StoryboardUnwindSegueSource) -> Bool {
    canPerformUnwindSegueAction(
      unwinding.unwindAction,
      from: unwinding.source,
      sender: unwinding.sender
    )
  }

  /// The controllers from this one to another: out to the first that holds it, and in again.
  private func way(to destination: ViewController) -> [ViewController] {
    let inwards = Array(sequence(first: destination) { $0.storedParent })
    var way: [ViewController] = []
    for controller in outwards {
      way.append(controller)
      if let position = inwards.firstIndex(where: { $0 === controller }) {
        return way + inwards[..<position].reversed()
      }
    }
    return way
  }

  /// Asked by default: whether this controller has the method, and is not the source.
  func isUnwindTarget(of action: UnwindAction, from source: ViewController) -> Bool {
    self !== source && action.isImplemented(self)
  }

  /// The child that holds the source of an unwind segue, or is it.
  func child(holding source: ViewController) -> ViewController? {
    sequence(first: source) { $0.outer }.first { $0.storedParent === self }
  }

  /// The children that do not hold the source.
  func childrenBesides(_ source: StoryboardUnwindSegueSource) -> [ViewController] {
    let holder = childContaining(source)
    return storedChildren.filter { $0 !== holder }
  }

  /// Dismisses the presentation that the way back leads out of, if no other controller on the way does.
  func dismiss(unwinding segue: StoryboardSegue) {
    if isLowestPresenter(of: segue) { dismiss(animated: true) }
  }

  /// Whether this controller presents what the source is in, and nobody further on the way back does.
  func isLowestPresenter(of segue: StoryboardSegue) -> Bool {
    guard let presented = presentation?.presented,
      segue.source === presented || segue.source.isInside(presented)
    else { return false }
    let way = (segue as? UnwindSegue)?.way ?? []
    let rest = way.drop { $0 !== self }.dropFirst()
    return !rest.contains { $0.presentation.map { segue.source.isInside($0.presented) } ?? false }
  }
}

extension NavigationController {
  /// The screens that an unwind segue may go back to, the nearest below the source first.
  func stackForUnwinding(_ source: StoryboardUnwindSegueSource) -> [ViewController] {
    let screens = childrenBesides(source)
    return simulation.behavior.unwindSearchesStackFromTop ? screens.reversed() : screens
  }

  /// Pops to a screen, and dismisses what the way back leads out of; only one of them is animated.
  func unwindStack(_ segue: StoryboardSegue, towards next: ViewController) {
    let dismisses = isLowestPresenter(of: segue)
    if storedChildren.contains(where: { $0 === next }), storedChildren.last !== next {
      popToViewController(next, animated: !dismisses)
    }
    if dismisses { dismiss(animated: true) }
  }
}

/// A segue back to a screen that is there already.
final class UnwindSegue: StoryboardSegue {
  /// The screens from the source to the destination.
  var way: [ViewController] = []

  /// Has the screens on the way reveal one after the other; the last one only if it has to dismiss.
  override func perform() {
    for (screen, next) in zip(way, way.dropFirst()) { screen.unwind(for: self, towards: next) }
    if destination.isLowestPresenter(of: self) {
      destination.unwind(for: self, towards: destination)
    }
  }
}
