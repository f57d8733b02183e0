extension ViewController {
  /// Whether the controller is on screen or on its way there.
  var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  /// Changes the appearance of the controller and of the children that follow it, outer ones first, but for
  /// the end if `Behavior.endOrder` has it otherwise (fact F5.9).
  ///
  /// The tree is walked with a list of its own, so depth costs no stack.
  ///
  /// - Complexity: O(*n*) in the number of controllers that change.
  func changeAppearance(_ event: AppearanceEvent, animated: Bool) {
    guard follows(event) else { return }
    if event == .end, simulation.behavior.endOrder == .childrenFirst {
      return endFromInside(animated: animated)
    }
    var pending: [(controller: ViewController, parent: ViewController?)] = [(self, nil)]
    while let (controller, parent) = pending.popLast() {
      // A callback of an earlier one may have taken it elsewhere, or turned its parent's change back.
      if let parent {
        let isStillThere =
          controller.storedParent === parent || event == .end && controller.storedParent == nil
        guard isStillThere, parent.isIn(event), controller.follows(event) else { continue }
      }
      controller.apply(event, animated: animated)
      // The callback may have turned the change back; then the children were told of that already.
      guard controller.isIn(event) else {
        controller.status.remove(.willForward)
        continue
      }
      controller.tellParent(of: event)
      for child in controller.followers(of: event).reversed() {
        pending.append((child, controller))
      }
      controller.status.remove(.willForward)
    }
  }

  /// Ends the appearance change of the controller and of the children that follow it, inner ones first.
  private func endFromInside(animated: Bool) {
    var pending: [(controller: ViewController, parent: ViewController?, opened: AppearanceState?)] =
      [
        (self, nil, nil)
      ]
    while let (controller, parent, opened) = pending.popLast() {
      if let opened {
        // A callback of an inner one may have turned the change back, or ended it.
        guard controller.appearance == opened, controller.follows(.end) else { continue }
        controller.apply(.end, animated: animated)
        if controller.isIn(.end) { controller.tellParent(of: .end) }
        continue
      }
      if let parent {
        let isStillThere = controller.storedParent === parent || controller.storedParent == nil
        guard isStillThere, parent.follows(.end), controller.follows(.end) else { continue }
      }
      pending.append((controller, parent, controller.appearance))
      for child in controller.followers(of: .end).reversed() {
        pending.append((child, controller, nil))
      }
    }
  }

  private func tellParent(of event: AppearanceEvent) {
    switch event {
    case .beginAppearing: storedParent?.childWillAppear(self)
    case .end where appearance == .appeared: storedParent?.childDidAppear(self)
    case .beginDisappearing, .end: break
    }
  }

  /// The children that are told by the library when this controller changes.
  private func followers(of event: AppearanceEvent) -> [ViewController] {
    guard managesAppearanceOfChildren || shouldAutomaticallyForwardAppearanceMethods else {
      return []
    }
    return childrenToForward(event)
  }

  /// Whether the controller is where an event has brought it.
  private func isIn(_ event: AppearanceEvent) -> Bool {
    switch event {
    case .beginAppearing: appearance == .appearing
    case .beginDisappearing: appearance == .disappearing
    case .end: appearance == .appeared || appearance == .disappeared
    }
  }

  /// Whether a change of the parent's concerns this controller in its present state.
  private func follows(_ event: AppearanceEvent) -> Bool {
    switch (event, appearance) {
    case (.beginAppearing, .disappeared), (.beginAppearing, .disappearing): true
    case (.beginDisappearing, .appeared), (.beginDisappearing, .appearing): true
    case (.end, .appearing), (.end, .disappearing): !status.contains(.ownsAppearance)
    default: false
    }
  }

  /// Takes one step of the appearance machine and tells the user's class.
  private func apply(_ event: AppearanceEvent, animated: Bool) {
    status.remove([.ownsAppearance, .begunByHand])
    nestedBegins = 0
    if event == .beginAppearing { loadViewIfNeeded() }
    guard
      case .transition(let next, let effects)? = AppearanceState.table[appearance, event]
    else { return }
    appearance = next
    if event != .end {
      status.insert(.willForward)
      if animated { status.insert(.animated) } else { status.remove(.animated) }
    }
    for effect in effects { perform(effect) }
  }

  private func perform(_ effect: AppearanceEffect) {
    let animated = status.contains(.animated)
    switch effect {
    case .willAppear:
      beginHabit()
      deliverWatched(.viewWillAppear(animated: animated)) { viewWillAppear(animated) }
      status.insert(.awaitsIsAppearing)
      needsLayout()
    case .didAppear:
      if status.contains(.awaitsIsAppearing) {
        layOut()
        status.remove(.awaitsIsAppearing)
      }
      guard appearance == .appeared else { return }
      deliverWatched(.viewDidAppear(animated: animated)) { viewDidAppear(animated) }
      if storedParent?.managesAppearanceOfChildren != true { status.remove(.movingToParent) }
    case .willDisappear:
      status.remove([.awaitsIsAppearing, .awaitsLayout])
      deliver(.viewWillDisappear(animated: animated)) { viewWillDisappear(animated) }
    case .didDisappear:
      deliver(.viewDidDisappear(animated: animated)) { viewDidDisappear(animated) }
    case .unbalanced:
      simulation.report(
        .appearUnbalanced,
        "An appearance change of \(birthNumber) was begun or ended out of turn.",
        text: "Unbalanced calls to begin/end appearance transitions for \(address: birthNumber)."
      )
    }
  }

  // MARK: A change of the controller's own

  /// Whether the appearance comes with the view's way in and out of the window by itself.
  ///
  /// Roots, presented controllers and the children of the library's containers have somebody who
  /// shows and hides them.
  package var drivesOwnAppearance: Bool {
    if let storedParent {
      return !storedParent.managesAppearanceOfChildren
        && storedParent.shouldAutomaticallyForwardAppearanceMethods
    }
    return rootWindow == nil && presentedBy == nil
  }

  /// The view is about to come into the view of another controller, or straight into a window.
  func viewWillEnter(_ container: ViewController?, isShown: Bool) {
    guard drivesOwnAppearance, !isOnScreen else { return }
    guard let container else {
      if isShown { beginOwnAppearance(animated: false) }
      return
    }
    switch container.appearance {
    case .appeared where isShown: beginOwnAppearance(animated: false)
    case .appearing where storedParent === container && !container.status.contains(.willForward):
      // The container has told its children already; its own view may not be in place yet.
      changeAppearance(.beginAppearing, animated: container.status.contains(.animated))
    case .appeared, .appearing, .disappeared, .disappearing: break
    }
  }

  /// Whether the parent is a container of the user's that tells its children itself (fact F5.14).
  var isForwardedByHand: Bool {
    guard let storedParent, !storedParent.managesAppearanceOfChildren else { return false }
    return !storedParent.shouldAutomaticallyForwardAppearanceMethods
  }

  func beginOwnAppearance(animated: Bool) {
    changeAppearance(.beginAppearing, animated: animated)
    endAppearanceAlone()
  }

  func beginOwnDisappearance() {
    changeAppearance(.beginDisappearing, animated: false)
    status.insert(.ownsAppearance)
  }

  func endOwnAppearance() {
    guard status.contains(.ownsAppearance), !status.contains(.begunByHand) else { return }
    status.remove(.ownsAppearance)
    changeAppearance(.end, animated: status.contains(.animated))
    simulation.unblock()
  }

  /// Ends a change by itself, at the end of the turn, that a former parent would have ended.
  func endAppearanceAlone() {
    guard appearance == .appearing || appearance == .disappearing else { return }
    guard !status.contains(.ownsAppearance) else { return }
    status.insert(.ownsAppearance)
    simulation.queue.layout.append(
      Job(work: .node(self, .endAppearance), cause: simulation.currentCause)
    )
  }

  // MARK: By hand

  func beginByHand(_ isAppearing: Bool, animated: Bool) {
    simulation.perform("beginAppearanceTransition", on: birthNumber) {
      let event: AppearanceEvent = isAppearing ? .beginAppearing : .beginDisappearing
      status.insert(.toldByHand)
      if follows(event) {
        // From here on the caller decides, not the place of the view (fact F5.18).
        status.remove(.awaitsCheck)
        nestedBegins = 0
        changeAppearance(event, animated: animated)
        if isIn(event) { status.insert([.ownsAppearance, .begunByHand]) }
      } else {
        // A begin within a begin has an end of its own; the last one of them counts (fact F5.17).
        if isIn(event) { nestedBegins += 1 }
        perform(AppearanceEffect.unbalanced)
      }
    }
  }

  func endByHand() {
    simulation.perform("endAppearanceTransition", on: birthNumber) {
      guard nestedBegins == 0 else {
        nestedBegins -= 1
        return
      }
      status.remove([.ownsAppearance, .begunByHand])
      if follows(.end) {
        changeAppearance(.end, animated: status.contains(.animated))
        simulation.unblock()
      } else {
        perform(AppearanceEffect.unbalanced)
      }
    }
  }

  // MARK: Layout

  /// Asks for `viewIsAppearing` and the layout callbacks in the layout pass of this turn.
  func needsLayout() {
    guard !status.contains(.awaitsLayout) else { return }
    status.insert(.awaitsLayout)
    simulation.layOutSoon(self)
  }

  func layOut() {
    guard status.contains(.awaitsLayout) else { return }
    status.remove(.awaitsLayout)
    guard storedView?.storedWindow != nil else { return }
    if status.contains(.awaitsIsAppearing) {
      status.remove(.awaitsIsAppearing)
      let animated = status.contains(.animated)
      deliver(.viewIsAppearing(animated: animated)) { viewIsAppearing(animated) }
    }
    deliver(.viewWillLayoutSubviews) { viewWillLayoutSubviews() }
    deliver(.viewDidLayoutSubviews) { viewDidLayoutSubviews() }
  }
}

/// The controllers that wait for the layout pass of a simulation; one job serves them all.
@MainActor
private final class LayoutPass: SimulationNode {
  let birthNumber = 0
  var waiting: [(controller: ViewController, cause: Int)] = []

  func perform(_ task: NodeTask) {
    let due = waiting
    waiting = []
    for (controller, cause) in due {
      controller.simulation.perform(under: cause) { controller.layOut() }
    }
  }
}

extension Simulation {
  fileprivate func layOutSoon(_ controller: ViewController) {
    let pass = attachment(LayoutPass.self) { LayoutPass() }
    if pass.waiting.isEmpty {
      queue.layout.append(Job(work: .node(pass, .layOut), cause: currentCause))
    }
    pass.waiting.append((controller, currentCause))
  }
}
