/// The scenes that storyboards of one name share.
@MainActor
package final class StoryboardContents {
  private(set) var scenes: [String: StoryboardScene] = [:]
  private(set) var order: [String] = []
  var initial: String?

  func add(_ scene: StoryboardScene) {
    scenes[scene.identifier] = scene
    order.append(scene.identifier)
  }
}

/// One scene: how it is made, and the segues that begin at it.
@MainActor
package final class StoryboardScene {
  let identifier: String
  /// What the factory is declared to make; it may make a subclass of that.
  let type: ViewController.Type
  let make: () -> ViewController?
  /// Whether a controller of a class may come out, for all that the declaration says.
  let mayMake: (ViewController.Type) -> Bool
  package internal(set) var segues: [SegueDefinition] = []

  init<Screen: ViewController>(_ identifier: String, make: @escaping () -> Screen) {
    self.identifier = identifier
    type = Screen.self
    self.make = make
    mayMake = { $0 is Screen.Type }
  }

  init(_ identifier: String, decoding type: ViewController.Type) {
    self.identifier = identifier
    self.type = type
    make = { type.init(coder: NSCoder()) }
    mayMake = { $0 == type }
  }
}

/// A segue as it was registered; scenes are named and not held, since segues may lead round in a ring.
@MainActor
package struct SegueDefinition {
  enum Target {
    case scene(String, SegueKind)
    case unwind(UnwindAction)
  }

  package let identifier: String?
  let target: Target

  /// The scene in which an embedding segue ends.
  var embedded: String? {
    if case .scene(let destination, let kind) = target, kind.isEmbedding {
      destination
    } else {
      nil
    }
  }
}

/// Where a controller comes from that a storyboard has made.
@MainActor
package final class StoryboardOrigin {
  let storyboard: Storyboard
  package let scene: StoryboardScene

  init(storyboard: Storyboard, scene: StoryboardScene) {
    self.storyboard = storyboard
    self.scene = scene
  }
}

/// The contents of a simulation's storyboards by name, kept by the storyboards alone.
@MainActor
private final class StoryboardShelf {
  var contents: [String: Weak<StoryboardContents>] = [:]
}

extension Simulation {
  func storyboardContents(named name: String) -> StoryboardContents {
    let shelf = attachment(StoryboardShelf.self) { StoryboardShelf() }
    if let known = shelf.contents[name]?.object { return known }
    let new = StoryboardContents()
    shelf.contents[name] = Weak(new)
    return new
  }
}
