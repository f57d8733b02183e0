public import struct Foundation.CGFloat
public import typealias Foundation.TimeInterval

/// A node of the tree of screens: a view, its life on the screen, and relations to others.
///
/// It behaves as UIKit's does, without UIKit: the view is loaded when it is first asked for, the
/// appearance callbacks come with the view's way in and out of a window, and children and
/// presentations follow UIKit's rules. Calls change relations at once; callbacks follow at the end
/// of the turn or of the transition. A callback may call anything: what cannot happen at once is
/// queued, never lost.
@preconcurrency @MainActor
open class ViewController: Responder {
  // Whatever changes the view or the parent may change who shows the controller.
  package var storedView: View? { didSet { checkAppearanceSoon() } }
  package weak var storedParent: ViewController? { didSet { checkAppearanceSoon() } }
  package var storedChildren: [ViewController] = []
  package var presentation: PresentationController?
  package weak var presentedBy: PresentationController?
  /// Made for the next presentation, since somebody has read it.
  package var preparedPresentation: PresentationController?
  package weak var rootWindow: Window?
  /// The stage that shows the controller; none if it comes and goes with its view alone.
  package weak var shownBy: Stage?
  package var appearance = AppearanceState.disappeared
  package var status: ControllerStatus = []
  /// The transitions between the children, once one was asked for.
  package var childTransitions: ChildTransitions?
  package var delivery: Event.Kind?
  /// How many ends are to come before the one that ends a change begun by hand.
  package var nestedBegins = 0
  /// The storyboard and the scene that the controller comes from.
  package var origin: StoryboardOrigin?
  private var storedTitle: String?

  // MARK: Creating

  /// Creates a controller; its view is loaded when it is first needed.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an archive, kept as data only.
  ///   - nibBundleOrNil: The bundle of the archive, kept as data only.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller from an archive; the model reads nothing from it.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Creates a controller without an archive.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller with a title; a convenience of this library's, which UIKit has not.
  ///
  /// - Parameter title: The title, which also names the node in everything that is printed.
  public convenience init(title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// The name of the archive that the controller was made from, as data.
  public let nibName: String?

  /// The bundle of that archive, as data.
  public let nibBundle: Bundle?

  /// The title; it names the node in everything that is printed.
  open var title: String? {
    get { storedTitle }
    set {
      storedTitle = newValue
      simulation.census.setTitle(newValue, of: birthNumber)
    }
  }

  // MARK: The view

  /// The view, loaded when it is first asked for: `loadView`, then `viewDidLoad` (fact F0.4).
  ///
  /// Error: `view.shared` if the view belongs to another controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: View! {
    get { viewOrPlain }
    set { setView(newValue) }
  }

  /// The view, if it has been loaded.
  open var viewIfLoaded: View? { storedView }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view; to be overridden, not called: `appear.called-by-hand`.
  open func loadView() { baseLoadView() }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() { _ = viewOrPlain }

  /// Called once after the view was loaded; to be overridden, not called.
  open func viewDidLoad() { received(.viewDidLoad) }

  // MARK: Appearance

  /// Called before the view comes onto the screen; to be overridden, not called.
  ///
  /// - Parameter animated: Whether the change is animated.
  open func viewWillAppear(_ animated: Bool) { received(.viewWillAppear(animated: animated)) }

  /// Called once per appearance, when the view is in the window and laid out (fact F0.5).
  ///
  /// - Parameter animated: Whether the change is animated.
  open func viewIsAppearing(_ animated: Bool) { received(.viewIsAppearing(animated: animated)) }

  /// Called when the view has come onto the screen; to be overridden, not called.
  ///
  /// - Parameter animated: Whether the change was animated.
  open func viewDidAppear(_ animated: Bool) { received(.viewDidAppear(animated: animated)) }

  /// Called before the view leaves the screen; it may come back without having left (fact F0.3).
  ///
  /// - Parameter animated: Whether the change is animated.
  open func viewWillDisappear(_ animated: Bool) { received(.viewWillDisappear(animated: animated)) }

  /// Called when the view has left the screen; to be overridden, not called.
  ///
  /// - Parameter animated: Whether the change was animated.
  open func viewDidDisappear(_ animated: Bool) { received(.viewDidDisappear(animated: animated)) }

  /// Called before the view's subviews are laid out.
  open func viewWillLayoutSubviews() { received(.viewWillLayoutSubviews) }

  /// Called after the view's subviews were laid out.
  open func viewDidLayoutSubviews() { received(.viewDidLayoutSubviews) }

  /// Whether children get their appearance callbacks from this controller by themselves.
  ///
  /// A container that returns false has to begin and end them itself (fact F5.14).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins an appearance change of a child; for containers that forward by hand (fact F5.15).
  ///
  /// A begin in the other direction turns a running change back (fact F5.16). Error:
  /// `appear.unbalanced` if the change is under way, which then needs another end, or done already.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether the controller comes or goes.
  ///   - animated: Whether the change is animated.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginByHand(isAppearing, animated: animated)
  }

  /// Ends the appearance change that was begun by hand.
  ///
  /// After a begin in the direction that was under way already, the last of as many ends counts (fact
  /// F5.17).
  /// Error: `appear.unbalanced` if none was.
  open func endAppearanceTransition() { endByHand() }

  /// Whether the controller itself is being presented, from its "will" to its "did" appear.
  open var isBeingPresented: Bool { status.contains(.beingPresented) }

  /// Whether the controller itself is being dismissed, from its "will" to its "did" disappear.
  open var isBeingDismissed: Bool { status.contains(.beingDismissed) }

  /// Whether the controller is being added to a container, from its "will" to its "did" appear.
  open var isMovingToParent: Bool { status.contains(.movingToParent) }

  /// Whether the controller is being removed from a container; it may yet come back (fact 0.4).
  open var isMovingFromParent: Bool { status.contains(.movingFromParent) }

  // MARK: Containment

  /// The controller that this one is a child of.
  open var parent: ViewController? { storedParent }

  /// The children, in the order in which they were added.
  open var children: [ViewController] { storedChildren }

  /// Makes a controller a child, after `willMove(toParent:)` on it; `didMove` is the caller's job.
  ///
  /// Nothing appears before the child's view is added to this controller's (fact F5.3). A former
  /// parent lets the child go first. Errors: `child.cycle`, `child.root`, `child.hierarchy`,
  /// `node.foreign`; at rest `child.no-did-move`, `child.not-forwarded`; a presented controller is taken and told of: `present.moved`.
  ///
  /// - Parameter childController: The controller.
  /// - Complexity: O(1) for a child without children, else O(*n*) in the smaller of the child's tree
  ///   and this controller's depth.
  open func addChild(_ childController: ViewController) { adopt(childController) }

  /// Takes the controller out of its parent, and calls `didMove(toParent: nil)` on it.
  ///
  /// `willMove(toParent: nil)` and removing the view are the caller's job, in this order: a view that is
  /// taken out afterwards leaves with `isMovingFromParent` false (rule S61). Without a parent it does
  /// nothing. Errors, at rest: `child.no-will-move`, `child.view-outlives-controller`.
  open func removeFromParent() { leaveParentByCall() }

  /// Replaces a child on screen by another one, in a transition; both are, and stay, children.
  ///
  /// At the end of the turn the new child's view comes into the old one's superview, both are told, and the
  /// changes are made; after the duration the old child's view is taken out, both are told, and the
  /// completion is called (facts F5.20 and F5.21; `Behavior.childTransitionOrder`,
  /// `Behavior.childTransitionCompletion`). No child is told of a move: `willMove(toParent: nil)` and
  /// `addChild` before the call, `didMove(toParent:)` and `removeFromParent` in the completion are the
  /// caller's (fact F5.22). It waits while this controller comes or goes, while something moves inside one
  /// of the two, and for earlier calls; then it is checked again. Errors: `child.not-siblings`,
  /// `child.transition-by-hand`, `child.transition-in-system-container`, `child.transition-nowhere`,
  /// `child.transition-to-itself`, `appear.unbalanced` if the new child is on screen before,
  /// `node.foreign`, `time.bad-duration`.
  ///
  /// - Parameters:
  ///   - fromViewController: The child that leaves.
  ///   - toViewController: The child that comes.
  ///   - duration: The length in seconds; zero or less is not animated, and ends in the same turn.
  ///   - options: How to animate, as data.
  ///   - animations: Makes changes of views when both views are in place.
  ///   - completion: Called once with whether the transition had its time; never if it is refused.
  open func transition(
    from fromViewController: ViewController,
    to toViewController: ViewController,
    duration: TimeInterval,
    options: View.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchangeChildren(
      from: fromViewController,
      to: toViewController,
      duration: duration,
      animations: animations,
      completion: completion
    )
  }

  /// Called before the controller comes into a parent or leaves one.
  ///
  /// `addChild` calls it; before a removal the caller does.
  ///
  /// - Parameter parent: The parent to be, or nil.
  open func willMove(toParent parent: ViewController?) { receivedWillMove(to: parent) }

  /// Called after the controller came into a parent or left one.
  ///
  /// `removeFromParent` calls it; after an addition the caller does.
  ///
  /// - Parameter parent: The parent, or nil.
  open func didMove(toParent parent: ViewController?) { receivedDidMove(to: parent) }

  /// The navigation controller whose stack this controller, or its nearest ancestor, is in.
  ///
  /// - Complexity: O(*d*) in the depth of the tree.
  open var navigationController: NavigationController? { nearestAncestor() }

  /// The tab bar controller that this controller, or its nearest ancestor, is a tab of.
  ///
  /// - Complexity: O(*d*) in the depth of the tree.
  open var tabBarController: TabBarController? { nearestAncestor() }

  /// Whether a bar at the bottom is hidden for this controller and those above it on a stack.
  ///
  /// It is read when the stack is changed: set it before the push. On a screen that is shown already it
  /// changes nothing until the next change. What is hidden says
  /// ``NavigationController/isBottomBarHidden`` (fact F1.21).
  open var hidesBottomBarWhenPushed = false

  // MARK: Presentation

  /// The way in which the controller is presented.
  ///
  /// Reading ``presentationController`` fixes it for the next presentation; a style that is set after that
  /// is found, `present.style-late` (fact F2.21).
  open var modalPresentationStyle = ModalPresentationStyle.automatic { didSet { noteStyle() } }

  /// Whether a person cannot swipe away the sheet that the controller is, or is visible in (fact F2.17).
  open var isModalInPresentation = false

  /// Gives the presentation controller for the style `custom`.
  open weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?

  /// The presentation of this controller: the one that runs, or else one that is made for the next.
  ///
  /// Each presentation has a fresh one, made by ``present(_:animated:completion:)`` or when this is first
  /// read, with the style of then (fact F2.21). The two keep each other until the end of the presentation, or
  /// for ever if there is none: `present.controller-leak` for a child or a root.
  open var presentationController: PresentationController? { ownPresentationController }

  /// The presentation of this controller if its style is `popover`, else nil; made like
  /// ``presentationController``.
  open var popoverPresentationController: PopoverPresentationController? {
    ownPopoverPresentationController
  }

  /// Whether presentations of the current-context styles are presented from this controller.
  open var definesPresentationContext = false

  /// The controller that this one or one of its ancestors presents.
  ///
  /// - Complexity: O(*d*) in the depth of the tree.
  open var presentedViewController: ViewController? { nearestPresentation?.presentedViewController }

  /// The controller that presents this one or one of its ancestors.
  ///
  /// - Complexity: O(*d*) in the depth of the tree.
  open var presentingViewController: ViewController? { nearestPresenting?.presenter }

  /// Presents a controller over the window or over a part of it.
  ///
  /// The farthest ancestor presents (fact F2.6). The relations change at once, callbacks come after
  /// the end of the turn, the completion after `viewDidAppear` (facts F2.2 and F2.3). A presentation
  /// that hides the presenter waits for transitions that run inside it. Errors:
  /// `present.already-presenting`, `present.in-progress`, `present.outside-window`,
  /// `present.active-instance`, `node.foreign`; at the end of the turn `present.lost` if the presenter has
  /// left the window, or the window has hidden, and `present.no-anchor` for a popover without an anchor. A
  /// controller that is being dismissed counts as presented (``Behavior/presentationDuringDismissal``).
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller.
  ///   - flag: Whether the presentation is animated.
  ///   - completion: Called once after the presentation; never if it is refused.
  open func present(
    _ viewControllerToPresent: ViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents and all above it, or else the controller itself.
  ///
  /// What is going already is passed over, so a second call takes the next lower one (fact F2.13).
  /// Errors: `dismiss.nothing`, `dismiss.in-progress`.
  ///
  /// - Parameters:
  ///   - flag: Whether the dismissal is animated.
  ///   - completion: Called once after the dismissal.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }

  /// Shows a controller where the nearest ancestor wants it, or presents it, animated, if none cares.
  ///
  /// Parents are asked, from the nearest up, and the first that overrides this method shows the
  /// controller: a navigation controller pushes it (fact F6.8). Where none does, it is the same as
  /// `present(_:animated:)` on this controller, with the callbacks and errors of that. An override that
  /// hands the same controller to `super` lets the next ancestor decide; one that hands another controller
  /// to it presents that (rule S43).
  ///
  /// - Parameters:
  ///   - vc: The controller.
  ///   - sender: Who asks for it; handed on, and not read.
  /// - Complexity: O(*d*) in the depth of the tree.
  open func show(_ vc: ViewController, sender: Any?) {
    showThroughAncestors(vc, by: .show, sender: sender)
  }

  /// Shows a controller as the detail where the nearest ancestor wants it, or presents it, animated.
  ///
  /// It asks as `show(_:sender:)` does, by this method; in the model only overrides of an app's own care
  /// (fact F6.8, rule S43).
  ///
  /// - Parameters:
  ///   - vc: The controller.
  ///   - sender: Who asks for it; handed on, and not read.
  /// - Complexity: O(*d*) in the depth of the tree.
  open func showDetailViewController(_ vc: ViewController, sender: Any?) {
    showThroughAncestors(vc, by: .showDetail, sender: sender)
  }

  /// Returns who carries out an action: this controller, or its nearest ancestor that says it can.
  ///
  /// `show` and `showDetailViewController` ask it first. An override that returns another controller than
  /// this method does, or nil, decides; else those are asked that override the method itself (rule S43).
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sender: Who asks for it.
  /// - Returns: The controller, or nil if nobody says so.
  /// - Complexity: O(*d*) in the depth of the tree.
  open func targetViewController(
    forAction action: ViewControllerAction,
    sender: Any?
  ) -> ViewController? {
    nearestTarget(for: action, sender: sender)
  }

  /// Whether this controller says that it carries out an action.
  ///
  /// The model cannot see that a class overrides a method: a container that does should return true here, if
  /// `targetViewController(forAction:sender:)` is to find it. A navigation controller does for `show`.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sender: Who asks for it.
  /// - Returns: Whether it does; false by default.
  open func canPerformAction(_ action: ViewControllerAction, withSender sender: Any?) -> Bool {
    false
  }

  // MARK: Storyboards

  /// The storyboard that made the controller, if one did.
  open var storyboard: Storyboard? { origin?.storyboard }

  /// Performs a segue of the scene that the controller comes from.
  ///
  /// The order (facts F6.1 and F6.2): the destination is made, its view not loaded; the segue; here
  /// `prepare(for:sender:)`; the segue's `perform()`. `shouldPerformSegue` is asked first if
  /// ``Behavior/asksBeforeProgrammaticSegues`` says so. Errors: `segue.unknown` (fact F6.4),
  /// `segue.no-perform`, `segue.push-without-navigation`, `segue.view-in-prepare`,
  /// `segue.unwind-nowhere`, those of a scene, and those of what the segue does.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue.
  ///   - sender: Who asks for it; handed on.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegue(named: identifier, sender: sender)
  }

  /// Asked before a segue that a person's tap sets off; for others see
  /// ``Behavior/asksBeforeProgrammaticSegues``.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue.
  ///   - sender: Who asks for it.
  /// - Returns: Whether it is performed; true by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue from here is performed; to be overridden, does nothing by itself.
  ///
  /// Whoever asks for the destination's view here loads it too early: `segue.view-in-prepare`.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - sender: Who asked for it.
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}

  /// Whether the controller may be the destination of an unwind segue (fact F6.9).
  ///
  /// - Parameters:
  ///   - action: What the destination has to do.
  ///   - fromViewController: The source.
  ///   - sender: Who asks for it.
  /// - Returns: Whether it may; by default, whether it is of the class that has the action, and not the source.
  open func canPerformUnwindSegueAction(
    _ action: UnwindAction,
    from fromViewController: ViewController,
    sender: Any?
  ) -> Bool {
    isUnwindTarget(of: action, from: fromViewController)
  }

  /// Returns the children that are searched for the destination of an unwind segue, in order (fact F6.9).
  ///
  /// - Parameter source: Where the segue begins.
  /// - Returns: By default all children but the one that contains the source.
  open func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] {
    childrenBesides(source)
  }

  /// Returns the child that contains the source of an unwind segue, or is it.
  ///
  /// - Parameter source: Where the segue begins.
  /// - Returns: The child, if there is one.
  /// - Complexity: O(*d*) in the depth of the tree.
  open func childContaining(_ source: StoryboardUnwindSegueSource) -> ViewController? {
    child(holding: source.source)
  }

  /// Called along the way back of an unwind segue, to reveal the next controller on it (fact F6.9).
  ///
  /// By default it dismisses, animated, what this controller presents and the source is in.
  ///
  /// - Parameters:
  ///   - unwindSegue: The segue.
  ///   - subsequentVC: The next controller on the way to the destination; the destination itself, if it is
  ///     the one that presents.
  open func unwind(for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController) {
    dismiss(unwinding: unwindSegue)
  }

  /// Called when a storyboard has made the controller.
  package func didComeFromStoryboard() {}

  /// The coordinator of the transition that this controller takes part in, if one runs or waits for
  /// the end of the turn.
  open var transitionCoordinator: TransitionCoordinator? { currentCoordinator }

  /// Called when a pop of the stack that this controller is on top of, or in the top of, took nothing off.
  ///
  /// UIKit has no such call: its pop returns without telling anybody, so containers that decide what to
  /// show when they appear miss it. It comes, on screen or not, to the top of the stack and to everybody in
  /// it, before the pop returns; a pop that waits for a transition tells when it is carried out (rule
  /// S47). Does nothing by itself.
  ///
  /// - Parameter navigationController: The navigation controller that had nothing to pop.
  open func didStayOnTop(of navigationController: NavigationController) {}

  // MARK: For containers of the library

  /// This controller as one that shows one child at a time, in transitions of its own; nil if it does not.
  package var oneChild: (any OneChildContainer)? { nil }

  /// Whether this controller shows and hides its children itself.
  package final var managesAppearanceOfChildren: Bool { oneChild != nil }

  /// Whether this controller decides itself which of its children is shown.
  package var choosesChildrenItself: Bool { managesAppearanceOfChildren }

  /// The children that follow an appearance change of this controller.
  ///
  /// A child comes if its view is in this one's; what has been begun is brought to its end wherever the
  /// view is meanwhile.
  package func childrenToForward(_ event: AppearanceEvent) -> [ViewController] {
    guard event == .beginAppearing else { return storedChildren }
    return storedChildren.filter { $0.viewIfLoaded?.nearestControllerAbove === self }
  }

  /// Lets a child go that another container takes or that asks to leave.
  package func release(_ child: ViewController) {
    storedChildren.remove(identicalTo: child)
    // Whom a transition is about to tell of its end hears of it from there.
    let isTold =
      childTransitions?.stage.isEnding == true && child.shownBy === childTransitions?.stage
    if !isTold { child.endAppearanceAlone() }
  }

  /// Called after a child was told that it will appear.
  package func childWillAppear(_ child: ViewController) {}

  /// Called after a child was told that it has appeared.
  package func childDidAppear(_ child: ViewController) {}

  package override func perform(_ task: NodeTask) {
    if case .endAppearance = task { endOwnAppearance() }
  }

  deinit {
    var links: [AnyObject] = storedChildren
    if let storedView { links.append(storedView) }
    if let presentation { links.append(presentation) }
    if let preparedPresentation { links.append(preparedPresentation) }
    if let origin { links.append(origin) }
    if let childTransitions { links.append(childTransitions) }
    childTransitions = nil
    storedChildren = []
    storedView = nil
    presentation = nil
    preparedPresentation = nil
    origin = nil
    simulation.graveyard.bury(&links)
  }
}

/// What a controller is in the middle of.
package struct ControllerStatus: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let beingPresented = ControllerStatus(rawValue: 1 << 0)
  package static let beingDismissed = ControllerStatus(rawValue: 1 << 1)
  package static let movingToParent = ControllerStatus(rawValue: 1 << 2)
  package static let movingFromParent = ControllerStatus(rawValue: 1 << 3)
  /// The view is being loaded.
  package static let loadingView = ControllerStatus(rawValue: 1 << 4)
  /// Children will follow the change that this controller is being told about.
  package static let willForward = ControllerStatus(rawValue: 1 << 5)
  /// The running appearance change is the controller's own, not its parent's.
  package static let ownsAppearance = ControllerStatus(rawValue: 1 << 6)
  /// `viewIsAppearing` is due.
  package static let awaitsIsAppearing = ControllerStatus(rawValue: 1 << 7)
  /// Layout callbacks are due.
  package static let awaitsLayout = ControllerStatus(rawValue: 1 << 8)
  /// The running appearance change is animated.
  package static let animated = ControllerStatus(rawValue: 1 << 9)
  /// The controller is in the stack that its navigation controller shows.
  package static let inShownStack = ControllerStatus(rawValue: 1 << 10)
  /// `didMove(toParent:)` is due once the controller has appeared.
  package static let awaitsDidMove = ControllerStatus(rawValue: 1 << 11)
  /// The controller has been taken away from its parent, and the end of the relation follows.
  package static let leaving = ControllerStatus(rawValue: 1 << 12)
  /// The appearance will be compared with the place of the view.
  package static let awaitsCheck = ControllerStatus(rawValue: 1 << 13)
  /// The running appearance change was begun by hand, and nobody else ends it.
  package static let begunByHand = ControllerStatus(rawValue: 1 << 14)
  /// The bar at the bottom is hidden while the controller is on top of its stack.
  package static let hidesBottomBar = ControllerStatus(rawValue: 1 << 15)
  /// A segue put the controller into its parent as the child for a condition.
  package static let conditionChild = ControllerStatus(rawValue: 1 << 20)

  /// The container has still to call `didMove(toParent:)`.
  package static let owedDidMove = ControllerStatus(rawValue: 1 << 16)
  /// Whether the view outlives the controller is looked at.
  package static let isLoose = ControllerStatus(rawValue: 1 << 17)
  /// Whether the controller tells its children is looked at.
  package static let watchesForwarding = ControllerStatus(rawValue: 1 << 18)

  /// The container has begun a change of the appearance by hand.
  package static let toldByHand = ControllerStatus(rawValue: 1 << 19)

  /// Inserts a member or removes it.
  package mutating func set(_ member: ControllerStatus, to isIn: Bool) {
    if isIn { insert(member) } else { remove(member) }
  }
}
