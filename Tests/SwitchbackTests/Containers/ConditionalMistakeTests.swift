import Foundation
import SwitchbackTesting
import Testing

/// Conditions that do not hold still, and builders that give what cannot be shown.
@MainActor
@Suite(.simulated) struct ConditionalMistakeTests {
  let world = Simulation.current
  let window = Window()
  let session = Session()

  private func show<Condition>(_ root: ConditionalContainerController<Condition>) {
    root.title = "gate"
    window.rootViewController = root
    window.makeKeyAndVisible()
    world.settle()
  }

  @Test func `a condition that changes again while the child is built is followed at once`() {
    let gate = ConditionalContainerController { [session] in
      session.user
    } child: { [session] user in
      if user == "new" { session.user = "renamed" }
      return ViewController(title: user ?? "login")
    }
    show(gate)
    session.user = "new"
    world.turn()
    expectVisible("renamed")
    #expect(gate.children.count == 1)
  }

  @Test func `one that changes while the first child is built shows only the second`() {
    session.user = "new"
    let gate = ConditionalContainerController { [session] in
      session.user
    } child: { [session] user in
      if user == "new" { session.user = "renamed" }
      return ViewController(title: user ?? "login")
    }
    let mark = world.log.mark
    show(gate)
    expectVisible("renamed")
    #expect(!world.log.since(mark).lines.contains { $0.hasPrefix("new.WA") })
  }

  @Test(arguments: [true, false])
  func `a condition that flips for ever is found as a loop`(onAppear: Bool) throws {
    let gate = ConditionalContainerController { [session] in
      session.user
    } child: { [session] user in
      Flipper(title: user ?? "login") { isAppearing in
        guard isAppearing == onAppear else { return }
        session.user = user == nil ? "member" : nil
      }
    }
    expectDiagnostic("condition.stale") {
      let loop = expectDiagnostic("condition.loop") { show(gate) }
      #expect(loop?.message.contains("\"gate\" changed 100 times in one turn") == true)
    }
    #expect(world.now == .zero && gate.children.count == 1)
    #expect(gate.checkInvariants() == [])
    // In a later turn the container goes on.
    expectDiagnostic("condition.loop") {
      world.advance(by: .seconds(1))
      session.user = "other"
      world.settle()
    }
  }

  @Test func `many changes, one a turn, are no loop though no time passes`() {
    let gate = ConditionalContainerController { [session] in
      session.user
    } child: { user in
      ViewController(title: user ?? "login")
    }
    world.limits.picksPerTurn = 3
    show(gate)
    for number in 1...20 {
      session.user = "\(number)"
      world.turn()
      expectVisible("\(number)")
    }
    #expect(world.now == .zero)
  }

  @Test func `a condition that changes what it reads is followed`() {
    let gate = ConditionalContainerController { [session] in
      let user = session.user
      if user == nil { session.user = "guest" }
      return user
    } child: { user in
      ViewController(title: user ?? "login")
    }
    show(gate)
    expectVisible("guest")
  }

  @Test func `a condition that asks for another look each time is a loop`() {
    var gate: ConditionalContainerController<Int>?
    gate = ConditionalContainerController {
      gate?.setNeedsConditionUpdate()
      return 1
    } child: { _ in
      ViewController(title: "child")
    }
    window.rootViewController = gate
    window.makeKeyAndVisible()
    expectDiagnostic("condition.loop") { world.turn() }
    gate = nil
    world.settle()
    expectVisible("child")
  }

  @Test func `a change on another thread is found, and taken up in the next turn`() async {
    let gate = ConditionalContainerController { [session] in
      session.user
    } child: { user in
      ViewController(title: user ?? "login")
    }
    show(gate)
    await Task.detached { [session] in session.user = "member" }.value
    expectVisible("login")
    let finding = expectDiagnostic("condition.other-thread") { world.settle() }
    #expect(finding?.message.contains("gate") == true)
    expectVisible("member")
  }

  @Test func `a builder without a child leaves the container blank, never on the former branch`() {
    let gate = ConditionalContainerController { [session] in
      session.user
    } child: { [session] user in
      user == nil || session.hiddenUser != nil ? ViewController(title: user ?? "login") : nil
    }
    show(gate)
    expectDiagnostic("condition.no-child") {
      session.user = "member"
      world.settle()
    }
    #expect(gate.shownChild == nil && gate.shownCondition == "member" && gate.children == [])
    session.hiddenUser = "now there is one"
    gate.setNeedsConditionUpdate()
    world.settle()
    expectVisible("member")
  }

  @Test func `a child of somebody else stays there`() {
    let owner = ViewController(title: "owner")
    let child = ViewController(title: "child")
    owner.addChild(child)
    let gate = ConditionalContainerController {
      true
    } child: { _ in
      child
    }
    expectDiagnostic("condition.child-elsewhere") { show(gate) }
    #expect(child.parent === owner && gate.shownChild == nil)
    child.willMove(toParent: nil)
    child.removeFromParent()
    gate.setNeedsConditionUpdate()
    world.settle()
    expectVisible("child")
  }

  @Test func `a builder that gives the root of a window is refused`() {
    let other = Window()
    other.rootViewController = ViewController(title: "root")
    let gate = ConditionalContainerController {
      true
    } child: { _ in
      other.rootViewController
    }
    expectDiagnostic("child.root") { show(gate) }
    #expect(gate.shownChild == nil && other.rootViewController?.parent == nil)
  }

  @Test func `a builder that gives what the container lies in is refused`() {
    let outer = ViewController(title: "outer")
    let gate = ConditionalContainerController {
      true
    } child: { _ in
      outer
    }
    outer.addChild(gate)
    defer {
      gate.willMove(toParent: nil)
      gate.removeFromParent()
      world.settle()
    }
    outer.view.addSubview(gate.view)
    gate.didMove(toParent: outer)
    expectDiagnostic("child.cycle") {
      window.rootViewController = outer
      window.makeKeyAndVisible()
      world.settle()
    }
    #expect(gate.shownChild == nil && gate.parent === outer)
  }

  @Test func `one controller for two branches stays where it is, and is told`() {
    let only = ViewController(title: "only")
    let gate = ConditionalContainerController { [session] in
      session.user
    } child: { _ in
      only
    }
    show(gate)
    let mark = world.log.mark
    expectDiagnostic("condition.child-shared") {
      session.user = "member"
      world.settle()
    }
    #expect(gate.shownCondition == "member" && only.parent === gate)
    #expect(!world.log.since(mark).lines.contains { $0.hasPrefix("only.W") && $0 != "only.WL" })
  }

  @Test func `a controller given again for another branch later is told as well`() {
    let first = ViewController(title: "first")
    let gate = ConditionalContainerController { [session] in
      session.user
    } child: { user in
      user == "b" ? ViewController(title: "second") : first
    }
    show(gate)
    session.user = "b"
    world.settle()
    expectDiagnostic("condition.child-shared") {
      session.user = "c"
      world.settle()
    }
    expectVisible("first")
  }

  @Test func `a child that leaves while its view is loaded is not told that it is in`() {
    final class Leaver: ViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        willMove(toParent: nil)
        removeFromParent()
      }
    }
    let gate = ConditionalContainerController { [session] in
      session.user
    } child: { user in
      user == nil ? Leaver(title: "leaver") : ViewController(title: "member")
    }
    let mark = world.log.mark
    show(gate)
    #expect(gate.shownChild == nil && gate.view.subviews.isEmpty)
    #expect(!world.log.since(mark).lines.contains("leaver.DM(gate)"))
    session.user = "ada"
    world.settle()
    expectVisible("member")
  }

  @Test func `a child whose removeFromParent forgets super leaves all the same`() {
    final class Stubborn: ViewController {
      override func removeFromParent() {}
    }
    let gate = ConditionalContainerController { [session] in
      session.user
    } child: { user in
      Stubborn(title: user ?? "login")
    }
    show(gate)
    for user in ["a", "b", "c"] {
      session.user = user
      world.settle()
    }
    expectVisible("c")
    #expect(gate.children.count == 1)
  }

  @Test func `a container whose view is replaced takes its child along`() {
    let gate = ConditionalContainerController {
      true
    } child: { _ in
      ViewController(title: "child")
    }
    let stack = NavigationController(rootViewController: gate)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    world.settle()
    stack.pushViewController(ViewController(title: "detail"), animated: false)
    world.settle()
    gate.view = View()
    stack.popViewController(animated: false)
    world.settle()
    expectVisible("child")
    #expect(gate.shownChild?.appearance == .appeared)
  }

  @Test func `a child that the user added, or that the builder adds itself, is shown`() {
    var gate: ConditionalContainerController<String?>?
    gate = ConditionalContainerController { [session] in
      session.user
    } child: { user in
      let child = ViewController(title: user ?? "login")
      gate?.addChild(child)
      return child
    }
    if let gate { show(gate) }
    session.user = "ada"
    world.settle()
    expectVisible("ada")
    #expect(gate?.children.count == 1)
    gate = nil
  }

  @Test func `a child that its user has taken away is built anew`() {
    let gate = ConditionalContainerController(childLife: .kept) {
      true
    } child: { _ in
      ViewController(title: "child")
    }
    show(gate)
    let elsewhere = NavigationController(rootViewController: ViewController())
    let first = gate.shownChild
    first?.willMove(toParent: nil)
    first?.view.removeFromSuperview()
    first?.removeFromParent()
    if let first { elsewhere.pushViewController(first, animated: false) }
    world.settle()
    gate.setNeedsConditionUpdate()
    world.settle()
    #expect(gate.shownChild != nil && gate.shownChild !== first)
    expectVisible("child")
  }
}

/// Calls a closure when it will appear, and when it will disappear.
private final class Flipper: ViewController {
  private var flip: (Bool) -> Void = { _ in }

  convenience init(title: String, flip: @escaping (Bool) -> Void) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.flip = flip
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    flip(true)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    flip(false)
  }
}
