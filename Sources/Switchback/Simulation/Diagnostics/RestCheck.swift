/// Something that must hold whenever everything has come to rest.
package struct RestCheck {
  package var rule: Rule
  /// What the app claims, if it is a claim of the app's.
  package var claim: String?
  package var isBroken = false
  package var isRead = false
  /// Whether there is nothing to check any more.
  package var isOver: @MainActor () -> Bool = { false }
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
      RestCheck(rule: .restBroken, claim: claim) {
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
  ///
  /// A check counts as a call, so the clock cannot be moved from inside it; one that makes any other call is
  /// told so.
  package func runRestChecks() {
    guard running.isEmpty else { return }
    depth += 1
    restChecks.removeAll { $0.isOver() }
    for index in restChecks.indices {
      let (check, calls) = (restChecks[index], causes.count)
      let fault = check.findFault()
      restChecks[index].isRead = true
      perform(under: check.cause() ?? lastCause) {
        if let fault, !check.isBroken { report(check.rule, fault) }
        if causes.count > calls, let claim = check.claim {
          report(.restClaimActs, "The claim that \(text: claim) has changed something.")
        }
      }
      restChecks[index].isBroken = fault != nil
    }
    depth -= 1
    closeCause()
  }

  /// The claims that were never read, since nothing came to rest after they were made.
  package var claimsNeverRead: [String] {
    restChecks.compactMap { $0.isRead ? nil : $0.claim }
  }
}
