import SwitchbackTesting
import Testing

/// Pops of several levels: what is returned, who is told, and what becomes of those that have to wait.
@MainActor
@Suite(.simulated) struct MultiPopTests {
  let world = Simulation.current
  let window = Window()
  let screens = "ABCD".map { ViewController(title: String($0)) }
  let navigation = NavigationController()

  init() {
    navigation.title = "N"
    navigation.pushViewController(screens[0], animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    world.settle()
    for screen in screens.dropFirst() {
      navigation.pushViewController(screen, animated: false)
      world.settle()
    }
  }

  /// The events of a controller since a mark.
  func events(of title: String, since mark: LogMark) -> [String] {
    world.log.since(mark).lines.filter { $0.hasPrefix("\(title).") }
  }

  @Test func `screens that were buried hear only that they have no parent any more`() {
    let mark = world.log.mark
    navigation.popToRootViewController(animated: true)
    world.settle()
    #expect(events(of: "B", since: mark) == ["B.DM(nil)"])
    #expect(events(of: "C", since: mark) == ["C.DM(nil)"])
    #expect(events(of: "D", since: mark) == ["D.WM(nil)", "D.WD(a)", "D.DD(a)", "D.DM(nil)"])
    #expect(events(of: "A", since: mark) == ["A.WA(a)", "A.IA(a)", "A.WL", "A.DLS", "A.DA(a)"])
  }

  @Test func `what is popped is returned with the lowest first`() {
    let popped = navigation.popToViewController(screens[1], animated: false)
    #expect(popped == [screens[2], screens[3]])
    world.settle()
    #expect(navigation.popToViewController(screens[1], animated: false) == nil)
    #expect(navigation.popToRootViewController(animated: false) == [screens[1]])
    world.settle()
    #expect(navigation.popToRootViewController(animated: false) == nil)
  }

  @Test func `a pop from the call that tells of a pop in vain tells nobody again`() {
    final class Resetter: ViewController {
      var count = 0
      override func didStayOnTop(of navigationController: NavigationController) {
        count += 1
        navigationController.popToRootViewController(animated: true)
      }
    }
    let root = Resetter(title: "root")
    navigation.viewControllers = [root]
    world.settle()
    navigation.popToRootViewController(animated: true)
    #expect(root.count == 1)
  }

  @Test func `a pop to a controller during a push takes the pushed one off as well`() {
    let next = ViewController(title: "E")
    navigation.pushViewController(next, animated: true)
    world.turn()
    let popped = navigation.popToViewController(screens[1], animated: true)
    #expect(popped == [screens[2], screens[3], next])
    expectDiagnostic("nav.stale-read") { #expect(navigation.viewControllers == screens + [next]) }
    world.settle()
    #expect(navigation.viewControllers == Array(screens[...1]))
    expectVisible("B")
  }

  @Test func `a pop to the root during a pop takes off what is left by then`() {
    navigation.popViewController(animated: true)
    world.turn()
    let mark = world.log.mark
    #expect(navigation.popToRootViewController(animated: true) == [screens[1], screens[2]])
    #expect(navigation.popToRootViewController(animated: true) == nil)
    world.settle()
    #expect(navigation.viewControllers == [screens[0]])
    #expect(events(of: "B", since: mark) == ["B.DM(nil)"])
    #expect(screens.dropFirst().allSatisfy { $0.parent == nil })
  }

  @Test func `a pop to a controller that a running pop takes off is told of when its turn comes`() {
    navigation.popToViewController(screens[1], animated: true)
    world.turn()
    #expect(navigation.popToViewController(screens[2], animated: true) == nil)
    let diagnostic = expectDiagnostic("nav.pop-to-stranger") { world.settle() }
    #expect(diagnostic?.cause.description == "pop to(C) on N")
    #expect(navigation.viewControllers == Array(screens[...1]))
  }

  @Test(arguments: [true, false])
  func `a pop to the root during a swipe comes after it`(completes: Bool) throws {
    let swipe = try #require(navigation.beginInteractivePop())
    world.turn()
    navigation.popToRootViewController(animated: true)
    if completes { swipe.finish() } else { swipe.cancel() }
    world.settle()
    #expect(navigation.viewControllers == [screens[0]])
    #expect(screens.dropFirst().allSatisfy { $0.parent == nil && $0.appearance == .disappeared })
    #expect(navigation.checkInvariants() == [])
  }
}
