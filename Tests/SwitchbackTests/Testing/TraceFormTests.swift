import SwitchbackTesting
import Testing

/// A trace is read whatever the screens are called.
@MainActor
@Suite(.simulated) struct TraceFormTests {
  let world = Simulation.current
  let window = Window()
  let home = ViewController(title: "my home")
  let navigation: NavigationController

  init() {
    navigation = NavigationController(rootViewController: home)
    navigation.title = "the (old) main"
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    world.settle()
  }

  @Test(
    arguments: [
      "my detail", "v1.2 of it", "a (b) c", "two  spaces", "Über – uns", "x.LV", "odd ( one",
    ]
  )
  func `a title may be any text`(title: String) {
    expectTrace(
      """
      sync: \(title).WM(the (old) main)
      commit: \(title).LV  \(title).DL my home.WD(a) \(title).WA(a)
      end: my home.DD(a) \(title).DA(a) \(title).DM(the (old) main)
      """
    ) { push(title) }
  }

  @Test func `tolerances take titles with spaces`() {
    expectTrace(
      """
      sync: *
      commit: my detail.LV my detail.DL my detail.WA(a) my home.WD(a) my home.DD(a)
      end: my detail.DA(a) my home.DD(a) my detail.DM(the (old) main)
      tol: { my home.WD | my detail.WA }; [ my home.DD ]; per-node
      """
    ) { push("my detail") }
  }

  @Test(arguments: ["", "sync: my detail.WM(the (old) main)", "commit: *\nend: *"])
  func `a phase that is left out has no events`(form: String) {
    withKnownIssue {
      expectTrace(form) { push("my detail") }
    } matching: { issue in
      "\(issue)".contains("differ first at 1: expected no more, actual my detail.")
    }
  }

  @Test func `a tolerance for all events of a screen means that screen only`() {
    withKnownIssue {
      expectTrace("commit: my detail.WA(a)\ntol: [my.*]; [my detail.LV]") { push("my detail") }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("expected my detail.WA(a)") }
    }
  }

  @Test func `what is no event is told`() {
    withKnownIssue {
      expectTrace("sync: my detail.WM(the (old) main) my detail.XX") { push("my detail") }
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("\"my detail.XX\" is no event") }
    }
    world.settle()
  }

  private func push(_ title: String) {
    navigation.pushViewController(ViewController(title: title), animated: true)
  }
}
