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
    cure: """
      Keep the child as long as it is the right one; a ConditionalContainerController does that.
      """
  )
}
