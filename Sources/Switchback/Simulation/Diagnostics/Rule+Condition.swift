extension Rule {
  static let conditionRules = [
    conditionNoChild, conditionChildElsewhere, conditionChildShared, conditionLoop,
    conditionOtherThread, conditionStale,
  ]

  static let conditionNoChild = Rule(
    "condition.no-child",
    .silent,
    explanation: """
      The builder of a conditional container gave no child; the former one is gone, and the container is \
      blank until it next looks at its condition.
      """,
    cure: "Return a controller for every branch, an empty one where nothing is to be seen."
  )
  static let conditionChildElsewhere = Rule(
    "condition.child-elsewhere",
    .silent,
    explanation: """
      The builder of a conditional container gave a controller that has another parent; it is left there, \
      and the container is blank until it next looks at its condition.
      """,
    cure: "Build a controller for each container; two containers cannot show one child."
  )
  static let conditionChildShared = Rule(
    "condition.child-shared",
    .silent,
    explanation: """
      The builder of a conditional container gave one controller for two branches, so one branch shows \
      what the other has left on it.
      """,
    cure: "Build a controller for each branch, or give both of them one condition."
  )
  static let conditionLoop = Rule(
    "condition.loop",
    .silent,
    explanation: """
      The condition of a container changed again and again within one turn: reading it, or building or \
      showing one child, makes it pick the other.
      """,
    cure: "Change what the condition reads in answer to the user, not in callbacks of the children."
  )
  static let conditionOtherThread = Rule(
    "condition.other-thread",
    .silent,
    explanation: """
      What a condition reads was changed on another thread than the main one; the container looks at it \
      in the next turn.
      """,
    cure: "Change the state on the main actor; have answers of other threads hop there first."
  )
  static let conditionStale = Rule(
    "condition.stale",
    .silent,
    explanation: """
      Everything is at rest, and a container on screen shows the child of a branch that its condition does not \
      pick any more: what the condition reads has changed where Observation cannot see it.
      """,
    cure: """
      Call setNeedsConditionUpdate after the change, or keep what the condition reads in an Observable \
      object; let overrides of the container call super.
      """
  )
}
