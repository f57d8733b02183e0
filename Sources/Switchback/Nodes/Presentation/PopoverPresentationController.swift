/// A presentation in a box that points at its anchor: a view or a button of a bar.
///
/// On a pad it needs one of the two by the end of the turn in which it is presented: `present.no-anchor`. On
/// a phone it becomes a sheet, unless the delegate keeps it.
@preconcurrency @MainActor
open class PopoverPresentationController: PresentationController {
  /// The view that the box points at, as data.
  open weak var sourceView: View?

  /// The button of a bar that the box points at, as data.
  open var barButtonItem: BarButtonItem?

  /// Whether it has something to point at.
  var isAnchored: Bool { sourceView != nil || barButtonItem != nil }
}

/// A button of a bar, as data: what a popover can point at.
@preconcurrency @MainActor
open class BarButtonItem: NSObject {
  /// The text on the button.
  open var title: String?

  /// Creates a button.
  ///
  /// - Parameter title: The text on it.
  public init(title: String? = nil) {
    self.title = title
    super.init()
  }
}
