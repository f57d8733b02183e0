/// What containers of the app's forget in silence, and what is looked at therefore whenever all is at rest.
extension ViewController {
  /// Looks whether a new child is told that it has moved, and of its appearance if that is the container's job.
  func watchContainment(of child: ViewController) {
    guard !managesAppearanceOfChildren else { return }
    child.status.insert(.owedDidMove)
    watchDidMove(of: child)
    guard !shouldAutomaticallyForwardAppearanceMethods else { return }
    watchForwarding()
  }

  private func watchDidMove(of child: ViewController) {
    let (number, parent, cause) = (birthNumber, Weak(self), simulation.currentCause)
    let isOwed = { [child = Weak(child)] () -> ViewController? in
      guard let child = child.object, child.status.contains(.owedDidMove) else { return nil }
      return child.storedParent != nil && child.storedParent === parent.object ? child : nil
    }
    simulation.restChecks.append(
      RestCheck(rule: .childNoDidMove, isOver: { isOwed() == nil }, cause: { cause }) {
        guard let child = isOwed(), child.isInPlace, !child.isUnderWay,
          child.storedView?.isShown == true
        else { return nil }
        return
          "\(child.birthNumber) has come into \(number) and was not told by didMove(toParent:)."
      }
    )
  }

  /// Tells, at rest, of a removal that was not announced to the child.
  func watchUnannouncedRemoval(from parent: ViewController) {
    let (number, former, cause) = (birthNumber, parent.birthNumber, simulation.currentCause)
    var isTold = false
    simulation.restChecks.append(
      RestCheck(rule: .childNoWillMove, isOver: { isTold }, cause: { cause }) {
        isTold = true
        return
          "\(number) was removed from \(former) and was not told before by willMove(toParent: nil)."
      }
    )
  }

  /// Looks whether the view, which lies in another one's, outlives its controller, which nobody there keeps.
  func watchLooseView() {
    guard let view = storedView, !status.contains(.isLoose) else { return }
    status.insert(.isLoose)
    let (number, owner, place) = (birthNumber, Weak(self), Weak(view))
    let cause = simulation.currentCause
    simulation.restChecks.append(
      RestCheck(
        rule: .childViewOutlivesController,
        isOver: {
          guard let owner = owner.object else { return place.object?.storedSuperview == nil }
          guard owner.outer != nil || owner.storedView?.storedSuperview == nil else { return false }
          owner.status.remove(.isLoose)
          return true
        },
        cause: { cause },
        findFault: {
          guard owner.object == nil, let view = place.object, view.isShown, view.controller == nil
          else {
            return nil
          }
          let container =
            view.nearestControllerAbove?.birthNumber ?? view.storedWindow?.birthNumber ?? 0
          return "\(number) has gone, and its view is still there, in \(container)."
        }
      )
    )
  }

  /// Looks whether a container that tells its children itself does so.
  private func watchForwarding() {
    guard !status.contains(.watchesForwarding) else { return }
    status.insert(.watchesForwarding)
    let container = Weak(self)
    simulation.restChecks.append(
      RestCheck(
        rule: .childNotForwarded,
        isOver: {
          guard let container = container.object, container.storedChildren.isEmpty else {
            return container.object == nil
          }
          container.status.remove(.watchesForwarding)
          return true
        },
        findFault: { container.object?.forgottenChild }
      )
    )
  }

  /// What to say of a container on screen none of whose children was told that it appears, or of one off the
  /// screen with a child that was not told that it goes.
  private var forgottenChild: Message? {
    guard !shouldAutomaticallyForwardAppearanceMethods, !isUnderWay else { return nil }
    guard appearance == .appeared else {
      return storedChildren.first { $0.appearance == .appeared && $0.isInPlace }.map {
        "\(birthNumber) has gone from the screen and did not tell \($0.birthNumber), which is in it."
      }
    }
    // One that shows some of its children, as pages, may well keep the others ready.
    guard
      storedChildren.allSatisfy({
        $0.appearance == .disappeared && !$0.status.contains(.toldByHand)
      })
    else { return nil }
    return storedChildren.first { $0.isInPlace && $0.storedView?.isHidden == false }.map {
      "\(birthNumber) has appeared and did not tell \($0.birthNumber), which is in it."
    }
  }

  /// Whether the view is in the view of the parent.
  private var isInPlace: Bool {
    storedParent != nil && storedView?.nearestControllerAbove === storedParent
  }

  private var isUnderWay: Bool { appearance == .appearing || appearance == .disappearing }
}
