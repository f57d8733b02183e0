public import struct Foundation.CGFloat
public import struct Foundation.CGPoint
public import struct Foundation.CGRect

/// A rectangle in a tree of rectangles: what a controller puts on the screen.
///
/// Nothing is drawn and nothing is laid out. A view matters for what is in the window, and for the
/// appearance callbacks that come and go with it.
@preconcurrency @MainActor
open class View: Responder {
  package weak var storedSuperview: View?
  package weak var storedWindow: Window? { didSet { controller?.checkAppearanceSoon() } }
  package var storedSubviews: [View] = []
  package weak var controller: ViewController?
  package weak var animation: ViewAnimation?
  /// Whether a controller's view is, or was, this view or somewhere in it.
  package private(set) var mayHoldControllers = false

  /// The rectangle of the view in its superview, in points.
  open var frame: CGRect = .zero { didSet { ViewAnimation.note(self) } }

  /// Whether the view is invisible; hiding a view sends no appearance callbacks (fact F5.7).
  open var isHidden = false

  /// The opacity from 0 to 1, recorded as data.
  open var alpha: CGFloat = 1 { didSet { ViewAnimation.note(self) } }

  /// The transform of the view, recorded as data.
  open var transform = CGAffineTransform.identity { didSet { ViewAnimation.note(self) } }

  /// A number of the user's own.
  open var tag = 0

  /// Creates a view of a size.
  ///
  /// - Parameter frame: The rectangle of the view in its superview.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view from an archive; the model reads nothing from it.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// The view that this one is in.
  open var superview: View? { storedSuperview }

  /// The views in this one, the topmost last.
  open var subviews: [View] { storedSubviews }

  /// The window that this view is in.
  ///
  /// - Complexity: O(1).
  open var window: Window? { storedWindow }

  /// The rectangle of the view in its own coordinates.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// Puts a view on top of the subviews.
  ///
  /// If the view belongs to a child of the controller that this view is in, and that controller is
  /// on screen, the child gets `viewWillAppear` before the call returns, and `viewDidAppear` at the
  /// end of the turn (fact F5.2). Errors: `view.cycle`, `child.hierarchy`, `child.cycle`,
  /// `node.foreign`.
  ///
  /// - Parameter view: The view; it leaves its former superview.
  /// - Complexity: O(*n*) in the size of the view's tree if it enters or leaves a window.
  open func addSubview(_ view: View) { insert(view, at: storedSubviews.count) }

  /// Puts a view among the subviews.
  ///
  /// - Parameters:
  ///   - view: The view; it leaves its former superview.
  ///   - index: The place, counted from the bottom; places beyond the end mean the top.
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

  /// Takes the view out of its superview.
  ///
  /// A child that was on screen gets `viewWillDisappear` and `viewDidDisappear` before the call
  /// returns (fact F5.2). Does nothing if there is no superview.
  open func removeFromSuperview() { remove() }

  /// Asks for the layout callbacks of the controller at the end of the turn.
  open func setNeedsLayout() {
    guard storedWindow != nil else { return }
    controller?.needsLayout()
  }

  /// Tells whether the view is another one or lies somewhere in it.
  ///
  /// - Parameter view: The other view.
  /// - Returns: Whether it does.
  /// - Complexity: O(*d*) in the depth of the view.
  open func isDescendant(of view: View) -> Bool {
    var ancestor: View? = self
    while let candidate = ancestor {
      if candidate === view { return true }
      ancestor = candidate.storedSuperview
    }
    return false
  }

  /// Takes a picture of the view as it is now.
  ///
  /// - Parameter afterUpdates: Whether what changed in this turn shows in the picture; the model
  ///   makes no difference.
  /// - Returns: The picture, or nil if the view is in no window.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? { snapshot() }

  /// Ends the animations of the view at once; their completions are told that they did not finish.
  ///
  /// UIKit has this on the view's layer.
  open func removeAllAnimations() { animation?.end(finished: false) }

  /// Notes that a controller's view is here, all the way up; what is noted once stays noted.
  ///
  /// - Complexity: O(*d*) in the number of views above that it is news to.
  package func noteController() {
    var ancestor: View? = self
    while let view = ancestor, !view.mayHoldControllers {
      view.mayHoldControllers = true
      ancestor = view.storedSuperview
    }
  }

  package override var isTraced: Bool { self is Window }

  deinit {
    var links: [AnyObject] = storedSubviews
    storedSubviews = []
    simulation.graveyard.bury(&links)
  }
}
