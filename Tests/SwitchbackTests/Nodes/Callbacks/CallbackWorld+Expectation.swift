import SwitchbackTesting

extension CallbackWorld {
  /// The rules of the findings so far; a root that is set by hand is set behind the switcher.
  var rules: [String] {
    let rules = simulation.diagnostics.map(\.rule.id)
    return change == .root ? rules.filter { $0 != "root.bypassed" } : rules
  }

  /// What is wrong at rest after an operation, compared with the same change without it.
  func faults(after operation: InnerOperation, without tree: TreeSnapshot) -> [String] {
    guard isPerformed else { return ["the callback did not come"] }
    let refusals = rules.filter(operation.refusals.contains)
    let unexpected = rules.filter { rule in
      !operation.refusals.contains(rule) && !operation.warnings.contains(rule)
    }
    var faults = unexpected.map { "unexpected finding \($0)" }
    switch refusals.count {
    case 0: faults += effectFaults(of: operation)
    case 1:
      if operationEnds != 0 { faults.append("refused by \(refusals[0]), and completed") }
      if simulation.tree != tree {
        faults.append("refused by \(refusals[0]), and changed the tree")
      }
    default: faults.append("refused \(refusals.count) times: \(refusals)")
    }
    return faults + stackFaults(after: operation)
      + changeFaults(after: operation, isRefused: !refusals.isEmpty) + restFaults
  }

  /// Whether the switcher installs the root of the change after the operation.
  private var isInstalledLater: Bool { buildsOfOther > buildsBefore }

  private func effectFaults(of operation: InnerOperation) -> [String] {
    let root = window.rootViewController
    switch operation {
    case .push, .pop, .popToRoot, .set: return []
    case .present, .presentHere:
      // A replacement that had been asked for before takes away what is presented over the old root.
      let isExpected = !isInstalledLater
      let isPresented = added.presentingViewController != nil
      return (operationEnds == 1 ? [] : ["the presentation completed \(operationEnds) times"])
        + (isPresented == isExpected ? [] : ["is \(isPresented ? "" : "not ")presented"])
    case .dismiss, .dismissHere:
      return operationEnds == 1 ? [] : ["the dismissal completed \(operationEnds) times"]
    case .addChild, .addChildHere:
      guard let host, added.parent === host, host.children.contains(added),
        added.viewIfLoaded?.superview === host.viewIfLoaded
      else { return ["the child is not in place"] }
      return []
    case .removeChild:
      guard let chip, chip.parent != nil || chip.view.superview != nil else { return [] }
      return ["the child is still there"]
    case .root:
      // A replacement that had been asked for before comes later, and wins.
      guard root !== (isInstalledLater ? other : fourth) else { return [] }
      return ["the root is \(root?.name ?? "nobody")"]
    case .replace:
      guard outcomes == [.completed], root === third, switcher.route == .third,
        store.read() == .third
      else { return ["the outcomes are \(outcomes), the root is \(root?.name ?? "nobody")"] }
      return []
    case .animate: return finished == [true] ? [] : ["the animation ended with \(finished)"]
    case .after: return operationEnds == 1 ? [] : ["the work was done \(operationEnds) times"]
    }
  }

  // MARK: Stacks

  private func stackFaults(after operation: InnerOperation) -> [String] {
    var faults: [String] = []
    if let main {
      let expected = expectedStack(after: operation)
      let actual = main.viewControllers.compactMap(\.title)
      if actual != expected { faults.append("the stack is \(actual), not \(expected)") }
    }
    let expected =
      target == "other" ? Self.apply(operation, to: ["otherHome"]) : ["otherHome"]
    let actual = other.viewControllers.compactMap(\.title)
    if actual != expected { faults.append("the other stack is \(actual), not \(expected)") }
    return faults
  }

  private func expectedStack(after operation: InnerOperation) -> [String] {
    let before = ["home", "middle", "detail"]
    let isHit = target == "main" && operation.isStackChange
    if change.isGivenUp, [.willMoveToParent, .willMoveToNil].contains(moment), isHit {
      // One transition for both changes of the turn; the animator of the first is asked for it only if
      // it is animated, and if there is one at all.
      let both = Self.apply(operation, to: changed(before))
      return operation.isAnimated ? before : both
    }
    let isUndone = change.isGivenUp && !rules.contains("root.swap.during-transition")
    let after = isUndone ? before : changed(before)
    return isHit ? Self.apply(operation, to: after) : after
  }

  private func changed(_ stack: [String]) -> [String] {
    switch change {
    case .push, .pushByAnimator, .pushGivenUp: stack + ["arrival"]
    case .pop, .popGivenUp: stack.dropLast()
    case .popToRoot: [stack[0]]
    case .set, .setGivenUp: [stack[0], "arrival"]
    default: stack
    }
  }

  private static func apply(_ operation: InnerOperation, to stack: [String]) -> [String] {
    switch operation {
    case .push: stack + ["added"]
    case .pop: stack.count > 1 ? stack.dropLast() : stack
    case .popToRoot: [stack[0]]
    case .set: [stack[0], "added"]
    default: stack
    }
  }
}
