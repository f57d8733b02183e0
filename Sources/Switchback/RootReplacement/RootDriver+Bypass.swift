extension RootDriver {
  /// Whether the window has another root than the one that was installed last.
  var isBypassed: Bool {
    guard let window, let installed else { return false }
    return window.rootViewController?.birthNumber != installed
  }

  /// Finds at rest a root that somebody else has set.
  func watchRoot() {
    simulation.restChecks.append(
      RestCheck(rule: .rootBypassed) { [weak self] in self?.newForeigner() }
    )
  }

  /// Tells of a root that somebody else has set, unless it has been told of.
  func reportForeigner() {
    if let message = newForeigner() { report(.rootBypassed, message) }
  }

  private func newForeigner() -> Message? {
    guard isBypassed, let window, let route else { return nil }
    let root = window.rootViewController?.birthNumber ?? 0
    guard toldForeigner != root else { return nil }
    toldForeigner = root
    let believed = "\(route)"
    guard root != 0 else {
      return """
        The root of \(window.birthNumber) was taken away behind its switcher, which shows \
        \(text: believed).
        """
    }
    return """
      \(root) was made the root of \(window.birthNumber) behind its switcher, which shows \
      \(text: believed).
      """
  }
}
