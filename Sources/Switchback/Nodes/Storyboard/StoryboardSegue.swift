/// A change from one screen to another, as a storyboard prescribes it.
///
/// It is made when it is performed, and goes when that is done; its source's `prepare(for:sender:)` sees it
/// in between. A subclass overrides ``perform()`` and is registered with ``SegueKind/custom(_:)``.
@preconcurrency @MainActor
open class StoryboardSegue: NSObject {
  /// The identifier under which the segue is registered, if it has one.
  public let identifier: String?
  /// The screen that the segue begins at.
  public let source: ViewController
  /// The screen that it leads to; its view is not loaded before it is performed (fact F6.2).
  public let destination: ViewController
  private var performHandler: (() -> Void)?

  /// Creates a segue; storyboards do so.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, if it has one.
  ///   - source: The screen that it begins at.
  ///   - destination: The screen that it leads to.
  public init(identifier: String?, source: ViewController, destination: ViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that runs a closure.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, if it has one.
  ///   - source: The screen that it begins at.
  ///   - destination: The screen that it leads to.
  ///   - performHandler: Does what the segue does.
  public convenience init(
    identifier: String?,
    source: ViewController,
    destination: ViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Makes the change; to be overridden, without a call of super.
  ///
  /// Error: `segue.no-perform` if the segue has no closure and its class no override (fact F6.5).
  open func perform() {
    if let performHandler { return performHandler() }
    source.simulation.report(
      .segueNoPerform,
      """
      \(text: "\(type(of: self))") from \(source.birthNumber) to \
      \(source.number(of: destination)) has nothing to perform.
      """,
      exception: "NSInternalInconsistencyException",
      text: """
        Could not perform segue with identifier '\(text: identifier ?? "(null)")'. A segue must either \
        have a performHandler or it must override -perform.
        """
    )
  }
}
