import SwitchbackTesting
import Testing

/// Changes of a stack that wait, behind its own transition or behind a presentation.
@MainActor
@Suite(.simulated) struct StaleReadTests {
  let world = Simulation.current
  let window = Window()
  let home = ViewController(title: "home")
  let detail = ViewController(title: "detail")
  let other = ViewController(title: "other")
  let navigation: NavigationController

  init() {
    navigation = NavigationController(rootViewController: home)
    navigation.title = "stack"
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    world.settle()
  }

  @Test func `whoever reads a stack while a change waits is told once, and who it was`() {
    navigation.pushViewController(detail, animated: true)
    #expect(navigation.viewControllers == [home, detail])
    world.turn()
    #expect(navigation.topViewController === detail)
    navigation.pushViewController(other, animated: false)
    let finding = expectDiagnostic("nav.stale-read") {
      #expect(navigation.viewControllers == [home, detail])
    }
    #expect(finding?.cause.description == "push(other) on stack")
    #expect(navigation.topViewController === detail)
    world.settle()
    #expect(navigation.viewControllers == [home, detail, other])
    navigation.popViewController(animated: true)
    world.turn()
    navigation.pushViewController(ViewController(title: "next"), animated: true)
    expectDiagnostic("nav.stale-read") { _ = navigation.topViewController }
    world.settle()
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func `a change waits for a presentation over its stack, and for the dismissal`(
    style: ModalPresentationStyle
  ) {
    let cover = ViewController(title: "cover")
    cover.modalPresentationStyle = style
    home.present(cover, animated: true)
    world.turn()
    navigation.pushViewController(detail, animated: false)
    #expect(navigation.children == [home])
    world.advance(by: world.durations.present)
    #expect(navigation.children == [home, detail])
    home.dismiss(animated: true)
    world.turn()
    #expect(navigation.popViewController(animated: true) === detail)
    #expect(navigation.children == [home, detail])
    world.settle()
    #expect(navigation.viewControllers == [home])
    #expect(navigation.checkInvariants() == [])
    expectVisible("home")
  }

  @Test func `a change of a stack that is being presented waits as well`() {
    let inner = NavigationController(rootViewController: ViewController(title: "inner"))
    home.present(inner, animated: true)
    inner.pushViewController(detail, animated: false)
    #expect(inner.viewControllers.count == 2)
    world.turn()
    inner.pushViewController(other, animated: true)
    #expect(inner.children.count == 2)
    world.settle()
    #expect(inner.viewControllers.count == 3)
    expectVisible("home", "other")
  }

  @Test func `what waits behind both a push and a presentation comes after the later of them`() {
    navigation.pushViewController(detail, animated: true)
    world.turn()
    detail.present(ViewController(title: "sheet"), animated: true)
    world.turn()
    navigation.pushViewController(other, animated: false)
    world.advance(by: world.durations.stack)
    #expect(navigation.children == [home, detail])
    world.settle()
    #expect(navigation.viewControllers == [home, detail, other])
  }

  @Test func `a completion of a dismissal finds the stack free`() {
    home.present(ViewController(title: "cover"), animated: true)
    world.settle()
    var atOnce: [ViewController] = []
    home.dismiss(animated: true) { [navigation, detail] in
      navigation.pushViewController(detail, animated: true)
      atOnce = navigation.viewControllers
    }
    world.settle()
    #expect(atOnce == [home, detail])
  }

  @Test func `two animated pushes are told, an animated one after a quiet one is not`() {
    navigation.pushViewController(detail, animated: false)
    navigation.pushViewController(other, animated: true)
    world.turn()
    let third = ViewController(title: "third")
    let finding = expectDiagnostic("nav.push-while-pushing") {
      navigation.pushViewController(third, animated: true)
    }
    #expect(finding?.message.contains("\"other\" is on its way in") == true)
    expectDiagnostic("nav.push-while-pushing") {
      navigation.pushViewController(ViewController(title: "fourth"), animated: true)
    }
    world.settle()
    #expect(navigation.viewControllers.count == 5)
  }

  @Test func `two animated pushes are told as soon as their stack comes, and not before`() {
    let next = NavigationController(rootViewController: ViewController(title: "root"))
    let add = { next.pushViewController(ViewController(title: "added"), animated: true) }
    add()
    add()
    window.rootViewController = next
    add()
    world.turn()
    #expect(next.appearance == .appearing)
    add()
    expectDiagnostic("nav.push-while-pushing", add)
    world.settle()
    #expect(next.viewControllers.count == 6)
  }

  @Test func `two animated pushes of one turn are told although a pop stands between them`() {
    navigation.pushViewController(detail, animated: true)
    navigation.popToRootViewController(animated: false)
    let finding = expectDiagnostic("nav.push-while-pushing") {
      navigation.pushViewController(other, animated: true)
    }
    #expect(finding?.message.contains("\"detail\" is on its way in") == true)
    world.settle()
    #expect(navigation.viewControllers == [home, other])
    navigation.pushViewController(detail, animated: false)
    navigation.popToRootViewController(animated: true)
    navigation.pushViewController(ViewController(title: "next"), animated: true)
    world.settle()
    expectVisible("next")
  }

  @Test func `a push from viewDidAppear is no double push`() {
    final class Forwarder: ViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.pushViewController(ViewController(title: "next"), animated: true)
      }
    }
    navigation.pushViewController(Forwarder(title: "forwarder"), animated: true)
    world.settle()
    expectVisible("next")
  }
}
