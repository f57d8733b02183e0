extension Rule {
  static let rootRules = [
    rootContained, rootMissing, rootSwapLeftover, rootSwapPresenterRestored,
    rootSwapDuringTransition, rootSwapTwice, rootSwapDuringFade, rootSwapKeptSession,
    rootSwapSnapshotInDestination, rootSwapSnapshotLeft, rootStoreMismatch,
    rootRouteWithoutBuilder, rootBuilderReused, rootRouteDoubled, rootRouteIllegal,
    rootStartedTwice, rootSecondSwitcher,
    rootNotStarted, rootBypassed, rootRequestStale, rootSwapRefused, rootSwapStuck, rootWindowLost,
  ]

  static let rootContained = Rule(
    "root.contained",
    .exception,
    explanation: "A child of another controller was made the root of a window.",
    cure: "Remove it from its parent first."
  )
  static let rootMissing = Rule(
    "root.missing",
    .silent,
    explanation: "The root of a shown window was set to nil; the screen is empty.",
    cure: "Make the root before the swap; look for a property that was never set."
  )
  static let rootSwapLeftover = Rule(
    "root.swap.leftover-presentation",
    .silent,
    explanation: """
      The root was replaced while something was presented over it. The presented view stays in the \
      window, and presenter and presented stay alive.
      """,
    cure: "Dismiss first and replace the root in the completion, or use a RootSwitcher."
  )
  static let rootSwapPresenterRestored = Rule(
    "root.swap.presenter-restored",
    .silent,
    explanation: """
      The root was replaced before a dismissal had run; it puts the old root's view back beside the new \
      one's.
      """,
    cure: "Replace the root in the completion of the dismissal, or use a RootSwitcher."
  )
  static let rootSwapDuringTransition = Rule(
    "root.swap.during-transition",
    .silent,
    explanation: "The root was replaced while a transition inside the old one was running.",
    cure: "Wait for the transition's end, or use a RootSwitcher."
  )
  static let rootSwapTwice = Rule(
    "root.swap.twice-in-turn",
    .silent,
    explanation: "The root was replaced twice in one turn; the first new root never appears.",
    cure: "Decide once, or hand both requests to a RootSwitcher."
  )
  static let rootSwapDuringFade = Rule(
    "root.swap.during-fade",
    .silent,
    explanation: "The root was replaced while the cross-fade of the last swap was running.",
    cure: "Wait for the fade, or use a RootSwitcher, which lines requests up."
  )
  static let rootSwapKeptSession = Rule(
    "root.swap.kept-session",
    .silent,
    explanation: "A root that was kept comes back with what an earlier session left on it.",
    cure: "Build the root anew for each session, or clear it when the session ends."
  )
  static let rootSwapSnapshotInDestination = Rule(
    "root.swap.snapshot-in-destination",
    .silent,
    explanation: """
      The snapshot for a cross-fade was put into the view of the new root before that is shown; the view \
      loads early, and an interrupted fade leaves the snapshot in it.
      """,
    cure: "Put the snapshot into the window, over the new root, or use a RootSwitcher."
  )
  static let rootSwapSnapshotLeft = Rule(
    "root.swap.snapshot-left",
    .silent,
    explanation: "A snapshot stays in a controller's view after its fade.",
    cure: "Remove the snapshot in the completion whatever it says about finishing."
  )
  static let rootStoreMismatch = Rule(
    "root.store-mismatch",
    .silent,
    explanation: "At rest the stored route is not the one that the window shows.",
    cure: "Write the store when a swap is accepted, not before; a RootSwitcher does."
  )
}

extension Rule {
  static let rootRouteWithoutBuilder = Rule(
    "root.route-without-builder",
    .silent,
    explanation: "A route was asked for that nothing builds a root for.",
    cure: "Register a builder for each route before the switcher starts."
  )
  static let rootBuilderReused = Rule(
    "root.builder-reused",
    .silent,
    explanation: """
      A builder handed out a controller that is in use: the root that is shown, the kept root of another \
      route, or, which is refused, a presented controller.
      """,
    cure: "Make a new controller in each builder, or register the route as one whose root is kept."
  )
  static let rootRouteDoubled = Rule(
    "root.route-doubled",
    .silent,
    explanation: "A second builder was registered for a route; the first one stays.",
    cure: "Register each route once."
  )
  static let rootRouteIllegal = Rule(
    "root.route-illegal",
    .silent,
    explanation:
      "The app's own table does not allow the way from the route shown to the one asked for.",
    cure: "Ask for an allowed route, or allow the way."
  )
  static let rootStartedTwice = Rule(
    "root.started-twice",
    .silent,
    explanation: "A switcher that had started was started again; the call did nothing.",
    cure: "Start once, at launch; replace afterwards."
  )
  static let rootSecondSwitcher = Rule(
    "root.second-switcher",
    .silent,
    explanation:
      "A switcher was started on a window that another one serves; the call did nothing.",
    cure: """
      Make one switcher for each window, and pass it on; or let it go, and start another one once its last \
      request has ended.
      """
  )
  static let rootNotStarted = Rule(
    "root.not-started",
    .silent,
    explanation: "A replacement was asked of a switcher that has not started.",
    cure: "Start the switcher at launch."
  )
  static let rootBypassed = Rule(
    "root.bypassed",
    .silent,
    explanation: "The root of a window was set although a RootSwitcher serves that window.",
    cure: "Register a route for the root and ask the switcher; it then installs, stores and clears."
  )
  static let rootRequestStale = Rule(
    "root.request-stale",
    .silent,
    explanation: "A request names a session that is over, such as the answer 401 to an old token.",
    cure: "Nothing, if it is such an answer; otherwise ask with the present session or with none."
  )
  static let rootSwapRefused = Rule(
    "root.swap.refused",
    .silent,
    explanation: "The old tree kept presenting something that could not be dismissed.",
    cure: "Let dismiss call super, and do not present again from a controller that is dismissed."
  )
  static let rootSwapStuck = Rule(
    "root.swap.stuck",
    .silent,
    explanation: """
      A transition of the old tree had not ended a second after its time, or the tree had kept starting \
      transitions for a minute; what ran was ended.
      """,
    cure: "Have the animator call completeTransition in every case, and let a chain of them end."
  )
  static let rootWindowLost = Rule(
    "root.window-lost",
    .silent,
    explanation: "The window of a switcher is gone; requests, those under way too, are refused.",
    cure: "Keep the window for as long as the switcher."
  )
}
