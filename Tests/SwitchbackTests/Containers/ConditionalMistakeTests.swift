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
    let loop = expectDiagnostic("condition.loop") { show(gate) }
    #expect(loop?.message.contains("gate") == true)
    #expect(world.now == .zero && gate.children.count == 1)
    #expect(gate.checkInvariants() == [])
    // At a later time the container goes on.
    expectDiagnostic("condition.loop") {
      world.advance(by: .seconds(1))
      session.user = "other"
      world.settle()
    }
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
