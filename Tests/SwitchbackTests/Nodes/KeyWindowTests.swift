import SwitchbackTesting
import Testing

/// Which window is key, which lies on top, and what becomes of those that go.
@MainActor
@Suite(.simulated) struct KeyWindowTests {
  let world = Simulation.current

  private func window(_ title: String, level: WindowLevel = .normal) -> Window {
    let window = Window()
    window.windowLevel = level
    window.rootViewController = ViewController(title: title)
    window.makeKeyAndVisible()
    world.settle()
    return window
  }

  @Test(arguments: [Behavior.LostKeyWindow.notReplaced, .replaced])
  func `a key window that is let go takes its root off the screen, and its being key with it`(
    choice: Behavior.LostKeyWindow
  ) {
    world.behavior.lostKeyWindow = choice
    let main = window("main")
    var overlay: Window? = window("overlay")
    let root = overlay?.rootViewController
    #expect(overlay?.isKeyWindow == true && !main.isKeyWindow)
    let mark = world.log.mark
    overlay = nil
    world.settle()
    #expect(root?.appearance == .disappeared)
    #expect(world.log.since(mark).lines.prefix(1).first?.hasSuffix(".released") == true)
    #expect(main.rootViewController?.appearance == .appeared)
    #expect(world.application.keyWindow === (choice == .replaced ? main : nil))
    #expect(main.isKeyWindow == (choice == .replaced))
    expectVisible("main")
  }

  @Test(arguments: [Behavior.LostKeyWindow.notReplaced, .replaced])
  func `a key window that hides stays key unless the behaviour has another one follow it`(
    choice: Behavior.LostKeyWindow
  ) {
    world.behavior.lostKeyWindow = choice
    let main = window("main")
    let overlay = window("overlay")
    overlay.isHidden = true
    world.settle()
    #expect(world.application.keyWindow === (choice == .replaced ? main : overlay))
    main.makeKey()
    #expect(world.application.keyWindow === main)
  }

  @Test func `no window is key before one was made so, whatever the behaviour`() {
    world.behavior.lostKeyWindow = .replaced
    let shown = Window()
    shown.rootViewController = ViewController()
    shown.isHidden = false
    world.settle()
    #expect(world.application.keyWindow == nil && !shown.isKeyWindow)
  }

  @Test
  func `a hidden window that is made key stays hidden, and one that is shown is not made key`() {
    let main = window("main")
    let other = Window()
    other.rootViewController = ViewController(title: "other")
    other.makeKey()
    world.settle()
    #expect(other.isKeyWindow && other.isHidden)
    expectVisible("main")
    main.makeKey()
    other.isHidden = false
    world.settle()
    #expect(main.isKeyWindow && !other.isHidden)
    #expect(other.rootViewController?.appearance == .appeared)
  }

  @Test func `windows lie by level, and within one by when they were brought to the front`() {
    let alert = window("alert", level: .alert)
    let first = window("first")
    let second = window("second")
    #expect(world.application.windows == [first, second, alert])
    first.makeKeyAndVisible()
    #expect(world.application.windows == [second, first, alert])
    first.windowLevel = .statusBar
    second.makeKeyAndVisible()
    #expect(world.application.windows == [second, first, alert])
    #expect(second.isKeyWindow)
    expectVisible("alert")
  }

  @Test func `an overlay changes nobody's appearance beneath, as it comes and as it goes`() {
    let main = window("main")
    let mark = world.log.mark
    var overlay: Window? = window("overlay", level: .alert)
    overlay?.isHidden = true
    world.settle()
    overlay = nil
    world.settle()
    let heard = world.log.since(mark).lines.filter { $0.hasPrefix("main") }
    #expect(heard.isEmpty && main.rootViewController?.appearance == .appeared)
  }

  @Test func `in viewWillAppear the view has no place yet, and in viewIsAppearing it has`() {
    let main = window("main")
    main.frame = .init(x: 0, y: 0, width: 390, height: 844)
    let probe = MomentController(title: "probe")
    var seen: [String] = []
    for (moment, name) in [
      (Event.Moment.willAppear, "WA"), (.isAppearing, "IA"), (.didLayout, "DLS"),
      (.didAppear, "DA"),
    ] {
      probe.actions[moment] = { probe in
        seen.append("\(name) \(probe.view.window === main) \(Int(probe.view.frame.width))")
      }
    }
    main.rootViewController = probe
    world.settle()
    #expect(seen == ["WA false 0", "IA true 390", "DLS true 390", "DA true 390"])
  }

  @Test(arguments: [false, true])
  func `viewIsAppearing comes once in every appearance, and layout again when it is asked for`(
    isAnimated: Bool
  ) {
    let navigation = NavigationController(rootViewController: ViewController(title: "home"))
    let main = Window()
    main.rootViewController = navigation
    main.makeKeyAndVisible()
    world.settle()
    let detail = ViewController(title: "detail")
    let mark = world.log.mark
    navigation.pushViewController(detail, animated: isAnimated)
    world.settle()
    detail.view.setNeedsLayout()
    world.settle()
    let flag = isAnimated ? "a" : "n"
    let heard = world.log.since(mark).lines.filter {
      $0.hasPrefix("detail") && !$0.contains("M(") && !$0.contains("L(")
    }
    #expect(
      heard
        == [
          "LV", "DL", "WA(\(flag))", "IA(\(flag))", "WL", "DLS", "DA(\(flag))", "WL", "DLS",
        ].map { "detail.\($0)" }
    )
  }
}
