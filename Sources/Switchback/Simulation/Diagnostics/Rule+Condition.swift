extension Rule {
  static let conditionRules = [
    conditionNoChild, conditionChildElsewhere, conditionChildShared, conditionLoop,
    conditionOtherThread, conditionStale, conditionSegueUnknown, conditionSegueUnused,
    conditionSegueDoubled, conditionSegueKind, conditionSegueByHand,
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

  static let conditionSegueUnknown = Rule(
    "condition.segue-unknown",
    .silent,
    explanation: """
      A container was made whose map names a segue that its scene has not; UIKit throws when that branch is       first picked.
      """,
    cure: "Correct the identifier in the map, or register the segue; keep identifiers in constants."
  )
  static let conditionSegueUnused = Rule(
    "condition.segue-unused",
    .silent,
    explanation: """
      A container was made whose scene has a segue for a condition that no branch is mapped to: its screen is       never shown, or another identifier is misspelt.
      """,
    cure: "Map a branch to it, or remove the segue."
  )
  static let conditionSegueDoubled = Rule(
    "condition.segue-doubled",
    .silent,
    explanation: """
      A container was made whose map gives two branches one segue, or one branch two: both branches show the       same scene, or the second segue is never performed.
      """,
    cure: "Give each branch a segue of its own, or both of them one condition."
  )
  static let conditionSegueKind = Rule(
    "condition.segue-kind",
    .silent,
    explanation: """
      A container was made whose map names a segue that is no ConditionShowSegue, so it would show its       destination somewhere else; it is not performed.
      """,
    cure: "Register the segue with the kind showForCondition."
  )
  static let conditionSegueByHand = Rule(
    "condition.segue-by-hand",
    .silent,
    explanation: """
      The app performed a segue for a condition on a container that picks by itself; the container stays as       it is.
      """,
    cure: "Change what the condition reads, or call setNeedsConditionUpdate."
  )
}
