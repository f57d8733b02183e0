import SwitchbackTesting
import Testing

/// What the printed tree says of a stack on its way.
@MainActor
@Suite(.simulated) struct TreeTests {
  let world = Simulation.current
  let window = Window()
  let screens = ["home", "list", "detail"].map { ViewController(title: $0) }
  let navigation = NavigationController()

  init() {
    navigation.title = "main"
    navigation.setViewControllers(screens, animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    world.settle()
  }

  /// The lines below the stack's own, without their indentation.
  private var below: [String] {
    world.tree.nodes.filter { $0.depth > 1 }.map { "\($0.relation) \($0.name), \($0.state)" }
  }

  @Test func `a popped screen is leaving as long as its view is in place`() {
    navigation.popViewController(animated: true)
    #expect(
      below == [
        "stack 0 home, disappeared", "stack 1 list, disappeared", "leaving detail, appeared",
      ]
    )
    world.turn()
    #expect(
      below == [
        "stack 0 home, disappeared", "stack 1 list, appearing", "leaving detail, disappearing",
      ]
    )
    #expect("\(world.tree)".hasSuffix("\n    leaving detail, disappearing"))
    world.settle()
    #expect(below == ["stack 0 home, disappeared", "stack 1 list, appeared"])
  }

  @Test func `only the screen that is seen is leaving when several are popped`() {
    navigation.popToRootViewController(animated: true)
    world.turn()
    #expect(below == ["stack 0 home, appearing", "leaving detail, disappearing"])
    world.settle()
  }

  @Test func `those inside the leaving screen are shown with it`() {
    let part = ViewController(title: "part")
    screens[2].addChild(part)
    screens[2].view.addSubview(part.view)
    part.didMove(toParent: screens[2])
    world.settle()
    navigation.setViewControllers([ViewController(title: "new")], animated: true)
    world.turn()
    #expect(
      below == [
        "stack 0 new, appearing", "leaving detail, disappearing", "child part, disappearing",
      ]
    )
    world.settle()
  }

  @Test func `a screen that comes back in its turn, or by a swipe, is on the stack again`() throws {
    let before = world.tree
    navigation.popViewController(animated: true)
    navigation.pushViewController(screens[2], animated: true)
    #expect(world.tree == before)
    world.settle()
    let swipe = try #require(navigation.beginInteractivePop())
    world.turn()
    #expect(below.last == "leaving detail, disappearing")
    swipe.cancel()
    world.settle()
    #expect(world.tree == before)
  }

  @Test func `reading the tree of an unseen stack loads nothing`() {
    let unseen = NavigationController()
    unseen.setViewControllers([ViewController(), ViewController()], animated: false)
    window.rootViewController = unseen
    unseen.popViewController(animated: false)
    #expect(!world.tree.nodes.contains { $0.relation == "leaving" })
    #expect(!unseen.isViewLoaded)
    world.settle()
  }
}
