internal import Foundation

extension View {
  /// Carries out `addSubview`: checks, moves the view, and lets its controllers appear.
  func insert(_ view: View, at index: Int) {
    simulation.perform("addSubview", on: birthNumber, with: number(of: view)) {
      guard self !== view, !isInside(view) else {
        return refuseCycle(view)
      }
      guard belongsHere(view) else { return }
      if view.mayHoldControllers || view is SnapshotView {
        guard let arriving = receive(view) else { return }
        for controller in arriving {
          controller.viewWillEnter(nearestController, isShown: isShown)
        }
      }
      link(view, at: index)
    }
  }

  /// Checks whether the controllers in a view may come here, and lets them leave where they are.
  ///
  /// - Returns: The uppermost of these controllers, or nil if one of them may not come.
  private func receive(_ view: View) -> [ViewController]? {
    let container = nearestController
    let arriving = view.topControllers
    guard arriving.allSatisfy({ $0.mayEnter(container, isInWindow: storedWindow != nil) }) else {
      return nil
    }
    warnOfSnapshot(view, in: container)
    if view.nearestControllerAbove !== container || view.storedWindow !== storedWindow {
      view.unlinkTellingControllers()
    }
    for controller in arriving {
      if let stage = controller.shownBy, stage.host?.place !== self { stage.letGo(of: controller) }
      if controller.outer == nil { controller.watchLooseView() }
    }
    return arriving
  }

  /// Carries out `removeFromSuperview`.
  func remove() {
    guard storedSuperview != nil else { return }
    simulation.perform("removeFromSuperview", on: birthNumber) { unlinkTellingControllers() }
  }

  /// Reports a ring of views; what was to come stays where it is, and is looked at there.
  private func refuseCycle(_ view: View) {
    simulation.report(
      .viewCycle,
      "\(view.birthNumber) cannot be put into \(birthNumber), which lies in it.",
      exception: "NSInvalidArgumentException",
      text: "Can't add self as subview"
    )
    view.checkAppearanceInside()
  }

  func isInside(_ other: View) -> Bool {
    TreeWalk.isInside(
      self,
      other,
      holders: { $0.storedSuperview.map { [$0] } ?? [] },
      held: \.storedSubviews
    )
  }

  private func unlinkTellingControllers() {
    guard storedSuperview != nil else { return }
    let leaving = topControllers.filter { $0.isOnScreen && !$0.isForwardedByHand }
    for controller in leaving { controller.beginOwnDisappearance() }
    unlink()
    for controller in leaving { controller.endOwnAppearance() }
  }

  /// Puts a view in without telling any controller; containers do so around their transitions.
  func link(_ view: View, at index: Int? = nil) {
    guard self !== view, !isInside(view) else { return refuseCycle(view) }
    view.unlink()
    let place = min(max(index ?? storedSubviews.count, 0), storedSubviews.count)
    storedSubviews.insert(view, at: place)
    view.storedSuperview = self
    if view.mayHoldControllers { noteController() }
    view.move(to: self as? Window ?? storedWindow)
    if view.controller != nil, view.frame == .zero { view.frame = bounds }
  }

  /// Takes the view out if it is still in a certain other one, without telling any controller.
  func unlink(from place: View?) {
    if place != nil, storedSuperview === place { unlink() }
  }

  /// Takes the view out without telling any controller.
  func unlink() {
    guard let superview = storedSuperview else { return }
    superview.storedSubviews.remove(identicalTo: self)
    storedSuperview = nil
    let interrupted = move(to: nil)
    animation?.end(finished: false)
    for animation in interrupted { animation.end(finished: false) }
  }

  /// Sets the window of the whole subtree.
  ///
  /// - Returns: The animations of the views that left a window, which do not finish (fact F8.3).
  /// - Complexity: O(*n*) in its size if the window changes, else O(1).
  @discardableResult
  private func move(to window: Window?) -> [ViewAnimation] {
    guard storedWindow !== window else { return [] }
    var interrupted: [ViewAnimation] = []
    var pending = [self]
    while let view = pending.popLast() {
      if view.storedWindow != nil, let animation = view.animation { interrupted.append(animation) }
      view.storedWindow = window
      pending.append(contentsOf: view.storedSubviews)
    }
    return interrupted
  }

  /// Whether the view is in a window that is not hidden.
  var isShown: Bool { storedWindow.map { !$0.isHidden } ?? false }

  /// Has the appearance of all controllers in this view looked at again.
  ///
  /// - Complexity: O(*n*) in the size of the view's tree.
  func checkAppearanceInside() {
    var pending = [self]
    while let view = pending.popLast() {
      view.controller?.checkAppearanceSoon()
      pending.append(contentsOf: view.storedSubviews.reversed())
    }
  }

  /// The controller that this view belongs to or lies in.
  ///
  /// - Complexity: O(*d*) in the number of views between.
  var nearestController: ViewController? {
    var ancestor: View? = self
    while let view = ancestor {
      if let controller = view.controller { return controller }
      ancestor = view.storedSuperview
    }
    return nil
  }

  /// The controller in whose view this view lies.
  var nearestControllerAbove: ViewController? { storedSuperview?.nearestController }

  /// The controllers of this view, or the uppermost ones in it.
  var topControllers: [ViewController] {
    guard mayHoldControllers else { return [] }
    if let controller { return [controller] }
    var found: [ViewController] = []
    var pending: [View] = storedSubviews.reversed()
    while let view = pending.popLast() {
      if let controller = view.controller {
        found.append(controller)
      } else {
        pending.append(contentsOf: view.storedSubviews.reversed())
      }
    }
    return found
  }
}
