import SwitchbackTesting
import Testing

/// What containers forget in silence is found at rest, and the right forms are not.
@MainActor
@Suite(.simulated) struct ForgottenStepTests {
  let world = Simulation.current
  let window = Window()
  let host = ViewController(title: "host")
  let child = ViewController(title: "child")

  init() {
    window.rootViewController = host
    window.makeKeyAndVisible()
    world.settle()
  }

  private func add(_ child: ViewController, telling: Bool = true) {
    host.addChild(child)
    host.view.addSubview(child.view)
    if telling { child.didMove(toParent: host) }
  }

  // MARK: didMove and willMove

  @Test func `a didMove that was forgotten is found at rest, with addChild as its cause`() {
    add(child, telling: false)
    #expect(world.diagnostics.isEmpty)
    var found: Diagnostic?
    expectDiagnostic("child.no-did-move") {
      world.settle()
      found = world.diagnostics.last
    }
    #expect(found?.cause.description == "addChild(child) on host")
    world.settle()
    child.didMove(toParent: host)
    world.settle()
  }

  @Test(arguments: [0, 1, 2, 3])
  func `every right form of adding is quiet`(form: Int) {
    switch form {
    case 0: add(child)
    case 1:
      host.addChild(child)
      world.settle()
      host.view.addSubview(child.view)
      child.didMove(toParent: host)
    case 2:
      add(child, telling: false)
      View.animate(withDuration: 0.3) { [child] in
        child.view.alpha = 1
      } completion: { [child, host] _ in
        child.didMove(toParent: host)
      }
    default: host.addChild(child)
    }
    world.settle()
    #expect(world.diagnostics.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a removal without willMove is found at rest`(isViewFirst: Bool) {
    add(child)
    world.settle()
    if isViewFirst { child.view.removeFromSuperview() }
    child.removeFromParent()
    if !isViewFirst { child.view.removeFromSuperview() }
    #expect(world.diagnostics.isEmpty)
    var found: Diagnostic?
    expectDiagnostic("child.no-will-move") {
      world.settle()
      found = world.diagnostics.last
    }
    #expect(found?.cause.description == "removeFromParent on child")
    world.settle()
  }

  @Test(arguments: [true, false])
  func `both right orders of removing, and a move to another parent, are quiet`(isViewFirst: Bool) {
    add(child)
    world.settle()
    child.willMove(toParent: nil)
    if isViewFirst { child.view.removeFromSuperview() }
    child.removeFromParent()
    if !isViewFirst { child.view.removeFromSuperview() }
    world.settle()
    add(child)
    world.settle()
    child.view.removeFromSuperview()
    let other = ViewController(title: "other")
    other.addChild(child)
    child.didMove(toParent: other)
    world.settle()
    #expect(world.diagnostics.isEmpty && child.parent === other)
  }

  @Test func `stacks, and the containers of the library, need none of it`() {
    let navigation = NavigationController(rootViewController: ViewController(title: "home"))
    add(navigation)
    navigation.pushViewController(child, animated: true)
    world.settle()
    child.removeFromParent()
    world.settle()
    let gate = ConditionalContainerController {
      true
    } child: { _ in
      ViewController(title: "gated")
    }
    navigation.setViewControllers([gate], animated: false)
    world.settle()
    #expect(world.diagnostics.isEmpty)
  }

  // MARK: A view without addChild

  @Test func `a view whose controller nobody keeps is found once the controller has gone`() {
    var loose: ViewController? = ViewController(title: "loose")
    if let loose { host.view.addSubview(loose.view) }
    world.settle()
    #expect(world.diagnostics.isEmpty && loose?.appearance == .appeared)
    loose = nil
    var found: Diagnostic?
    expectDiagnostic("child.view-outlives-controller") {
      world.settle()
      found = world.diagnostics.last
    }
    #expect(found?.message == "\"loose\" has gone, and its view is still there, in \"host\".")
    world.settle()
  }

  @Test func `so is one whose view was left when it was removed`() {
    var removed: ViewController? = ViewController(title: "removed")
    if let removed {
      add(removed)
      world.settle()
      removed.willMove(toParent: nil)
      removed.removeFromParent()
    }
    removed = nil
    expectDiagnostic("child.view-outlives-controller") { world.settle() }
    world.settle()
  }

  @Test(arguments: [0, 1, 2, 3])
  func `a view that goes with its controller, or whose controller is kept, is quiet`(form: Int) {
    var loose: ViewController? = ViewController(title: "loose")
    if let loose { host.view.addSubview(loose.view) }
    world.settle()
    switch form {
    case 0: loose?.view.removeFromSuperview()
    case 1:
      if let loose {
        host.addChild(loose)
        loose.didMove(toParent: host)
      }
    case 2: window.rootViewController = ViewController(title: "next")
    default: return #expect(world.diagnostics.isEmpty)
    }
    loose = nil
    world.settle()
    #expect(world.diagnostics.isEmpty)
  }

  // MARK: Forwarding by hand

  @Test
  func `a container that forwards by hand and forgets to is found, and one that does not is not`() {
    let record = AppearanceRecord()
    for way in ForwardingController.Way.allCases {
      let container = ForwardingController("container", way, record)
      container.take(ForwardingController("inner", .byItself, record))
      window.rootViewController = container
      if way == .not {
        expectDiagnostic("child.not-forwarded") { world.settle() }
      } else {
        world.settle()
      }
      window.rootViewController = host
      world.settle()
    }
    #expect(world.diagnostics.isEmpty)
  }

  @Test func `a container that forgets to say that it goes is found`() {
    let container = ForwardingController("container", .not, AppearanceRecord())
    window.rootViewController = container
    world.settle()
    container.take(child)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    world.settle()
    expectDiagnostic("child.not-forwarded") {
      window.rootViewController = host
      world.settle()
    }
    #expect(child.appearance == .appeared)
  }

  @Test(arguments: [0, 1, 2])
  func `pages that are kept ready, hidden or have been told to go are quiet`(form: Int) {
    let container = ForwardingController("pages", .not, AppearanceRecord())
    window.rootViewController = container
    world.settle()
    let (page, next) = (ViewController(title: "page"), ViewController(title: "next"))
    container.take(page)
    container.take(next)
    next.view.isHidden = form == 1
    page.view.isHidden = form == 1
    if form != 1 {
      page.beginAppearanceTransition(true, animated: false)
      page.endAppearanceTransition()
    }
    if form == 2 {
      page.beginAppearanceTransition(false, animated: true)
      page.endAppearanceTransition()
    }
    world.settle()
    #expect(world.diagnostics.isEmpty)
  }
}
