/// What a segue does with its destination.
@MainActor
public struct SegueKind {
  typealias Make =
    @MainActor (_ identifier: String?, ViewController, ViewController, _ sender: Any?) ->
    StoryboardSegue

  package let segueClass: StoryboardSegue.Type
  let isEmbedding: Bool
  let make: Make

  /// Shows the destination where the source's ancestors want it, with `show(_:sender:)` (fact F6.8).
  ///
  /// In a navigation controller that is a push; without one it is presented.
  public static let show = SegueKind { _, source, destination, sender in
    source.show(destination, sender: sender)
  }

  /// Shows the destination as the detail, with `showDetailViewController(_:sender:)` (fact F6.8).
  public static let showDetail = SegueKind { _, source, destination, sender in
    source.showDetailViewController(destination, sender: sender)
  }

  /// Presents the destination from the source, animated, in the destination's own style.
  public static let present = SegueKind { _, source, destination, _ in
    source.present(destination, animated: true)
  }

  /// Pushes the destination, animated; older storyboards have it in place of ``show``.
  ///
  /// Error: `segue.push-without-navigation` (fact F6.6).
  public static let push = SegueKind { identifier, source, destination, _ in
    source.push(destination, bySegue: identifier)
  }

  /// Puts the destination into the source while the view of that is loaded (fact F6.3).
  ///
  /// The destination fills the bounds. It is there before `viewDidLoad` of the source.
  public static let embed = SegueKind(isEmbedding: true) { _, source, destination, _ in
    source.embed(destination)
  }

  /// Does what a subclass of ``StoryboardSegue`` does.
  ///
  /// ```swift
  /// let kind = SegueKind.custom(ConditionShowSegue.init(identifier:source:destination:))
  /// ```
  ///
  /// - Parameter make: Makes the segue; given the initialiser of the class, it is known beforehand which
  ///   class that is.
  /// - Returns: The kind.
  public static func custom<Segue: StoryboardSegue>(
    _ make: @escaping @MainActor (String?, ViewController, ViewController) -> Segue
  ) -> SegueKind {
    SegueKind(segueClass: Segue.self, isEmbedding: false) { identifier, source, destination, _ in
      make(identifier, source, destination)
    }
  }

  private init(segueClass: StoryboardSegue.Type, isEmbedding: Bool, make: @escaping Make) {
    self.segueClass = segueClass
    self.isEmbedding = isEmbedding
    self.make = make
  }

  private init(
    isEmbedding: Bool = false,
    perform: @escaping @MainActor (String?, ViewController, ViewController, Any?) -> Void
  ) {
    self.init(
      segueClass: StoryboardSegue.self,
      isEmbedding: isEmbedding
    ) { identifier, source, destination, sender in
      StoryboardSegue(identifier: identifier, source: source, destination: destination) {
        perform(identifier, source, destination, sender)
      }
    }
  }
}
