extension Rule {
  static let presentationRules = [
    presentAlreadyPresenting, presentInProgress, presentOutsideWindow, presentActiveInstance,
    presentLost, presentMoved, presentNoAnchor, presentStyleLate, presentControllerLeak,
    presentBadController, presentBadAdaptation, dismissNothing, dismissInProgress,
    dismissSwipeRefused, alertTapRefused,
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
  static let presentNoAnchor = Rule(
    "present.no-anchor",
    .exception,
    explanation: "A popover, or an action sheet on a pad, was presented with nothing to point at.",
    cure: "Set sourceView or barButtonItem of popoverPresentationController before the turn ends."
  )
  static let presentStyleLate = Rule(
    "present.style-late",
    .silent,
    explanation:
      "The style of a controller was set after its presentationController was read, which fixes it.",
    cure: "Set modalPresentationStyle first, and read presentationController then."
  )
  static let presentControllerLeak = Rule(
    "present.controller-leak",
    .silent,
    explanation: """
      The presentationController of a child or of a root was read: one was made, the two keep each other, \
      and nothing that is set on it is ever called.
      """,
    cure: "Read that of the presented container, and only when you present."
  )
  static let presentBadController = Rule(
    "present.bad-controller",
    .silent,
    explanation: """
      A transitioning delegate gave a presentation controller that was made for another controller, or that \
      has been used.
      """,
    cure: "Make a fresh one with the presented controller that the method is called with."
  )
  static let presentBadAdaptation = Rule(
    "present.bad-adaptation",
    .silent,
    explanation: "A delegate adapts a presentation to a style that nothing can be adapted to.",
    cure: "Answer fullScreen, overFullScreen, a sheet, none or automatic."
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
  static let dismissSwipeRefused = Rule(
    "dismiss.swipe-refused",
    .silent,
    explanation: """
      A swipe down began where none can: on what is no sheet, off screen, under another presentation, while \
      the sheet comes or goes or something moves in it, or with a finger on it already.
      """,
    cure: "Begin it on the topmost sheet, when that is at rest on screen."
  )
  static let alertTapRefused = Rule(
    "alert.tap-refused",
    .silent,
    explanation: """
      An action was tapped that nobody can tap: it is disabled or of another alert, or the alert is not \
      shown, comes or goes, or lies under something.
      """,
    cure: "Tap an enabled action of the alert when that is at rest on screen."
  )
}
