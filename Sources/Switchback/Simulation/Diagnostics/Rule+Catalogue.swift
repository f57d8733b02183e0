extension Rule {
  /// All rules of the library, by area.
  ///
  /// `Documentation/Diagnostics.md` is printed from this list.
  public static let catalogue: [Rule] =
    timeRules + nodeRules + viewRules + appearanceRules + childRules
    + stackRules + presentationRules + rootRules + conditionRules + launchRules
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
  static let appearanceRules = [appearCalledByHand, appearUnbalanced]

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
  static let stackRules = [
    navSameInstance, navPushNavigation, navPopToStranger, navDuplicates, navEmpty, navAddChild,
    navDelegateGone, navSwipeRefused,
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
    explanation:
      "A swipe back began where none can: at the root, off screen, or while the stack changes.",
    cure: "Begin it when the stack is at rest on screen and has more than its root."
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
