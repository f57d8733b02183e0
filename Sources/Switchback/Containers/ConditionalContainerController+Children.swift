extension ConditionalContainerController {
  /// The child that is there; somebody may have taken away the one that was shown last.
  var shown: ViewController? { child?.parent === self ? child : nil }

  /// The child of a branch, kept or built now; nil, and told why, if there is none that may come.
  func child(of branch: Condition) -> ViewController? {
    if let kept = keptChild(of: branch) { return kept }
    isBuilding = true
    let built = recipe.child(branch)
    isBuilding = false
    guard let made = built else {
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
    guard let former = childrenGiven.first(where: { $0.branch == branch })?.child.object,
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
    guard childrenGiven.contains(where: { $0.branch != branch && $0.child.object === made }) else {
      return
    }
    simulation.report(
      .conditionChildShared,
      "\(birthNumber) got \(number(of: made)) for two branches of its condition."
    )
  }

  private func note(_ made: ViewController, of branch: Condition) {
    let former = childrenGiven.first { $0.branch == branch }?.child.object
    let others = childrenGiven.filter { $0.branch != branch && $0.child.object != nil }
    exchange(\.childrenGiven, of: self, for: others + [(branch, Weak(made))])
    guard childLife == .kept else { return }
    let kept = keptChildren.filter { $0 !== former && $0 !== made }
    exchange(\.keptChildren, of: self, for: kept + [made])
  }

  /// Takes the child away, as UIKit has containers do it.
  func leave() {
    if let child = shown { letGo(of: child) }
  }

  /// Adds a child, which fills the bounds, as UIKit has containers do it.
  ///
  /// What is the user's may take it away again in any of these calls.
  func enter(_ arriving: ViewController) {
    addChild(arriving)
    guard arriving.parent === self else { return }
    child = arriving
    fillBounds()
    if arriving.parent === self { arriving.didMove(toParent: self) }
  }

  /// Has the child's view lie in the container's and fill it; either view may be another one since.
  func fillBounds() {
    guard let childView = shown?.view, shown != nil else { return }
    childView.frame = view.bounds
    if childView.superview == nil { view.addSubview(childView) }
  }
}
