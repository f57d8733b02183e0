import Story
import Switchback

/// Part 1: one scene for each mistake, each in a world of its own.
@MainActor
func tellNaiveScenes() {
  heading("Part 1: as the idea is first written down")
  scene("1. The child is made anew at every appearance", newChildScene)
  scene("2. viewWillAppear is called by hand where nothing was popped", byHandScene)
  scene("3. The child is taken away before every other screen", cleanUpScene)
  scene("4. The login is presented at every appearance", presentingScene)
  scene("5. The code names other segues than the storyboard", misspeltScene)
}

@MainActor
private func newChildScene(_ world: Simulation, _ story: Story) {
  let app = NaiveApp { NaiveGate(of: $0) }
  app.launch()
  func visitRegistration() {
    world.screen(WelcomeController.self).chooseRegistration()
    world.settle()
    app.stack.tapBackButton()
  }

  world.settle()
  story.step("Ada types her name, looks at the registration, and comes back.") {
    world.screen(WelcomeController.self).typedName = "Ada"
    visitRegistration()
  }
  story.note("what she typed: \"\(world.screen(WelcomeController.self).typedName)\"")
  story.step("She does so once more.", visitRegistration)
}

@MainActor
private func byHandScene(_ world: Simulation, _ story: Story) {
  let app = NaiveApp { NaiveGate(of: $0) }
  app.launch()
  world.settle()
  story.step("A stored token signs Ada in; the app pops to the root, which is on top already.") {
    app.session.signIn(as: "Ada")
    if app.stack.popToRootViewController(animated: true) == nil {
      app.gate.viewWillAppear(true)
    }
  }
}

@MainActor
private func cleanUpScene(_ world: Simulation, _ story: Story) {
  let app = NaiveApp { OverzealousGate(of: $0) }
  app.launch()
  world.atRest("the gate shows a child") { [unowned app] in app.gate.children.count == 1 }
  world.settle()
  story.step("Ada opens the help, a sheet; the child is gone beneath it.") { app.gate.showHelp() }
  story.step("She closes the help; a sheet hid nobody, so nobody appears again.") {
    app.gate.dismiss(animated: true)
  }
  story.note("the user sees: \(world.visibleScreens.map(\.name).joined(separator: ", "))")
}

@MainActor
private func presentingScene(_ world: Simulation, _ story: Story) {
  let app = NaiveApp { PresentingGate(of: $0) }
  func signIn() {
    app.session.signIn(as: "Ada")
    world.screen(LoginSheet.self).succeed()
  }

  story.step("The app launches, and the login is there.") { app.launch() }
  story.step("Ada signs in; the gate appears again.", signIn)
  story.step("She signs in again.", signIn)
}

@MainActor
private func misspeltScene(_ world: Simulation, _ story: Story) {
  let session = Session()
  let main = drawStoryboard("Main", gate: { MisspeltGate(of: session) }, session)
  let app = NaiveApp { _ in main.instantiateViewController(withIdentifier: "gate") }
  story.step("The app launches signed out, and shows what is for members.") { app.launch() }
  story.step("Ada signs in, goes on and comes back: what UIKit throws at is only found now.") {
    session.signIn(as: "Ada")
    app.gate.push(ViewController(title: "detail"))
    world.settle()
    app.stack.tapBackButton()
  }
  story.step("The same names in a ConditionalContainerController are told of as it is made.") {
    let map: KeyValuePairs = [true: "ShowHasLogined", false: "ShowLoggedIn"]
    let drawn = drawStoryboard("Drawn", gate: { DrawnGate(of: session, segues: map) }, session)
    _ = drawn.instantiateViewController(withIdentifier: "gate")
  }
}
