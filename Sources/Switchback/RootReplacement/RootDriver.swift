/// Carries out a switcher's requests: performs the table's effects, and reports facts to it.
///
/// The switcher keeps it, and while a request is under way the simulation does: a request completes
/// although its switcher is released. At rest nobody but the switcher keeps it, and a world that is
/// dropped in the middle takes it along.
@MainActor
final class RootDriver<Route: Hashable & Sendable> {
  struct Builder {
    var life: RootLife
    var isEager: Bool
    var make: @MainActor () -> ViewController
    var kept: ViewController?
  }

  struct Request {
    var route: Route
    var animated: Bool
    var session: Int?
    var cause: Int
    /// Whether its root has been installed.
    var isInstalled = false
    var completion: (@MainActor (RequestOutcome) -> Void)?
  }

  enum Incoming {
    /// A start, with its cause.
    case start(Int)
    case request(Request)
    case event(RootReplacementEvent)
  }

  /// The simulation; the switcher holds it, or it holds this driver while that is at work.
  unowned let simulation: Simulation
  weak var window: Window?
  let initial: Route
  let store: (any RouteStore<Route>)?
  let allows: @MainActor (Route, Route) -> Bool
  let policy: RequestPolicy
  var builders: [Route: Builder] = [:]
  /// The routes in the order in which they were registered.
  var registered: [Route] = []
  var interpreter: Interpreter<RootReplacementState, RootReplacementEvent, RootReplacementEffect>
  var isRunning = false
  var inbox: [Incoming] = []
  var fed: [Request] = []
  var list: [Request] = []
  var arriving: Request?
  var current: Request?
  var pending: Request?
  var former: Route?
  var written: Route?
  /// What the store says since it was written; a flag has no word for a third route.
  var stored: Route?
  var isWaiting = false
  var cleared: Set<Int>?
  /// When it began to wait for the old tree, or to clear it.
  var waitingSince = Duration.zero
  /// The number of the scheduled deadline; a handle on it would keep the simulation.
  var deadline: Int?
  /// The root to start with, once it is known to be fit for it.
  var firstRoot: ViewController?
  /// The number of the root that was installed last.
  var installed: Int?
  /// The number of the foreign root that has been told of, 0 for none in its place.
  var toldForeigner: Int?
  var installFailed = false
  /// Whether what is being taken just now has told already that the window is gone.
  var isLossTold = false
  lazy var observer = RootObserver(of: self)

  var onStep: (@MainActor (RootReplacementEvent, RootReplacementState) -> Void)?
  var fade: CrossFade
  var route: Route?
  var session = 0

  init(
    window: Window,
    initial: Route,
    store: (any RouteStore<Route>)?,
    policy: RequestPolicy,
    fade: CrossFade,
    allows: @escaping @MainActor (Route, Route) -> Bool
  ) {
    simulation = window.simulation
    self.window = window
    self.initial = initial
    self.store = store
    self.policy = policy
    self.fade = fade
    self.allows = allows
    interpreter = Interpreter(table: RootReplacementState.table, state: .unstarted(policy))
  }

  /// Notes how the root of a route is built, unless that is known already.
  func register(_ route: Route, _ builder: Builder) {
    guard builders[route] == nil else {
      report(.rootRouteDoubled, "\(text: "\(route)") has a builder already; the first one stays.")
      return
    }
    registered.append(route)
    builders[route] = builder
  }

  /// Whether there is no request that has not been told its outcome.
  private var isIdle: Bool {
    current == nil && pending == nil && list.isEmpty && fed.isEmpty && inbox.isEmpty
  }

  /// Whether no other driver serves the window; reports it.
  func mayServe(_ window: Window) -> Bool {
    guard let other = registry.serving[window.birthNumber]?.object, other !== self else {
      return true
    }
    report(.rootSecondSwitcher, "\(window.birthNumber) is served by another switcher already.")
    return false
  }

  /// Notes that this driver serves the window.
  func serve(_ window: Window) { registry.serving[window.birthNumber] = Weak(self) }

  private var registry: RootRegistry { simulation.attachment(RootRegistry.self) { RootRegistry() } }

  /// Has the simulation keep this driver for as long as a request is under way.
  func keepWhileAtWork() {
    registry.atWork[ObjectIdentifier(self)] = isIdle ? nil : self
  }
}

/// What a simulation knows of the drivers in it; one per simulation.
@MainActor
final class RootRegistry {
  /// The driver that has started on a window, by the number of the window.
  var serving: [Int: Weak<AnyObject>] = [:]
  /// The drivers whose requests are under way.
  var atWork: [ObjectIdentifier: AnyObject] = [:]
}
