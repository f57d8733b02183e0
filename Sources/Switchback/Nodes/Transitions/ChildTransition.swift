/// One call of `transition(from:to:…)` that waits for its turn.
@MainActor
package struct ChildTransitionRequest {
  package let from: ViewController
  package let to: ViewController
  package let duration: Duration
  package let animations: (() -> Void)?
  package let completion: ((Bool) -> Void)?
}

/// Carries out a container's transitions between its children, one after the other, on a stage of its own.
@MainActor
package final class ChildTransitions: TransitionHost {
  private weak var container: ViewController?
  package lazy var stage = Stage(host: self, of: owner)
  private unowned let owner: ViewController
  private var waiting: [ChildTransitionRequest] = []
  private var current: ChildTransitionRequest?
  /// The view that holds the view of the child that leaves.
  package private(set) weak var place: View?

  package init(of container: ViewController) {
    self.container = container
    owner = container
  }

  package var anchor: ViewController? { container }
  package var isSeen: Bool { container?.isOnScreen ?? false }
  package var runsAfterCommit: Bool { false }

  /// The child that comes with the transition that runs, or with the next one.
  package var desired: ViewController? { (current ?? waiting.first)?.to }

  /// Children change while their container is on screen or off it, but not on its way, and not while
  /// something moves inside one of them.
  package var isReady: Bool {
    guard let container, let next = waiting.first else { return true }
    guard container.appearance == .appeared || container.appearance == .disappeared else {
      return false
    }
    return ![next.from, next.to].contains {
      container.simulation.hasRunningTransition(inside: $0, besides: stage)
    }
  }

  func add(_ request: ChildTransitionRequest) {
    waiting.append(request)
    stage.mark()
  }

  package func planTransition(bringing comer: ViewController?) -> Transition? {
    guard let container, comer != nil || waiting.isEmpty else { return nil }
    while let next = waiting.first {
      waiting.removeFirst()
      guard container.mayExchange(next.from, next.to) else { continue }
      return plan(next, in: container)
    }
    return nil
  }

  private func plan(_ next: ChildTransitionRequest, in container: ViewController) -> Transition {
    current = next
    place = next.from.viewOrPlain.storedSuperview
    reportPlaces(of: next, in: container)
    let isSeen = container.appearance == .appeared && place?.isShown == true
    let order = container.simulation.behavior.childTransitionOrder
    if next.from.isOnScreen { next.from.shownBy = stage }
    return Transition(
      choreography: order == .oldFirst ? .stack : .tab,
      disappearing: next.from.isOnScreen ? next.from : nil,
      appearing: isSeen ? next.to : nil,
      isAnimated: next.duration > .zero
    )
  }

  /// Finds a child that leaves from nowhere, and one that is there before it comes.
  private func reportPlaces(of next: ChildTransitionRequest, in container: ViewController) {
    if place == nil {
      container.simulation.report(
        .childTransitionNowhere,
        """
        The view of \(next.from.birthNumber) is in no view, so that of \(next.to.birthNumber) gets no \
        place.
        """
      )
    }
    if next.to.isOnScreen {
      container.simulation.report(
        .appearUnbalanced,
        """
        \(next.to.birthNumber) is on screen before the transition that brings it: its view was added by \
        hand.
        """,
        text: """
          Unbalanced calls to begin/end appearance transitions for \(address: next.to.birthNumber).
          """
      )
    }
  }

  package func ending(of transition: Transition) -> Transition.Ending {
    guard let current, transition.isAnimated else { return .commit }
    return .after(current.duration)
  }

  package func didStart(_ transition: Transition) {
    guard let current, let container else { return }
    place?.link(current.to.viewOrPlain)
    guard let animations = current.animations else { return }
    ViewAnimation(in: container.simulation, completion: nil)
      .run(current.duration, changes: animations)
  }

  package func willEnd(_ transition: Transition) {
    takeAway(current?.from)
    if container?.simulation.behavior.childTransitionCompletion == .beforeCallbacks { complete() }
  }

  package func didEnd(_ transition: Transition) {
    stage.letGo(of: current?.to)
    complete()
    current = nil
  }

  package func didCancel(_ transition: Transition) {
    takeAway(current?.to)
    stage.letGo(of: current?.from)
    complete()
    current = nil
  }

  /// Takes a child's view out of the place that the transition is about.
  private func takeAway(_ child: ViewController?) { child?.viewIfLoaded?.unlink(from: place) }

  /// Calls the user's completion, once.
  private func complete() {
    guard let ended = current, let completion = ended.completion, let container else { return }
    current = ChildTransitionRequest(
      from: ended.from,
      to: ended.to,
      duration: ended.duration,
      animations: nil,
      completion: nil
    )
    let simulation = container.simulation
    simulation.record(container.birthNumber, .completion)
    completion(!stage.isCancelling && simulation.now >= stage.expectedEnd)
  }
}

extension ViewController {
  /// Carries out `transition(from:to:…)`: checks, and has the stage of the children do it.
  func exchangeChildren(
    from old: ViewController,
    to new: ViewController,
    duration: Double,
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    simulation.perform("transition", on: birthNumber, with: number(of: new)) {
      guard belongsHere(old), belongsHere(new), mayExchangeChildren, mayExchange(old, new) else {
        return
      }
      let transitions = childTransitions ?? ChildTransitions(of: self)
      childTransitions = transitions
      transitions.add(
        ChildTransitionRequest(
          from: old,
          to: new,
          duration: simulation.bounded(seconds: max(duration, 0), of: "a transition of children"),
          animations: animations,
          completion: completion
        )
      )
    }
  }

  /// Whether this controller is a container that may ask for transitions between its children.
  private var mayExchangeChildren: Bool {
    guard !choosesChildrenItself else {
      simulation.report(
        .childTransitionInSystemContainer,
        "\(birthNumber) shows its children itself; it was to carry out a transition between two of them."
      )
      return false
    }
    guard !shouldAutomaticallyForwardAppearanceMethods else { return true }
    simulation.report(
      .childTransitionByHand,
      """
      \(birthNumber) tells its children of their appearance itself; it was to carry out a transition \
      between two of them.
      """,
      exception: "NSInvalidArgumentException"
    )
    return false
  }

  /// Whether two controllers are two children of this one; reports why not (fact F5.19).
  func mayExchange(_ old: ViewController, _ new: ViewController) -> Bool {
    guard old.storedParent === self, new.storedParent === self else {
      simulation.report(
        .childNotSiblings,
        """
        \(birthNumber) was to carry out a transition from \(old.birthNumber) to \(new.birthNumber), which \
        are not both its children.
        """,
        exception: "NSInvalidArgumentException",
        text: """
          Children view controllers \(address: old.birthNumber) and \(address: new.birthNumber) must have \
          a common parent view controller when calling -[UIViewController \
          transitionFromViewController:toViewController:duration:options:animations:completion:]
          """
      )
      return false
    }
    guard old === new else { return true }
    simulation.report(
      .childTransitionToItself,
      "\(birthNumber) was to carry out a transition from \(old.birthNumber) to itself."
    )
    return false
  }
}
