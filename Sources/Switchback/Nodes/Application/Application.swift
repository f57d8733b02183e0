/// Takes part in the launch of the application.
@preconcurrency @MainActor
public protocol ApplicationDelegate: NSObjectProtocol {
  /// Called during launch; the place to make a window and to show it.
  ///
  /// - Parameter application: The application.
  /// - Returns: Whether the launch succeeded, which the model ignores as UIKit does.
  func applicationDidFinishLaunching(_ application: Application) -> Bool

  /// Called when a person can use the app, also at the end of the launch; not with scenes.
  ///
  /// - Parameter application: The application.
  func applicationDidBecomeActive(_ application: Application)

  /// Called before a person can use the app no longer; not with scenes.
  ///
  /// - Parameter application: The application.
  func applicationWillResignActive(_ application: Application)

  /// Called when the app is in the background; not with scenes.
  ///
  /// - Parameter application: The application.
  func applicationDidEnterBackground(_ application: Application)

  /// Called before the app comes back from the background; not with scenes.
  ///
  /// - Parameter application: The application.
  func applicationWillEnterForeground(_ application: Application)
}

extension ApplicationDelegate {
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: Application) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: Application) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: Application) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: Application) {}
}

/// The application of a simulation: its windows, and which of them is key.
@preconcurrency @MainActor
public final class Application: Responder {
  /// What the simulation keeps: nothing that keeps the simulation.
  @MainActor
  fileprivate final class Place {
    weak var application: Application?
  }

  /// Whether a person can use the app.
  public enum State: Hashable, Sendable {
    /// A person can use it.
    case active
    /// It is in the foreground, and a person cannot use it: at launch, or with something over it.
    case inactive
    /// It is in the background.
    case background
  }

  private var known: [Weak<Window>] = []
  private weak var key: Window?
  private var hasHadKeyWindow = false
  var storedState = State.inactive

  /// The scenes, in the order in which they were connected; UIKit has a set of them.
  public internal(set) var connectedScenes: [WindowScene] = []

  /// Whether a person can use the app; with scenes, whether a person can use one of them.
  public var applicationState: State {
    let states = connectedScenes.compactMap(\.state)
    guard !states.isEmpty else { return storedState }
    return [State.active, .inactive].first(where: states.contains) ?? .background
  }

  /// The application of the current simulation.
  public static var shared: Application { Simulation.current.application }

  /// The delegate of the launch; as in UIKit, it is not kept.
  public private(set) weak var delegate: (any ApplicationDelegate)?

  /// The windows that are alive, lower ones first; the application does not keep them.
  public var windows: [Window] {
    known.compactMap(\.object).enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// The window that was made key last, if it is still alive.
  ///
  /// Nothing says that another one becomes key when it goes; see `Behavior.lostKeyWindow` (fact F3.13).
  public internal(set) var keyWindow: Window? {
    get { key ?? (hasHadKeyWindow ? replacement(for: nil) : nil) }
    set {
      key = newValue
      hasHadKeyWindow = hasHadKeyWindow || newValue != nil
      newValue?.windowScene?.lastKeyWindow = newValue
    }
  }

  /// Hands being key on from a window that hides, if the behaviour has it so.
  func passKeyOn(from window: Window) {
    guard key === window, let next = replacement(for: window) else { return }
    keyWindow = next
  }

  private func replacement(for window: Window?) -> Window? {
    guard simulation.behavior.lostKeyWindow == .replaced else { return nil }
    return windows.last { !$0.isHidden && $0 !== window }
  }

  /// Launches with a delegate, which the caller keeps, and ends the turn.
  ///
  /// Then the delegate is told `applicationDidBecomeActive`, unless the app was launched in the background,
  /// where the root is built and appears all the same (fact F9.2); UIKit's order of that and of the screens'
  /// callbacks differs between versions (fact F9.3).
  /// Error: `launch.no-root` for each window that is shown without a root by then (fact F3.16).
  ///
  /// - Parameters:
  ///   - delegate: The delegate that makes the window.
  ///   - inBackground: Whether the app stays in the background.
  public func launch(_ delegate: any ApplicationDelegate, inBackground: Bool = false) {
    self.delegate = delegate
    if inBackground { storedState = .background }
    launch { _ = delegate.applicationDidFinishLaunching(self) }
    guard !inBackground, connectedScenes.isEmpty else { return }
    simulation.perform("become active", on: birthNumber) { take(.didBecomeActive) }
  }

  /// Launches with a closure in the delegate's place, and ends the turn.
  ///
  /// Error: `launch.no-root` for each window that is shown without a root by then (fact F3.16).
  ///
  /// - Parameter body: Makes the window.
  public func launch(_ body: () -> Void) {
    simulation.perform("launch", on: birthNumber) { body() }
    simulation.turn()
    simulation.perform("launch", on: birthNumber) {
      for window in windows where !window.isHidden && window.rootViewController == nil {
        simulation.report(
          .launchNoRoot,
          "\(window.birthNumber) has no root at the end of the launch.",
          exception: "NSInternalInconsistencyException",
          text: """
            Application windows are expected to have a root view controller at the end of application \
            launch
            """
        )
      }
    }
  }

  package override var isTraced: Bool { false }

  func add(_ window: Window) {
    known.removeAll { $0.object == nil }
    known.append(Weak(window))
  }

  func bringToFront(_ window: Window) {
    known.removeAll { $0.object == nil || $0.object === window }
    known.append(Weak(window))
  }
}

extension Simulation {
  /// The application of this simulation.
  ///
  /// Its windows keep it, and so does who asks for it; the simulation does not, or neither would die.
  public var application: Application {
    let place = attachment(Application.Place.self) { Application.Place() }
    if let application = place.application { return application }
    let application = enter { Application() }
    place.application = application
    return application
  }
}

extension Responder {
  /// The application that the node belongs to.
  package var application: Application { simulation.application }
}
