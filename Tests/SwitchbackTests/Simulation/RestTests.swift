import SwitchbackTesting
import Testing

/// What must hold at rest: claims of the app's own, and flows that live as long as their screens.
@MainActor
@Suite(.simulated) struct RestTests {
  private final class Flow {}

  let world = Simulation.current
  let window = Window()
  let home = ViewController(title: "home")
  let detail = ViewController(title: "detail")
  let navigation: NavigationController

  init() {
    navigation = NavigationController(rootViewController: home)
    navigation.title = "stack"
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    world.settle()
  }

  @Test func `a claim that does not hold is found once, until it holds again`() {
    var list = [home]
    world.atRest("the list equals the stack") { [navigation] in list == navigation.viewControllers }
    world.settle()
    let finding = expectDiagnostic("rest.broken") {
      navigation.pushViewController(detail, animated: true)
      world.turn()
      world.settle()
    }
    #expect(finding?.message == "At rest it does not hold that the list equals the stack.")
    #expect(finding?.cause.description == "push(detail) on stack")
    world.settle()
    list = [home, detail]
    world.settle()
    expectDiagnostic("rest.broken") {
      list = []
      world.settle()
    }
  }

  @Test func `a claim cannot move the clock, and is told if it changes something`() {
    world.atRest("the clock stands") { [world] in !world.settle() }
    expectDiagnostic("time.reentrant") { world.settle() }
    world.atRest("a view is there") { [detail] in detail.view != nil }
    let finding = expectDiagnostic("rest.claim-acts") {
      expectDiagnostic("time.reentrant") { world.settle() }
    }
    #expect(finding?.message == "The claim that a view is there has changed something.")
    world.endRestChecks()
  }

  @Test func `work of another thread is named, and done in the next turn`() async {
    await Task.detached { [world, detail] in
      world.post("an answer") { detail.title = "answered" }
    }.value
    #expect(world.unsettledWork == ["an answer"] && detail.title == "detail")
    world.turn()
    #expect(detail.title == "answered")
  }

  @Test func `a screen whose window has gone has left the screen`() {
    var other: Window? = Window()
    let kept = ViewController(title: "kept")
    other?.rootViewController = kept
    other?.makeKeyAndVisible()
    world.settle()
    other = nil
    world.settle()
    #expect(kept.appearance == .disappeared)
    window.makeKeyAndVisible()
  }

  @Test func `a claim that keeps its world lets it go when the run has ended`() {
    weak var world: Simulation?
    weak var claimed: ViewController?
    Simulation.run { fresh in
      let screen = ViewController(title: "screen")
      fresh.atRest("the screen has no parent") { screen.parent == nil }
      fresh.settle()
      (world, claimed) = (fresh, screen)
    }
    #expect(claimed == nil && world == nil)
  }

  @Test func `a flow that is kept after its last screen is found`() {
    let flow = Flow()
    world.watch(flow, as: "details", screens: detail)
    world.settle()
    navigation.pushViewController(detail, animated: true)
    world.settle()
    let finding = expectDiagnostic("flow.outlives-screens") {
      navigation.popViewController(animated: true)
      world.settle()
    }
    #expect(finding?.message == "details is still alive, and its screens have gone.")
    withExtendedLifetime(flow) {}
  }

  @Test func `a flow that goes before its screens is found, with what let it go`() throws {
    var flow: Flow? = Flow()
    let keeper = Keeper(title: "keeper")
    keeper.onLeave = { flow = nil }
    world.watch(try #require(flow), as: "keeping", screens: keeper)
    navigation.pushViewController(keeper, animated: true)
    world.settle()
    let swipe = try #require(navigation.beginInteractivePop())
    world.turn()
    swipe.cancel()
    let finding = expectDiagnostic("flow.ends-early") { world.settle() }
    #expect(finding?.message == "keeping has gone, and its screen \"keeper\" is still there.")
    #expect(finding?.cause.description.contains("on stack") == true)
    #expect(flow == nil)
  }

  @Test func `a flow that is let go between two calls is put down to the earlier one`() throws {
    var flow: Flow? = Flow()
    world.watch(try #require(flow), as: "flow", screens: detail)
    navigation.pushViewController(detail, animated: true)
    flow = nil
    window.makeKey()
    let finding = expectDiagnostic("flow.ends-early") { world.settle() }
    #expect(finding?.cause.description == "push(detail) on stack")
    #expect(flow == nil)
  }

  @Test func `a flow that is let go between two calls of a callback is put down to that`() throws {
    let keeper = Keeper(title: "keeper")
    var flow: Flow? = Flow()
    world.watch(try #require(flow), as: "flow", screens: keeper)
    keeper.onLeave = {
      flow = nil
      ViewController(title: "other").loadViewIfNeeded()
    }
    navigation.pushViewController(keeper, animated: false)
    world.settle()
    let finding = expectDiagnostic("flow.ends-early") {
      navigation.pushViewController(detail, animated: false)
      world.settle()
    }
    #expect(finding?.cause.description == "push(detail) on stack")
    #expect(flow == nil)
  }

  @Test func `a flow that lives as long as its screens is clean, wherever they are`() {
    let next = ViewController(title: "next")
    expectReleased {
      let flow = Flow()
      world.watch(flow, as: "flow", screens: detail)
      world.watch(flow, as: "flow", screens: next)
      navigation.pushViewController(detail, animated: true)
      world.settle()
      navigation.pushViewController(ViewController(title: "above"), animated: true)
      world.settle()
      navigation.popToRootViewController(animated: true)
      home.present(next, animated: true)
      world.settle()
      home.dismiss(animated: true)
      world.turn()
      return [flow]
    }
  }

  private final class Keeper: ViewController {
    var onLeave: () -> Void = {}

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      onLeave()
    }
  }
}
