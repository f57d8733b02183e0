/// Takes part in the life of a scene.
///
/// UIKit's `scene(_:willConnectTo:options:)` has a session and options, which the model has not.
@preconcurrency @MainActor
public protocol SceneDelegate: NSObjectProtocol {
  /// Called when the scene is connected; the place to make a window, and to keep it.
  ///
  /// - Parameter scene: The scene.
  func sceneWillConnect(_ scene: WindowScene)

  /// Called before the scene comes to the foreground.
  ///
  /// - Parameter scene: The scene.
  func sceneWillEnterForeground(_ scene: WindowScene)

  /// Called when a person can use the scene.
  ///
  /// - Parameter scene: The scene.
  func sceneDidBecomeActive(_ scene: WindowScene)

  /// Called before a person can use the scene no longer.
  ///
  /// - Parameter scene: The scene.
  func sceneWillResignActive(_ scene: WindowScene)

  /// Called when the scene is in the background.
  ///
  /// - Parameter scene: The scene.
  func sceneDidEnterBackground(_ scene: WindowScene)
}

extension SceneDelegate {
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: WindowScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: WindowScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: WindowScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: WindowScene) {}
}

/// One instance of the app's user interface, with its windows; made by ``Application/connect(_:inBackground:)``.
@preconcurrency @MainActor
public final class WindowScene: Responder {
  /// How far a scene is in the foreground.
  public enum ActivationState: Hashable, Sendable {
    /// It is not connected yet.
    case unattached
    /// A person can use it.
    case foregroundActive
    /// It is in the foreground, and a person cannot use it.
    case foregroundInactive
    /// It is in the background.
    case background
  }

  /// The delegate; unlike UIKit's it is not kept.
  public private(set) weak var delegate: (any SceneDelegate)?
  /// Where the scene is; nil before it is connected.
  private(set) var state: Application.State?
  weak var lastKeyWindow: Window?

  init(delegate: any SceneDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// How far the scene is in the foreground.
  public var activationState: ActivationState {
    switch state {
    case nil: .unattached
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// The windows of the scene that are alive, lower ones first; the scene does not keep them.
  ///
  /// - Complexity: O(*n* log *n*) in the number of windows of the application.
  public var windows: [Window] { application.windows.filter { $0.windowScene === self } }

  /// The window of the scene that was made key last, if it is still alive.
  public var keyWindow: Window? { lastKeyWindow?.windowScene === self ? lastKeyWindow : nil }

  /// Sends the scene to the background: `sceneWillResignActive`, then `sceneDidEnterBackground`.
  ///
  /// No view hears anything (fact F9.1). Error: `app.no-change` in the background.
  public func enterBackground() { move(.enterBackground) }

  /// Brings the scene to the foreground: `sceneWillEnterForeground`, `sceneDidBecomeActive`; error:
  /// `app.no-change` outside of the background.
  public func enterForeground() { move(.enterForeground) }

  private func move(_ move: ActivityMove) {
    simulation.perform(move.verb, on: birthNumber) {
      guard let state, move.isPossible(from: state) else {
        return application.reportNoChange(move, of: birthNumber)
      }
      carryOut(move)
    }
  }

  /// Carries out a move that is possible.
  func carryOut(_ move: ActivityMove) {
    guard let state else { return }
    for step in ActivityStep.steps(from: state, to: move.target) { take(step) }
  }

  func connect(inBackground: Bool) {
    delegate?.sceneWillConnect(self)
    state = .background
    if !inBackground { carryOut(.enterForeground) }
  }

  private func take(_ step: ActivityStep) {
    if step.isToldAfterwards { state = step.state }
    switch step {
    case .willResignActive: delegate?.sceneWillResignActive(self)
    case .didEnterBackground: delegate?.sceneDidEnterBackground(self)
    case .willEnterForeground: delegate?.sceneWillEnterForeground(self)
    case .didBecomeActive: delegate?.sceneDidBecomeActive(self)
    }
    state = step.state
  }

  package override var isTraced: Bool { false }
}
