/// A container that shows the top of a stack of controllers.
///
/// A change edits the stack at once. What is shown follows at the end of the turn, in one transition
/// from what is shown to what is desired, however many changes the turn made. A change that arrives
/// while a transition runs, of the stack or of a presentation that it is under or in, waits for its end;
/// mistakes in it are found then, and name the call that queued it (facts F1.2 and F1.4).
///
/// ```swift
/// let navigation = NavigationController(rootViewController: ViewController(title: "home"))
/// navigation.pushViewController(ViewController(title: "detail"), animated: true)
/// ```
@preconcurrency @MainActor
open class NavigationController: ViewController {
  package var shownTop: ViewController?
  package var joined: [ViewController] = []
  package var left: [ViewController] = []
  package var waiting: [WaitingStackChange] = []
  /// How many of those that wait have been carried out, while they are.
  package var carriedOut = 0
  package var hasToldStaleRead = false
  package var isTellingTop = false
  package var nextIsAnimated = false
  /// The newest controller that an animated change of this turn has brought, still there or not.
  package weak var animatedArrival: ViewController?
  /// The controller that a given-up replacement has left on top, unseen.
  package weak var residue: ViewController?
  package var operation = NavigationOperation.push
  /// The swipe that drives the next transition or the running one.
  package var interactivePop: InteractivePop?
  /// What has been changed since the stack was last shown.
  package var undo: StackUndo?
  package weak var toldTop: ViewController?
  package var owesDidShow: Bool?
  package var hadDelegate = false
  package var hidesNavigationBar = false
  package var hidesToolbar = true
  package var bottomBar = BottomBar()
  package lazy var stackStage = Stage(host: self, of: self)

  /// Creates a navigation controller with an empty stack.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an archive, kept as data only.
  ///   - nibBundleOrNil: The bundle of the archive, kept as data only.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a navigation controller from an archive; the model reads nothing from it.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a navigation controller with one controller on its stack; no view is loaded (fact F1.1).
  ///
  /// - Parameter rootViewController: The controller at the bottom.
  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    change("push", to: .push(rootViewController), animated: false)
  }

  /// The delegate; one that died is skipped, and told of once as `nav.delegate-gone`.
  open weak var delegate: (any NavigationControllerDelegate)? {
    didSet { hadDelegate = delegate != nil }
  }

  /// The stack, the root first; setting it equals `setViewControllers(_:animated: false)`.
  ///
  /// A change that waits for the end of a transition is not in it yet (fact F1.4); whoever reads it
  /// meanwhile, here or through `topViewController`, is told so once: `nav.stale-read`.
  open var viewControllers: [ViewController] {
    get { stackAsRead }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  open var topViewController: ViewController? { stackAsRead.last }

  /// The controller that is presented from here, or else the top of the stack (fact F1.6).
  open var visibleViewController: ViewController? { presentedViewController ?? topViewController }

  // MARK: Bars

  /// Whether the bar at the top is hidden; false at first.
  ///
  /// Setting it equals `setNavigationBarHidden(_:animated: false)`.
  open var isNavigationBarHidden: Bool {
    get { hidesNavigationBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides the bar at the top, or shows it.
  ///
  /// It is data and changes at once; nobody is called. Behind a hidden bar no back button can be tapped,
  /// and no swipe back begins while ``Behavior/swipeNeedsNavigationBar`` is set (fact F1.20). A swipe
  /// that has begun goes on.
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is hidden.
  ///   - animated: Whether the bar slides; the model takes no time for it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideNavigationBar(hidden) }

  /// Whether the navigation controller's own bar at the bottom is hidden; true at first.
  ///
  /// Setting it equals `setToolbarHidden(_:animated: false)`.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides the navigation controller's own bar at the bottom, or shows it.
  ///
  /// It is data and changes at once; nobody is called. What screens on the stack ask for stands beside
  /// it, in ``isBottomBarHidden``.
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is hidden.
  ///   - animated: Whether the bar slides; the model takes no time for it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden) }

  // MARK: The stack

  /// Puts a controller on top of the stack.
  ///
  /// Before the
  /// call returns: `willMove(toParent:)`. At the end of the turn the view is loaded, the old top gets
  /// `viewWillDisappear`, the new one `viewWillAppear`, the delegate `willShow`; at the end of the
  /// transition `viewDidDisappear`, `viewDidAppear`, `didMove(toParent:)`, `didShow` (traces T01 and T02).
  /// Errors: `nav.same-instance`, `nav.push-navigation`, `child.root`, `child.hierarchy`,
  /// `child.cycle`, `node.foreign`; a presented controller is taken and told of: `present.moved`, and so is
  /// a push before the first appearance, where ``Behavior/changeBeforeAppearance`` says so:
  /// `nav.push-before-appear` (fact F1.23).
  ///
  /// - Parameters:
  ///   - viewController: The controller; it leaves a former parent.
  ///   - animated: Whether the change is animated.
  /// - Complexity: O(1), at any depth of the stack.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    change("push", to: .push(viewController), animated: animated)
  }

  /// Takes the top controller off the stack.
  ///
  /// With nothing to take off, the top and everybody in it hear `didStayOnTop(of:)` (rule S47).
  ///
  /// - Parameter animated: Whether the change is animated.
  /// - Returns: The controller, or nil if it is the root or there is none (fact F1.5).
  /// - Complexity: O(1); behind a running transition O(*n*) in the stack and in what waits already.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    change("pop", to: .pop, animated: animated).last
  }

  /// Takes everything above a controller off the stack.
  ///
  /// With nothing to take off, the top and everybody in it hear `didStayOnTop(of:)` (rule S47). Error:
  /// `nav.pop-to-stranger`.
  ///
  /// - Parameters:
  ///   - viewController: The controller that is to be on top.
  ///   - animated: Whether the change is animated.
  /// - Returns: The controllers taken off, the lowest first; nil if it was on top or is a stranger.
  /// - Complexity: O(*n*) in the number of controllers above it.
  @discardableResult
  open func popToViewController(
    _ viewController: ViewController,
    animated: Bool
  ) -> [ViewController]? {
    let popped = change("pop to", to: .popTo(viewController), animated: animated)
    return popped.isEmpty ? nil : popped
  }

  /// Takes everything above the root off the stack.
  ///
  /// With nothing to take off, the top and everybody in it hear `didStayOnTop(of:)` (rule S47).
  ///
  /// - Parameter animated: Whether the change is animated.
  /// - Returns: The controllers taken off, the lowest first. With nothing to take off it is nil, or empty
  ///   as ``Behavior/popToRootAtRoot`` says.
  /// - Complexity: O(*n*) in the number of controllers taken off.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    let popped = change("pop to root", to: .popToRoot, animated: animated)
    return popped.isEmpty && simulation.behavior.popToRootAtRoot == .none ? nil : popped
  }

  /// Replaces the stack.
  ///
  /// The last element decides the transition: a new one is pushed, one from below is popped to, the
  /// same one stays without any (fact F1.7). A replacement that is given up leaves the stack as it was, or
  /// as ``Behavior/cancelledStackChange`` says: `nav.cancel-left-residue` (fact F1.22). Errors: `nav.duplicates`, `nav.push-navigation`,
  /// `child.root`, `child.hierarchy`, `child.cycle`, `node.foreign`; a presented controller is taken and told
  /// of: `present.moved`.
  ///
  /// - Parameters:
  ///   - viewControllers: The stack, the root first; may be empty.
  ///   - animated: Whether the change is animated.
  /// - Complexity: O(*n*) in the sizes of both stacks.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    change("set stack", to: .set(viewControllers), animated: animated)
  }

  /// Pushes a controller, animated; presents it instead if it is a navigation controller, which cannot
  /// be pushed (fact F6.8).
  ///
  /// It is the same as a call of `pushViewController(_:animated:)` or `present(_:animated:)`, with the
  /// callbacks and errors of that.
  ///
  /// - Parameters:
  ///   - vc: The controller.
  ///   - sender: Who asks for it; the model reads nothing from it.
  open override func show(_ vc: ViewController, sender: Any?) { showOnStack(vc) }

  /// Whether this controller carries out an action: it does `show`.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sender: Who asks for it.
  /// - Returns: Whether it does.
  open override func canPerformAction(
    _ action: ViewControllerAction,
    withSender sender: Any?
  ) -> Bool {
    action == .show || super.canPerformAction(action, withSender: sender)
  }

  /// Returns the screens that are searched for the destination of an unwind segue, the top first, or as
  /// ``Behavior/unwindSearchesStackFromTop`` says (fact F6.9).
  ///
  /// - Parameter source: Where the segue begins.
  /// - Returns: The stack without the screen that contains the source.
  open override func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] {
    stackForUnwinding(source)
  }

  /// Pops to the next screen on the way back of an unwind segue; animated, unless it dismisses as well.
  ///
  /// - Parameters:
  ///   - unwindSegue: The segue.
  ///   - subsequentVC: The next controller on the way to the destination.
  open override func unwind(for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController)
  {
    unwindStack(unwindSegue, towards: subsequentVC)
  }

  /// Pushes a controller without animation, and finds the mistake: `nav.add-child` (fact F1.13).
  ///
  /// - Parameter childController: The controller.
  open override func addChild(_ childController: ViewController) { pushChild(childController) }

  package override var oneChild: (any OneChildContainer)? { self }

  package override func childrenToForward(_ event: AppearanceEvent) -> [ViewController] {
    if event == .beginAppearing { showTop() }
    return shownChildToForward(event)
  }

  package override func release(_ child: ViewController) { lose(child) }

  package override func childWillAppear(_ child: ViewController) { tellWillShow(child) }

  package override func childDidAppear(_ child: ViewController) { tellDidShow(child) }

  deinit {
    var links: [AnyObject] = joined + left
    if let shownTop { links.append(shownTop) }
    shownTop = nil
    joined = []
    left = []
    simulation.graveyard.bury(&links)
  }
}

/// The ways in which a stack changes what is on top.
public enum NavigationOperation: Hashable, Sendable {
  /// A new controller comes on top.
  case push
  /// A controller from below comes back.
  case pop
}

/// Is told what a navigation controller shows, and may bring animators of its own.
@preconcurrency @MainActor
public protocol NavigationControllerDelegate: NSObjectProtocol {
  /// Called after the controller's `viewWillAppear`.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The controller that will be on top.
  ///   - animated: Whether the change is animated.
  func navigationController(
    _ navigationController: NavigationController,
    willShow viewController: ViewController,
    animated: Bool
  )

  /// Called last at the end of a transition; never after a cancelled one.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The controller on top.
  ///   - animated: Whether the change was animated.
  func navigationController(
    _ navigationController: NavigationController,
    didShow viewController: ViewController,
    animated: Bool
  )

  /// Asked for an animator before an animated change.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - operation: The kind of change.
  ///   - fromVC: The controller on top.
  ///   - toVC: The controller that will be on top.
  /// - Returns: An animator, or nil for the usual transition.
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationOperation,
    from fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController,
    willShow viewController: ViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController,
    didShow viewController: ViewController,
    animated: Bool
  ) {}

  /// Brings no animator.
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationOperation,
    from fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
}
