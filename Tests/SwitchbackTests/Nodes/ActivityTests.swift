import Foundation
import SwitchbackTesting
import Testing

/// Launching, the foreground and the background, with and without scenes.
@MainActor
@Suite(.simulated) struct ActivityTests {
  let world = Simulation.current
  private let delegate = Delegate()

  @Test func `the delegate is told of the launch, of leaving and of coming back, in order`() {
    let application = world.application
    #expect(application.applicationState == .inactive)
    application.launch(delegate)
    world.settle()
    application.resignActive()
    application.becomeActive()
    application.enterBackground()
    application.enterForeground()
    #expect(
      delegate.take() == [
        "launch inactive", "active active", "resign active", "active active", "resign active",
        "background background", "foreground background", "active active",
      ]
    )
  }

  @Test
  func `no screen hears of any of it, and refreshing on return in viewWillAppear never happens`() {
    let application = world.application
    application.launch(delegate)
    world.settle()
    let mark = world.log.mark
    for _ in 0..<2 {
      application.enterBackground()
      world.settle()
      application.enterForeground()
      world.settle()
    }
    #expect(world.log.since(mark).lines.isEmpty)
    expectVisible("main")
  }

  @Test func `a launch in the background builds the root, which appears`() {
    let mark = world.log.mark
    world.application.launch(delegate, inBackground: true)
    world.settle()
    #expect(
      "\(world.log.since(mark))"
        == "main.LV main.DL main.WA(n) main.IA(n) main.WL main.DLS main.DA(n)"
    )
    #expect(delegate.take() == ["launch background"])
    #expect(world.application.applicationState == .background)
    world.application.enterForeground()
    #expect(delegate.take() == ["foreground background", "active active"])
  }

  @Test func `a move that leads nowhere is told of, and nobody hears of it`() {
    let application = world.application
    application.launch(delegate)
    _ = delegate.take()
    expectDiagnostic("app.no-change") { application.enterForeground() }
    expectDiagnostic("app.no-change") { application.becomeActive() }
    application.enterBackground()
    _ = delegate.take()
    expectDiagnostic("app.no-change") { application.enterBackground() }
    expectDiagnostic("app.no-change") { application.resignActive() }
    #expect(delegate.take() == [] && application.applicationState == .background)
    world.settle()
  }

  @Test
  func `only shown windows need a root by the end of the launch, wherever it is set in that turn`()
  {
    let (late, hidden, bare) = (Window(), Window(), Window())
    world.application.launch {
      late.makeKeyAndVisible()
      late.rootViewController = ViewController(title: "late")
    }
    #expect(world.diagnostics.isEmpty && hidden.isHidden)
    expectDiagnostic("launch.no-root") {
      world.application.launch { bare.makeKeyAndVisible() }
    }
    world.settle()
    expectVisible("late")
  }

  // MARK: Scenes

  @Test func `a scene connects, goes and comes back, and no screen hears of the last two`() {
    let application = world.application
    application.launch {}
    let first = SceneWitness("first")
    let scene = application.connect(first)
    world.settle()
    #expect(
      first.take() == ["connect unattached", "foreground background", "active foregroundActive"]
    )
    #expect(scene.windows == [first.window] && scene.keyWindow === first.window)
    #expect(first.window?.windowScene === scene)
    expectVisible("first")
    let mark = world.log.mark
    scene.enterBackground()
    scene.enterForeground()
    world.settle()
    #expect(
      first.take() == [
        "resign foregroundActive", "background background", "foreground background",
        "active foregroundActive",
      ]
    )
    #expect(world.log.since(mark).lines.isEmpty)
  }

  @Test
  func
    `with scenes the application's delegate hears of the launch only, and follows the last of them`()
  {
    let application = world.application
    let (first, second) = (SceneWitness("first"), SceneWitness("second"))
    delegate.scene = first
    application.launch(delegate)
    let other = application.connect(second)
    world.settle()
    _ = (first.take(), second.take())
    other.enterBackground()
    #expect(application.applicationState == .active)
    application.enterBackground()
    #expect(application.applicationState == .background)
    #expect(first.take() == ["resign foregroundActive", "background background"])
    #expect(second.take() == ["resign foregroundActive", "background background"])
    expectDiagnostic("app.no-change") { other.enterBackground() }
    expectDiagnostic("app.no-change") { application.enterBackground() }
    #expect(delegate.take() == ["launch inactive"])
    #expect(application.connectedScenes.count == 2)
  }

  @Test func `each scene has its own key window, and the application the last one`() {
    let application = world.application
    let (first, second) = (SceneWitness("first"), SceneWitness("second"))
    let scenes = [first, second].map { application.connect($0) }
    #expect(scenes.map(\.keyWindow) == [first.window, second.window])
    #expect(application.keyWindow === second.window)
    second.window = nil
    #expect(scenes[1].keyWindow == nil && scenes[1].windows.isEmpty)
    world.settle()
  }

  @Test func `a scene that is connected in the background shows its root, and is told no more`() {
    let witness = SceneWitness("quiet")
    let scene = world.application.connect(witness, inBackground: true)
    world.settle()
    #expect(witness.take() == ["connect unattached"] && scene.activationState == .background)
    #expect(witness.window?.rootViewController?.appearance == .appeared)
  }

  @Test func `a world goes with its scenes`() {
    weak var application: Application?
    weak var scene: WindowScene?
    Simulation.run { world in
      let witness = SceneWitness("gone")
      application = world.application
      scene = world.application.connect(witness)
      world.settle()
    }
    #expect(application == nil && scene == nil)
  }
}

/// Notes what it is told, with the state of the application then.
private final class Delegate: NSObject, ApplicationDelegate {
  private var lines: [String] = []
  private var window: Window?
  var scene: SceneWitness?

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func note(_ line: String, _ application: Application) {
    lines.append("\(line) \(application.applicationState)")
  }

  func applicationDidFinishLaunching(_ application: Application) -> Bool {
    note("launch", application)
    if let scene {
      application.connect(scene)
      return true
    }
    window = Window()
    window?.rootViewController = ViewController(title: "main")
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: Application) { note("active", application) }
  func applicationWillResignActive(_ application: Application) { note("resign", application) }
  func applicationDidEnterBackground(_ application: Application) { note("background", application) }
  func applicationWillEnterForeground(_ application: Application) {
    note("foreground", application)
  }
}

/// Makes a window when its scene connects, and notes what it is told.
@MainActor
private final class SceneWitness: NSObject, SceneDelegate {
  private let title: String
  private var lines: [String] = []
  var window: Window?

  init(_ title: String) { self.title = title }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func note(_ line: String, _ scene: WindowScene) {
    lines.append("\(line) \(scene.activationState)")
  }

  func sceneWillConnect(_ scene: WindowScene) {
    note("connect", scene)
    let window = Window(windowScene: scene)
    window.rootViewController = ViewController(title: title)
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillEnterForeground(_ scene: WindowScene) { note("foreground", scene) }
  func sceneDidBecomeActive(_ scene: WindowScene) { note("active", scene) }
  func sceneWillResignActive(_ scene: WindowScene) { note("resign", scene) }
  func sceneDidEnterBackground(_ scene: WindowScene) { note("background", scene) }
}
