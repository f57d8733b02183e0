extension Rule {
  /// All rules of the library, by area.
  ///
  /// `Documentation/Diagnostics.md` is printed from this list.
  public static let catalogue: [Rule] =
    timeRules + nodeRules + viewRules + appearanceRules + childRules
    + stackRules + tabRules + presentationRules + rootRules + conditionRules + storyboardRules
    + segueRules + launchRules + restRules
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
  static let launchRules = [launchNoRoot, appNoChange]

  static let appNoChange = Rule(
    "app.no-change",
    .silent,
    explanation: """
      The app, or a scene, was sent to where it is, or on a way that does not lead from there.
      """,
    cure: "Send it to the background from the foreground, and back; look at applicationState."
  )

  static let launchNoRoot = Rule(
    "launch.no-root",
    .exception,
    explanation: "A shown window has no root when the launch ends.",
    cure: "Set rootViewController before the launch ends."
  )
}
