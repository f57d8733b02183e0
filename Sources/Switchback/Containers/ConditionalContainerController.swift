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
/// the same, so does the child. What the builder reads is not followed: let the condition return all that
/// decides who is shown, the user and not only whether there is one.
///
/// A condition that reads `Observable` objects is followed by itself. For one that reads anything else,
/// call ``setNeedsConditionUpdate()``. Make the container the root of a navigation controller, or of
/// several, of a window, or the child of another container; a pop to the root that finds it on top already
/// has it look at its condition too, so nobody calls `viewWillAppear` by hand.
///
/// ```swift
/// let gate = ConditionalContainerController {
///   session.user
/// } child: { user in
///   ViewController(title: user ?? "login")
/// }
/// let account = NavigationController(rootViewController: gate)
/// ```
///
/// On screen, leaving a branch sends the former child `willMove(toParent: nil)`, `viewWillDisappear`,
/// `viewDidDisappear` and `didMove(toParent: nil)`; entering one sends the next child `willMove(toParent:)`,
/// `viewDidLoad` if it is new, `viewWillAppear`, `didMove(toParent:)`, and at the end of the turn
/// `viewDidAppear` (fact F5.2). As the container itself appears, the former child hears `willMove` and
/// `didMove` alone; the next one `willMove`, `viewDidLoad`, `didMove`, and then the container's
/// `viewWillAppear` and `viewDidAppear` (rules S44 to S46).
///
/// Errors: `condition.no-child`, `condition.child-elsewhere`, `condition.child-shared`, `condition.loop`,
/// `condition.other-thread`.
@preconcurrency @MainActor
open class ConditionalContainerController<Condition: Equatable>: ViewController {
  /// Whether children are kept for their branches, or built anew each time.
  public let childLife: ChildLife
  private var recipes: [ConditionRecipe<Condition>]
  let tracking = ConditionTracking()
  package var branch: Condition?
  weak var child: ViewController?
  /// The child that was last given for each branch, if it is alive.
  var childrenGiven: [(branch: Condition, child: Weak<ViewController>)] = []
  package var keptChildren: [ViewController] = []
  package var needsPick = false
  var isPicking = false
  /// Whether the child for a branch is being asked for, when a segue may bring it.
  var isBuilding = false
  /// How often the container has picked, in which turn.
  var picks = (turn: 0, count: 0)

  /// Creates a container.
  ///
  /// The closures are kept as long as the container, so they should not capture it. A branch is another one if
  /// it is not equal to the one before.
  ///
  /// - Parameters:
  ///   - childLife: Whether children are kept for their branches, or built anew each time.
  ///   - condition: Returns the present branch. It is called whenever the container picks, and at rest; it must
  ///     be quick, may read anything, and should change nothing.
  ///   - child: Builds the child of a branch: a controller without a parent, and another one for each
  ///     branch.
  public init(
    childLife: ChildLife = .rebuilt,
    condition: @escaping () -> Condition,
    child: @escaping (Condition) -> ViewController?
  ) {
    self.childLife = childLife
    recipes = [ConditionRecipe(condition: condition, child: child)]
    super.init(nibName: nil, bundle: nil)
    checkAtRest()
  }

  /// Creates a container whose children are the destinations of segues: the form for storyboards.
  ///
  /// Make it in the factory of a scene, and register a ``ConditionShowSegue`` from there for each branch. The
  /// map is checked before anything appears, as soon as the storyboard has made the container. A segue
  /// is performed only when its branch is entered, since each one makes a new destination; the container
  /// hears of it in `prepare(for:sender:)`. With kept children, coming back performs none.
  ///
  /// ```swift
  /// var isSignedIn = false
  /// let main = Storyboard(name: "Main", bundle: nil)
  /// main.scene("gate", isInitial: true) {
  ///   ConditionalContainerController(segues: [true: "ShowLoggedIn", false: "ShowNeedLogin"]) {
  ///     isSignedIn
  ///   }
  /// }
  /// main.scene("member") { ViewController(title: "member") }
  /// main.scene("login") { ViewController(title: "login") }
  /// main.segue("ShowLoggedIn", from: "gate", to: "member", kind: .showForCondition)
  /// main.segue("ShowNeedLogin", from: "gate", to: "login", kind: .showForCondition)
  /// let gate = main.instantiateInitialViewController()
  /// ```
  ///
  /// Errors: `condition.segue-unknown`, `condition.segue-unused`, `condition.segue-doubled`,
  /// `condition.segue-kind`; later those of `performSegue`, and `condition.no-child`.
  ///
  /// - Parameters:
  ///   - childLife: Whether children are kept for their branches, or made anew each time.
  ///   - segues: The identifier of the segue for each branch; of a branch's two, the first one.
  ///   - condition: Returns the present branch, see ``init(childLife:condition:child:)``.
  public init(
    childLife: ChildLife = .rebuilt,
    segues: KeyValuePairs<Condition, String>,
    condition: @escaping () -> Condition
  ) {
    self.childLife = childLife
    let map = SegueMap(segues)
    recipes = [ConditionRecipe(segues: map, condition: condition)]
    super.init(nibName: nil, bundle: nil)
    map.container = self
    checkForDoubled(map)
    checkAtRest()
  }

  /// What the container asks and builds; held in a list, so that the deinitialiser can let it go.
  var recipe: ConditionRecipe<Condition> { recipes[0] }

  /// Returns nil: an archive holds no condition.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { nil }

  /// The branch that was picked last, or nil before the first appearance.
  public var shownCondition: Condition? { branch }

  /// The child of that branch, or nil if there is none.
  public var shownChild: ViewController? { shown }

  /// Has the container look at its condition again, for what Observation cannot see.
  ///
  /// It does so at the end of this turn if it is on screen, after the transition if one runs that it takes
  /// part in, or else when it next appears.
  ///
  /// - Complexity: O(1); the look itself O(*n*) in the size of the children's trees.
  open func setNeedsConditionUpdate() { requestPick("setNeedsConditionUpdate") }

  /// Lets go of the children that are kept; the one on show stays until its branch is left, and is not kept
  /// then.
  ///
  /// Call it when a session ends, or the next one finds the screens that it left.
  open func discardKeptChildren() { exchange(\.keptChildren, of: self, for: []) }

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
    setNeedsConditionUpdate()
  }

  package override func didComeFromStoryboard() {
    super.didComeFromStoryboard()
    checkSegues()
  }

  package override var choosesChildrenItself: Bool { true }

  package override func perform(_ task: NodeTask) {
    if case .retry = task { resumePick() } else { super.perform(task) }
  }

  deinit {
    var links: [AnyObject] = keptChildren + recipes
    keptChildren = []
    recipes = []
    simulation.graveyard.bury(&links)
  }
}

/// What a container asks, and what it builds from the answer.
///
/// It is an object of its own, so that a container can bury it: closures may hold the next container, and so
/// on.
@MainActor
final class ConditionRecipe<Condition: Equatable> {
  let condition: () -> Condition
  let child: (Condition) -> ViewController?
  /// In the form for storyboards, which segue shows which child.
  let segueMap: SegueMap<Condition>?

  init(condition: @escaping () -> Condition, child: @escaping (Condition) -> ViewController?) {
    self.condition = condition
    self.child = child
    segueMap = nil
  }

  init(segues: SegueMap<Condition>, condition: @escaping () -> Condition) {
    self.condition = condition
    child = { segues.child(of: $0) }
    segueMap = segues
  }
}
