extension Rule {
  static let tabRules = [tabsNoSuchTab, tabsDuplicates, tabsTapRefused]

  static let tabsNoSuchTab = Rule(
    "tabs.no-such-tab",
    .exception,
    explanation: "A tab was to be selected that the tab bar controller does not have.",
    cure: "Set viewControllers first, and look the controller or the index up in it."
  )
  static let tabsDuplicates = Rule(
    "tabs.duplicates",
    .silent,
    explanation: "A tab bar controller was given a controller twice; its tabs stay as they were.",
    cure: "Give each tab a controller of its own."
  )
  static let tabsTapRefused = Rule(
    "tabs.tap-refused",
    .silent,
    explanation: """
      A tab was tapped that nobody can tap: there is none, or the bar is off screen, hidden, or under \
      something.
      """,
    cure: "Tap when the bar is on screen with nothing over it, after settle()."
  )
}
