extension Rule {
  static let stackRules = [
    navSameInstance, navPushNavigation, navPopToStranger, navDuplicates, navEmpty, navAddChild,
    navDelegateGone, navSwipeRefused, navBackRefused, navStaleRead, navPushWhilePushing,
    navCancelLeftResidue, navPushBeforeAppear,
  ]

  static let navSameInstance = Rule(
    "nav.same-instance",
    .exception,
    explanation: "A controller was pushed on a stack that has it already.",
    cure: "Push a new instance, pop to the old one, or ignore taps until viewDidAppear."
  )
  static let navPushNavigation = Rule(
    "nav.push-navigation",
    .exception,
    explanation: "A navigation controller was put on the stack of another one.",
    cure: "Push its root controller, or present the navigation controller."
  )
  static let navPopToStranger = Rule(
    "nav.pop-to-stranger",
    .exception,
    explanation: "A stack was to pop to a controller that is not on it.",
    cure: "Look the controller up in viewControllers first."
  )
  static let navDuplicates = Rule(
    "nav.duplicates",
    .exception,
    explanation: "A stack was set that has a controller twice.",
    cure: "Remove the duplicates, or make a second instance."
  )
  static let navEmpty = Rule(
    "nav.empty",
    .silent,
    explanation: "A navigation controller came onto the screen with nothing on its stack.",
    cure: "Set the stack before showing it; look for a local variable that shadows the property."
  )
  static let navSwipeRefused = Rule(
    "nav.swipe-refused",
    .silent,
    explanation: """
      A swipe back began where none can: at the root, off screen, under a presentation, while the stack \
      changes, or with the navigation bar hidden; or an override of popViewController(animated:) did not pop.
      """,
    cure: """
      Begin it when the stack is at rest on screen and has more than its root; for an app that replaces \
      the recogniser's delegate, set Behavior.swipeNeedsNavigationBar to false. Let the override call super.
      """
  )
  static let navBackRefused = Rule(
    "nav.back-refused",
    .silent,
    explanation: """
      A back button was tapped that nobody can tap: at the root, off screen, under a presentation, while \
      the stack changes, or with the navigation bar hidden; or a screen was chosen that its menu does not \
      list.
      """,
    cure: """
      Tap when the stack is at rest on screen, shows its bar and has more than its root; choose a screen \
      below the top.
      """
  )
  static let navAddChild = Rule(
    "nav.add-child",
    .silent,
    explanation: "A child was added to a navigation controller, which takes it for a push.",
    cure: "Push it, or add it to the controller on top."
  )
  static let navDelegateGone = Rule(
    "nav.delegate-gone",
    .silent,
    explanation: "The delegate of a navigation controller died while it was still set.",
    cure: "Keep the delegate alive for as long as the navigation controller, or set it to nil."
  )
  static let navStaleRead = Rule(
    "nav.stale-read",
    .silent,
    explanation: """
      A stack was read while a change of it waits for the end of a transition. What was read lacks that \
      change, and a decision made from it is wrong by the time the change is made.
      """,
    cure: "Decide when the transition has ended: in its coordinator's completion, or in didShow."
  )
  static let navPushWhilePushing = Rule(
    "nav.push-while-pushing",
    .silent,
    explanation: """
      A second controller was pushed, animated, while a first one was on its way in: a double tap, or two \
      answers at once. Up to iOS 9 the bar breaks, later the second one comes late or hides the first.
      """,
    cure: """
      Ignore what comes while there is a transitionCoordinator; to push two, set the stack in one call.
      """
  )
  static let navCancelLeftResidue = Rule(
    "nav.cancel-left-residue",
    .silent,
    explanation: """
      A replacement of a stack was given up, and the controller that was coming is still on top of the \
      stack, though the one of before is shown. Found only with Behavior.cancelledStackChange set.
      """,
    cure: "Take the newcomer off in the completion of the coordinator, if that is cancelled."
  )
  static let navPushBeforeAppear = Rule(
    "nav.push-before-appear",
    .console,
    explanation: """
      A controller was pushed, without animation, on the root of a shown window before that has begun to \
      appear. Found only with Behavior.changeBeforeAppearance set.
      """,
    cure: "Push when the screen below has appeared, or set the whole stack before that."
  )
}
