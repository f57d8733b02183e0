/// A change that waits for the end of a transition, with the cause that asked for it.
package struct WaitingStackChange {
  package var request: StackRequest
  package var animated: Bool
  package var cause: Int
}

extension NavigationController {
  /// Whether a change has to wait: behind a transition of the stack, behind one that presents or
  /// dismisses around it, or behind changes that wait already (fact F1.4).
  var mustWait: Bool {
    stackStage.running != nil || !waiting.isEmpty || isMovedByPresentation
      || simulation.behavior.secondStackChange == .held && stackStage.isMarked
  }

  /// Whether a presentation that this stack is under, or in, is on its way.
  private var isMovedByPresentation: Bool {
    [nearestPresentation, nearestPresenting].contains { $0?.movement ?? .none != .none }
  }

  /// Queues a change, and returns what it will take off if nothing is wrong with those before it.
  func wait(with request: StackRequest, animated: Bool) -> [ViewController] {
    if case .push(let controller) = request { controller.noteShowing() }
    let goes = willTakeOff(request)
    waiting.append(
      WaitingStackChange(request: request, animated: animated, cause: simulation.currentCause)
    )
    if stackStage.running == nil { stackStage.waitForAnEnd() }
    return goes
  }

  private func willTakeOff(_ request: StackRequest) -> [ViewController] {
    switch request {
    case .push, .set: return []
    case .pop, .popTo, .popToRoot:
      var stack = ExpectedStack(storedChildren)
      for change in waiting[carriedOut...] { _ = stack.take(change.request) }
      return stack.take(request)
    }
  }

  /// Makes the changes that waited, in order, each under the cause that asked for it.
  func carryOutWaiting() {
    guard !waiting.isEmpty else { return }
    guard !isMovedByPresentation else { return stackStage.waitForAnEnd() }
    let due = waiting.count
    for index in 0..<due {
      let change = waiting[index]
      carriedOut = index + 1
      simulation.perform(under: change.cause) {
        carryOut(change.request, animated: change.animated)
      }
    }
    carriedOut = 0
    // What callbacks asked for meanwhile comes after them, as a job of its own.
    exchange(\.waiting, of: self, for: Array(waiting.dropFirst(due)))
    if waiting.isEmpty { hasToldStaleRead = false } else { stackStage.mark() }
  }

  /// The stack, as somebody reads it who may decide from it; told of if changes of it wait.
  var stackAsRead: [ViewController] {
    reportStaleRead()
    return storedChildren
  }

  private func reportStaleRead() {
    guard waiting.count > carriedOut, !hasToldStaleRead else { return }
    hasToldStaleRead = true
    let change = waiting[carriedOut]
    simulation.perform(under: change.cause) {
      simulation.report(
        .navStaleRead,
        """
        The stack of \(birthNumber) was read while \(change.request.phrase) waits, so what was read is \
        out of date.
        """
      )
    }
  }

  /// Finds a second animated push that meets a first one under way.
  func reportPushWhilePushing(_ request: StackRequest, animated: Bool) {
    guard animated, case .push(let controller) = request, let first = controllerBeingPushed,
      first !== controller
    else { return }
    simulation.report(
      .navPushWhilePushing,
      "\(number(of: controller)) is pushed on \(birthNumber) while \(first.birthNumber) is on its way in."
    )
  }

  /// Whether somebody sees this stack, or will in a moment, so that its animation is for somebody.
  private var isOnItsWayOrThere: Bool { appearance == .appearing || appearance == .appeared }

  /// The newest controller that an animated push is bringing, or will bring.
  private var controllerBeingPushed: ViewController? {
    for change in waiting[carriedOut...].reversed() where change.animated {
      if case .push(let controller) = change.request { return controller }
    }
    if isOnItsWayOrThere, stackStage.isMarked, let animatedArrival { return animatedArrival }
    guard let running = stackStage.running, running.isAnimated, operation == .push,
      !stackStage.isEnding
    else { return nil }
    return running.appearing
  }
}

extension StackRequest {
  /// What the change is called in a sentence.
  @MainActor
  fileprivate var phrase: Message {
    switch self {
    case .push(let controller): "the push of \(controller.birthNumber)"
    case .pop: "a pop"
    case .popTo(let controller): "the pop to \(controller.birthNumber)"
    case .popToRoot: "the pop to the root"
    case .set: "another stack"
    }
  }
}
