/// A controller whose view is a table, as a base for screens; the table is a plain view.
///
/// It has UIKit's initialisers, so that screens which are built on it compile and take part in navigation.
/// There are no rows and no data source.
@preconcurrency @MainActor
open class TableViewController: ViewController {
  /// The ways in which a table looks, as data.
  public enum Style: Hashable, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Sections set apart.
    case grouped
    /// Sections in rounded frames.
    case insetGrouped
  }

  /// How the table looks.
  public let style: Style

  /// Whether a selection would be cleared when the screen appears; data only, true at first.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller with a table of a style.
  ///
  /// - Parameter style: How the table looks.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an archive, kept as data only.
  ///   - nibBundleOrNil: The bundle of the archive, kept as data only.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a plain table from an archive; the model reads nothing from it.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table, which is the controller's view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: View! {
    get { view }
    set { view = newValue }
  }
}
