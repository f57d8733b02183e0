extension Rule {
  /// All rules of the library, by area.
  ///
  /// `Documentation/Diagnostics.md` is printed from this list.
  public static let catalogue: [Rule] =
    timeRules + nodeRules + viewRules + appearanceRules + childRules
    + stackRules + presentationRules + rootRules + conditionRules + launchRules
    + restRules
}

extension Rule {
  static let timeRules = [timeBackwards, timeReentrant, timeLoop, timeBadDuration]

  static let timeBackwards = Rule(
    "time.backwards",
    .silent,
    explanation: "The clock was to be moved by a negative length; it stays where it is.",
    cure: "Advance by zero or more."
  )
  static let timeReentrant = Rule(
    "time.reentrant",
    .silent,
    explanation:
      "The clock was moved from inside a callback, or from inside another call of the library.",
    cure: "Use after(_:_:_:) for work of a later turn, and move the clock from outside."
  )
  static let timeLoop = Rule(
    "time.loop",
    .silent,
    explanation: """
      Work keeps asking for more work without time moving, or without end; the rest is left undone.
      """,
    cure: "Find what the named cause asks for again each time, and stop it when nothing changed."
  )
  static let timeBadDuration = Rule(
    "time.bad-duration",
    .silent,
    explanation: """
      A length of time was no number, negative, or longer than about 31 years; what is no number counts \
      as zero, everything else as the nearest length that the clock can count.
      """,
    cure: "Give a finite length of zero or more; look for a division by zero."
  )
}

extension Rule {
  static let nodeRules = [nodeForeign]

  static let nodeForeign = Rule(
    "node.foreign",
    .silent,
    explanation: "A node of one simulation was to become part of another; nothing is changed.",
    cure: "Make the nodes of a test inside the test, where its own simulation is the current one."
  )
}

extension Rule {
  static let viewRules = [viewCycle, viewShared, viewLoadedRecursively]

  static let viewCycle = Rule(
    "view.cycle",
    .exception,
    explanation: "A view was put into itself or into a view that lies in it.",
    cure: "Take the inner view out first."
  )
  static let viewShared = Rule(
    "view.shared",
    .exception,
    explanation: "One view was given to two controllers.",
    cure: "Clear the former controller's view first, or make a view of its own."
  )
  static let viewLoadedRecursively = Rule(
    "view.recursive-load",
    .silent,
    explanation: "A controller asks for its view while it is making it; UIKit recurs without end.",
    cure: "Assign the view in loadView and touch it in viewDidLoad."
  )
}

extension Rule {
  static let appearanceRules = [
    appearCalledByHand, appearUnbalanced, appearWrongSuper, appearLoop, appearChildAgain,
  ]

  static let appearCalledByHand = Rule(
    "appear.called-by-hand",
    .console,
    explanation: "A life-cycle method was called by the app; only the container may do so.",
    cure: "Put the work into a method of its own, or begin and end an appearance transition."
  )
  static let appearUnbalanced = Rule(
    "appear.unbalanced",
    .console,
    explanation: """
      An appearance change was begun in the direction that is under way or done, or ended without \
      having begun.
      """,
    cure: "Pair each begin with one end; turn a running change back by beginning the other way."
  )
}

extension Rule {
  static let appearWrongSuper = Rule(
    "appear.wrong-super",
    .silent,
    explanation: """
      An override called the base method of another callback. UIKit then takes the controller for one that \
      appears while it disappears, or never hears that its change has ended.
      """,
    cure: "Call the method of super that has the name of the override."
  )
  static let appearLoop = Rule(
    "appear.loop",
    .silent,
    explanation: """
      A controller shows the same thing each time it appears, and appears again because that thing goes: \
      the user cannot leave.
      """,
    cure: "Decide from the session, or show it once; a callback of appearance runs many times."
  )
  static let appearChildAgain = Rule(
    "appear.child-again",
    .silent,
    explanation: """
      A container makes and adds a new child each time it appears, although it has one like it: what the \
      user did on the former one is lost, or the children pile up.
      """,
    cure: "Keep the child as long as it is the right one; a ConditionalContainerController does that."
  )
}

extension Rule {
  static let childRules = [childCycle, childRoot, childHierarchy]

  static let childCycle = Rule(
    "child.cycle",
    .exception,
    explanation: "A controller was added to itself or to one that lies inside it.",
    cure: "Remove the inner controller from its parent first."
  )
  static let childRoot = Rule(
    "child.root",
    .exception,
    explanation: "The root of a window was added to a container.",
    cure: "Give the window another root first."
  )
  static let childHierarchy = Rule(
    "child.hierarchy",
    .exception,
    explanation: "The tree of views and the tree of controllers would disagree.",
    cure: "Call addChild before the view moves, and take the view out before the child moves on."
  )
}

extension Rule {
  static let restRules = [restBroken, flowOutlivesScreens, flowEndsEarly]

  static let restBroken = Rule(
    "rest.broken",
    .silent,
    explanation: "What the app claims to hold whenever everything is at rest does not hold.",
    cure: """
      Find the call that is the cause, and what of the app's own did not follow it; or correct the claim.
      """
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

extension Rule {
  static let launchRules = [launchNoRoot]

  static let launchNoRoot = Rule(
    "launch.no-root",
    .exception,
    explanation: "A shown window has no root when the launch ends.",
    cure: "Set rootViewController before the launch ends."
  )
}
