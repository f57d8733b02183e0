extension Application {
  /// What a person does who goes to another app: the app goes to the background.
  ///
  /// The delegate is told `applicationWillResignActive` and `applicationDidEnterBackground` before the call
  /// returns, or the delegates of the scenes are told theirs, if there are scenes. No view hears anything
  /// (fact F9.1). Error: `app.no-change` in the background.
  public func enterBackground() { move(.enterBackground) }

  /// What a person does who comes back: `applicationWillEnterForeground`, then
  /// `applicationDidBecomeActive`; error: `app.no-change` outside of the background.
  ///
  /// No screen appears: what it shows has to be renewed in these callbacks (fact F9.1).
  public func enterForeground() { move(.enterForeground) }

  /// Something lies over the app, such as the notification centre: `applicationWillResignActive`; error:
  /// `app.no-change` unless it is active.
  public func resignActive() { move(.resignActive) }

  /// What lay over the app has gone: `applicationDidBecomeActive`; error: `app.no-change` unless the app
  /// is inactive.
  public func becomeActive() { move(.becomeActive) }

  private func move(_ move: ActivityMove) {
    simulation.perform(move.verb, on: birthNumber) {
      guard connectedScenes.isEmpty else { return moveScenes(move) }
      guard move.isPossible(from: applicationState) else {
        return reportNoChange(move, of: birthNumber)
      }
      for step in ActivityStep.steps(from: applicationState, to: move.target) { take(step) }
    }
  }

  /// Moves those scenes that can follow.
  private func moveScenes(_ move: ActivityMove) {
    let movable = connectedScenes.filter { $0.state.map(move.isPossible) ?? false }
    guard !movable.isEmpty else { return reportNoChange(move, of: birthNumber) }
    for scene in movable { scene.carryOut(move) }
  }

  func reportNoChange(_ move: ActivityMove, of number: Int) {
    simulation.report(
      .appNoChange,
      "\(number) cannot \(text: "\(move.verb)") from where it is; nothing happened."
    )
  }

  /// Takes one step, and tells the delegate.
  func take(_ step: ActivityStep) {
    if step.isToldAfterwards { storedState = step.state }
    switch step {
    case .willResignActive: delegate?.applicationWillResignActive(self)
    case .didEnterBackground: delegate?.applicationDidEnterBackground(self)
    case .willEnterForeground: delegate?.applicationWillEnterForeground(self)
    case .didBecomeActive: delegate?.applicationDidBecomeActive(self)
    }
    storedState = step.state
  }

  /// Connects a scene, as the system does when a person opens a window of the app.
  ///
  /// The delegate is told `sceneWillConnect`, the place to make a window, then `sceneWillEnterForeground` and
  /// `sceneDidBecomeActive`, all before the call returns. A scene that is connected in the background is told
  /// the first only, and its root appears all the same (fact F9.2). From now on the delegate of the application
  /// hears of no change between foreground and background.
  ///
  /// - Parameters:
  ///   - delegate: The delegate of the scene, which the caller keeps.
  ///   - inBackground: Whether the scene stays in the background.
  /// - Returns: The scene, which the application keeps.
  @discardableResult
  public func connect(_ delegate: any SceneDelegate, inBackground: Bool = false) -> WindowScene {
    let scene = simulation.enter { WindowScene(delegate: delegate) }
    simulation.perform("connect", on: birthNumber, with: scene.birthNumber) {
      connectedScenes.append(scene)
      scene.connect(inBackground: inBackground)
    }
    return scene
  }
}
