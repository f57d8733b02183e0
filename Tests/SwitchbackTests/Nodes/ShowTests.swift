import SwitchbackTesting
import Testing

/// Who shows a controller that somebody asks for with `show`.
@MainActor
@Suite(.simulated) struct ShowTests {
  @Test func `an override that asks a child in turn comes to an end`() {
    final class Asker: ViewController {
      override func show(_ vc: ViewController, sender: Any?) {
        children.first?.show(vc, sender: sender)
      }
    }
    let asker = Asker(title: "asker")
    let child = ViewController(title: "child")
    asker.addChild(child)
    let window = Window()
    window.rootViewController = asker
    window.makeKeyAndVisible()
    asker.view.addSubview(child.view)
    child.didMove(toParent: asker)
    Simulation.current.settle()
    child.show(ViewController(title: "next"), sender: nil)
    Simulation.current.settle()
    expectVisible("child", "next")
  }

  let world = Simulation.current
  let window = Window()
  let home = ViewController(title: "home")
  let inner = ViewController(title: "inner")
  let next = ViewController(title: "next")

  func start(in root: ViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    world.settle()
  }

  func embed(_ child: ViewController, in parent: ViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// A container that shows what it is asked for in a way of its own, or hands it on.
  final class Frame: ViewController {
    enum Answer {
      case keep
      case handOn
      case wrap(ViewController)
      case askInside
    }

    var answer = Answer.keep
    var shown: [ViewController] = []

    override func show(_ vc: ViewController, sender: Any?) {
      shown.append(vc)
      switch answer {
      case .keep: break
      case .handOn: super.show(vc, sender: sender)
      case .wrap(let wrapper): super.show(wrapper, sender: sender)
      case .askInside:
        answer = .keep
        children.last?.show(ViewController(title: "second"), sender: sender)
      }
    }
  }

  @Test func `a screen in a stack is shown by a push`() {
    let navigation = NavigationController(rootViewController: home)
    embed(inner, in: home)
    start(in: navigation)
    inner.show(next, sender: nil)
    #expect(navigation.viewControllers == [home, next])
    #expect(navigation.transitionCoordinator?.isAnimated == true)
    world.settle()
    expectVisible("next")
  }

  @Test func `a navigation controller is presented instead of pushed`() {
    let navigation = NavigationController(rootViewController: home)
    start(in: navigation)
    let other = NavigationController(rootViewController: next)
    navigation.show(other, sender: nil)
    #expect(navigation.viewControllers == [home])
    #expect(navigation.presentedViewController === other)
    world.settle()
    expectVisible("home", "next")
    other.show(inner, sender: nil)
    world.settle()
    #expect(other.viewControllers == [next, inner])
  }

  @Test func `where no ancestor shows it, a controller is presented`() {
    embed(inner, in: home)
    start(in: home)
    let mark = world.log.mark
    inner.show(next, sender: nil)
    #expect(inner.presentedViewController === next)
    world.settle()
    #expect(world.log.since(mark).lines.contains("next.DA(a)"))
    // A presenter is no parent: its stack is not asked.
    let navigation = NavigationController(rootViewController: ViewController())
    let second = Window()
    second.rootViewController = navigation
    second.makeKeyAndVisible()
    let modal = ViewController(title: "modal")
    navigation.present(modal, animated: false)
    world.settle()
    modal.show(ViewController(title: "top"), sender: nil)
    #expect(navigation.viewControllers.count == 1 && modal.presentedViewController != nil)
    world.settle()
  }

  @Test func `the nearest ancestor that overrides decides`() {
    let (near, far) = (Frame(), Frame())
    embed(inner, in: near)
    embed(near, in: home)
    embed(home, in: far)
    start(in: far)
    inner.show(next, sender: nil)
    #expect(near.shown == [next] && far.shown.isEmpty)
    #expect(inner.presentedViewController == nil)
    home.show(next, sender: nil)
    #expect(near.shown == [next] && far.shown == [next])
  }

  @Test func `an override that calls super lets the next ancestor decide`() {
    let frame = Frame()
    frame.answer = .handOn
    embed(inner, in: frame)
    let navigation = NavigationController(rootViewController: frame)
    start(in: navigation)
    for asked in [inner, frame] {
      asked.show(next, sender: nil)
      #expect(frame.shown.last === next && navigation.topViewController === next)
      world.settle()
      navigation.popToRootViewController(animated: false)
      world.settle()
    }
    #expect(frame.shown.count == 2)
  }

  @Test func `an override that hands super another controller presents that`() {
    let frame = Frame()
    let wrapper = NavigationController(rootViewController: home)
    frame.answer = .wrap(wrapper)
    embed(inner, in: frame)
    start(in: frame)
    inner.show(next, sender: nil)
    #expect(frame.presentedViewController === wrapper && frame.shown == [next])
    world.settle()
    expectVisible("inner", "home")
  }

  @Test func `an override may have something else shown from inside`() {
    let (near, far) = (Frame(), Frame())
    near.answer = .askInside
    embed(inner, in: near)
    embed(near, in: far)
    start(in: far)
    inner.show(next, sender: nil)
    #expect(near.shown.map(\.title) == ["next", "second"])
    #expect(far.shown.isEmpty && inner.presentedViewController == nil)
  }

  @Test func `the sender reaches the one that shows`() {
    final class Recorder: ViewController {
      var sender: String?
      override func show(_ vc: ViewController, sender: Any?) { self.sender = sender as? String }
    }
    let recorder = Recorder()
    embed(inner, in: recorder)
    inner.show(next, sender: "button")
    #expect(recorder.sender == "button")
  }

  @Test func `what cannot be pushed or presented is refused as by push and present`() {
    let navigation = NavigationController(rootViewController: home)
    start(in: navigation)
    let (tree, mark) = (world.tree, world.log.mark)
    expectDiagnostic("nav.same-instance") { home.show(home, sender: nil) }
    expectDiagnostic("present.active-instance") { navigation.show(navigation, sender: nil) }
    expectDiagnostic("present.outside-window") { inner.show(next, sender: nil) }
    world.settle()
    #expect(world.tree == tree)
    #expect(world.log.since(mark).events.isEmpty)
  }

  @Test func `a deep chain of containers is asked without a deep call`() {
    var deepest = home
    for _ in 0..<20_000 {
      let child = ViewController()
      deepest.addChild(child)
      deepest = child
    }
    expectDiagnostic("present.outside-window") { deepest.show(next, sender: nil) }
  }
}
