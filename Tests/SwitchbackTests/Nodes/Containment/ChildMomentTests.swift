import SwitchbackTesting
import Testing

/// What a child gets that its container adds, or takes away, in one of its own callbacks.
@MainActor
@Suite(.simulated) struct ChildMomentTests {
  let world = Simulation.current
  let window = Window()
  let child = ViewController(title: "child")

  /// The container's callbacks, and what the child hears around them, up to rest.
  private func heard(_ host: MomentController, _ calls: () -> Void) -> String {
    let mark = world.log.mark
    calls()
    world.settle()
    #expect(host.checkInvariants() + child.checkInvariants() == [])
    return "\(world.log.since(mark))"
  }

  /// Which callback adds the child, and what the log has then from before the first showing to rest.
  nonisolated static let additions: [(moment: Event.Moment, log: String)] = [
    (
      .loadView,
      """
      host.LV child.WM(host) child.LV child.DL child.DM(host) host.DL host.WA(n) child.WA(n) host.IA(n) \
      host.WL host.DLS child.IA(n) child.WL child.DLS host.DA(n) child.DA(n)
      """
    ),
    (
      .didLoad,
      """
      host.LV host.DL child.WM(host) child.LV child.DL child.DM(host) host.WA(n) child.WA(n) host.IA(n) \
      host.WL host.DLS child.IA(n) child.WL child.DLS host.DA(n) child.DA(n)
      """
    ),
    (
      .willAppear,
      """
      host.LV host.DL host.WA(n) child.WM(host) child.LV child.DL child.DM(host) child.WA(n) host.IA(n) \
      host.WL host.DLS child.IA(n) child.WL child.DLS host.DA(n) child.DA(n)
      """
    ),
    (
      .isAppearing,
      """
      host.LV host.DL host.WA(n) host.IA(n) child.WM(host) child.LV child.DL child.WA(n) child.DM(host) \
      host.WL host.DLS child.IA(n) child.WL child.DLS host.DA(n) child.DA(n)
      """
    ),
    (
      .willLayout,
      """
      host.LV host.DL host.WA(n) host.IA(n) host.WL child.WM(host) child.LV child.DL child.WA(n) \
      child.DM(host) host.DLS child.IA(n) child.WL child.DLS host.DA(n) child.DA(n)
      """
    ),
    (
      .didLayout,
      """
      host.LV host.DL host.WA(n) host.IA(n) host.WL host.DLS child.WM(host) child.LV child.DL child.WA(n) \
      child.DM(host) child.IA(n) child.WL child.DLS host.DA(n) child.DA(n)
      """
    ),
    (
      .didAppear,
      """
      host.LV host.DL host.WA(n) host.IA(n) host.WL host.DLS host.DA(n) child.WM(host) child.LV child.DL \
      child.WA(n) child.DM(host) child.IA(n) child.WL child.DLS child.DA(n)
      """
    ),
  ]

  @Test(arguments: additions)
  func `a child that is added in a callback appears once, with its container or after it`(
    _ row: (moment: Event.Moment, log: String)
  ) {
    let host = MomentController(title: "host")
    host.actions[row.moment] = { [child] host in host.take(child) }
    window.rootViewController = host
    #expect(heard(host) { window.makeKeyAndVisible() } == row.log)
    #expect(child.appearance == .appeared)
  }

  @Test(arguments: [
    (
      Event.Moment.willDisappear,
      "host.WD(n) child.WM(host) child.LV child.DL child.DM(host) host.DD(n)"
    ),
    (
      .didDisappear,
      "host.WD(n) host.DD(n) child.WM(host) child.LV child.DL child.DM(host)"
    ),
  ])
  func `a child that is added as its container goes does not appear before that comes back`(
    moment: Event.Moment,
    log: String
  ) {
    let host = MomentController(title: "host")
    window.rootViewController = host
    window.makeKeyAndVisible()
    world.settle()
    host.actions[moment] = { [child] host in host.take(child) }
    #expect(heard(host) { window.isHidden = true } == log)
    host.actions = [:]
    #expect(
      heard(host) { window.isHidden = false } == """
        host.WA(n) child.WA(n) host.IA(n) host.WL host.DLS child.IA(n) child.WL child.DLS host.DA(n) \
        child.DA(n)
        """
    )
  }

  // MARK: Removing

  /// The two orders that articles teach, and what the child hears in each.
  @Test(arguments: [
    (true, "leaver.WM(nil) leaver.WD(n) leaver.DD(n) leaver.DM(nil)"),
    (false, "leaver.WM(nil) leaver.DM(nil) leaver.WD(n) leaver.DD(n)"),
  ])
  func `the order of a removal decides whether the child still has its parent as it goes`(
    isViewFirst: Bool,
    log: String
  ) {
    let host = MomentController(title: "host")
    let child = MomentController(title: "leaver")
    window.rootViewController = host
    window.makeKeyAndVisible()
    host.take(child)
    world.settle()
    var seen: [String] = []
    for moment in [Event.Moment.willDisappear, .didDisappear] {
      child.actions[moment] = {
        seen.append("\($0.parent?.name ?? "nobody") \($0.isMovingFromParent)")
      }
    }
    let lines = heard(host) {
      child.willMove(toParent: nil)
      if isViewFirst { child.view.removeFromSuperview() }
      child.removeFromParent()
      if !isViewFirst { child.view.removeFromSuperview() }
    }
    #expect(lines == log)
    #expect(seen == (isViewFirst ? ["host true", "host true"] : ["nobody false", "nobody false"]))
    #expect(host.children.isEmpty && child.parent == nil && child.appearance == .disappeared)
  }

  @Test
  func `a removal that leaves the view for the next turn keeps the child on screen until then`() {
    let host = MomentController(title: "host")
    window.rootViewController = host
    window.makeKeyAndVisible()
    host.take(child)
    world.settle()
    let first = heard(host) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    #expect(first == "child.WM(nil) child.DM(nil)")
    #expect(child.appearance == .appeared)
    #expect(heard(host) { child.view.removeFromSuperview() } == "child.WD(n) child.DD(n)")
  }

  // MARK: Moving

  @Test
  func `a child that moves between containers leaves the first one and comes into the second`() {
    let (left, right) = (MomentController(title: "left"), MomentController(title: "right"))
    let root = MomentController(title: "root")
    window.rootViewController = root
    window.makeKeyAndVisible()
    for pane in [left, right] { root.take(pane) }
    left.take(child)
    world.settle()
    let log = heard(right) {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      right.take(child)
    }
    #expect(
      log == """
        child.WM(nil) child.WD(n) child.DD(n) child.DM(nil) child.WM(right) child.WA(n) child.DM(right) \
        child.IA(n) child.WL child.DLS child.DA(n)
        """
    )
    #expect(left.children.isEmpty && child.parent === right)
  }

  @Test func `addChild alone cannot take a child whose view lies in the former parent's`() {
    let (left, right) = (MomentController(title: "left"), MomentController(title: "right"))
    window.rootViewController = left
    window.makeKeyAndVisible()
    left.take(child)
    world.settle()
    expectDiagnostic("child.hierarchy") { right.addChild(child) }
    #expect(child.parent === left && child.appearance == .appeared)
  }

  @Test func `a child that moves to another window disappears and appears again`() {
    let (here, there) = (MomentController(title: "here"), MomentController(title: "there"))
    let other = Window()
    for (window, root) in [(window, here), (other, there)] {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    here.take(child)
    world.settle()
    let log = heard(there) {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      there.take(child)
    }
    #expect(
      log == """
        child.WM(nil) child.WD(n) child.DD(n) child.DM(nil) child.WM(there) child.WA(n) child.DM(there) \
        child.IA(n) child.WL child.DLS child.DA(n)
        """
    )
    #expect(child.view.window === other)
  }

  @Test func `between two superviews of one container a view moves without a word`() {
    let host = MomentController(title: "host")
    window.rootViewController = host
    window.makeKeyAndVisible()
    host.take(child)
    let pane = View()
    host.view.addSubview(pane)
    world.settle()
    #expect(heard(host) { pane.addSubview(child.view) } == "")
    #expect(child.appearance == .appeared && child.view.superview === pane)
  }
}

extension Event {
  /// A callback in which a test does something.
  enum Moment: Hashable, Sendable {
    case loadView, didLoad, willAppear, isAppearing, willLayout, didLayout, didAppear
    case willDisappear, didDisappear
  }
}

/// A controller that does something in one of its callbacks, once.
final class MomentController: ViewController {
  var actions: [Event.Moment: (MomentController) -> Void] = [:]

  func take(_ child: ViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func reach(_ moment: Event.Moment) { actions.removeValue(forKey: moment)?(self) }

  override func loadView() {
    view = View()
    reach(.loadView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    reach(.didLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reach(.willAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    reach(.isAppearing)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    reach(.willLayout)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    reach(.didLayout)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    reach(.didAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    reach(.willDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    reach(.didDisappear)
  }
}
