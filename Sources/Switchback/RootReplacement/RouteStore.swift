public import class Foundation.UserDefaults

/// Remembers the route that the app should show when it starts again.
@MainActor
public protocol RouteStore<Route>: AnyObject {
  /// The routes of the app.
  associatedtype Route: Hashable & Sendable

  /// Reads the route that was written last.
  ///
  /// - Returns: The route, or nil if none was written.
  func read() -> Route?

  /// Writes a route.
  ///
  /// - Parameter route: The route.
  func write(_ route: Route)
}

/// A store that lives as long as the process.
@MainActor
public final class MemoryRouteStore<Route: Hashable & Sendable>: RouteStore {
  private var route: Route?

  /// Creates a store.
  ///
  /// - Parameter route: What it holds at first.
  public init(_ route: Route? = nil) { self.route = route }

  /// Reads the route that was written last.
  ///
  /// - Returns: The route, or nil if none was written.
  public func read() -> Route? { route }

  /// Writes a route.
  ///
  /// - Parameter route: The route.
  public func write(_ route: Route) { self.route = route }
}

/// A store that keeps one flag in the user's defaults: signed in, or not.
///
/// It survives a restart of the process. A route that stands for neither side of the flag is not
/// written.
@MainActor
public final class FlagRouteStore<Route: Hashable & Sendable>: RouteStore {
  private let defaults: UserDefaults
  private let key: String
  private let whenTrue: Route
  private let whenFalse: Route

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - defaults: Where the flag is kept.
  ///   - key: The key of the flag.
  ///   - whenTrue: The route that the flag stands for when it is true.
  ///   - whenFalse: The route that it stands for when it is false.
  public init(_ defaults: UserDefaults, key: String, whenTrue: Route, whenFalse: Route) {
    self.defaults = defaults
    self.key = key
    self.whenTrue = whenTrue
    self.whenFalse = whenFalse
  }

  /// Reads the flag.
  ///
  /// - Returns: The route that it stands for, or nil if it was never written.
  public func read() -> Route? {
    guard defaults.object(forKey: key) != nil else { return nil }
    return defaults.bool(forKey: key) ? whenTrue : whenFalse
  }

  /// Writes the flag and synchronises the defaults.
  ///
  /// - Parameter route: The route.
  public func write(_ route: Route) {
    guard route == whenTrue || route == whenFalse else { return }
    defaults.set(route == whenTrue, forKey: key)
    defaults.synchronize()
  }
}

extension Simulation {
  /// Compares a stored route with the root of a window whenever everything is at rest.
  ///
  /// Error: `root.store-mismatch`, once for each time that they fall apart.
  ///
  /// - Parameters:
  ///   - store: The store; it is not kept.
  ///   - window: The window; it is not kept.
  ///   - route: Tells the route that a root stands for, or nil if it stands for none.
  public func checkAtRest<Route>(
    _ store: some RouteStore<Route>,
    against window: Window,
    route: @escaping @MainActor (ViewController) -> Route?
  ) {
    restChecks.append(
      RestCheck(rule: .rootStoreMismatch) { [weak store, weak window] in
        guard let store, let window else { return nil }
        let shown = window.rootViewController.flatMap(route)
        guard let stored = store.read(), stored != shown else { return nil }
        let root = window.rootViewController?.birthNumber ?? 0
        return """
          The store says \(text: "\(stored)"), but \(window.birthNumber) shows \(root).
          """
      }
    )
  }
}
