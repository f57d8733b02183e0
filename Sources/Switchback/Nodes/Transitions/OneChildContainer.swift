/// A container of the library that shows one of its children at a time, in its own view.
///
/// Which one it should show is `desired`, and which one it does is `shownChild`. While the container is on
/// screen its stage leads from one to the other; when the container itself comes onto the screen, the desired
/// one comes with it.
@MainActor
package protocol OneChildContainer: ViewController, TransitionHost {
  /// The child that is shown, or is on its way out.
  var shownChild: ViewController? { get set }
  /// Those that have been taken away, and are not told of it before they have gone.
  var left: [ViewController] { get set }
  /// Whether the change that waits for the commit phase is animated.
  var nextIsAnimated: Bool { get }
  /// What the child at a place is to the container, as the tree prints it.
  func relation(at index: Int) -> String
  /// A child that was taken away is about to be told so.
  func forget(_ child: ViewController)
  /// Adds what is wrong with what only this container has.
  func checkContainer(_ faults: inout [String])
}

extension OneChildContainer {
  package var anchor: ViewController? { self }
  package var isSeen: Bool { isOnScreen }
  package var runsAfterCommit: Bool { false }
  package var place: View? { storedView }

  /// What is shown changes while the container is on screen, or unseen while it is off it, but not while it
  /// comes or goes; and not while something moves inside one of the children that change.
  package var isReady: Bool {
    switch appearance {
    case .appearing, .disappearing: false
    case .disappeared: true
    case .appeared: isStill(inside: shownChild, desired)
    }
  }

  package func forget(_ child: ViewController) {}

  /// Whether nothing moves inside the children that are to change.
  private func isStill(inside children: ViewController?...) -> Bool {
    !children.contains { child in
      child.map { simulation.hasRunningTransition(inside: $0, besides: stage) } ?? false
    }
  }

  // MARK: With the container

  /// The child that follows an appearance change of the container.
  func shownChildToForward(_ event: AppearanceEvent) -> [ViewController] {
    guard let shownChild else { return [] }
    let isInPlace = shownChild.viewIfLoaded?.storedSuperview === storedView
    return isInPlace || event != .beginAppearing ? [shownChild] : []
  }

  /// Makes the desired child the shown one as the container comes onto the screen.
  ///
  /// - Returns: Whether it is; not if a transition runs on, or somebody else still shows it.
  func takeDesired() -> Bool {
    // A transition that runs on unseen has its child in place already.
    guard stage.running == nil else { return false }
    leaveFormerChild()
    guard stage.holder(of: desired) == nil else {
      shownChild = nil
      stage.mark()
      return false
    }
    shownChild = desired
    return true
  }

  /// Puts the shown child in place, so that it appears with the container.
  func putShownChildInPlace() {
    guard let shownChild else { return }
    shownChild.shownBy = stage
    let view = shownChild.viewOrPlain
    if view.superview !== viewOrPlain { viewOrPlain.link(view) }
  }

  /// Takes away the child of before, if another one is desired since the container was off the screen, or on
  /// the way off it: then the one that was leaving leaves whole.
  private func leaveFormerChild() {
    guard let former = shownChild, former !== desired else { return }
    dropShownChild()
    guard former.appearance == .disappearing else { return }
    former.changeAppearance(.end, animated: former.status.contains(.animated))
  }

  /// Follows what is desired while nobody sees it.
  func dropUndesired() {
    guard shownChild != nil, shownChild !== desired else { return }
    dropShownChild()
    simulation.unblock()
  }

  /// Shows nobody any more, and takes the view of who was shown out.
  private func dropShownChild() {
    guard let former = shownChild else { return }
    shownChild = nil
    former.viewIfLoaded?.unlink(from: storedView)
    stage.letGo(of: former)
  }

  // MARK: In a transition

  /// The shown child, unless somebody else shows it by now: the one that disappears in a transition.
  var childToLeave: ViewController? { shownChild?.shownBy === stage ? shownChild : nil }

  /// Puts the view of who comes over that of who goes.
  func bringIn(_ transition: Transition) {
    shownChild = transition.appearing
    if let view = shownChild?.viewOrPlain { viewOrPlain.link(view) }
  }

  /// Takes the view of who went out.
  func takeOut(_ transition: Transition) {
    transition.disappearing?.viewIfLoaded?.unlink(from: storedView)
    unlinkLeft()
  }

  /// Has the child of before back, since the transition was given up.
  func bringBack(_ transition: Transition) {
    transition.appearing?.viewIfLoaded?.unlink(from: storedView)
    shownChild = transition.disappearing
  }

  // MARK: Relations

  /// Whether a controller that comes has to leave somebody else first.
  func mustLeave(_ controller: ViewController) -> Bool {
    controller.storedParent != nil || controller.status.contains(.leaving)
  }

  /// Becomes the parent of a controller, and says whether it comes: whether it was no child before.
  func takeIn(_ controller: ViewController) -> Bool {
    if controller.storedParent === self {
      guard controller.status.contains(.leaving) else { return false }
      controller.status.remove(.leaving)
      return true
    }
    if mustLeave(controller) {
      controller.storedParent?.release(controller)
      controller.forgetParent()
    }
    controller.storedParent = self
    controller.reportPresented(comingInto: birthNumber)
    return true
  }

  /// Ends the relations of those that have left; they are told after the callbacks (fact F0.11).
  func unlinkLeft() {
    for child in left where child !== shownChild && child.status.contains(.leaving) {
      child.storedParent = nil
    }
  }

  /// Tells those that have left and are not shown any more.
  func tellLeft() {
    let staying = left.filter { $0 === shownChild && $0.status.contains(.leaving) }
    for child in exchange(\.left, of: self, for: staying)
    where child.status.contains(.leaving) && child !== staying.first {
      forget(child)
      child.endRelation()
    }
  }
}

extension OneChildContainer {
  /// Adds what is wrong with the children and with what is shown.
  func checkShownChild(_ faults: inout [String]) {
    for child in storedChildren where child.status.contains(.leaving) {
      faults.append("\(child.name) is a child of \(name) and is leaving it")
    }
    checkContainer(&faults)
    guard simulation.isAtRest else { return }
    if !left.isEmpty { faults.append("\(name) keeps those that left at rest") }
    if appearance == .appeared, shownChild !== desired {
      let (shown, desired) = (shownChild?.name ?? "nobody", desired?.name ?? "nobody")
      faults.append("\(name) shows \(shown) at rest, and should show \(desired)")
    }
  }
}
