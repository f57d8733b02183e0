/// Something that must hold whenever everything has come to rest.
package struct RestCheck {
  package var rule: Rule
  package var isBroken = false
  package var findFault: @MainActor () -> Message?
}

extension Simulation {
  /// Runs the checks that hold at rest; a fault is reported once, until it has gone.
  package func runRestChecks() {
    guard running.isEmpty else { return }
    for index in restChecks.indices {
      let fault = restChecks[index].findFault()
      if let fault, !restChecks[index].isBroken { report(restChecks[index].rule, fault) }
      restChecks[index].isBroken = fault != nil
    }
  }
}
