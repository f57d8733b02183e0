extension Rule {
  static let restRules = [restBroken, restClaimActs, flowOutlivesScreens, flowEndsEarly]

  static let restBroken = Rule(
    "rest.broken",
    .silent,
    explanation: "What the app claims to hold whenever everything is at rest does not hold.",
    cure: """
      Find the call that is the cause, and what of the app's own did not follow it; or correct the claim.
      """
  )
  static let restClaimActs = Rule(
    "rest.claim-acts",
    .silent,
    explanation: """
      A claim about the state at rest made a call that changes something, so reading it ends the rest.
      """,
    cure: "Only look in a claim: at viewIfLoaded instead of view, and at lists of the app's own."
  )
  static let flowOutlivesScreens = Rule(
    "flow.outlives-screens",
    .silent,
    explanation: """
      A coordinator, or whatever leads through screens, is still kept although its last screen has gone: \
      it answers to nothing, swallows what is meant for the next one, and memory grows.
      """,
    cure: """
      Let it go when its last screen has gone, whatever way that went: by a pop, a swipe or a swap.
      """
  )
  static let flowEndsEarly = Rule(
    "flow.ends-early",
    .silent,
    explanation: """
      A coordinator, or whatever leads through screens, has gone although a screen of it is still there, \
      or still on its way in; nobody answers to that screen any more.
      """,
    cure: "End it when the transition has ended and its screens have gone; a swipe may be given up."
  )
}
