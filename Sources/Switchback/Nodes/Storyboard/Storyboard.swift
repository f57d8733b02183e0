/// Scenes by identifier, with the segues between them: what Interface Builder draws, filled in code.
///
/// All storyboards of one name in one simulation share their scenes, as long as one of them, or a
/// controller that was made from it, is alive. So a test fills one and keeps it, and the app makes its own
/// by name, as it does with UIKit's. A scene comes before the segues that begin or end at it. A factory
/// that needs the storyboard itself should hold it `unowned`.
///
/// ```swift
/// let main = Storyboard(name: "Main", bundle: nil)
/// main.scene("list", isInitial: true) { ViewController(title: "list") }
/// main.scene("detail") { ViewController(title: "detail") }
/// main.segue("ShowDetail", from: "list", to: "detail", kind: .show)
/// let list = main.instantiateViewController(withIdentifier: "list")
/// list.performSegue(withIdentifier: "ShowDetail", sender: nil)
/// ```
///
/// A mistake in what is registered is found at once, and what is wrong is left out.
@preconcurrency @MainActor
open class Storyboard: Responder {
  private var shelf: [StoryboardContents]
  let storyboardName: String

  /// Creates a storyboard that shares its scenes with those of the same name.
  ///
  /// UIKit throws here if there is none of that name; the model cannot know yet whether it will be filled,
  /// and throws when the first scene is asked for: `storyboard.unknown` (fact F6.7).
  ///
  /// - Parameters:
  ///   - name: The name, which also names the storyboard in everything that is printed.
  ///   - storyboardBundleOrNil: The bundle, which the model does not look at.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    storyboardName = name
    shelf = [Simulation.current.storyboardContents(named: name)]
    super.init()
    simulation.census.setTitle(name, of: birthNumber)
  }

  /// Makes a new instance of a scene.
  ///
  /// Its view is not loaded. Errors: `storyboard.unknown`, `storyboard.unknown-scene` (fact F6.7),
  /// `storyboard.scene-refuses-coder`, for all of which a ``PlaceholderController`` is returned;
  /// `storyboard.scene-reused`, `node.foreign`.
  ///
  /// - Parameter identifier: The identifier of the scene.
  /// - Returns: The controller, or a placeholder.
  open func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    instanceOrPlaceholder(identifier)
  }

  /// Makes a new instance of the initial scene.
  ///
  /// Errors: `storyboard.unknown`, `storyboard.no-initial`, and those of a scene.
  ///
  /// - Returns: The controller, or nil if no scene is the initial one.
  open func instantiateInitialViewController() -> ViewController? { initialInstance() }

  /// The scenes; held in a list, so that the deinitialiser can let them go.
  package var contents: StoryboardContents { shelf[0] }

  package override var isTraced: Bool { false }

  deinit {
    var links: [AnyObject] = shelf
    shelf = []
    simulation.graveyard.bury(&links)
  }
}
