extension ViewController {
  /// Carries out `addChild`.
  func adopt(_ child: ViewController) {
    simulation.perform("addChild", on: birthNumber, with: number(of: child)) {
      guard mayAdopt(child) else { return }
      child.noteAdding(to: self)
      link(child)
    }
  }

  /// Whether a controller may become a child; reports why not.
  func mayAdopt(_ child: ViewController) -> Bool {
    guard belongsHere(child) else { return false }
    if child === self || isInside(child) || isViewInside(child) {
      simulation.report(
        .childCycle,
        "\(child.birthNumber) cannot become a child of \(birthNumber), which lies inside it.",
        exception: "NSInvalidArgumentException"
      )
      return false
    }
    if child.rootWindow != nil {
      simulation.report(
        .childRoot,
        "\(child.birthNumber) is the root of a window and cannot become a child of \(birthNumber).",
        exception: "UIViewControllerHierarchyInconsistency",
        text: """
          adding a root view controller \(address: child.birthNumber) as a child of view \
          controller:\(address: birthNumber)
          """
      )
      return false
    }
    if let owner = child.viewIfLoaded?.nearestControllerAbove, owner !== self {
      simulation.report(
        .childHierarchy,
        """
        The view of \(child.birthNumber) is in the view of \(owner.birthNumber), so it cannot become a \
        child of \(birthNumber).
        """,
        exception: "UIViewControllerHierarchyInconsistency",
        text: """
          child view controller:\(address: child.birthNumber) should have parent view \
          controller:\(address: owner.birthNumber) but requested parent is:\(address: birthNumber)
          """
      )
      return false
    }
    return true
  }

  /// Moves a controller here from wherever it is, with the calls that UIKit makes by itself.
  func link(_ child: ViewController) {
    if child.storedParent === self {
      storedChildren.remove(identicalTo: child)
      storedChildren.append(child)
      return
    }
    if child.storedParent != nil {
      child.leaveParent()
    } else if child.status.contains(.leaving) {
      child.forgetParent()
      child.deliver(.didMove(toParent: nil)) { child.didMove(toParent: nil) }
      guard child.storedParent == nil else { return }
    }
    child.reportPresented(comingInto: birthNumber)
    child.status.insert(.movingToParent)
    child.deliver(.willMove(toParent: birthNumber)) { child.willMove(toParent: self) }
    // The callback may have moved either of them elsewhere, or asked for this very move.
    guard child.storedParent == nil else { return }
    guard child.rootWindow == nil, !isInside(child) else {
      child.status.remove(.movingToParent)
      return
    }
    child.storedParent = self
    storedChildren.append(child)
    watchContainment(of: child)
  }

  /// Carries out a call of `removeFromParent` by the app.
  func leaveParentByCall() {
    guard let parent = storedParent else { return }
    let isAnnounced = status.contains(.movingFromParent) || parent.managesAppearanceOfChildren
    simulation.perform("removeFromParent", on: birthNumber) {
      parent.release(self)
      endRelation()
      if !isAnnounced { watchUnannouncedRemoval(from: parent) }
    }
  }

  /// Takes the controller out of its parent, whoever asked for it.
  func leaveParent() {
    guard let parent = storedParent else { return }
    simulation.perform("removeFromParent", on: birthNumber) {
      parent.release(self)
      endRelation()
    }
  }

  /// Ends the relation with a parent that has let this controller go, and tells it so.
  func endRelation() {
    let isMovingFromParent = status.contains(.movingFromParent)
    forgetParent()
    if isMovingFromParent { status.insert(.movingFromParent) }
    deliver(.didMove(toParent: nil)) { didMove(toParent: nil) }
    if isMovingFromParent { status.remove(.movingFromParent) }
  }

  /// Ends the relation with a parent that has let this controller go.
  func forgetParent() {
    storedParent = nil
    status.remove([
      .movingToParent, .movingFromParent, .inShownStack, .awaitsDidMove, .leaving,
      .hidesBottomBar, .conditionChild, .owedDidMove, .toldByHand,
    ])
    if let storedView, storedView.storedSuperview != nil { watchLooseView() }
  }

  /// The base method of `willMove`, which users call themselves before a removal.
  func receivedWillMove(to parent: ViewController?) {
    let kind = Event.Kind.willMove(toParent: parent?.birthNumber)
    if delivery == kind {
      delivery = nil
    } else {
      simulation.perform("willMove", on: birthNumber) { simulation.record(birthNumber, kind) }
    }
    guard let storedParent, !storedParent.managesAppearanceOfChildren else { return }
    if parent == nil { status.insert(.movingFromParent) }
  }

  /// The base method of `didMove`, which users call themselves after an addition.
  func receivedDidMove(to parent: ViewController?) {
    let kind = Event.Kind.didMove(toParent: parent?.birthNumber)
    if delivery == kind {
      delivery = nil
    } else {
      simulation.perform("didMove", on: birthNumber) { simulation.record(birthNumber, kind) }
    }
    if parent != nil { status.remove(.owedDidMove) }
    if appearance != .appearing { status.remove(.movingToParent) }
  }

  /// Finds a controller that comes somewhere else while it is presented.
  func reportPresented(comingInto place: Int) {
    reportPrepared()
    guard let presenter = presentedBy?.presenter, presentedBy?.isGoing == false else { return }
    simulation.report(
      .presentMoved,
      """
      \(birthNumber) comes into \(place) while \(presenter.birthNumber) presents it; the presentation \
      stays, empty.
      """
    )
  }

  /// Whether this controller lies inside another one, or was presented from inside it.
  func isInside(_ other: ViewController) -> Bool {
    TreeWalk.isInside(self, other, holders: \.holders, held: \.held)
  }

  /// Whether this controller's view lies in that of another one, whoever its parent is.
  func isViewInside(_ other: ViewController) -> Bool {
    guard let view = viewIfLoaded, let otherView = other.viewIfLoaded else { return false }
    return view.isInside(otherView)
  }

  /// The controller that this one hangs on: its parent, or else its presenter.
  var outer: ViewController? { storedParent ?? presentedBy?.presenter }

  /// The parent and the presenter.
  private var holders: [ViewController] {
    [storedParent, presentedBy?.presenter].compactMap(\.self)
  }

  /// The children, those included that are on their way out, and whom this one presents.
  private var held: [ViewController] {
    storedChildren + (oneChild?.left ?? []) + (presentation.map { [$0.presented] } ?? [])
  }

  /// Whether the view may come into the view of a controller; reports why not (fact F5.5).
  func mayEnter(_ container: ViewController?, isInWindow: Bool) -> Bool {
    if let container, container.isInside(self) {
      simulation.report(
        .childCycle,
        "The view of \(birthNumber) cannot come into \(container.birthNumber), which lies inside it.",
        exception: "UIViewControllerHierarchyInconsistency"
      )
      return false
    }
    guard let parent = storedParent, parent !== container, container != nil || isInWindow else {
      return true
    }
    simulation.report(
      .childHierarchy,
      """
      The view of \(birthNumber), a child of \(parent.birthNumber), cannot come into the view of \
      \(container?.birthNumber ?? 0).
      """,
      exception: "UIViewControllerHierarchyInconsistency",
      text: """
        child view controller:\(address: birthNumber) should have parent view \
        controller:\(address: container?.birthNumber) but actual parent is:\(address: parent.birthNumber)
        """
    )
    return false
  }

  /// The nearest ancestor of a type.
  func nearestAncestor<Ancestor: ViewController>() -> Ancestor? {
    var ancestor = storedParent
    while let controller = ancestor {
      if let found = controller as? Ancestor { return found }
      ancestor = controller.storedParent
    }
    return nil
  }
}
