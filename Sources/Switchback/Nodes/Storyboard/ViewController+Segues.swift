extension ViewController {
  /// Carries out `performSegue`.
  func performSegue(named identifier: String, sender: Any?) {
    simulation.perform("perform segue", on: birthNumber) {
      let isAsked = simulation.behavior.asksBeforeProgrammaticSegues
      runSegue(named: identifier, isAsked: isAsked, sender: sender)
    }
  }

  /// Taps a control that a segue hangs on, as a person does.
  ///
  /// The order of fact F6.1: `shouldPerformSegue`, which may refuse; the destination is made; the segue;
  /// `prepare(for:sender:)`; `perform()`. Errors: `segue.tap-refused` if a person could not touch the screen:
  /// it is not on screen, something hides it or is presented over it, or it takes part in a
  /// transition; `segue.unknown`. Then nothing changes.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue.
  ///   - sender: The control.
  /// - Complexity: O(*n*) in the number of views in shown windows.
  public func tapSegue(_ identifier: String, sender: Any? = nil) {
    simulation.perform("tap segue", on: birthNumber) {
      if let obstacle = obstacleToControls {
        simulation.report(
          .segueTapRefused,
          "Nobody can tap \"\(text: identifier)\" on \(birthNumber): \(text: obstacle)."
        )
      } else {
        runSegue(named: identifier, isAsked: true, sender: sender)
      }
    }
  }

  private var obstacleToControls: String? {
    if appearance != .appeared { return "it is not on screen" }
    if nearestPresentation != nil { return "something is presented over it" }
    if !simulation.visibleViewControllers.contains(where: { $0 === self }) {
      return "something hides it"
    }
    return transitionCoordinator == nil ? nil : "it is changing"
  }

  private func runSegue(named identifier: String, isAsked: Bool, sender: Any?) {
    guard let origin, let definition = definition(of: identifier) else {
      return reportUnknownSegue(identifier)
    }
    guard !isAsked || shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    run(definition, of: origin.storyboard, sender: sender)
  }

  /// The segue of this controller's scene with an identifier.
  package func definition(of identifier: String) -> SegueDefinition? {
    origin?.scene.segues.first { $0.identifier == identifier }
  }

  /// Makes the destination and the segue, and performs it (fact F6.1).
  private func run(_ definition: SegueDefinition, of storyboard: Storyboard, sender: Any?) {
    switch definition.target {
    case .unwind(let action):
      unwind(by: action, named: definition.identifier, sender: sender)
    case .scene(let identifier, let kind):
      guard let scene = storyboard.knownScene(identifier),
        let destination = storyboard.instance(of: scene)
      else { return }
      let segue = kind.make(definition.identifier, self, destination, sender)
      prepareWatched(segue, sender: sender)
      segue.perform()
    }
  }

  /// Calls `prepare(for:sender:)`, and finds one that loads the destination's view (fact F6.2).
  private func prepareWatched(_ segue: StoryboardSegue, sender: Any?) {
    let wasLoaded = segue.destination.isViewLoaded
    prepare(for: segue, sender: sender)
    guard !wasLoaded, segue.destination.isViewLoaded else { return }
    simulation.report(
      .segueViewInPrepare,
      "\(birthNumber) loads the view of \(number(of: segue.destination)) in prepare(for:sender:)."
    )
  }

  private func reportUnknownSegue(_ identifier: String) {
    let known = origin?.scene.segues.compactMap(\.identifier)
    let why = known.map { "there \(Storyboard.list($0))" } ?? "no storyboard has made it"
    simulation.report(
      .segueUnknown,
      "\(birthNumber) has no segue \"\(text: identifier)\"; \(text: why).",
      exception: "NSInvalidArgumentException",
      text: """
        Receiver (\(address: birthNumber)) has no segue with identifier '\(text: identifier)'
        """
    )
  }

  /// Performs what embeds, while the view is being loaded (fact F6.3).
  func performEmbedSegues() {
    guard let origin else { return }
    for definition in origin.scene.segues where definition.embedded != nil {
      run(definition, of: origin.storyboard, sender: nil)
    }
  }

  /// Adds a child, whose view fills the bounds, with the whole dance.
  func embed(_ child: ViewController) {
    addChild(child)
    guard child.parent === self, let childView = child.view else { return }
    childView.frame = view.bounds
    view.addSubview(childView)
    if child.parent === self { child.didMove(toParent: self) }
  }

  /// Carries out a push segue.
  func push(_ destination: ViewController, bySegue identifier: String?) {
    if let stack = self as? NavigationController ?? navigationController {
      return stack.pushViewController(destination, animated: true)
    }
    simulation.report(
      .seguePushWithoutNavigation,
      """
      \(birthNumber) is in no navigation controller, so \(number(of: destination)) cannot be pushed.
      """,
      exception: "NSGenericException",
      text: """
        Could not find a navigation controller for segue '\(text: identifier ?? "(null)")'. Push segues \
        can only be used when the source controller is managed by an instance of UINavigationController.
        """
    )
  }
}
