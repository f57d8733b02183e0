import SwitchbackTesting
import Testing

/// When the container picks, and what its children hear.
@MainActor
@Suite(.simulated) struct ConditionalContainerTests {
  @Test func `it picks in viewWillAppear, before the child appears with it`() {
    let gate = Gate(isShown: false)
    #expect(gate.container.shownCondition == nil && gate.builds == [])
    let window = gate.window
    expectTrace(
      """
      sync:
      commit: stack.LV stack.DL stack.WA(n) gate.LV gate.DL gate.WA(n) login.WM(gate) login.LV
      commit: login.DL login.DM(gate) login.WA(n)
      end: stack.DA(n) gate.DA(n) gate.DM(stack) login.DA(n)
      tol: {gate.DM|login.DA}
      """
    ) { window.makeKeyAndVisible() }
    #expect(gate.container.shownCondition == "login" && gate.container.shownChild?.title == "login")
    expectVisible("login")
  }

  @Test func `a change on screen is taken up at the end of the turn, with the full dance`() {
    let gate = Gate()
    expectTrace(
      """
      sync:
      commit: login.WM(nil) login.WD(n) login.DD(n) login.DM(nil)
      commit: member.WM(gate) member.LV member.DL member.WA(n) member.DM(gate) login.released member.DA(n)
      """
    ) { gate.session.user = "member" }
    expectVisible("member")
    #expect(gate.container.children.count == 1)
  }

  @Test func `what Observation cannot see is taken up when it is told`() {
    let gate = Gate()
    gate.session.hiddenUser = "member"
    expectDiagnostic("condition.stale") { gate.world.settle() }
    expectVisible("login")
    gate.container.setNeedsConditionUpdate()
    expectVisible("login")
    gate.world.turn()
    expectVisible("member")
  }

  @Test func `several changes in one turn are one`() {
    let gate = Gate()
    gate.session.user = "a"
    gate.session.user = "b"
    gate.session.user = nil
    gate.world.settle()
    #expect(gate.builds == ["login"])
  }

  @Test func `a change off screen waits for the next appearance`() {
    let gate = Gate()
    let detail = gate.push("detail")
    gate.world.settle()
    gate.session.user = "member"
    gate.world.settle()
    #expect(gate.builds == ["login"] && gate.container.shownCondition == "login")
    expectTrace(
      """
      sync: detail.WM(nil)
      commit: detail.WD(a) gate.WA(a) login.WM(nil) login.DM(nil)
      commit: member.WM(gate) member.LV member.DL member.DM(gate) member.WA(a) login.released
      end: detail.DD(a) gate.DA(a) member.DA(a) detail.DM(nil)
      tol: {detail.DM|member.DA}
      """
    ) { gate.navigation.popToRootViewController(animated: true) }
    withExtendedLifetime(detail) {}
  }

  @Test(arguments: [false, true])
  func `the same branch keeps its child`(animated: Bool) {
    let gate = Gate()
    let child = gate.container.shownChild
    _ = gate.push("detail")
    gate.world.settle()
    gate.navigation.popViewController(animated: animated)
    gate.world.settle()
    #expect(gate.container.shownChild === child && child?.appearance == .appeared)
    #expect(gate.builds == ["login"])
  }

  @Test func `a child that is kept comes back as it was left`() {
    let gate = Gate(childLife: .kept)
    let login = gate.container.shownChild
    login?.view.tag = 7
    gate.session.user = "member"
    gate.world.settle()
    gate.session.user = nil
    gate.world.settle()
    #expect(gate.container.shownChild === login && login?.view.tag == 7)
    #expect(gate.builds == ["login", "member"])
  }

  @Test(arguments: [true, false])
  func `what is kept goes when it is discarded, the one on show with its branch`(isFirst: Bool) {
    let gate = Gate(childLife: .kept)
    gate.session.user = "member"
    gate.world.settle()
    weak let member = gate.container.shownChild
    // The order in which a session's end and the discarding come makes no difference.
    if isFirst { gate.container.discardKeptChildren() }
    gate.session.user = nil
    if !isFirst { gate.container.discardKeptChildren() }
    gate.world.settle()
    #expect(member == nil)
    expectVisible("login")
    gate.session.user = "member"
    gate.world.settle()
    #expect(gate.builds == ["login", "member", "login", "member"])
  }

  @Test func `the child fills the bounds, whenever they change`() throws {
    let gate = Gate()
    #expect(gate.container.shownChild?.view.frame == gate.container.view.bounds)
    gate.container.view.frame = .init(x: 0, y: 0, width: 10, height: 20)
    gate.container.view.setNeedsLayout()
    gate.world.turn()
    let bounds = try #require(gate.container.shownChild?.view.frame)
    #expect(bounds == .init(x: 0, y: 0, width: 10, height: 20))
  }

  @Test(arguments: ["popToRoot", "popTo"])
  func `a pop to the container where it is on top already has it look again`(verb: String) {
    let gate = Gate()
    gate.session.hiddenUser = "member"
    if verb == "popTo" {
      #expect(gate.navigation.popToViewController(gate.container, animated: true) == nil)
    } else {
      #expect(gate.navigation.popToRootViewController(animated: true) == nil)
    }
    gate.world.turn()
    expectVisible("member")
  }

  @Test func `viewWillAppear by hand changes nothing`() {
    let gate = Gate()
    gate.session.hiddenUser = "member"
    expectDiagnostic("appear.called-by-hand") { gate.container.viewWillAppear(true) }
    expectDiagnostic("condition.stale") { gate.world.settle() }
    expectVisible("login")
  }
}
