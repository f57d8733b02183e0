import Foundation
import SwitchbackTesting
import Testing

@MainActor
@Suite(.simulated) struct BadInputTests {
  let world = Simulation.current
  let window = Window()
  let home = ViewController(title: "home")
  let navigation: NavigationController

  init() {
    navigation = NavigationController(rootViewController: home)
    navigation.title = "main"
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    world.settle()
  }

  @Test func `a life-cycle method called by hand is told of, and does nothing`() {
    let mark = world.log.mark
    for call in [
      home.viewDidLoad, home.loadView, { home.viewWillAppear(false) },
      { home.viewDidDisappear(false) },
    ] {
      expectDiagnostic("appear.called-by-hand", call)
    }
    world.settle()
    #expect(world.log.since(mark).events.isEmpty)
  }

  @Test func `an ancestor cannot become a child`() {
    let (outer, inner) = (ViewController(title: "outer"), ViewController(title: "inner"))
    outer.addChild(inner)
    let diagnostic = expectDiagnostic("child.cycle") { inner.addChild(outer) }
    #expect(diagnostic?.message.contains("\"outer\"") == true)
    #expect(outer.parent == nil && inner.parent === outer && inner.children.isEmpty)
  }

  @Test func `a queued push that fails names the call that queued it`() {
    let detail = ViewController(title: "detail")
    navigation.pushViewController(detail, animated: true)
    world.turn()
    navigation.pushViewController(detail, animated: true)
    let diagnostic = expectDiagnostic("nav.same-instance") { world.settle() }
    #expect(diagnostic?.cause.description == "push(detail) on main")
    #expect(navigation.viewControllers == [home, detail])
  }

  final class Delegate: NSObject, NavigationControllerDelegate {}

  @Test func `a delegate that died is skipped, and told of once`() {
    var delegate: Delegate? = Delegate()
    navigation.delegate = delegate
    delegate = nil
    expectDiagnostic("nav.delegate-gone") {
      navigation.pushViewController(ViewController(), animated: true)
      world.settle()
    }
    navigation.popViewController(animated: true)
    world.settle()
  }

  @Test func `what a callback asks for is not lost`() {
    final class Pusher: ViewController {
      let next = ViewController(title: "next")
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.pushViewController(next, animated: true)
      }
    }
    navigation.pushViewController(Pusher(title: "pusher"), animated: true)
    expectDiagnostic("nav.push-while-pushing") { world.settle() }
    expectVisible("next")
    #expect(navigation.viewControllers.count == 3)
  }

  @Test func `a view cannot belong to two controllers`() {
    let other = ViewController(title: "other")
    expectDiagnostic("view.shared") { other.view = home.view }
    #expect(home.viewIfLoaded?.window === window)
    #expect(!other.isViewLoaded)
  }
}
