import SwitchbackTesting
import Testing

/// Who hears first that an appearance change has ended, container or child (fact F5.9).
@MainActor
@Suite(.simulated) struct EndOrderTests {
  let world = Simulation.current
  let window = Window()

  private func heard(_ calls: () -> Void) -> [String] {
    let mark = world.log.mark
    calls()
    world.settle()
    return world.log.since(mark).lines.filter { $0.contains(".DA(") || $0.contains(".DD(") }
  }

  @Test func `the children of stacks and of containers are told before them`() {
    world.behavior.endOrder = .childrenFirst
    let (host, child) = (MomentController(title: "host"), ViewController(title: "child"))
    host.take(child)
    let navigation = NavigationController(rootViewController: host)
    navigation.title = "stack"
    window.rootViewController = navigation
    #expect(
      heard { window.makeKeyAndVisible() } == ["child.DA(n)", "host.DA(n)", "stack.DA(n)"]
    )
    #expect(heard { window.isHidden = true } == ["child.DD(n)", "host.DD(n)", "stack.DD(n)"])
    #expect(navigation.checkInvariants() + host.checkInvariants() == [])
  }

  @Test(arguments: [Behavior.EndOrder.parentFirst, .childrenFirst])
  func `a child that leaves as it hears that it has appeared leaves its container in order`(
    order: Behavior.EndOrder
  ) {
    world.behavior.endOrder = order
    let (host, child) = (MomentController(title: "host"), MomentController(title: "child"))
    host.take(child)
    child.actions[.didAppear] = { child in
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    window.rootViewController = host
    let lines = heard { window.makeKeyAndVisible() }
    #expect(
      lines
        == (order == .parentFirst
          ? ["host.DA(n)", "child.DA(n)", "child.DD(n)"]
          : ["child.DA(n)", "child.DD(n)", "host.DA(n)"])
    )
    #expect(host.appearance == .appeared && child.appearance == .disappeared)
    #expect(host.checkInvariants() + child.checkInvariants() == [])
  }
}
