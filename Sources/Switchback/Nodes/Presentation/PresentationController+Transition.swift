extension PresentationController: TransitionHost {
  package var stage: Stage { presentationStage }
  package var anchor: ViewController? { presented }
  package var isSeen: Bool { container.isShown }
  package var runsAfterCommit: Bool { true }

  /// A presentation that hides its presenter waits for what moves inside it, and a dismissal for what
  /// moves inside the controllers that go; both wait for an appearance change of the presenter.
  package var isReady: Bool {
    guard let presenter else { return true }
    if isDesired {
      settleStyle()
      guard hidesPresenter, presenter.viewIfLoaded?.isShown == true else { return true }
      return presenter.appearance == .appeared
        && !simulation.hasRunningTransition(inside: presenter, besides: presentationStage)
    }
    let top = chain.last ?? self
    let isPresenterMoving = ![.appeared, .disappeared].contains(presenter.appearance)
    guard !hidesPresenter || !isPresenterMoving else { return false }
    return [.appeared, .disappeared].contains(top.presented.appearance)
      && !simulation.hasRunningTransition(inside: presented, besides: presentationStage)
  }

  /// This presentation and those above it, the lowest first.
  package var chain: [PresentationController] {
    Array(sequence(first: self) { $0.presented.presentation })
  }

  package var desired: ViewController? { isDesired ? presented : nil }
  package var place: View? { container }

  package func planTransition(bringing comer: ViewController?) -> Transition? {
    guard isDesired != isInstalled, movement == .none, comer === desired else { return nil }
    return isDesired ? planArrival() : planDeparture()
  }

  private func planArrival() -> Transition? {
    guard let presenter, let window = presenter.viewIfLoaded?.storedWindow, !window.isHidden else {
      reportLost()
      giveUp()
      return nil
    }
    guard hasAnchor() else {
      giveUp()
      return nil
    }
    self.window = window
    movement = .arriving
    presented.status.insert(.beingPresented)
    return Transition(
      choreography: .presentation,
      disappearing: hidesPresenter ? presenter : nil,
      appearing: presented,
      isAnimated: isAnimated
    )
  }

  /// Plans to take this presentation away with all above it: only the topmost one is seen to go.
  private func planDeparture() -> Transition? {
    sweep = chain
    for presentation in sweep {
      presentation.movement = .leaving
      presentation.presented.status.insert(.beingDismissed)
    }
    revealed = presenterToReveal
    let top = sweep.last
    return Transition(
      choreography: .dismissal,
      disappearing: top?.presented.shownBy === top?.presentationStage ? top?.presented : nil,
      appearing: window?.isHidden == true ? nil : revealed,
      isAnimated: isAnimated,
      isInteractive: interactiveDismissal != nil
    )
  }

  package func ending(of transition: Transition) -> Transition.Ending {
    if let interactiveDismissal { return .gesture(interactiveDismissal) }
    guard isAnimated else { return style.endsLater ? .after(.zero) : .commit }
    let durations = simulation.durations
    return .after(movement == .arriving ? durations.present : durations.dismiss)
  }

  /// The presenter, if its view comes back into the window with the dismissal.
  private var presenterToReveal: ViewController? {
    guard hidesPresenter, let presenter, let window, presenterPlace?.storedWindow != nil
    else {
      return nil
    }
    guard presenter.windowOfRoot !== window else { return presenter }
    guard simulation.behavior.lateDismissal == .restoresPresenter else { return nil }
    simulation.report(
      .rootSwapPresenterRestored,
      """
      The dismissal of \(presented.birthNumber) puts the view of \(presenter.birthNumber) back into \
      \(window.birthNumber), whose root was replaced meanwhile.
      """
    )
    return presenter
  }

  package func didStart(_ transition: Transition) {
    switch movement {
    case .arriving: install()
    case .leaving:
      guard let presenter = revealed, let place = presenterPlace else { return }
      place.link(presenter.viewOrPlain, at: place.storedSubviews.firstIndex { $0 === container })
    case .none: break
    }
  }

  private func install() {
    guard let window, let presenter else { return }
    isInstalled = true
    container.presentation = self
    presenterPlace = presenter.viewIfLoaded?.storedSuperview
    let place = style.family == .currentContext ? presenterPlace ?? window : window
    place.link(container, at: place === window ? window.topPlace : nil)
    container.frame = window.bounds
    container.link(presented.viewOrPlain)
    window.layers.append(PresentationLayer(presentation: self, keeper: presenter))
  }

  package func willEnd(_ transition: Transition) {
    switch movement {
    case .arriving: transition.disappearing?.viewIfLoaded?.unlink()
    case .leaving: for presentation in sweep { presentation.unlinkRelations() }
    case .none: break
    }
  }

  package func didEnd(_ transition: Transition) {
    let isArrival = movement == .arriving
    let isSwiped = exchange(\.interactiveDismissal, of: self, for: nil) != nil
    movement = .none
    if isArrival {
      presented.status.remove(.beingPresented)
    } else {
      let gone = sweep
      sweep = []
      for presentation in gone.reversed() {
        presentation.takeDown(besides: transition.disappearing)
      }
    }
    if isSwiped { tell(.didDismiss) { $0.presentationControllerDidDismiss(self) } }
    complete()
    if isArrival { dismissIfAsked() } else { presentIfAsked() }
  }

  package func didCancel(_ transition: Transition) {
    comeBack()
    presentIfAsked()
  }

  /// Ends the relations; in `viewDidDisappear` they are gone already (fact F0.10).
  private func unlinkRelations() {
    if presenter?.presentation === self { presenter?.presentation = nil }
    presented.presentedBy = nil
  }

  /// Takes the presented view out of the window; one beneath the top is told now, if it was there.
  private func takeDown(besides top: ViewController?) {
    movement = .none
    isInstalled = false
    isDesired = false
    interactiveDismissal?.abandon()
    interactiveDismissal = nil
    if presented !== top, presented.isOnScreen, presented.shownBy === presentationStage {
      presented.changeAppearance(.beginDisappearing, animated: false)
      presented.changeAppearance(.end, animated: false)
    }
    presented.status.remove([.beingDismissed, .beingPresented])
    presented.viewIfLoaded?.unlink(from: container)
    presentationStage.letGo(of: presented)
    presented.checkAppearanceSoon()
    container.unlink()
    if let window, let index = window.layers.lastIndex(where: { $0.presentation === self }) {
      let layer = window.layers.remove(at: index)
      // The presenter that it kept may die of it, and look at the window's layers.
      withExtendedLifetime(layer) {}
    }
    window = nil
  }

  /// Takes the presentation and all above it away at once, with its window's old root.
  func tearDown() {
    let gone = chain
    for presentation in gone { presentation.unlinkRelations() }
    for presentation in gone.reversed() { presentation.takeDown(besides: nil) }
    for presentation in gone where presentation.isGoing {
      // Its dismissal, which has not started, is done with.
      presentation.complete()
      presentation.presentIfAsked()
    }
  }

  private func complete() {
    let closures = completions
    completions = []
    for closure in closures {
      simulation.record(presented.birthNumber, .completion)
      closure()
    }
  }

  /// Carries out a dismissal that arrived while the presentation ran (fact F2.15a).
  private func dismissIfAsked() {
    guard let dismissal = waitingDismissal else { return }
    waitingDismissal = nil
    depart(animated: dismissal.animated, completion: dismissal.completion)
  }

  /// Carries out presentations that arrived while the presented controller left.
  private func presentIfAsked() {
    let waiting = waitingPresentations
    waitingPresentations = []
    for present in waiting { present() }
  }

  /// Asks for the presentation.
  func arrive(by presenter: ViewController, animated: Bool, completion: (() -> Void)?) {
    self.presenter = presenter
    isAnimated = animated
    completions = completion.map { [$0] } ?? []
    presenter.presentation = self
    presented.presentedBy = self
    presentationStage.mark()
  }

  /// Asks for the dismissal.
  func depart(animated: Bool, completion: (() -> Void)?) {
    isDesired = false
    for presentation in chain { presentation.isGoing = true }
    isAnimated = animated
    if let completion { completions.append(completion) }
    presentationStage.mark()
  }

  /// The presenter left its window before the presentation could start.
  private func reportLost() {
    simulation.report(
      .presentLost,
      """
      The presentation of \(presented.birthNumber) never starts: its presenter left the window, or \
      the window hid.
      """
    )
  }

  /// The presentation does not start.
  private func giveUp() {
    isDesired = false
    completions = []
    unlinkRelations()
  }
}

extension Window {
  /// The place of what comes on top: beneath the cover, if there is one.
  var topPlace: Int { cover == nil ? storedSubviews.count : storedSubviews.count - 1 }
}

extension ViewController {
  /// The window whose root this controller belongs to, through parents and presenters.
  var windowOfRoot: Window? {
    var ancestor: ViewController? = self
    while let controller = ancestor {
      if let window = controller.rootWindow { return window }
      ancestor = controller.outer
    }
    return nil
  }
}
