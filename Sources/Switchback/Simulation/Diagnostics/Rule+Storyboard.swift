extension Rule {
  static let storyboardRules = [
    storyboardUnknown, storyboardUnknownScene, storyboardSceneClass, storyboardSceneDoubled,
    storyboardSceneRefusesCoder, storyboardSceneReused, storyboardNoInitial, storyboardTwoInitial,
  ]

  static let storyboardUnknown = Rule(
    "storyboard.unknown",
    .exception,
    explanation: "A scene was asked of a storyboard into which nobody has put any.",
    cure: "Check the name; fill the storyboard before scenes are asked of it, and keep it."
  )
  static let storyboardUnknownScene = Rule(
    "storyboard.unknown-scene",
    .exception,
    explanation: "A storyboard has no scene of the identifier that was asked for.",
    cure: "Keep identifiers in constants, and check them at the start with lookUp(_:as:)."
  )
  static let storyboardSceneClass = Rule(
    "storyboard.scene-class",
    .silent,
    explanation: """
      A scene is of another class than the one it was asked for as; UIKit's cast would fail.
      """,
    cure: "Give the scene the class, or ask for the class that it has."
  )
  static let storyboardSceneDoubled = Rule(
    "storyboard.scene-doubled",
    .silent,
    explanation: "Two scenes of a storyboard have one identifier; the second one is left out.",
    cure: "Give each scene an identifier of its own; fill a storyboard once."
  )
  static let storyboardSceneRefusesCoder = Rule(
    "storyboard.scene-refuses-coder",
    .silent,
    explanation: """
      A scene was registered by a class whose init(coder:) returns nil, so nothing is made.
      """,
    cure: "Write init(coder:), or register the scene with a factory."
  )
  static let storyboardSceneReused = Rule(
    "storyboard.scene-reused",
    .silent,
    explanation: """
      The factory of a scene gave a controller that a storyboard had made before; UIKit makes a new one \
      each time.
      """,
    cure: "Make a new controller in the factory."
  )
  static let storyboardNoInitial = Rule(
    "storyboard.no-initial",
    .silent,
    explanation: "The initial scene was asked of a storyboard that has none; the answer is nil.",
    cure: "Register one scene with isInitial: true, or ask for a scene by its identifier."
  )
  static let storyboardTwoInitial = Rule(
    "storyboard.two-initial",
    .silent,
    explanation: "Two scenes of a storyboard were to be the initial one; the first one is.",
    cure: "Register one scene with isInitial: true."
  )
}

extension Rule {
  static let segueRules = [
    segueUnknown, segueUnknownScene, segueDoubled, segueEmbedCycle, segueNoPerform,
    seguePushWithoutNavigation, segueViewInPrepare, segueTapRefused, segueUnwindNowhere,
  ]

  static let segueUnknown = Rule(
    "segue.unknown",
    .exception,
    explanation: """
      A segue was performed that the controller's scene has not; a controller that no storyboard made has \
      none at all.
      """,
    cure: "Keep identifiers in constants; make the controller from its storyboard."
  )
  static let segueUnknownScene = Rule(
    "segue.unknown-scene",
    .silent,
    explanation: """
      A segue was to begin or end at a scene that the storyboard has not; it is left out.
      """,
    cure: "Check the identifiers; register the scenes before their segues."
  )
  static let segueDoubled = Rule(
    "segue.doubled",
    .silent,
    explanation: "Two segues of one scene have one identifier; the second one is left out.",
    cure: "Give each segue of a scene an identifier of its own."
  )
  static let segueEmbedCycle = Rule(
    "segue.embed-cycle",
    .silent,
    explanation: "A segue would embed a scene in itself, without end; it is left out.",
    cure: "Show the scene in another way, or embed another one."
  )
  static let segueNoPerform = Rule(
    "segue.no-perform",
    .exception,
    explanation: "A segue was performed that has no closure, and whose class overrides nothing.",
    cure: "Override perform() without a call of super, or give a performHandler."
  )
  static let seguePushWithoutNavigation = Rule(
    "segue.push-without-navigation",
    .exception,
    explanation: """
      A push segue was performed by a controller that no navigation controller manages.
      """,
    cure: "Make it a show segue, or put the source into a navigation controller."
  )
  static let segueViewInPrepare = Rule(
    "segue.view-in-prepare",
    .silent,
    explanation: """
      prepare(for:sender:) asked for the view of the destination, or what is in it: in UIKit outlets are nil \
      there, and viewDidLoad now ran before the destination had its data.
      """,
    cure: "Hand over data in prepare, and fill the views in the destination's viewDidLoad."
  )
  static let segueTapRefused = Rule(
    "segue.tap-refused",
    .silent,
    explanation: """
      A control was tapped on a screen that nobody can touch: off screen, hidden, under a presentation, or \
      in a transition.
      """,
    cure: "Tap when the screen is at rest and seen; for the app's own calls use performSegue."
  )
  static let segueUnwindNowhere = Rule(
    "segue.unwind-nowhere",
    .silent,
    explanation: """
      An unwind segue was performed, and no screen that it could go back to takes its action.
      """,
    cure: """
      Give a screen further out the action; look at canPerformUnwindSegueAction and \
      allowedChildrenForUnwinding.
      """
  )
}
