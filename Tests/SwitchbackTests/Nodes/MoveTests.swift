import SwitchbackTesting
import Testing

/// Controllers, views and windows that are moved, hidden and pulled out by hand.
@MainActor
@Suite(.simulated) struct MoveTests {
  let world = Simulation.current
  private let keeper = Keeper()

  @discardableResult
  private func show(_ root: ViewController) -> Window {
    let window = Window()
    keeper.windows.append(window)
    window.rootViewController = root
    window.makeKeyAndVisible()
    world.settle()
    return window
  }

  private func lines(_ names: String..., during change: () -> Void) -> [String] {
    let mark = world.log.mark
    change()
    world.settle()
    return world.log.since(mark).events.filter { event in
      !event.kind.isLayout && (names.isEmpty || names.contains(world.name(of: event.node)))
    }
    .map { "\(world.name(of: $0.node)).\($0.kind.code { _ in "" })" }
  }

  @Test func `two windows exchange their roots`() {
    let (one, two) = (ViewController(title: "one"), ViewController(title: "two"))
    let (left, right) = (show(one), show(two))
    right.rootViewController = one
    left.rootViewController = two
    world.settle()
    #expect(one.viewIfLoaded?.window === right && two.viewIfLoaded?.window === left)
    #expect(one.appearance == .appeared && two.appearance == .appeared)
  }

  @Test func `a window takes the root of one that dies in the same turn`() {
    let root = ViewController(title: "root")
    var dying: Window? = Window()
    dying?.rootViewController = root
    dying?.makeKeyAndVisible()
    let window = show(ViewController(title: "former"))
    window.rootViewController = ViewController(title: "passing")
    window.rootViewController = root
    dying = nil
    world.settle()
    #expect(root.viewIfLoaded?.window === window && root.appearance == .appeared)
    _ = world.takeFindings(from: 0) { $0.rule.id == "root.swap.twice-in-turn" }
  }

  @Test func `an old root goes into a container of another window in the turn of its swap`() {
    let (old, host) = (ViewController(title: "old"), ViewController(title: "host"))
    let window = show(old)
    show(host)
    let heard = lines("old") {
      window.rootViewController = ViewController(title: "new")
      host.addChild(old)
      host.view.addSubview(old.view)
      old.didMove(toParent: host)
    }
    #expect(heard == ["old.WM()", "old.WD(n)", "old.DD(n)", "old.WA(n)", "old.DM()", "old.DA(n)"])
    #expect(old.appearance == .appeared)
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .pageSheet])
  func `a window that hides and comes back shows what is presented`(style: ModalPresentationStyle) {
    let (root, modal) = (ViewController(title: "root"), ViewController(title: "modal"))
    let window = show(root)
    modal.modalPresentationStyle = style
    root.present(modal, animated: false)
    world.settle()
    let before = "\(world.tree)"
    let seen = world.visibleScreens.map(\.name)
    #expect(lines("modal") { window.isHidden = true } == ["modal.WD(n)", "modal.DD(n)"])
    expectVisible()
    #expect(root.appearance == .disappeared)
    #expect(lines("modal") { window.isHidden = false } == ["modal.WA(n)", "modal.DA(n)"])
    #expect(world.visibleScreens.map(\.name) == seen)
    #expect("\(world.tree)" == before)
    #expect(world.diagnostics.isEmpty)
  }

  @Test func `a presentation that waits when its window hides is lost aloud`() {
    let navigation = NavigationController(rootViewController: ViewController(title: "home"))
    let window = show(navigation)
    let modal = ViewController(title: "modal")
    modal.modalPresentationStyle = .fullScreen
    navigation.pushViewController(ViewController(title: "detail"), animated: true)
    world.turn()
    navigation.present(modal, animated: true)
    window.isHidden = true
    expectDiagnostic("present.lost") { world.settle() }
    #expect(navigation.presentedViewController == nil)
    window.isHidden = false
    world.settle()
    expectVisible("detail")
  }

  @Test func `a view that is pulled out of the window takes its root's appearance with it`() {
    let root = ViewController(title: "root")
    let window = show(root)
    #expect(lines { root.view.removeFromSuperview() } == ["root.WD(n)", "root.DD(n)"])
    #expect(lines { window.addSubview(root.view) } == ["root.WA(n)", "root.DA(n)"])
    #expect(lines { root.view = View() } == ["root.WD(n)", "root.DD(n)"])
  }

  @Test func `the view of a controller without a parent follows the view that it is in`() {
    let (root, loose) = (ViewController(title: "root"), ViewController(title: "loose"))
    let window = show(root)
    #expect(
      lines("loose") { root.view.addSubview(loose.view) }.suffix(2) == [
        "loose.WA(n)", "loose.DA(n)",
      ]
    )
    #expect(lines("loose") { window.isHidden = true } == ["loose.WD(n)", "loose.DD(n)"])
    #expect(lines("loose") { window.isHidden = false } == ["loose.WA(n)", "loose.DA(n)"])
    #expect(
      lines("loose") { window.rootViewController = ViewController() } == [
        "loose.WD(n)", "loose.DD(n)",
      ]
    )
  }

  @Test func `a child that comes in the middle of a swap is laid out before it has appeared`() {
    let window = show(ViewController(title: "old"))
    let (root, child) = (ViewController(title: "root"), ViewController(title: "child"))
    window.rootViewController = root
    world.turn()
    let mark = world.log.mark
    root.embed(child)
    world.settle()
    let kinds = world.log.since(mark).events.filter { $0.node == child.birthNumber }.map {
      $0.kind.code { _ in "" }
    }
    #expect(kinds.firstIndex(of: "IA(n)") ?? .max < kinds.firstIndex(of: "DA(n)") ?? -1, "\(kinds)")
  }

  @Test func `a controller that its own viewDidLoad pushes elsewhere ends there`() {
    let (first, second) = (
      NavigationController(rootViewController: ViewController()),
      NavigationController(rootViewController: ViewController())
    )
    show(first)
    show(second)
    let restless = Restless(title: "restless")
    restless.onLoad = { second.pushViewController(restless, animated: false) }
    first.pushViewController(restless, animated: false)
    world.settle()
    #expect(second.topViewController === restless && restless.appearance == .appeared)
    #expect(restless.viewIfLoaded?.superview === second.view)
    restless.onLoad = nil
  }

  @Test func `a presented controller that is pushed stays on the stack when it is dismissed`() {
    let navigation = NavigationController(rootViewController: ViewController(title: "home"))
    show(navigation)
    let modal = ViewController(title: "modal")
    navigation.present(modal, animated: false)
    world.settle()
    expectDiagnostic("present.moved") {
      navigation.pushViewController(modal, animated: false)
      world.settle()
    }
    modal.dismiss(animated: false)
    world.settle()
    #expect(navigation.topViewController === modal && modal.appearance == .appeared)
    expectVisible("modal")
  }

  @Test func `the clock stays put inside a call`() {
    let navigation = NavigationController(rootViewController: ViewController())
    show(navigation)
    let restless = Restless(title: "restless")
    restless.onMove = { world.settle() }
    expectDiagnostic("time.reentrant") {
      navigation.setViewControllers([restless], animated: false)
    }
    restless.onMove = nil
    world.settle()
  }

  @Test func `a node of another simulation is refused everywhere`() {
    let stranger = Simulation.run { _ in ViewController(title: "stranger") }
    let root = ViewController(title: "root")
    let navigation = NavigationController(rootViewController: root)
    let window = show(navigation)
    let before = "\(world.tree)"
    expectDiagnostic("node.foreign") { root.present(stranger, animated: false) }
    expectDiagnostic("node.foreign") { root.addChild(stranger) }
    expectDiagnostic("node.foreign") { navigation.pushViewController(stranger, animated: false) }
    expectDiagnostic("node.foreign") { navigation.viewControllers = [stranger] }
    expectDiagnostic("node.foreign") { window.rootViewController = stranger }
    expectDiagnostic("node.foreign") { root.view.addSubview(stranger.view) }
    world.settle()
    #expect("\(world.tree)" == before)
  }

  @Test(arguments: [true, false])
  func `closures beside a transition run once it has begun`(isAnimated: Bool) throws {
    let navigation = NavigationController(rootViewController: ViewController(title: "home"))
    show(navigation)
    let detail = ViewController(title: "detail")
    navigation.pushViewController(detail, animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    var seen: [String] = []
    coordinator.animate { context in
      seen.append("beside \(context.viewController(forKey: .to)?.name ?? "nobody")")
    } completion: { _ in
      seen.append("after \(detail.appearance)")
    }
    #expect(seen.isEmpty)
    if isAnimated { world.turn() } else { world.settle() }
    #expect(seen.first == "beside detail")
    world.settle()
    #expect(seen == ["beside detail", "after appeared"])
  }

  @Test func `a closure beside a transition that never starts is dropped`() {
    let navigation = NavigationController(rootViewController: ViewController(title: "home"))
    show(navigation)
    navigation.pushViewController(ViewController(title: "detail"), animated: true)
    var hasRun = false
    navigation.transitionCoordinator?.animate { _ in hasRun = true }
    navigation.popViewController(animated: true)
    world.settle()
    #expect(!hasRun)
  }
}

/// Keeps windows, which nobody else does.
@MainActor
private final class Keeper {
  var windows: [Window] = []
}

/// A controller that runs a closure in a callback.
private final class Restless: ViewController {
  var onLoad: (() -> Void)?
  var onMove: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onLoad?()
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    onMove?()
  }
}
