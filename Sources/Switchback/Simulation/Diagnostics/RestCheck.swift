/// Something that must hold whenever everything has come to rest.
package struct RestCheck {
  package var rule: Rule
  package var isBroken = false
  /// What the fault is to be blamed on, if not on what ran last.
  package var cause: @MainActor () -> Int? = { nil }
  package var findFault: @MainActor () -> Message?
}

extension Simulation {
  /// Has something checked whenever everything has come to rest.
  ///
  /// It is for what an app believes about its screens, and what nobody but the app can know: that its list
  /// of routes equals the stack, that its queue is empty, that a flag is down. What does not hold is found
  /// once, until it holds again: `rest.broken`, with the last thing that ran as its cause.
  ///
  /// ```swift
  /// world.atRest("the router's list equals the stack") {
  ///   router.screens == navigation.viewControllers
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - claim: What should hold, in words.
  ///   - holds: Whether it does; it must change nothing. It is kept until the test, or the closure of
  ///     ``run(behavior:_:)``, has ended.
  public func atRest(_ claim: String, _ holds: @escaping @MainActor () -> Bool) {
    restChecks.append(
      RestCheck(rule: .restBroken) {
        holds() ? nil : "At rest it does not hold that \(text: claim)."
      }
    )
  }

  /// Lets go of the checks, and of what they keep.
  package func endRestChecks() {
    let checks = restChecks
    restChecks = []
    // What the checks kept may die of it, and add others.
    withExtendedLifetime(checks) {}
  }

  /// Runs the checks that hold at rest; a fault is reported once, until it has gone.
  package func runRestChecks() {
    guard running.isEmpty else { return }
    for index in restChecks.indices {
      let check = restChecks[index]
      let fault = check.findFault()
      if let fault, !check.isBroken {
        perform(under: check.cause() ?? lastCause) { report(check.rule, fault) }
      }
      restChecks[index].isBroken = fault != nil
    }
  }
}
