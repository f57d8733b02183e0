/// Takes part in the launch of the application.
@preconcurrency @MainActor
public protocol ApplicationDelegate: NSObjectProtocol {
  /// Called during launch; the place to make a window and to show it.
  ///
  /// - Parameter application: The application.
  /// - Returns: Whether the launch succeeded, which the model ignores as UIKit does.
  func applicationDidFinishLaunching(_ application: Application) -> Bool
}

/// The application of a simulation: its windows, and which of them is key.
@preconcurrency @MainActor
public final class Application: Responder {
  /// What the simulation keeps: nothing that keeps the simulation.
  @MainActor
  fileprivate final class Place {
    weak var application: Application?
  }

  private var known: [Weak<Window>] = []
  private weak var key: Window?

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
  public internal(set) var keyWindow: Window? {
    get { key }
    set { key = newValue }
  }

  /// Launches with a delegate, which the caller keeps, and ends the turn.
  ///
  /// Error: `launch.no-root` for each window that is shown without a root by then (fact F3.16).
  ///
  /// - Parameter delegate: The delegate that makes the window.
  public func launch(_ delegate: any ApplicationDelegate) {
    self.delegate = delegate
    launch { _ = delegate.applicationDidFinishLaunching(self) }
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
