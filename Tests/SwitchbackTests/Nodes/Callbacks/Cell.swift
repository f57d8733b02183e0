import SwitchbackTesting

/// One cell of the matrix.
struct Cell: CustomStringConvertible {
  var change: OuterChange
  var moment: Moment
  var operation: InnerOperation
  /// Which of the callbacks of this kind it is.
  var occurrence = 1

  var description: String {
    "\(operation) in \(moment.rawValue)\(occurrence > 1 ? " \(occurrence)" : "") of \(change)"
  }
}

// MARK: Known bugs; delete what is cured

extension Cell {
  /// A popped screen dies while the memory of the stack before the change is cleared, and its
  /// deinitialiser changes that stack: simultaneous accesses, so the cell is not run.
  var crashes: Bool {
    guard moment == .deinitialiser, operation.isStackChange, operation.isAnimated else {
      return false
    }
    return change == .popToRoot(animated: true) || change == .set(animated: true)
  }

  /// The cells that fail.
  var isKnownToFail: Bool {
    occurrence == 1 ? isLostWithAnimator || losesParentLink : appearsWithoutParent
  }

  /// A child that its sibling's viewWillAppear removes is told all the same that it will appear.
  private var appearsWithoutParent: Bool {
    guard operation == .removeChild, moment == .viewWillAppear, occurrence == 3 else {
      return false
    }
    return change.isGivenUp || change.styleBefore == .fullScreen
  }

  /// What is changed while the delegate is asked for an animator goes when that one gives up; and when
  /// it does not, somebody's view stays in the window.
  private var isLostWithAnimator: Bool {
    guard moment == .animatorAsked else { return false }
    switch operation {
    case .push: return true
    case .set: return change.isGivenUp || change == .popToRoot(animated: true)
    default: return change.isGivenUp && operation.isStackChange
    }
  }

  /// Who came and left in one turn keeps its parent when the transition is given up.
  private var losesParentLink: Bool {
    guard change.isGivenUp, [.willMoveToParent, .willMoveToNil].contains(moment) else {
      return false
    }
    switch operation {
    case .pop(animated: true): return change == .setGivenUp
    case .popToRoot, .set(animated: true): return change != .popGivenUp
    default: return false
    }
  }
}
