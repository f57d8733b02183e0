extension TabBarController {
  /// Carries out `setViewControllers`.
  func replaceTabs(with tabs: [ViewController]) {
    simulation.perform("set tabs", on: birthNumber) {
      if mayHold(tabs) { edit(tabs) }
    }
  }

  /// Carries out `addChild`.
  func addTab(_ tab: ViewController) {
    simulation.perform("addChild", on: birthNumber, with: number(of: tab)) {
      let tabs = storedChildren.filter { $0 !== tab } + [tab]
      if mayHold(tabs) { edit(tabs) }
    }
  }

  /// Whether these may be the tabs; reports why not.
  private func mayHold(_ tabs: [ViewController]) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    for tab in tabs {
      guard seen.insert(ObjectIdentifier(tab)).inserted else {
        simulation.report(
          .tabsDuplicates,
          "\(tab.birthNumber) would be two tabs of \(birthNumber)."
        )
        return false
      }
      guard tab.storedParent === self || mayAdopt(tab) else { return false }
    }
    return true
  }

  /// Edits the tabs, and makes the calls that belong to the moment of the call.
  ///
  /// The tabs are complete before anybody is told, so a callback that changes them again finds the new ones.
  private func edit(_ tabs: [ViewController]) {
    let place = indexOfSelected
    let staying = Set(tabs.map(ObjectIdentifier.init))
    let going = storedChildren.filter { !staying.contains(ObjectIdentifier($0)) }
    let moved = tabs.filter { $0.storedParent !== self && mustLeave($0) }
    for tab in going { tab.status.insert(.leaving) }
    left += going
    let coming = tabs.filter(takeIn)
    exchange(\.storedChildren, of: self, for: tabs)
    keepSelection(at: place)
    tabStage.mark()
    for tab in moved { tab.deliver(.didMove(toParent: nil)) { tab.didMove(toParent: nil) } }
    tell(going: going, coming: coming)
  }

  private func tell(going: [ViewController], coming: [ViewController]) {
    for tab in going where tab.status.contains(.leaving) {
      tab.deliver(.willMove(toParent: nil)) { tab.willMove(toParent: nil) }
    }
    for tab in coming where isTab(tab) {
      tab.deliver(.willMove(toParent: birthNumber)) { tab.willMove(toParent: self) }
    }
    // Who takes part in a transition is told at its end.
    if tabStage.running == nil { tellLeft() }
    for tab in coming where isTab(tab) {
      tab.deliver(.didMove(toParent: birthNumber)) { tab.didMove(toParent: self) }
    }
  }

  /// Lets a tab go that leaves on another way than through the list.
  func loseTab(_ tab: ViewController) {
    let place = indexOfSelected
    left.remove(identicalTo: tab)
    storedChildren.remove(identicalTo: tab)
    if tab === selected { selected = nil }
    keepSelection(at: place)
    tabStage.mark()
  }
}
