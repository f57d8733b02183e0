extension NavigationController: TransitionHost {
  package var stage: Stage { stackStage }
  package var anchor: ViewController? { self }
  package var runsAfterCommit: Bool { false }

  /// A stack changes while its controller is on screen, or unseen while it is off it, but not while it
  /// comes or goes; and not while something moves inside one of the controllers that change.
  package var isReady: Bool {
    switch appearance {
    case .appearing, .disappearing: false
    case .disappeared: true
    case .appeared:
      ![shownTop, desired].contains { top in
        top.map { simulation.hasRunningTransition(inside: $0, besides: stackStage) } ?? false
      }
    }
  }

  package var desired: ViewController? {
    storedChildren.last { $0 !== residue }
  }
  package var place: View? { storedView }

  package func planTransition(bringing top: ViewController?) -> Transition? {
    let isAnimated = nextIsAnimated
    nextIsAnimated = false
    animatedArrival = nil
    bottomBar.follow()
    let swipe = exchange(\.interactivePop, of: self, for: nil)
    guard appearance == .appeared else {
      swipe?.abandon()
      adoptUnseen()
      return nil
    }
    let kind = StackChange.kind(
      shownTop: shownTop.map(ObjectIdentifier.init),
      desiredTop: top.map(ObjectIdentifier.init),
      desiredTopWasShown: { _ in top?.status.contains(.inShownStack) ?? false }
    )
    if kind == .pop { interactivePop = swipe } else { swipe?.abandon() }
    guard kind != .none else {
      exchange(\.undo, of: self, for: nil)
      settleRelations()
      carryOutWaiting()
      return nil
    }
    operation = kind == .push ? .push : .pop
    if kind == .push, let top, top.status.contains(.awaitsDidMove) {
      top.status.insert(.movingToParent)
    }
    if let shownTop, shownTop.status.contains(.leavingStack) || shownTop.storedParent !== self {
      shownTop.status.insert(.movingFromParent)
    }
    return Transition(
      choreography: .stack,
      disappearing: shownTop?.shownBy === stackStage ? shownTop : nil,
      appearing: top,
      isAnimated: isAnimated,
      isInteractive: interactivePop != nil
    )
  }

  package func ending(of transition: Transition) -> Transition.Ending {
    if let interactivePop { return .gesture(interactivePop) }
    guard transition.isAnimated else { return .commit }
    if let old = transition.disappearing, let new = transition.appearing,
      let delegate = livingDelegate,
      let animator = delegate.navigationController(
        self,
        animationControllerFor: operation,
        from: old,
        to: new
      )
    {
      return .animator(animator)
    }
    return .after(simulation.durations.stack)
  }

  package func didStart(_ transition: Transition) {
    exchange(\.shownTop, of: self, for: transition.appearing)
    if let view = shownTop?.viewOrPlain { viewOrPlain.link(view) }
  }

  package func willEnd(_ transition: Transition) {
    transition.disappearing?.viewIfLoaded?.unlink(from: storedView)
    unlinkLeft()
  }

  package func didEnd(_ transition: Transition) {
    interactivePop = nil
    transition.disappearing?.status.remove(.movingFromParent)
    exchange(\.undo, of: self, for: nil)
    settleRelations()
    carryOutWaiting()
  }

  package func didCancel(_ transition: Transition) {
    interactivePop = nil
    transition.appearing?.viewIfLoaded?.unlink(from: storedView)
    exchange(\.shownTop, of: self, for: transition.disappearing)
    toldTop = shownTop
    owesDidShow = nil
    restoreStack(after: transition)
    carryOutWaiting()
  }

  /// Puts the stack back to what it was before a change that was given up.
  private func restoreStack(after transition: Transition) {
    let undone = exchange(\.undo, of: self, for: nil)
    var former = undone?.former(of: storedChildren) ?? storedChildren
    if let newcomer = newcomerThatStays(after: transition, over: former) {
      leaveResidue(newcomer, over: former.last)
      former.append(newcomer)
    }
    for controller in former { controller.status.remove([.leavingStack, .movingFromParent]) }
    let givenUp = exchange(\.storedChildren, of: self, for: former)
    restoreBottomBar(with: undone)
    let staying = Set(former.map(ObjectIdentifier.init))
    exchange(\.joined, of: self, for: joined.filter { staying.contains(ObjectIdentifier($0)) })
    let gone = left.filter { $0.status.contains(.leavingStack) }
    // Some may have been welcomed meanwhile, in a window that was hidden and shown again.
    let came = givenUp.filter { !staying.contains(ObjectIdentifier($0)) }
    for controller in came { controller.status.remove(.awaitsDidMove) }
    exchange(\.left, of: self, for: gone + came)
    for controller in left { controller.status.insert(.leavingStack) }
    unlinkLeft()
    settleRelations()
  }

  private func restoreBottomBar(with undone: StackUndo?) {
    undone?.restoreBottomBars()
    bottomBar.giveUp()
    // Somebody may have taken the top of before meanwhile.
    if desired !== shownTop { noteBottomBarOfTop() }
  }

  /// Follows the stack while nobody sees it: only relations change (fact F1.18).
  private func adoptUnseen() {
    exchange(\.undo, of: self, for: nil)
    if let former = shownTop, former !== desired {
      exchange(\.shownTop, of: self, for: nil)
      former.viewIfLoaded?.unlink(from: storedView)
      stackStage.letGo(of: former)
      simulation.unblock()
    }
    unlinkLeft()
    tellLeft()
    noteShownStack()
    carryOutWaiting()
  }

  /// Counts those that came while nobody looked as shown; each is told when it first appears.
  private func noteShownStack() {
    exchange(\.undo, of: self, for: nil)
    for controller in joined { controller.status.insert(.inShownStack) }
    exchange(\.joined, of: self, for: [])
  }

  /// Puts the top's view in place when the navigation controller itself comes onto the screen.
  func showTop() {
    // A transition that runs on unseen has its top in place already.
    guard stackStage.running == nil else { return }
    leaveFormerTop()
    guard stackStage.holder(of: desired) == nil else {
      exchange(\.shownTop, of: self, for: nil)
      return stackStage.mark()
    }
    exchange(\.shownTop, of: self, for: desired)
    bottomBar.follow()
    noteShownStack()
    guard let shownTop else {
      simulation.report(.navEmpty, "\(birthNumber) comes onto the screen with an empty stack.")
      return
    }
    if shownTop.status.contains(.awaitsDidMove), simulation.behavior.rootMovesToParent {
      shownTop.status.insert(.movingToParent)
    }
    shownTop.shownBy = stackStage
    let view = shownTop.viewOrPlain
    if view.superview !== viewOrPlain { viewOrPlain.link(view) }
  }

  /// Takes away the top of before, if the stack has changed while its controller was off the screen, or on
  /// the way off it: then the one that was leaving leaves whole.
  private func leaveFormerTop() {
    guard let former = shownTop, former !== desired else { return }
    exchange(\.shownTop, of: self, for: nil)
    former.viewIfLoaded?.unlink(from: storedView)
    stackStage.letGo(of: former)
    guard former.appearance == .disappearing else { return }
    former.changeAppearance(.end, animated: former.status.contains(.animated))
  }

  // MARK: Relations

  /// Ends the relations of those that have left; they are told after the callbacks (fact F0.11).
  private func unlinkLeft() {
    for controller in left where controller.status.contains(.leavingStack) {
      controller.storedParent = nil
    }
  }

  private func tellLeft() {
    for controller in exchange(\.left, of: self, for: [])
    where controller.status.contains(.leavingStack) {
      undo?.forget(controller)
      controller.status.remove([
        .leavingStack, .inShownStack, .movingToParent, .hidesBottomBar,
      ])
      controller.storedParent = nil
      controller.deliver(.didMove(toParent: nil)) { controller.didMove(toParent: nil) }
      controller.status.remove(.movingFromParent)
    }
  }

  /// Tells those that left and those that came, and notes what is shown now.
  private func settleRelations() {
    tellLeft()
    for controller in exchange(\.joined, of: self, for: [])
    where controller.status.contains(.awaitsDidMove) {
      welcome(controller)
    }
  }

  private func welcome(_ controller: ViewController) {
    controller.status.remove(.awaitsDidMove)
    controller.status.insert(.inShownStack)
    controller.deliver(.didMove(toParent: birthNumber)) { controller.didMove(toParent: self) }
    controller.status.remove(.movingToParent)
  }

  // MARK: The delegate

  private var livingDelegate: (any NavigationControllerDelegate)? {
    if delegate == nil, hadDelegate {
      hadDelegate = false
      simulation.report(.navDelegateGone, "The delegate of \(birthNumber) is gone and is skipped.")
    }
    return delegate
  }

  func tellWillShow(_ controller: ViewController) {
    guard controller !== toldTop, !stackStage.isCancelling else { return }
    toldTop = controller
    let animated = controller.status.contains(.animated)
    owesDidShow = animated
    guard let delegate = livingDelegate else { return }
    simulation.record(birthNumber, .willShow(controller.birthNumber, animated: animated))
    delegate.navigationController(self, willShow: controller, animated: animated)
  }

  func tellDidShow(_ controller: ViewController) {
    guard !stackStage.isCancelling else { return }
    if stackStage.isEnding { settleRelations() }
    if controller.status.contains(.awaitsDidMove) { welcome(controller) }
    controller.status.insert(.inShownStack)
    controller.status.remove(.movingToParent)
    guard let animated = owesDidShow else { return }
    owesDidShow = nil
    guard let delegate = livingDelegate else { return }
    simulation.record(birthNumber, .didShow(controller.birthNumber, animated: animated))
    delegate.navigationController(self, didShow: controller, animated: animated)
  }
}
