internal import Foundation

/// What the root was when the turn began; a second assignment in a turn is a finding.
package struct RootBeforeTurn {
  package var turn: Int
  package var assigned: Int
}

extension Window {
  func setRoot(_ root: ViewController?) {
    guard root !== desiredRoot else { return }
    simulation.perform("rootViewController =", on: birthNumber, with: number(of: root)) {
      if let root, !mayBecomeRoot(root) { return }
      warnOfOverlap(with: root)
      root?.reportPresented(comingInto: birthNumber)
      if let old = desiredRoot, old.rootWindow === self { old.rootWindow = nil }
      root?.rootWindow?.giveUpRoot()
      exchange(\.desiredRoot, of: self, for: root)
      root?.rootWindow = self
      if root == nil, !isHidden {
        simulation.report(
          .rootMissing,
          "\(birthNumber) is shown without a root: the screen is empty."
        )
      }
      rootStage.mark()
    }
  }

  /// Whether a controller may become the root of the window; reports why not.
  func mayBecomeRoot(_ root: ViewController) -> Bool {
    guard let parent = root.storedParent else { return belongsHere(root) }
    simulation.report(
      .rootContained,
      "\(root.birthNumber) is a child of \(parent.birthNumber) and cannot be a root as well.",
      exception: "UIViewControllerHierarchyInconsistency",
      text: """
        child view controller:\(address: root.birthNumber) should have parent view \
        controller:(null) but actual parent is:\(address: parent.birthNumber)
        """
    )
    return false
  }

  /// Lets the root go that another window takes.
  private func giveUpRoot() {
    exchange(\.desiredRoot, of: self, for: nil)
    rootStage.mark()
  }

  func setHidden(_ isHidden: Bool) {
    guard isHidden != self.isHidden else { return }
    simulation.perform(isHidden ? "hide" : "show", on: birthNumber) {
      storeHidden(isHidden)
      if isHidden { application.passKeyOn(from: self) }
      rootStage.mark()
      checkAppearanceInside()
    }
  }

  func becomeKey() {
    simulation.perform("makeKey", on: birthNumber) { application.keyWindow = self }
  }

  func show() {
    simulation.perform("makeKeyAndVisible", on: birthNumber) {
      application.bringToFront(self)
      application.keyWindow = self
      guard isHidden else { return }
      storeHidden(false)
      rootStage.mark()
      checkAppearanceInside()
    }
  }

  /// Finds a root that is replaced twice in a turn, or while the fade of an earlier swap runs.
  private func warnOfOverlap(with root: ViewController?) {
    guard !isHidden, shownRoot != nil else { return }
    if let before = rootBeforeTurn, before.turn == simulation.turnNumber,
      desiredRoot !== shownRoot, let skipped = desiredRoot
    {
      simulation.report(
        .rootSwapTwice,
        """
        The root of \(birthNumber) was set to \(skipped.birthNumber) and in the same turn to \
        \(root?.birthNumber ?? 0); the first never appears.
        """
      )
    }
    rootBeforeTurn = RootBeforeTurn(turn: simulation.turnNumber, assigned: root?.birthNumber ?? 0)
    if let picture = fadingSnapshot {
      let place = picture.nearestController?.birthNumber ?? birthNumber
      simulation.report(
        .rootSwapDuringFade,
        """
        The root of \(birthNumber) is replaced by \(root?.birthNumber ?? 0) while the fade of an \
        earlier swap runs in \(place).
        """
      )
    }
  }

  private var fadingSnapshot: View? {
    var pending: [View] = [self]
    while let view = pending.popLast() {
      if view is SnapshotView, view.animation != nil, view !== cover { return view }
      pending.append(contentsOf: view.storedSubviews)
    }
    return nil
  }
}

extension Window: TransitionHost {
  package var stage: Stage { rootStage }
  package var anchor: ViewController? { nil }
  package var isSeen: Bool { true }
  package var runsAfterCommit: Bool { false }

  package var isReady: Bool { true }
  package var place: View? { self }

  /// The root that the window should show: hidden it keeps the one that it has, and takes no new one.
  package var desired: ViewController? {
    isHidden && desiredRoot !== shownRoot ? nil : desiredRoot
  }

  package func planTransition(bringing root: ViewController?) -> Transition? {
    guard root !== shownRoot else { return nil }
    if let shownRoot { prepareToReplace(shownRoot) }
    let order = simulation.behavior.rootSwapOrder
    return Transition(
      choreography: order == .interleaved ? .rootInterleaved : .rootRemoveThenInstall,
      disappearing: shownRoot?.shownBy === rootStage ? shownRoot : nil,
      appearing: root,
      isAnimated: false,
      loadsFirst: order == .interleaved
    )
  }

  package func ending(of transition: Transition) -> Transition.Ending { .after(.zero) }

  package func didStart(_ transition: Transition) {
    shownRoot?.viewIfLoaded?.unlink(from: self)
    exchange(\.shownRoot, of: self, for: transition.appearing)
    guard let new = transition.appearing else { return }
    link(new.viewOrPlain, at: rootPlace)
    reportKeptSession(of: new)
  }

  /// The place of a new root's view: over what presentations left, beneath what the app laid over it.
  private var rootPlace: Int {
    let below = storedSubviews.lastIndex { $0 is TransitionView || $0.controller != nil }
    return below.map { $0 + 1 } ?? 0
  }

  package func willEnd(_ transition: Transition) {}

  package func didEnd(_ transition: Transition) {
    if let root = transition.appearing { rootHistory.noteShown(root) }
  }

  package func didCancel(_ transition: Transition) {}

  /// Settles what runs in the old root, and decides what becomes of what is presented over it.
  private func prepareToReplace(_ old: ViewController) {
    let stages = simulation.runningStages(inside: old)
    if !stages.isEmpty, !isHidden {
      simulation.report(
        .rootSwapDuringTransition,
        """
        The root of \(birthNumber) is replaced while a transition of \(stages[0].birthNumber) runs; \
        the model ends the transition first, UIKit may orphan it.
        """
      )
    }
    for stage in stages { stage.end() }
    reportLeftovers(of: old)
  }
}
