import SwitchbackTesting
import Testing

/// A condition that changes while something runs.
@MainActor
@Suite(.simulated) struct ConditionalTransitionTests {
  @Test(arguments: [0, 100, 349])
  func `a change during a push waits until the container is on screen again`(after: Int) {
    let gate = Gate()
    _ = gate.push("detail")
    gate.world.advance(by: .milliseconds(after))
    gate.session.user = "member"
    gate.world.settle()
    #expect(gate.container.shownCondition == "login")
    gate.navigation.popViewController(animated: true)
    gate.world.turn()
    #expect(gate.container.shownCondition == "member")
    gate.world.settle()
  }

  @Test func `a change during a pop is taken up when it has ended`() {
    let gate = Gate()
    _ = gate.push("detail")
    gate.world.settle()
    gate.navigation.popViewController(animated: true)
    gate.world.advance(by: .milliseconds(100))
    gate.session.user = "member"
    gate.world.advance(by: .milliseconds(249))
    #expect(gate.container.shownCondition == "login")
    gate.world.advance(by: .milliseconds(1))
    #expect(gate.container.shownCondition == "member")
    expectVisible("member")
  }

  @Test(arguments: [true, false])
  func `a swipe picks when it begins, and again when it has ended`(completes: Bool) throws {
    let gate = Gate()
    _ = gate.push("detail")
    gate.world.settle()
    gate.session.user = "member"
    let swipe = try #require(gate.navigation.beginInteractivePop())
    gate.world.turn()
    #expect(gate.container.shownCondition == "member")
    gate.session.user = "other"
    gate.world.advance(by: .seconds(1))
    #expect(gate.container.shownCondition == "member")
    swipe.update(0.4)
    if completes { swipe.finish() } else { swipe.cancel() }
    gate.world.settle()
    #expect(gate.container.shownCondition == (completes ? "other" : "member"))
    gate.navigation.popToRootViewController(animated: false)
    gate.world.settle()
    expectVisible("other")
  }

  @Test func `a change beneath a full-screen presentation waits until it has gone`() {
    let gate = Gate()
    let cover = ViewController(title: "cover")
    cover.modalPresentationStyle = .fullScreen
    gate.container.present(cover, animated: true)
    gate.world.settle()
    gate.session.user = "member"
    gate.world.settle()
    #expect(gate.container.shownCondition == "login")
    cover.dismiss(animated: true)
    gate.world.turn()
    #expect(gate.container.shownCondition == "member")
    gate.world.settle()
  }

  @Test func `a change beneath a sheet waits while the sheet moves, and no longer`() {
    let gate = Gate()
    let sheet = ViewController(title: "sheet")
    gate.container.present(sheet, animated: true)
    gate.world.turn()
    gate.session.user = "member"
    gate.world.turn()
    #expect(gate.container.shownCondition == "login")
    gate.world.settle()
    expectVisible("member", "sheet")
    gate.session.user = nil
    gate.world.turn()
    expectVisible("login", "sheet")
  }

  @Test func `a change waits for what runs inside the child`() {
    let session = Session()
    let inner = NavigationController(rootViewController: ViewController(title: "home"))
    let gate = ConditionalContainerController {
      session.user
    } child: { user in
      user == nil ? inner : ViewController(title: "member")
    }
    let window = Window()
    let world = Simulation.current
    window.rootViewController = gate
    window.makeKeyAndVisible()
    world.settle()
    inner.pushViewController(ViewController(title: "detail"), animated: true)
    world.turn()
    session.user = "member"
    world.turn()
    #expect(gate.shownChild === inner)
    world.settle()
    expectVisible("member")
  }

  @Test func `a change in the turn in which the root of the window is replaced is harmless`() {
    let gate = Gate()
    gate.session.user = "member"
    gate.window.rootViewController = ViewController(title: "other root")
    gate.session.user = nil
    gate.world.settle()
    expectVisible("other root")
    gate.window.rootViewController = gate.navigation
    gate.world.settle()
    expectVisible("login")
    #expect(gate.container.checkInvariants() == [])
  }

  @Test func `a swipe off the container that is given up changes the child after it`() throws {
    let gate = Gate()
    gate.navigation.viewControllers = [ViewController(title: "below"), gate.container]
    gate.world.settle()
    let swipe = try #require(gate.navigation.beginInteractivePop())
    gate.world.turn()
    gate.session.user = "member"
    swipe.update(0.5)
    expectTrace(
      """
      end: below.WD(a) below.DD(a) gate.WA(a) login.WA(a) gate.DA(a) login.DA(a)
      end: login.WM(nil) login.WD(n) login.DD(n) login.DM(nil)
      end: member.WM(gate) member.LV member.DL member.WA(n) member.DM(gate) member.DA(n)
      """
    ) { swipe.cancel() }
    expectVisible("member")
  }

  @Test func `a transition that dies with what it ran in holds nobody up`() {
    let session = Session()
    let world = Simulation.current
    let gate = ConditionalContainerController {
      session.user
    } child: { user in
      user == nil
        ? NavigationController(rootViewController: ViewController(title: "home"))
        : ViewController(title: "member")
    }
    let window = Window()
    window.rootViewController = gate
    window.makeKeyAndVisible()
    world.settle()
    (gate.shownChild as? NavigationController)?
      .pushViewController(ViewController(title: "detail"), animated: true)
    world.turn()
    session.user = "member"
    world.turn()
    let child = gate.shownChild
    child?.willMove(toParent: nil)
    child?.view.removeFromSuperview()
    child?.removeFromParent()
    world.settle()
    expectVisible("member")
  }
}
