extension Storyboard {
  /// Registers a scene by a factory.
  ///
  /// Errors, after which the scene, or its being the initial one, is left out: `storyboard.scene-doubled`,
  /// `storyboard.two-initial`.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, another one for each scene.
  ///   - isInitial: Whether the storyboard begins with this scene.
  ///   - make: Makes a new controller each time; it is kept as long as the scenes are.
  public func scene<Screen: ViewController>(
    _ identifier: String,
    isInitial: Bool = false,
    make: @escaping () -> Screen
  ) {
    register(StoryboardScene(identifier, make: make), isInitial: isInitial)
  }

  /// Registers a scene by a class, whose `init(coder:)` makes the controllers, as from an archive.
  ///
  /// Errors, after which the scene, or its being the initial one, is left out: `storyboard.scene-doubled`,
  /// `storyboard.two-initial`.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, another one for each scene.
  ///   - type: The class.
  ///   - isInitial: Whether the storyboard begins with this scene.
  public func scene(
    _ identifier: String,
    _ type: ViewController.Type,
    isInitial: Bool = false
  ) {
    register(StoryboardScene(identifier, decoding: type), isInitial: isInitial)
  }

  /// Registers a segue from one scene to another.
  ///
  /// Errors, after which it is left out: `segue.unknown-scene`, `segue.doubled`, `segue.embed-cycle`.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, unique among the segues of the source; nil for a segue that nobody
  ///     performs by name, such as one that embeds.
  ///   - source: The scene that it begins at.
  ///   - destination: The scene that it ends at, made anew for each segue.
  ///   - kind: What it does.
  /// - Complexity: O(*n*) in the number of segues of the source; for one that embeds, of all that embed.
  public func segue(
    _ identifier: String?,
    from source: String,
    to destination: String,
    kind: SegueKind
  ) {
    simulation.perform("segue", on: birthNumber) {
      guard let scene = scene(of: identifier, source),
        self.scene(of: identifier, destination) != nil
      else { return }
      if kind.isEmbedding, isEmbedded(source, in: destination) {
        simulation.report(
          .segueEmbedCycle,
          """
          \(text: segueName(identifier)) of storyboard "\(text: storyboardName)" would embed \
          "\(text: destination)" in "\(text: source)", which lies in it.
          """
        )
        return
      }
      let definition = SegueDefinition(identifier: identifier, target: .scene(destination, kind))
      add(definition, to: scene)
    }
  }

  /// Registers a segue back to a screen that is there already, which is searched when it is performed.
  ///
  /// Errors, after which it is left out: `segue.unknown-scene`, `segue.doubled`.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, unique among the segues of the source.
  ///   - source: The scene that it begins at.
  ///   - action: What the screen must be able to do, and does (fact F6.9).
  public func unwindSegue(_ identifier: String, from source: String, to action: UnwindAction) {
    simulation.perform("segue", on: birthNumber) {
      guard let scene = scene(of: identifier, source) else { return }
      add(SegueDefinition(identifier: identifier, target: .unwind(action)), to: scene)
    }
  }

  private func register(_ scene: StoryboardScene, isInitial: Bool) {
    simulation.perform("scene", on: birthNumber) {
      guard contents.scenes[scene.identifier] == nil else {
        simulation.report(
          .storyboardSceneDoubled,
          """
          Storyboard "\(text: storyboardName)" has a scene "\(text: scene.identifier)" already, and keeps it.
          """
        )
        return
      }
      contents.add(scene)
      guard isInitial else { return }
      if let initial = contents.initial {
        simulation.report(
          .storyboardTwoInitial,
          """
          Storyboard "\(text: storyboardName)" begins with "\(text: initial)", so it cannot begin with \
          "\(text: scene.identifier)".
          """
        )
      } else {
        contents.initial = scene.identifier
      }
    }
  }

  /// A scene that a segue is to begin or end at; reports if there is none.
  private func scene(of segue: String?, _ identifier: String) -> StoryboardScene? {
    if let scene = contents.scenes[identifier] { return scene }
    simulation.report(
      .segueUnknownScene,
      """
      Storyboard "\(text: storyboardName)" has no scene "\(text: identifier)" for \
      \(text: segueName(segue)); \(text: knownScenes).
      """
    )
    return nil
  }

  private func add(_ definition: SegueDefinition, to scene: StoryboardScene) {
    if let identifier = definition.identifier,
      scene.segues.contains(where: { $0.identifier == identifier })
    {
      simulation.report(
        .segueDoubled,
        """
        Scene "\(text: scene.identifier)" of storyboard "\(text: storyboardName)" has a segue \
        "\(text: identifier)" already, and keeps it.
        """
      )
    } else {
      scene.segues.append(definition)
    }
  }

  private func segueName(_ identifier: String?) -> String {
    identifier.map { "segue \"\($0)\"" } ?? "a segue without identifier"
  }

  /// Whether a scene is embedded in another one, directly or not, or is the same.
  private func isEmbedded(_ scene: String, in outer: String) -> Bool {
    var (pending, seen) = ([outer], Set([outer]))
    while let current = pending.popLast() {
      if current == scene { return true }
      for inner in contents.scenes[current]?.segues.compactMap(\.embedded) ?? []
      where seen.insert(inner).inserted { pending.append(inner) }
    }
    return false
  }

  /// The scenes that there are, in words.
  var knownScenes: String { "there \(Self.list(contents.order))" }

  static func list(_ names: [String]) -> String {
    let quoted = names.map { "\"\($0)\"" }
    guard let last = quoted.last else { return "are none" }
    guard quoted.count > 1 else { return "is \(last)" }
    return "are \(quoted.dropLast().joined(separator: ", ")) and \(last)"
  }
}
