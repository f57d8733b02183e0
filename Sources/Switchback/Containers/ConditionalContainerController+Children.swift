extension ConditionalContainerController {
  /// The child of a branch, kept or built now; nil, and told why, if there is none that may come.
  func child(of branch: Condition) -> ViewController? {
    if let kept = keptChild(of: branch) { return kept }
    guard let made = makeChild(branch) else {
      simulation.report(
        .conditionNoChild,
        "\(birthNumber) got no child for the branch that its condition picked, and shows none."
      )
      return nil
    }
    guard mayShow(made) else { return nil }
    reportShared(made, in: branch)
    note(made, of: branch)
    return made
  }

  private func keptChild(of branch: Condition) -> ViewController? {
    guard childLife == .kept, let former = childOfBranch[branch]?.object,
      keptChildren.contains(where: { $0 === former })
    else { return nil }
    // Somebody may have moved it elsewhere; then it is theirs.
    return former.parent == nil || former.parent === self ? former : nil
  }

  private func mayShow(_ made: ViewController) -> Bool {
    guard let owner = made.parent, owner !== self else { return true }
    simulation.report(
      .conditionChildElsewhere,
      """
      \(birthNumber) was to show \(number(of: made)), which is a child of \(number(of: owner)); it stays \
      there, and \(birthNumber) shows nothing.
      """
    )
    return false
  }

  private func reportShared(_ made: ViewController, in branch: Condition) {
    guard childOfBranch.contains(where: { $0.key != branch && $0.value.object === made }) else {
      return
    }
    simulation.report(
      .conditionChildShared,
      "\(birthNumber) got \(number(of: made)) for two branches of its condition."
    )
  }

  private func note(_ made: ViewController, of branch: Condition) {
    let former = childOfBranch[branch]?.object
    childOfBranch = childOfBranch.filter { $0.value.object != nil }
    childOfBranch[branch] = Weak(made)
    guard childLife == .kept else { return }
    exchange(\.keptChildren, of: self, for: keptChildren.filter { $0 !== former } + [made])
  }

  /// Takes the child away, as UIKit has containers do it.
  func leave() {
    guard let child, child.parent === self else { return }
    child.willMove(toParent: nil)
    if let childView = child.viewIfLoaded, childView.isDescendant(of: view) {
      childView.removeFromSuperview()
    }
    if child.parent === self { child.removeFromParent() }
  }

  /// Adds a child, which fills the bounds, as UIKit has containers do it.
  func enter(_ arriving: ViewController) {
    addChild(arriving)
    guard arriving.parent === self else { return }
    child = arriving
    fillBounds()
    view.addSubview(arriving.view)
    arriving.didMove(toParent: self)
  }

  /// Gives the child's view the size of the container's.
  func fillBounds() {
    guard let child, child.parent === self else { return }
    child.view.frame = view.bounds
  }

  func discardKept() {
    exchange(\.keptChildren, of: self, for: keptChildren.filter { $0 === child })
  }
}
