public import struct Foundation.CGFloat
public import struct Foundation.CGRect

/// The uppermost view of a tree of controllers: it shows one root and what is presented over it.
///
/// A new window is hidden. Nothing appears before it is shown (fact F3.3); replacing the root of a
/// shown window removes the old root's view and installs the new one (facts F3.1 and F3.5), and
/// leaves presentations alone (fact F3.8).
@preconcurrency @MainActor
open class Window: View {
  package var desiredRoot: ViewController?
  package var shownRoot: ViewController?
  package var layers: [PresentationLayer] = []
  package lazy var rootStage = Stage(host: self, of: self)
  private var keptApplication: Application?
  package weak var cover: View?
  package var rootHistory = RootHistory()
  package var rootBeforeTurn: RootBeforeTurn?

  /// Creates a window that is hidden.
  ///
  /// - Parameter frame: The rectangle of the window on its screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
    storedWindow = self
    keptApplication = application
    application.add(self)
  }

  /// Creates a window from an archive; the model reads nothing from it.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isHidden = true
    storedWindow = self
    keptApplication = application
    application.add(self)
  }

  /// Creates a hidden window of a scene.
  ///
  /// - Parameter windowScene: The scene, which does not keep the window.
  public convenience init(windowScene: WindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }

  /// The scene that the window belongs to.
  open weak var windowScene: WindowScene?

  /// The controller whose view fills the window.
  ///
  /// Setting it changes the property at once; views and callbacks follow at the end of the turn, and
  /// the new root's `viewDidAppear` in the next turn (traces T62 and T63). Setting the same root again
  /// does nothing (fact F3.6). A presentation over the old root stays: `root.swap.leftover-presentation`.
  /// A hidden window takes it when it is shown (rule S37). Errors: `root.contained` if the controller has a
  /// parent, `node.foreign`; a presented controller is taken and told of: `present.moved`.
  open var rootViewController: ViewController? {
    get { desiredRoot }
    set { setRoot(newValue) }
  }

  /// Whether the window is hidden; a shown window lets its root appear (fact F3.12).
  open override var isHidden: Bool {
    get { super.isHidden }
    set { setHidden(newValue) }
  }

  /// The height of the window among the shown windows; higher ones cover lower ones.
  open var windowLevel: WindowLevel = .normal

  /// Whether the window is the one that was made key last and is still alive.
  open var isKeyWindow: Bool { application.keyWindow === self }

  package func storeHidden(_ isHidden: Bool) { super.isHidden = isHidden }

  /// Makes the window key without showing it.
  open func makeKey() { becomeKey() }

  /// Shows the window in front of the others of its level, and makes it key (fact F3.2).
  open func makeKeyAndVisible() { show() }

  deinit {
    var links: [AnyObject] = []
    for layer in layers { links.append(contentsOf: [layer.presentation, layer.keeper]) }
    if let desiredRoot { links.append(desiredRoot) }
    if let shownRoot { links.append(shownRoot) }
    weak let root = shownRoot
    layers = []
    desiredRoot = nil
    shownRoot = nil
    simulation.graveyard.bury(&links)
    // Whoever keeps the root has it in no window now; it hears of that in the next turn.
    if root != nil { simulation.mailbox.post(Letter { root?.checkAppearanceSoon() }) }
  }
}

/// The height of a window among others.
public struct WindowLevel: RawRepresentable, Hashable, Comparable, Sendable {
  /// The height; larger is higher.
  public var rawValue: CGFloat

  /// Creates a level.
  ///
  /// - Parameter rawValue: The height; larger is higher.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  /// The level of the app's windows: 0.
  public static let normal = WindowLevel(rawValue: 0)
  /// The level of the status bar: 1,000.
  public static let statusBar = WindowLevel(rawValue: 1000)
  /// The level of alerts: 2,000.
  public static let alert = WindowLevel(rawValue: 2000)

  /// Orders levels by their height.
  ///
  /// - Parameters:
  ///   - lhs: A level.
  ///   - rhs: Another level.
  /// - Returns: Whether the first is lower.
  public static func < (lhs: WindowLevel, rhs: WindowLevel) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A presentation in a window, with the presenter that it keeps alive while it is there.
package struct PresentationLayer {
  package let presentation: PresentationController
  package let keeper: ViewController
}
