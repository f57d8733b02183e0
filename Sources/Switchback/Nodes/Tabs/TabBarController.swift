/// A container that shows one of several controllers, which a person chooses in a bar.
///
/// Choosing changes `selectedIndex` at once; at the end of the turn the chosen controller comes and the former
/// one goes, without animation (fact F4.1). A tab is loaded when it is first chosen (fact F4.2). A choice
/// waits while the tab bar controller comes or goes, and for a transition inside one of the two controllers;
/// off the screen nobody is called (rule S53).
///
/// However many tabs there are, each has its place in the bar: the list that UIKit makes of the fifth and
/// later ones, with its `moreNavigationController`, is not modelled (fact F4.9).
///
/// ```swift
/// let tabs = TabBarController()
/// tabs.viewControllers = [ViewController(title: "news"), ViewController(title: "me")]
/// window.rootViewController = tabs
/// world.settle()
/// tabs.tapTab(at: 1)
/// ```
@preconcurrency @MainActor
open class TabBarController: ViewController {
  /// The chosen one of the children.
  package weak var selected: ViewController?
  package var shownTab: ViewController?
  package var left: [ViewController] = []
  /// The tapped tabs whose choice the delegate is told of once it has been followed.
  package var owedSelections: [Weak<ViewController>] = []
  package lazy var tabStage = Stage(host: self, of: self)

  /// Creates a tab bar controller without tabs.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an archive, kept as data only.
  ///   - nibBundleOrNil: The bundle of the archive, kept as data only.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a tab bar controller from an archive; the model reads nothing from it.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate; it hears of a person's taps only (fact F4.6).
  open weak var delegate: (any TabBarControllerDelegate)?

  /// The controllers of the tabs, the first one on the left; setting it equals
  /// `setViewControllers(_:animated: false)`.
  open var viewControllers: [ViewController]? {
    get { storedChildren }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs.
  ///
  /// Before the call returns, those that go get `willMove(toParent: nil)`, those that come
  /// `willMove(toParent:)`; those that go, unless they are on show, `didMove(toParent: nil)`; and those that
  /// come `didMove(toParent:)` (fact F4.3). The selected controller stays selected if it is still there; else
  /// the one in its place is, or the last. One on show that goes disappears at the end of the turn, has no
  /// parent when it hears `viewDidDisappear`, and gets `didMove(toParent: nil)` after it (fact F4.4, rule S54).
  /// Errors: `tabs.duplicates`, `child.root`, `child.hierarchy`, `child.cycle`, `node.foreign`; a presented
  /// controller is taken and told of: `present.moved`.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers, which leave a former parent; nil means none.
  ///   - animated: Whether the bar changes animated; the model makes no difference.
  /// - Complexity: O(*n*) in the numbers of tabs before and after.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    replaceTabs(with: viewControllers ?? [])
  }

  /// The place of the selected tab; `NSNotFound` if there is none.
  ///
  /// Setting it chooses a tab, and calls no delegate (fact F4.6). Error: `tabs.no-such-tab`; then the
  /// selection stays.
  ///
  /// - Complexity: O(*n*) in the number of tabs.
  open var selectedIndex: Int {
    get { indexOfSelected }
    set { select(at: newValue) }
  }

  /// The controller of the selected tab; nil if there are no tabs.
  ///
  /// Setting it chooses a tab, and calls no delegate (fact F4.6). Error: `tabs.no-such-tab` for one that is no
  /// tab, or nil, with the exception that UIKit throws (fact F4.5); then the selection stays.
  ///
  /// - Complexity: O(*n*) in the number of tabs.
  open var selectedViewController: ViewController? {
    get { selected }
    set { select(newValue) }
  }

  /// Adds a tab at the end, or moves a tab there: the same as `viewControllers` with it at the end.
  ///
  /// - Parameter childController: The controller.
  open override func addChild(_ childController: ViewController) { addTab(childController) }

  package override var oneChild: (any OneChildContainer)? { self }

  package override func childrenToForward(_ event: AppearanceEvent) -> [ViewController] {
    if event == .beginAppearing, takeDesired() { putShownChildInPlace() }
    return shownChildToForward(event)
  }

  package override func release(_ child: ViewController) { loseTab(child) }

  deinit {
    var links: [AnyObject] = left
    if let shownTab { links.append(shownTab) }
    shownTab = nil
    left = []
    simulation.graveyard.bury(&links)
  }
}

/// Is asked and told when a person taps a tab.
@preconcurrency @MainActor
public protocol TabBarControllerDelegate: NSObjectProtocol {
  /// Asked before a tapped tab is chosen, also if it is the selected one.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewController: The controller of the tab.
  /// - Returns: Whether the tab may be chosen.
  func tabBarController(
    _ tabBarController: TabBarController,
    shouldSelect viewController: ViewController
  ) -> Bool

  /// Told after a tapped tab was chosen and has come, also if it was the selected one.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewController: The controller of the tab.
  func tabBarController(
    _ tabBarController: TabBarController,
    didSelect viewController: ViewController
  )
}

extension TabBarControllerDelegate {
  /// Lets every tab be chosen.
  public func tabBarController(
    _ tabBarController: TabBarController,
    shouldSelect viewController: ViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController,
    didSelect viewController: ViewController
  ) {}
}
