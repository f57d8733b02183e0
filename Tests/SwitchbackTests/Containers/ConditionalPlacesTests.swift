import SwitchbackTesting
import Testing

/// Containers in several places at once, in each other, and gone.
@MainActor
@Suite(.simulated) struct ConditionalPlacesTests {
  let world = Simulation.current
  let session = Session()

  private func gate(_ name: String) -> ConditionalContainerController<String?> {
    let gate = ConditionalContainerController { [session] in
      session.user
    } child: { user in
      ViewController(title: "\(name) \(user ?? "login")")
    }
    gate.title = name
    return gate
  }

  @Test func `two stacks that are gated by one session follow it, each in its time`() {
    let windows = [Window(), Window()]
    let stacks = ["orders", "profile"].map { NavigationController(rootViewController: gate($0)) }
    for (window, stack) in zip(windows, stacks) {
      window.rootViewController = stack
      window.makeKeyAndVisible()
    }
    world.settle()
    stacks[1].pushViewController(ViewController(title: "detail"), animated: true)
    world.settle()
    session.user = "ada"
    world.settle()
    let gates = stacks.compactMap {
      $0.viewControllers.first as? ConditionalContainerController<String?>
    }
    #expect(gates.map(\.shownCondition) == [.some("ada"), .some(nil)])
    stacks[1].popToRootViewController(animated: true)
    world.settle()
    #expect(gates.map(\.shownCondition) == [.some("ada"), .some("ada")])
    withExtendedLifetime(windows) {}
  }

  @Test func `a nested container follows on its own, and goes with its branch`() {
    let session = session
    let inner = gate("inner")
    let outer = ConditionalContainerController {
      session.hiddenUser
    } child: { user in
      user == nil ? inner : ViewController(title: "closed")
    }
    let stack = NavigationController(rootViewController: outer)
    let window = Window()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    world.settle()
    expectVisible("inner login")
    session.user = "ada"
    world.settle()
    expectVisible("inner ada")
    session.hiddenUser = "locked"
    session.user = nil
    #expect(stack.popToRootViewController(animated: false) == nil)
    world.settle()
    expectVisible("closed")
    #expect(inner.parent == nil && inner.shownCondition == "ada")
  }

  @Test func `nothing is left alive`() {
    expectReleased {
      let window = Window()
      let gate = gate("gate")
      window.rootViewController = NavigationController(rootViewController: gate)
      window.makeKeyAndVisible()
      world.settle()
      let first = gate.shownChild
      session.user = "ada"
      world.settle()
      return [window, gate] + [first, gate.shownChild].compactMap(\.self)
    }
    session.user = nil
    #expect(world.alive == [])
  }

  @Test func `a container in a container, ten thousand times, is picked and released`() {
    let session = session
    var innermost: ViewController = ViewController(title: "innermost")
    for _ in 0..<10_000 {
      let child = innermost
      innermost = ConditionalContainerController(childLife: .kept) {
        session.hiddenUser
      } child: { _ in
        child
      }
    }
    let window = Window()
    window.rootViewController = innermost
    innermost = ViewController()
    window.makeKeyAndVisible()
    world.settle()
    expectVisible("innermost")
    window.rootViewController = nil
    world.settle()
    _ = world.takeFindings(from: 0) { $0.rule.id == "root.missing" }
    #expect(world.population == 2, "the window, and what the variable holds")
  }

  @Test func `a hundred thousand containers in one another go without a stack of calls`() {
    var innermost: ViewController = ViewController(title: "innermost")
    for _ in 0..<100_000 {
      let child = innermost
      innermost = ConditionalContainerController {
        true
      } child: { _ in
        child
      }
    }
    innermost = ViewController(title: "other")
    #expect(world.population == 1)
  }

  @Test func `siblings that follow one session give the same log each time`() {
    let logs = (0..<8).map { _ in
      Simulation.run { world in
        let session = Session()
        let host = ViewController(title: "host")
        let window = Window()
        window.rootViewController = host
        window.makeKeyAndVisible()
        for number in 0..<8 {
          let gate = ConditionalContainerController {
            session.user
          } child: { user in
            ViewController(title: "\(number) \(user ?? "login")")
          }
          host.addChild(gate)
          host.view.addSubview(gate.view)
          gate.didMove(toParent: host)
        }
        world.settle()
        session.user = "ada"
        world.settle()
        return world.log.description
      }
    }
    #expect(Set(logs).count == 1)
  }
}
