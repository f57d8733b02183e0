extension Storyboard {
  /// Makes a new instance of a scene that must be of a class.
  ///
  /// Two mistakes are told apart: there is no such scene, `storyboard.unknown-scene` or
  /// `storyboard.unknown`; or it is of another class, `storyboard.scene-class`. Other errors are those of
  /// `instantiateViewController(withIdentifier:)`. UIKit has no such call; there it is a cast.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the scene.
  ///   - type: The class.
  /// - Returns: The controller, or nil.
  public func instantiate<Screen: ViewController>(
    _ identifier: String,
    as type: Screen.Type = Screen.self
  ) -> Screen? {
    simulation.perform("instantiate", on: birthNumber) {
      guard let scene = knownScene(identifier) else { return nil }
      guard mayBe(scene, type) else {
        reportClass(of: scene, is: scene.type, not: type)
        return nil
      }
      guard let made = instance(of: scene) else { return nil }
      if let screen = made as? Screen { return screen }
      reportClass(of: scene, is: Swift.type(of: made), not: type)
      return nil
    }
  }

  /// Makes a look-up for later, and checks now that there is such a scene of such a class.
  ///
  /// So a misspelt identifier is found when the app starts, and not when somebody first goes there. Errors:
  /// `storyboard.unknown`, `storyboard.unknown-scene`, `storyboard.scene-class`. A factory that is declared
  /// to make a superclass is checked when it makes one.
  ///
  /// ```swift
  /// let main = Storyboard(name: "Main", bundle: nil)
  /// main.scene("login") { ViewController(title: "login") }
  /// let login = main.lookUp("login", as: ViewController.self)
  /// let window = Window()
  /// window.rootViewController = login.instantiate()
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the scene.
  ///   - type: The class.
  /// - Returns: The look-up.
  public func lookUp<Screen: ViewController>(
    _ identifier: String,
    as type: Screen.Type = Screen.self
  ) -> SceneLookUp<Screen> {
    simulation.perform("look up", on: birthNumber) {
      if let scene = knownScene(identifier), !mayBe(scene, type) {
        reportClass(of: scene, is: scene.type, not: type)
      }
      return SceneLookUp(storyboard: self, identifier: identifier)
    }
  }

  func instanceOrPlaceholder(_ identifier: String) -> ViewController {
    simulation.perform("instantiate", on: birthNumber) {
      let standIn = "; \"\(PlaceholderController.name(for: identifier))\" stands in for it"
      let made = knownScene(identifier, standIn).flatMap { instance(of: $0, standIn) }
      return made ?? PlaceholderController(for: identifier)
    }
  }

  func initialInstance() -> ViewController? {
    simulation.perform("instantiate initial", on: birthNumber) {
      guard isKnown("") else { return nil }
      if let initial = contents.initial, let scene = contents.scenes[initial] {
        return instance(of: scene)
      }
      simulation.report(
        .storyboardNoInitial,
        "Storyboard \"\(text: storyboardName)\" has no initial scene; \(text: knownScenes)."
      )
      return nil
    }
  }

  /// A scene by its identifier; reports if there is none.
  func knownScene(_ identifier: String, _ consequence: String = "") -> StoryboardScene? {
    if let scene = contents.scenes[identifier] { return scene }
    guard isKnown(consequence) else { return nil }
    simulation.report(
      .storyboardUnknownScene,
      """
      Storyboard "\(text: storyboardName)" has no scene "\(text: identifier)", \(text: knownScenes)\
      \(text: consequence).
      """,
      exception: "NSInvalidArgumentException",
      text: """
        Storyboard (\(address: birthNumber)) doesn't contain a view controller with identifier \
        '\(text: identifier)'
        """
    )
    return nil
  }

  /// Whether there is a storyboard of this name; reports if not.
  private func isKnown(_ consequence: String) -> Bool {
    guard contents.scenes.isEmpty else { return true }
    simulation.report(
      .storyboardUnknown,
      "No scene has been put into a storyboard \"\(text: storyboardName)\"\(text: consequence).",
      exception: "NSInvalidArgumentException",
      text: "Could not find a storyboard named '\(text: storyboardName)' in bundle NSBundle …"
    )
    return false
  }

  /// Makes an instance of a scene; nil, and told why, if its class refuses or it belongs elsewhere.
  func instance(of scene: StoryboardScene, _ consequence: String = "") -> ViewController? {
    guard let made = scene.make() else {
      simulation.report(
        .storyboardSceneRefusesCoder,
        """
        init(coder:) of \(text: "\(scene.type)") returned nil for scene "\(text: scene.identifier)" of \
        storyboard "\(text: storyboardName)"\(text: consequence).
        """
      )
      return nil
    }
    guard belongsHere(made) else { return nil }
    if made.origin != nil {
      simulation.report(
        .storyboardSceneReused,
        """
        The factory of scene "\(text: scene.identifier)" of storyboard "\(text: storyboardName)" gave \
        \(made.birthNumber) once more.
        """
      )
    }
    exchange(\.origin, of: made, for: StoryboardOrigin(storyboard: self, scene: scene))
    made.didComeFromStoryboard()
    return made
  }

  /// Whether a scene may turn out to be of a class.
  private func mayBe<Screen: ViewController>(_ scene: StoryboardScene, _ type: Screen.Type) -> Bool
  {
    scene.type is Screen.Type || scene.mayMake(type)
  }

  private func reportClass(
    of scene: StoryboardScene,
    is found: ViewController.Type,
    not expected: ViewController.Type
  ) {
    simulation.report(
      .storyboardSceneClass,
      """
      Scene "\(text: scene.identifier)" of storyboard "\(text: storyboardName)" is of class \
      \(text: "\(found)"), not \(text: "\(expected)").
      """
    )
  }
}

/// A look-up of a scene, checked when it is made by ``Storyboard/lookUp(_:as:)``.
@MainActor
public struct SceneLookUp<Screen: ViewController> {
  let storyboard: Storyboard
  /// The identifier of the scene.
  public let identifier: String

  /// Makes a new instance of the scene; errors as of ``Storyboard/instantiate(_:as:)``.
  ///
  /// - Returns: The controller, or nil.
  public func instantiate() -> Screen? { storyboard.instantiate(identifier, as: Screen.self) }
}

/// Stands in for a controller that a storyboard could not make; a diagnostic names it.
///
/// It does nothing, so a test goes on where UIKit would end the app.
public final class PlaceholderController: ViewController {
  static func name(for identifier: String) -> String { "placeholder for \(identifier)" }

  convenience init(for identifier: String) {
    self.init(title: PlaceholderController.name(for: identifier))
  }
}
