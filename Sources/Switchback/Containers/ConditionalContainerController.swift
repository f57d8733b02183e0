/// How long the child of a branch lives.
public enum ChildLife: Hashable, Sendable {
  /// It is built anew whenever its branch is entered, so that nobody sees what another one left.
  case rebuilt
  /// It is built once, and comes back with its state when its branch is entered again.
  case kept
}

/// A container that shows one child, picked by a condition: a login or a member area, say.
///
/// It picks when it appears, in `viewWillAppear`. While it is on screen it picks again at the end of the
/// turn in which the condition changed, or, if a transition that it takes part in runs then, when that has
/// ended. A change that finds it off screen waits for its next appearance. As long as the condition stays
/// the same, so does the child.
///
/// A condition that reads `Observable` objects is followed by itself. For one that reads anything else,
/// call ``setNeedsConditionUpdate()``. Make the container the root of a navigation controller, or of
/// several, of a window, or the child of another container; a pop to the root that finds it on top already
/// has it look at its condition too, so nobody calls `viewWillAppear` by hand.
///
/// ```swift
/// let gate = ConditionalContainerController { session.isSignedIn } child: { isSignedIn in
///   isSignedIn ? ViewController(title: "member") : ViewController(title: "login")
/// }
/// let account = NavigationController(rootViewController: gate)
/// ```
///
/// Leaving a branch takes the child away: `willMove(toParent: nil)`, its view is removed (it disappears,
/// will and did, before that returns), `removeFromParent` with `didMove(toParent: nil)`. Entering one
/// adds the next: `willMove(toParent:)`, `viewDidLoad` when it is new, `viewWillAppear`,
/// `didMove(toParent:)`, and `viewDidAppear` at the end of the turn, or with the container when that is on
/// its way in (facts F5.2 and F5.11). Errors: `condition.no-child`, `condition.child-elsewhere`,
/// `condition.child-shared`, `condition.loop`, `condition.other-thread`.
@preconcurrency @MainActor
open class ConditionalContainerController<Condition: Hashable>: ViewController {
  /// Whether children are kept for their branches, or built anew each time.
  public let childLife: ChildLife
  let readCondition: () -> Condition
  let makeChild: (Condition) -> ViewController?
  let tracking = ConditionTracking()
  package var branch: Condition?
  weak var child: ViewController?
  /// The child that was last given for each branch, if it is alive.
  var childOfBranch: [Condition: Weak<ViewController>] = [:]
  package var keptChildren: [ViewController] = []
  package var needsPick = false
  var isPicking = false
  var picks = PickCount()

  /// Creates a container.
  ///
  /// The closures are kept as long as the container, so they should not capture it.
  ///
  /// - Parameters:
  ///   - childLife: Whether children are kept for their branches, or built anew each time.
  ///   - condition: Returns the present branch. It is called whenever the container picks, must be quick,
  ///     and may read anything.
  ///   - child: Builds the child of a branch: a controller without a parent, and another one for each
  ///     branch.
  public init(
    childLife: ChildLife = .rebuilt,
    condition: @escaping () -> Condition,
    child: @escaping (Condition) -> ViewController?
  ) {
    self.childLife = childLife
    readCondition = condition
    makeChild = child
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: an archive holds no condition.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { nil }

  /// The branch that was picked last, or nil before the first appearance.
  open var shownCondition: Condition? { branch }

  /// The child of that branch, or nil if there is none.
  open var shownChild: ViewController? { child }

  /// Has the container look at its condition again, for what Observation cannot see.
  ///
  /// It does so at the end of this turn if it is on screen, after the transition if one runs that it takes
  /// part in, or else when it next appears.
  ///
  /// - Complexity: O(1); the look itself O(*n*) in the size of the children's trees.
  open func setNeedsConditionUpdate() { askForPick() }

  /// Lets go of the children that are kept for branches other than the one on show.
  ///
  /// Call it when a session ends, or the next one finds the screens that it left.
  open func discardKeptChildren() { discardKept() }

  /// Picks the child (see the class), after the base method.
  ///
  /// - Parameter animated: Whether the change is animated.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pickForAppearance()
  }

  /// Picks again if the condition changed while the container was on its way in.
  ///
  /// - Parameter animated: Whether the change was animated.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    resumePick()
  }

  /// Picks again if the condition has changed, and has the child fill the bounds.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    pickIfDue()
    fillBounds()
  }

  /// Looks at the condition again.
  ///
  /// - Parameter navigationController: The navigation controller that had nothing to pop.
  open override func didStayOnTop(of navigationController: NavigationController) {
    super.didStayOnTop(of: navigationController)
    askForPick()
  }

  deinit {
    var links: [AnyObject] = keptChildren
    keptChildren = []
    simulation.graveyard.bury(&links)
  }
}
