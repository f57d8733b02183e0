/// Makes good, after the layout pass, what came or went outside of every transition.
///
/// A view may leave or enter a window with nobody to begin and end its controller's appearance: it was
/// pulled out by hand, its window was hidden or shown, it lies in the view of a controller that is not
/// its parent (fact F5.4), or its owner changed. Who is shown then appears, and nobody else does.
@MainActor
final class AppearancePass: SimulationNode {
  let birthNumber = 0
  private var waiting: [(controller: Weak<ViewController>, cause: Int)] = []
  private var isQueued = false

  func add(_ controller: ViewController) {
    waiting.append((Weak(controller), controller.simulation.currentCause))
  }

  /// Looks at all that wait once the stages have begun what they have to do in this turn.
  func runSoon(in simulation: Simulation) {
    guard !isQueued, !waiting.isEmpty else { return }
    isQueued = true
    simulation.queue.afterCommit.append(
      Job(work: .node(self, .commit), cause: simulation.currentCause)
    )
  }

  func perform(_ task: NodeTask) {
    isQueued = false
    let due = waiting
    waiting = []
    for (waiter, cause) in due {
      guard let controller = waiter.object else { continue }
      controller.status.remove(.awaitsCheck)
      controller.simulation.perform(under: cause) { controller.matchAppearance() }
    }
  }
}

extension Simulation {
  /// Lets those be looked at again whose own change or whose container's was under way.
  func resumeAppearancePass() { existingAttachment(AppearancePass.self)?.runSoon(in: self) }
}

extension ViewController {
  /// Has the appearance compared with the place of the view, at the end of the turn.
  func checkAppearanceSoon() {
    guard appearance != .disappeared || storedView?.isShown == true else { return }
    waitForCheck()?.runSoon(in: simulation)
  }

  @discardableResult
  private func waitForCheck() -> AppearancePass? {
    guard !status.contains(.awaitsCheck) else { return nil }
    status.insert(.awaitsCheck)
    let pass = simulation.attachment(AppearancePass.self) { AppearancePass() }
    pass.add(self)
    return pass
  }

  /// Begins what the place of the view asks for, and ends it; waits while anything moves.
  fileprivate func matchAppearance() {
    guard !isForwardedByHand else { return }
    let container = storedParent ?? storedView?.nearestControllerAbove
    guard !isChanging, container?.isChanging != true else {
      waitForCheck()
      return
    }
    guard isPlacedOnScreen(in: container) != (appearance == .appeared) else { return }
    if appearance == .appeared {
      beginOwnDisappearance()
      endOwnAppearance()
    } else {
      beginOwnAppearance(animated: false)
    }
    storedView?.checkAppearanceInside()
  }

  private var isChanging: Bool { appearance == .appearing || appearance == .disappearing }

  /// Whether the view is in a shown window, in the hands of a container that has appeared.
  private func isPlacedOnScreen(in container: ViewController?) -> Bool {
    guard let view = storedView, view.isShown else { return false }
    guard let container else { return true }
    guard container.appearance == .appeared else { return false }
    let isManaged = container.managesAppearanceOfChildren && storedParent === container
    guard !isManaged || shownBy?.host?.anchor === container else { return false }
    return view.nearestControllerAbove === container
  }
}
