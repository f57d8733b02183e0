import SwitchbackTesting
import Testing

/// Transitions between the children of a container.
@MainActor
@Suite(.simulated) struct ChildTransitionTests {
  let world = Simulation.current
  let window = Window()
  let host = ViewController(title: "host")
  let old = ViewController(title: "old")
  let new = ViewController(title: "new")

  init() {
    window.rootViewController = host
    window.makeKeyAndVisible()
    for child in [old, new] {
      host.addChild(child)
      child.didMove(toParent: host)
    }
    host.view.addSubview(old.view)
    world.settle()
  }

  /// What is heard of the children and the host's completions, the layout left out.
  private func heard(_ calls: () -> Void) -> [String] {
    let mark = world.log.mark
    calls()
    world.settle()
    let trace = world.log.since(mark)
    return zip(trace.events, trace.lines).filter { !$0.0.kind.isLayout }.map(\.1)
  }

  /// Replaces one child by another, as Apple's guide has it.
  private func swap(_ from: ViewController, _ to: ViewController, _ duration: Double = 0.3) {
    from.willMove(toParent: nil)
    if to.parent == nil { host.addChild(to) }
    host.transition(from: from, to: to, duration: duration, animations: nil) { [host] _ in
      to.didMove(toParent: host)
      from.removeFromParent()
    }
  }

  @Test func `the dance of the guide moves the children, and each hears of it once`() {
    new.willMove(toParent: nil)
    new.removeFromParent()
    #expect(
      heard { swap(old, new) } == [
        "old.WM(nil)", "new.WM(host)", "new.LV", "new.DL", "old.WD(a)", "new.WA(a)", "host.C",
        "new.DM(host)", "old.DM(nil)", "old.DD(a)", "new.DA(a)",
      ]
    )
    #expect(host.children == [new] && old.viewIfLoaded?.superview == nil)
    #expect(host.checkInvariants() + new.checkInvariants() + old.checkInvariants() == [])
  }

  @Test func `the new view comes into the superview of the old one`() {
    let frame = View()
    host.view.addSubview(frame)
    frame.addSubview(old.view)
    world.settle()
    host.transition(from: old, to: new, duration: 0.3, animations: nil)
    world.turn()
    #expect(new.view.superview === frame && old.view.superview === frame)
    world.settle()
    #expect(frame.subviews == [new.view])
  }

  @Test
  func `changes are made with both views in place, and the completion hears that time was given`() {
    var seen: [String] = []
    host.transition(
      from: old,
      to: new,
      duration: 0.3,
      options: [.transitionCrossDissolve, .curveEaseIn]
    ) { [old, new] in
      seen.append("changes \(old.appearance) \(new.appearance) \(new.view.window != nil)")
    } completion: {
      seen.append("completion \($0)")
    }
    #expect(seen.isEmpty)
    world.advance(by: .milliseconds(299))
    #expect(seen == ["changes disappearing appearing true"])
    world.advance(by: .milliseconds(1))
    #expect(seen == ["changes disappearing appearing true", "completion true"])
  }

  @Test
  func `a transition that is asked for meanwhile waits, and starts where the first one ended`() {
    let third = ViewController(title: "third")
    #expect(
      heard {
        swap(old, new)
        world.turn()
        swap(new, third)
      } == [
        "old.WM(nil)", "new.LV", "new.DL", "old.WD(a)", "new.WA(a)", "new.WM(nil)",
        "third.WM(host)",
        "host.C", "new.DM(host)", "old.DM(nil)", "old.DD(a)", "new.DA(a)", "third.LV", "third.DL",
        "new.WD(a)", "third.WA(a)", "host.C", "third.DM(host)", "new.DM(nil)", "new.DD(a)",
        "third.DA(a)",
      ]
    )
    expectVisible("third")
  }

  @Test func `the second of two taps finds the first child gone, and nothing of it is done`() {
    let third = ViewController(title: "third")
    expectDiagnostic("child.not-siblings") {
      swap(old, new)
      swap(old, third)
      world.settle()
    }
    expectVisible("new")
    #expect(third.viewIfLoaded == nil)
  }

  @Test func `one that is asked for in the completion starts in the same turn`() {
    let lines = heard {
      host.transition(from: old, to: new, duration: 0, animations: nil) { [host, old, new] _ in
        host.transition(from: new, to: old, duration: 0, animations: nil)
      }
    }
    #expect(
      lines == [
        "new.LV", "new.DL", "old.WD(n)", "new.WA(n)", "host.C", "old.DD(n)", "new.DA(n)",
        "new.WD(n)", "old.WA(n)", "new.DD(n)", "old.DA(n)",
      ]
    )
    expectVisible("old")
  }

  @Test(arguments: [0, 0.3])
  func `off the screen the views change and nobody is told`(duration: Double) {
    window.isHidden = true
    world.settle()
    let lines = heard { swap(old, new, duration) }
    #expect(lines == ["old.WM(nil)", "new.LV", "new.DL", "host.C", "new.DM(host)", "old.DM(nil)"])
    #expect(new.view.superview === host.view && old.view.superview == nil)
    #expect(
      heard { window.isHidden = false } == [
        "host.WA(n)", "new.WA(n)", "host.DA(n)", "new.DA(n)",
      ]
    )
  }

  @Test func `a transition from viewWillAppear waits until the container has appeared`() {
    let eager = Eager(title: "eager")
    for child in [eager.one, eager.two] {
      eager.addChild(child)
      child.didMove(toParent: eager)
    }
    eager.view.addSubview(eager.one.view)
    let lines = heard { window.rootViewController = eager }.filter {
      !$0.hasPrefix("host") && !$0.hasPrefix("old")
    }
    #expect(
      lines == [
        "eager.WA(n)", "one.WA(n)", "eager.DA(n)", "one.DA(n)", "two.LV", "two.DL", "one.WD(a)",
        "two.WA(a)", "one.DD(a)", "two.DA(a)",
      ]
    )
  }

  @Test func `a transition waits for what moves inside the child that leaves`() {
    let navigation = NavigationController(rootViewController: ViewController(title: "home"))
    host.addChild(navigation)
    navigation.didMove(toParent: host)
    host.view.addSubview(navigation.view)
    world.settle()
    navigation.pushViewController(ViewController(title: "detail"), animated: true)
    world.turn()
    host.transition(from: navigation, to: new, duration: 0.3, animations: nil)
    world.turn()
    #expect(new.appearance == .disappeared && navigation.appearance == .appeared)
    world.settle()
    #expect(new.appearance == .appeared && navigation.appearance == .disappeared)
  }

  @Test func `a push over the container waits for the transition in it`() {
    let navigation = NavigationController(rootViewController: ViewController(title: "home"))
    window.rootViewController = navigation
    world.settle()
    navigation.pushViewController(host, animated: false)
    world.settle()
    let lines = heard {
      host.transition(from: old, to: new, duration: 0.3, animations: nil)
      world.turn()
      navigation.popViewController(animated: true)
    }
    #expect(
      lines == [
        "new.LV", "new.DL", "old.WD(a)", "new.WA(a)", "host.WM(nil)", "old.DD(a)", "new.DA(a)",
        "host.WD(a)", "new.WD(a)", "home.WA(a)", "host.DD(a)", "new.DD(a)", "home.DA(a)",
        "host.DM(nil)",
      ]
    )
  }

  @Test func `a new root ends the transition, which is told that it had no time`() {
    var finished: Bool?
    host.transition(from: old, to: new, duration: 0.3, animations: nil) { finished = $0 }
    world.turn()
    expectDiagnostic("root.swap.during-transition") {
      window.rootViewController = ViewController(title: "next")
      world.settle()
    }
    #expect(finished == false)
    #expect([host, old, new].map(\.appearance) == [.disappeared, .disappeared, .disappeared])
  }

  @Test func `a child that is taken away in the middle is told that it goes, and comes to rest`() {
    host.transition(from: old, to: new, duration: 0.3, animations: nil)
    world.turn()
    let lines = heard {
      new.willMove(toParent: nil)
      new.view.removeFromSuperview()
      new.removeFromParent()
    }
    #expect(lines == ["new.WM(nil)", "new.WD(n)", "new.DD(n)", "new.DM(nil)", "old.DD(a)"])
    #expect(host.checkInvariants() + old.checkInvariants() + new.checkInvariants() == [])
  }

  @Test func `the old child may go to a stack in the completion`() {
    let navigation = NavigationController(rootViewController: ViewController(title: "home"))
    let other = Window()
    other.rootViewController = navigation
    other.makeKeyAndVisible()
    world.settle()
    old.willMove(toParent: nil)
    host.transition(from: old, to: new, duration: 0.3, animations: nil) { [old] _ in
      old.removeFromParent()
      navigation.pushViewController(old, animated: false)
    }
    world.settle()
    #expect(old.appearance == .appeared && old.view.window === other)
    #expect(new.appearance == .appeared && navigation.topViewController === old)
    #expect(old.checkInvariants() + navigation.checkInvariants() == [])
  }

  @Test func `a view that was added before is told of, and the transition done`() {
    host.view.addSubview(new.view)
    world.settle()
    expectDiagnostic("appear.unbalanced") {
      host.transition(from: old, to: new, duration: 0.3, animations: nil)
      world.settle()
    }
    #expect(old.appearance == .disappeared && new.appearance == .appeared)
  }

  @Test func `from a child that is shown nowhere the new one comes nowhere`() {
    old.view.removeFromSuperview()
    var isDone = false
    expectDiagnostic("child.transition-nowhere") {
      host.transition(from: old, to: new, duration: 0.3, animations: nil) { _ in isDone = true }
      world.settle()
    }
    #expect(isDone && new.view.superview == nil && new.appearance == .disappeared)
  }

  @Test func `what cannot be is refused, and changes nothing`() {
    final class ByHand: ViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let navigation = NavigationController(rootViewController: ViewController())
    navigation.pushViewController(ViewController(), animated: false)
    let stack = navigation.viewControllers
    let gate = ConditionalContainerController {
      true
    } child: { _ in
      ViewController()
    }
    let before = "\(world.tree)"
    expectDiagnostic("child.transition-by-hand") {
      ByHand().transition(from: old, to: new, duration: 0, animations: nil)
    }
    for container in [navigation, gate] {
      expectDiagnostic("child.transition-in-system-container") {
        container.transition(from: stack[1], to: stack[0], duration: 0, animations: nil)
      }
    }
    expectDiagnostic("child.transition-to-itself") {
      host.transition(from: old, to: old, duration: 0, animations: nil)
    }
    expectDiagnostic("node.foreign") {
      let stranger = Simulation.run { _ in ViewController() }
      host.transition(from: old, to: stranger, duration: 0, animations: nil)
    }
    world.settle()
    #expect("\(world.tree)" == before)
  }

  @Test func `a world goes although a transition of children is under way`() {
    weak var host: ViewController?
    weak var child: ViewController?
    Simulation.run { world in
      let window = Window()
      let container = ViewController()
      window.rootViewController = container
      window.makeKeyAndVisible()
      let children = [ViewController(), ViewController()]
      for child in children {
        container.addChild(child)
        child.didMove(toParent: container)
      }
      container.view.addSubview(children[0].view)
      world.settle()
      container.transition(from: children[0], to: children[1], duration: 1, animations: nil)
      world.turn()
      (host, child) = (container, children[1])
      #expect(child?.appearance == .appearing)
    }
    #expect(host == nil && child == nil)
  }
}

/// A container that asks for a transition as soon as it is told that it appears.
private final class Eager: ViewController {
  let one = ViewController(title: "one")
  let two = ViewController(title: "two")

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    transition(from: one, to: two, duration: 0.3, animations: nil)
  }
}
