extension Rule {
  static let presentationRules = [
    presentAlreadyPresenting, presentInProgress, presentOutsideWindow, presentActiveInstance,
    presentLost, presentMoved, dismissNothing, dismissInProgress,
  ]

  static let presentAlreadyPresenting = Rule(
    "present.already-presenting",
    .console,
    explanation: "A controller that presents already was asked to present another one.",
    cure:
      "Present from the topmost presented controller, or dismiss first and present in the completion."
  )
  static let presentInProgress = Rule(
    "present.in-progress",
    .console,
    explanation: "A controller was asked to present while a presentation or dismissal of it runs.",
    cure: "Present in the completion of the one that runs."
  )
  static let presentOutsideWindow = Rule(
    "present.outside-window",
    .console,
    explanation: "A controller was asked to present while its view is in no window.",
    cure: "Present in viewDidAppear or later, from a controller that is on screen."
  )
  static let presentActiveInstance = Rule(
    "present.active-instance",
    .exception,
    explanation: "The controller to present is presented, contained or a root already.",
    cure: "Present a fresh instance, or the container that it is in."
  )
  static let presentLost = Rule(
    "present.lost",
    .silent,
    explanation:
      "The presenter left its window, or the window hid, before the presentation could start.",
    cure: "Present from a controller that stays, once the other change has ended."
  )
  static let presentMoved = Rule(
    "present.moved",
    .silent,
    explanation: """
      A presented controller became a root, a child or part of a stack; the presentation is empty but \
      still there, refuses others, and its dismissal concerns a controller that is elsewhere.
      """,
    cure: "Dismiss the controller first, and use it elsewhere in the completion."
  )
  static let dismissNothing = Rule(
    "dismiss.nothing",
    .silent,
    explanation: "A dismissal found nothing to dismiss; its completion may never run.",
    cure: "Branch on presentedViewController and presentingViewController before dismissing."
  )
  static let dismissInProgress = Rule(
    "dismiss.in-progress",
    .console,
    explanation: "A dismissal met the presentation of the same controller, and was refused.",
    cure: "Dismiss in the completion of the presentation."
  )
}
