extension NavigationController: OneChildContainer {
  package var stage: Stage { stackStage }

  package var desired: ViewController? {
    storedChildren.last { $0 !== residue }
  }

  /// The top that is shown, which its former value must not find while it goes.
  package var shownChild: ViewController? {
    get { shownTop }
    set { exchange(\.shownTop, of: self, for: newValue) }
  }

  package func relation(at index: Int) -> String { "stack \(index)" }

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
    if let shownTop, shownTop.status.contains(.leaving) || shownTop.storedParent !== self {
      shownTop.status.insert(.movingFromParent)
    }
    return Transition(
      choreography: .stack,
      disappearing: childToLeave,
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

  package func didStart(_ transition: Transition) { bringIn(transition) }

  package func willEnd(_ transition: Transition) { takeOut(transition) }

  package func didEnd(_ transition: Transition) {
    interactivePop = nil
    transition.disappearing?.status.remove(.movingFromParent)
    exchange(\.undo, of: self, for: nil)
    settleRelations()
    carryOutWaiting()
  }

  package func didCancel(_ transition: Transition) {
    interactivePop = nil
    bringBack(transition)
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
    for controller in former { controller.status.remove([.leaving, .movingFromParent]) }
    let givenUp = exchange(\.storedChildren, of: self, for: former)
    restoreBottomBar(with: undone)
    let staying = Set(former.map(ObjectIdentifier.init))
    exchange(\.joined, of: self, for: joined.filter { staying.contains(ObjectIdentifier($0)) })
    let gone = left.filter { $0.status.contains(.leaving) }
    // Some may have been welcomed meanwhile, in a window that was hidden and shown again.
    let came = givenUp.filter { !staying.contains(ObjectIdentifier($0)) }
    for controller in came { controller.status.remove(.awaitsDidMove) }
    exchange(\.left, of: self, for: gone + came)
    for controller in left { controller.status.insert(.leaving) }
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
    dropUndesired()
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
    guard takeDesired() else { return }
    bottomBar.follow()
    noteShownStack()
    guard let shownTop else {
      simulation.report(.navEmpty, "\(birthNumber) comes onto the screen with an empty stack.")
      return
    }
    if shownTop.status.contains(.awaitsDidMove), simulation.behavior.rootMovesToParent {
      shownTop.status.insert(.movingToParent)
    }
    putShownChildInPlace()
  }

  // MARK: Relations

  package func forget(_ child: ViewController) { undo?.forget(child) }

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
