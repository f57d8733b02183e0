import SwitchbackTesting
import Testing

/// Alerts and action sheets, and a person's taps on their actions.
@MainActor
@Suite(.simulated) struct AlertTests {
  let fixture = PresentationFixture()
  var world: Simulation { fixture.world }
  var root: ViewController { fixture.root }

  private func alert(
    _ style: AlertController.Style = .alert,
    _ handler: ((AlertAction) -> Void)? = nil
  ) -> (AlertController, AlertAction) {
    let alert = AlertController(title: "alert", message: "Really?", preferredStyle: style)
    let action = AlertAction(title: "Yes", style: .destructive, handler: handler)
    alert.addAction(action)
    alert.addAction(AlertAction(title: "No", style: .cancel))
    return (alert, action)
  }

  @Test(arguments: [AlertController.Style.alert, .actionSheet])
  func `the handler runs when the alert has gone`(style: AlertController.Style) {
    var moments: [String] = []
    let (alert, action) = alert(style) { action in
      moments.append("\(action.title ?? "") \(self.root.presentedViewController?.title ?? "nil")")
    }
    fixture.present(alert)
    expectVisible("root", "alert")
    expectTrace(
      """
      commit: alert.WD(a)
      end: alert.DD(a) alert.C
      """
    ) { alert.tap(action) }
    #expect(moments == ["Yes nil"] && alert.actions.map(\.title) == ["Yes", "No"])
    expectVisible("root")
  }

  @Test func `a handler may present, and so may one that has no handler be tapped`() {
    let (second, last) = alert()
    let (first, action) = alert { _ in self.root.present(second, animated: true) }
    fixture.present(first)
    first.tap(action)
    world.settle()
    #expect(root.presentedViewController === second)
    second.tap(last)
    world.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `only an enabled action of an alert at rest can be tapped`() {
    var taps = 0
    let (alert, action) = alert { _ in taps += 1 }
    let (other, foreign) = self.alert()
    expectDiagnostic("alert.tap-refused") { alert.tap(action) }
    root.present(alert, animated: true)
    expectDiagnostic("alert.tap-refused") { alert.tap(action) }
    world.settle()
    expectDiagnostic("alert.tap-refused") { alert.tap(foreign) }
    action.isEnabled = false
    expectDiagnostic("alert.tap-refused") { alert.tap(action) }
    action.isEnabled = true
    alert.present(other, animated: true)
    world.settle()
    expectDiagnostic("alert.tap-refused") { alert.tap(action) }
    other.dismiss(animated: true)
    world.settle()
    alert.tap(action)
    expectDiagnostic("alert.tap-refused") { alert.tap(action) }
    world.settle()
    #expect(taps == 1)
  }

  @Test func `an alert dies with its handler when it has been tapped`() {
    expectReleased {
      let (alert, action) = alert { _ in }
      fixture.present(alert)
      alert.tap(action)
      world.settle()
      return [alert, action]
    }
  }

  @Test func `an action sheet on a pad needs an anchor`() {
    world.behavior.idiom = .pad
    let (bare, _) = alert(.actionSheet)
    let diagnostic = expectDiagnostic("present.no-anchor") { fixture.present(bare) }
    #expect(diagnostic?.exception == "NSGenericException")
    let (anchored, action) = alert(.actionSheet)
    anchored.popoverPresentationController?.sourceView = root.view
    fixture.present(anchored)
    anchored.tap(action)
    world.settle()
    let (plain, _) = alert(.alert)
    fixture.present(plain)
    expectVisible("root", "alert")
  }

  @Test func `an action sheet on a phone has no popover`() {
    #expect(alert(.actionSheet).0.popoverPresentationController == nil)
  }

  @Test func `a swipe does not reach an alert`() {
    let (alert, _) = alert()
    fixture.present(alert)
    expectDiagnostic("dismiss.swipe-refused") { #expect(alert.beginInteractiveDismissal() == nil) }
  }
}
