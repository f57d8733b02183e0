/// How long the root of a route lives.
public enum RootLife: Hashable, Sendable {
  /// It is built anew each time, so that no session sees another's screens.
  case rebuilt
  /// It is built once and kept; what a session leaves on it is found: `root.swap.kept-session`.
  case kept
}

/// Replaces the root of a window, safely, by the table of ``RootReplacementState``.
///
/// A request waits for the old tree's transition, covers the window with a picture of what the user
/// sees, dismisses everything that is presented over the old tree, installs the new root beneath the
/// cover and fades the cover away. At no instant is a screen visible that was neither the old one nor
/// the new one. The switcher only carries out the table's effects and reports facts; the table
/// decides. A switcher that is released while a request is under way finishes it, and what waits
/// behind it, before it goes.
///
/// ```swift
/// enum Route { case login, main }
///
/// let window = Window()
/// let roots = RootSwitcher(window: window, initial: Route.login)
/// roots.register(.login) { ViewController(title: "login") }
/// roots.register(.main) { NavigationController(rootViewController: ViewController(title: "main")) }
/// roots.start()
/// roots.replace(with: .main)
/// ```
@MainActor
public final class RootSwitcher<Route: Hashable & Sendable> {
  private let simulation: Simulation
  private let driver: RootDriver<Route>

  /// Called after each step of the machine, before its effects; for logs and for tests.
  public var onStep: (@MainActor (RootReplacementEvent, RootReplacementState) -> Void)? {
    get { driver.onStep }
    set { driver.onStep = newValue }
  }

  /// How the cover gives way to the new root.
  public var fade: CrossFade {
    get { driver.fade }
    set { driver.fade = newValue }
  }

  /// The route whose root was installed last, or nil before the start and after the window is gone.
  ///
  /// The window shows that root unless somebody else has set another one, which is found as
  /// `root.bypassed`; a request for this route then installs its root again.
  public var route: Route? { driver.route }

  /// The number of the session; each installed root begins a new one, the first is 1.
  ///
  /// Hand it in with requests that belong to a session, such as the answer 401 to its token: once the
  /// session is over they are dropped as ``RequestOutcome/stale``.
  public var session: Int { driver.session }

  /// Creates a switcher for a window, which the app keeps.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - initial: The route to start with if the store holds none.
  ///   - store: Remembers the route; it is read at the start and equals the route at every rest.
  ///   - policy: What becomes of a request that meets another one under way.
  ///   - fade: How the cover gives way to the new root.
  ///   - allows: Whether a route may follow another one; others are refused: `root.route-illegal`.
  public init(
    window: Window,
    initial: Route,
    store: (any RouteStore<Route>)? = nil,
    policy: RequestPolicy = .latestWins,
    fade: CrossFade = CrossFade(),
    allows: @escaping @MainActor (Route, Route) -> Bool = { _, _ in true }
  ) {
    simulation = window.simulation
    driver = RootDriver(
      window: window,
      initial: initial,
      store: store,
      policy: policy,
      fade: fade,
      allows: allows
    )
  }

  /// The routes that a request is compared with: the one being installed, and the one before it.
  package var routesInPlay: (current: Route?, former: Route?) { driver.routesInPlay }

  /// What the switcher is in the middle of.
  public var state: RootReplacementState { driver.state }

  /// Says how the root of a route is built.
  ///
  /// Error: `root.route-doubled` if the route has a builder already; the first one stays.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - life: Whether the root is built anew each time or kept.
  ///   - isEager: Whether a kept root is built at the start rather than when it is first shown.
  ///   - make: Builds the root.
  public func register(
    _ route: Route,
    life: RootLife = .rebuilt,
    isEager: Bool = false,
    _ make: @escaping @MainActor () -> ViewController
  ) {
    driver.register(route, .init(life: life, isEager: isEager, make: make))
  }

  /// Shows the first root and makes the window key and visible.
  ///
  /// A controller that cannot become a root, because it is a child or presented, is refused: then
  /// nothing has changed, and the start may be tried again. So it is while another switcher serves
  /// the window, which it does from its start for as long as it lives. Errors: `root.started-twice`,
  /// `root.second-switcher`, `root.route-without-builder`, `root.contained`, `root.builder-reused`,
  /// `root.window-lost`.
  public func start() { driver.begin() }

  /// Asks for another root.
  ///
  /// The outcome comes exactly once. Where several would fit, they win in this order: refused (no
  /// builder, not started, illegal), unchanged (the route is shown), stale (the session is over),
  /// refused (by the policy or the old tree), superseded (by a later request), completed. Errors:
  /// `root.route-without-builder`, `root.route-illegal`, `root.not-started`, `root.request-stale`,
  /// `root.contained`, `root.builder-reused`, `root.bypassed`, `root.swap.refused`, `root.swap.stuck`,
  /// `root.window-lost`.
  ///
  /// - Parameters:
  ///   - route: The route to show.
  ///   - animated: Whether the cover fades; without, it only hides what is dismissed.
  ///   - session: The session that the request belongs to, or nil if it is valid in every one.
  ///   - completion: Called once with the outcome.
  public func replace(
    with route: Route,
    animated: Bool = true,
    session: Int? = nil,
    completion: (@MainActor (RequestOutcome) -> Void)? = nil
  ) {
    driver.ask(for: route, animated: animated, session: session, completion: completion)
  }

  /// Asks for another root, moves the clock until the request has ended, and returns the outcome.
  ///
  /// - Parameters:
  ///   - route: The route to show.
  ///   - animated: Whether the cover fades.
  ///   - session: The session that the request belongs to, or nil if it is valid in every one.
  /// - Returns: The outcome.
  public func replaced(
    with route: Route,
    animated: Bool = true,
    session: Int? = nil
  ) async -> RequestOutcome {
    let answer = Answer()
    replace(with: route, animated: animated, session: session) { answer.outcome = $0 }
    while true {
      if let outcome = answer.outcome { return outcome }
      if !simulation.isRunningJobs, !simulation.settle() { return .refused }
      await Task.yield()
    }
  }
}

/// Where the outcome of an awaited request is put.
@MainActor
private final class Answer {
  var outcome: RequestOutcome?
}
