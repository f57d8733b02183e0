/// A change of a stack, as somebody asked for it.
package typealias StackRequest = StackChange.Request<ViewController>

extension StackRequest {
  /// How many of the controllers at the bottom stay when something is taken off.
  func kept(of stack: [ViewController]) -> Int? { kept(of: stack, isSame: ===) }
}

extension NavigationController {
  /// Makes a change, or queues it behind the transition that runs.
  ///
  /// - Returns: The controllers that the change takes off, or will take off, the lowest first.
  @discardableResult
  func change(
    _ verb: StaticString,
    to request: StackRequest,
    animated: Bool
  ) -> [ViewController] {
    let object: Int =
      switch request {
      case .push(let controller), .popTo(let controller): number(of: controller)
      case .pop, .popToRoot, .set: 0
      }
    return simulation.perform(verb, on: birthNumber, with: object) {
      reportPushWhilePushing(request, animated: animated)
      return mustWait
        ? wait(with: request, animated: animated) : carryOut(request, animated: animated)
    }
  }

  @discardableResult
  func carryOut(_ request: StackRequest, animated: Bool) -> [ViewController] {
    switch request {
    case .push(let controller):
      guard mayPush(controller) else { return [] }
      controller.noteShowing()
      if !animated { reportPushBeforeAppearance(controller) }
      edit(keeping: storedChildren.count, adding: [controller], animated: animated)
      return []
    case .pop, .popTo, .popToRoot:
      guard let kept = request.kept(of: storedChildren) else {
        if case .popTo(let controller) = request { reportStranger(controller) }
        return []
      }
      return cut(to: kept, animated: animated)
    case .set(let controllers):
      replaceStack(with: controllers, animated: animated)
      return []
    }
  }

  private func cut(to count: Int, animated: Bool) -> [ViewController] {
    guard count < storedChildren.count else {
      tellTopThatItStays()
      return []
    }
    let popped = Array(storedChildren[count...])
    edit(keeping: count, adding: [], animated: animated)
    return popped
  }

  /// Tells the top, and everybody in it who is still there, that a pop had nothing to take off.
  ///
  /// A pop from one of these calls has nothing to take off either, and is not told again.
  private func tellTopThatItStays() {
    guard !isTellingTop else { return }
    isTellingTop = true
    var pending = storedChildren.suffix(1).map { (controller: $0, parent: self as ViewController) }
    while let (controller, parent) = pending.popLast() {
      guard controller.storedParent === parent else { continue }
      pending += controller.storedChildren.reversed().map { ($0, controller) }
      controller.didStayOnTop(of: self)
    }
    isTellingTop = false
  }

  private func replaceStack(with controllers: [ViewController], animated: Bool) {
    guard mayHold(controllers) else { return }
    var shared = 0
    while shared < min(controllers.count, storedChildren.count),
      controllers[shared] === storedChildren[shared]
    {
      shared += 1
    }
    guard shared < max(controllers.count, storedChildren.count) else { return }
    edit(keeping: shared, adding: Array(controllers[shared...]), animated: animated)
  }

  /// Edits the stack, and makes the calls that belong to the moment of the call.
  ///
  /// The stack is complete before anybody is told, so a callback that changes it again finds the new
  /// one.
  private func edit(keeping count: Int, adding new: [ViewController], animated: Bool) {
    if undo == nil { undo = StackUndo(of: storedChildren) }
    undo?.note(keeping: count, of: storedChildren)
    let former = storedChildren.last
    residue = nil
    takeOff(Array(storedChildren[count...]), besides: new)
    let below = storedChildren.last
    let moved = new.filter { $0.storedParent !== self && mustLeave($0) }
    var arriving: [ViewController] = []
    for controller in new {
      if takeIn(controller) {
        controller.status.insert(.awaitsDidMove)
        arriving.append(controller)
      }
      storedChildren.append(controller)
    }
    joined.append(contentsOf: arriving)
    nextIsAnimated = animated
    if animated, let newest = arriving.last { animatedArrival = newest }
    stackStage.mark()
    noteBottomBar(of: new, above: below)
    for controller in moved {
      controller.deliver(.didMove(toParent: nil)) { controller.didMove(toParent: nil) }
    }
    if let former, former.status.contains(.leaving) {
      former.deliver(.willMove(toParent: nil)) { former.willMove(toParent: nil) }
    }
    for controller in arriving where controller.storedParent === self {
      controller.deliver(.willMove(toParent: birthNumber)) { controller.willMove(toParent: self) }
    }
  }

  /// Takes controllers off the stack; those that come back in the same change stay on their way.
  private func takeOff(_ old: [ViewController], besides new: [ViewController]) {
    storedChildren.removeLast(old.count)
    let staying = new.isEmpty || old.isEmpty ? [] : Set(new.map(ObjectIdentifier.init))
    for controller in old where !staying.contains(ObjectIdentifier(controller)) {
      controller.status.remove(.awaitsDidMove)
      controller.status.insert(.leaving)
      left.append(controller)
    }
  }

  func pushChild(_ child: ViewController) {
    simulation.perform("addChild", on: birthNumber, with: number(of: child)) {
      simulation.report(
        .navAddChild,
        "\(child.birthNumber) was added to \(birthNumber) as a child; it is pushed instead."
      )
      change("push", to: .push(child), animated: false)
    }
  }

  /// Lets a controller go that leaves the stack on another way than through it.
  func lose(_ child: ViewController) {
    left.remove(identicalTo: child)
    joined.remove(identicalTo: child)
    undo?.lose(child, of: storedChildren)
    residue = nil
    storedChildren.remove(identicalTo: child)
    stackStage.mark()
    noteBottomBarOfTop()
  }
}
