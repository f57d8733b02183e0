import SwitchbackTesting
import Testing

/// Each choice in a side menu pushes a screen where it should replace the one that is shown, so the stack
/// grows with every tap.
///
/// In another app each answer to a repeated sign-in pushed the screen that ends it.
@MainActor
@Suite(.simulated) struct N22StackGrows {
  @MainActor
  private final class App {
    let form: Form
    let stack: StackApp

    init(_ form: Form, first: String) {
      self.form = form
      stack = StackApp(ViewController(title: first))
      stack.world.atRest("no kind of screen is on the stack twice") { [weak self] in
        self.map { Set($0.titles).count == $0.titles.count } ?? true
      }
    }

    func choose(_ title: String) {
      let screen = ViewController(title: title)
      switch form {
      case .naive: stack.navigation.pushViewController(screen, animated: true)
      case .right: stack.navigation.setViewControllers([screen], animated: true)
      }
    }

    /// Somebody taps "sign in", and the server answers later.
    func signIn(answerAfter delay: Duration) {
      let login = stack.navigation.viewControllers[0]
      stack.world.after(delay, "answer") { [weak self, weak login] in
        guard let self else { return }
        // The flow has ended when its first screen has gone.
        if form == .right, login?.parent == nil { return }
        choose("Done")
      }
    }

    var titles: [String] { stack.navigation.viewControllers.compactMap(\.title) }
  }

  private let world = Simulation.current

  @Test func `report N22`() {
    let app = App(.naive, first: "F")
    app.choose("M")
    world.settle()
    let finding = expectDiagnostic("rest.broken") {
      app.choose("F")
      world.settle()
    }
    let message = "At rest it does not hold that no kind of screen is on the stack twice."
    #expect(finding?.message == message)
    #expect(finding?.cause.description.hasPrefix("push(F") == true)
    app.choose("M")
    world.settle()
    #expect(app.titles == ["F", "M", "F", "M"])
  }

  @Test func `report N22, right`() {
    let app = App(.right, first: "F")
    for title in ["M", "F", "M"] {
      expectReleased {
        let former = app.stack.navigation.viewControllers
        app.choose(title)
        return former
      }
      #expect(app.titles == [title])
      expectVisible(title)
    }
  }

  @Test func `report N22, sign-in`() {
    let app = App(.naive, first: "Login")
    let finding = expectDiagnostic("rest.broken") {
      for seconds in 1...3 { app.signIn(answerAfter: .seconds(seconds)) }
      world.settle()
    }
    #expect(finding?.cause.description.hasPrefix("push(Done") == true)
    #expect(app.titles == ["Login", "Done", "Done", "Done"])
  }

  @Test func `report N22, sign-in, right`() {
    let app = App(.right, first: "Login")
    expectReleased {
      let login = app.stack.navigation.viewControllers
      for seconds in 1...3 { app.signIn(answerAfter: .seconds(seconds)) }
      world.settle()
      return login
    }
    #expect(app.titles == ["Done"])
    expectVisible("Done")
  }

  @Test(arguments: Form.allCases)
  func `report N22, a choice that is left again, and an answer that comes once`(form: Form) {
    let app = App(form, first: "F")
    for _ in 0..<3 {
      app.choose("M")
      world.settle()
      if app.titles.count > 1 { app.stack.navigation.tapBackButton() }
      world.settle()
    }
    app.signIn(answerAfter: .seconds(1))
    world.settle()
    expectVisible("Done")
  }
}
