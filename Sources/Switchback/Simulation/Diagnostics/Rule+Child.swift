extension Rule {
  static let childRules = [
    childCycle, childRoot, childHierarchy, childNotSiblings, childTransitionByHand,
    childTransitionInSystemContainer, childTransitionNowhere, childTransitionToItself,
    childNoDidMove, childNoWillMove, childViewOutlivesController, childNotForwarded,
  ]

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
  static let childNotSiblings = Rule(
    "child.not-siblings",
    .exception,
    explanation: """
      A transition between two children was asked of a controller that is not the parent of both, at the \
      call or by the time that a transition before it had ended.
      """,
    cure: "Call addChild for both first; take the old one out in the completion, and not twice."
  )
  static let childTransitionByHand = Rule(
    "child.transition-by-hand",
    .exception,
    explanation: """
      A transition between two children was asked of a container that tells its children itself.
      """,
    cure:
      "Move the views with an animation, between begin and end of both; or forward automatically."
  )
  static let childTransitionInSystemContainer = Rule(
    "child.transition-in-system-container",
    .silent,
    explanation: """
      A transition between two children was asked of a container of the library, which shows its children \
      itself; the call did nothing.
      """,
    cure: "Push, pop, or change what the container decides by."
  )
  static let childTransitionNowhere = Rule(
    "child.transition-nowhere",
    .silent,
    explanation: """
      A transition led from a child whose view is in no view: the new child's view was added nowhere, and \
      the new child never appears.
      """,
    cure: "Add the view of the first child by hand; a transition leads from one that is shown."
  )
  static let childTransitionToItself = Rule(
    "child.transition-to-itself",
    .silent,
    explanation: """
      A transition was asked for from a child to itself, which would take its view away; the call did \
      nothing.
      """,
    cure: "Compare the two first: what is shown already needs no transition."
  )
  static let childNoDidMove = Rule(
    "child.no-did-move",
    .silent,
    explanation: """
      A child was added and its view is in place, but didMove(toParent:) was never called on it, or its \
      override does not call super: what the child does there is left out, and isMovingToParent is wrong.
      """,
    cure: "After addChild and addSubview call didMove(toParent: self) on the child."
  )
  static let childNoWillMove = Rule(
    "child.no-will-move",
    .silent,
    explanation: """
      A child was removed from its parent without a call of willMove(toParent: nil) before, or its override \
      does not call super: what the child does there is left out, and isMovingFromParent is wrong.
      """,
    cure:
      "Call willMove(toParent: nil) on the child, take its view out, then call removeFromParent."
  )
  static let childViewOutlivesController = Rule(
    "child.view-outlives-controller",
    .silent,
    explanation: """
      The view of a controller is on screen and the controller is gone: it was no child of the one whose \
      view it is in, so nobody kept it. The view does nothing any more.
      """,
    cure: "Call addChild before, and take the view out before removeFromParent."
  )
  static let childNotForwarded = Rule(
    "child.not-forwarded",
    .silent,
    explanation: """
      A container that tells its children itself has appeared, or has gone, and did not tell any of them.
      """,
    cure: """
      Call beginAppearanceTransition and endAppearanceTransition on the children in the container's own four \
      callbacks; or let shouldAutomaticallyForwardAppearanceMethods be true.
      """
  )
}
