import Story
import Switchback

/// Part 1: one scene for each mistake, each in a world of its own.
@MainActor
func tellNaiveScenes() {
  heading("Part 1: as most apps have it")
  scene("1. The root is assigned while a full-screen modal is up", leftoverScene)
  scene("2. The picture for the fade is put into the new root's own view", snapshotScene)
  scene("3. The roots are kept for ever", keptRootsScene)
  scene("4a. A local constant shadows the property, which stays nil", shadowScene)
  scene("4b. The other version: the property is there, but its stack stays empty", emptyStackScene)
  scene("5. The flag is written although the swap is refused", flagScene)
  scene("6a. Both directions in one turn", twiceScene)
  scene("6b. One direction during the other's fade", duringFadeScene)
}

@MainActor
private func leftoverScene(_ world: Simulation, _ story: Story) {
  let window = Window()
  story.step("The app launches; the user opens the terms.") {
    window.rootViewController = LoginController()
    window.makeKeyAndVisible()
    world.settle()
    world.screen(LoginController.self).readTerms()
  }
  story.step("The user accepts; the app makes main the root and thinks that login is gone.") {
    let terms = world.screen(TermsController.self)
    terms.onAccept = { [unowned window] in window.rootViewController = makeMain() }
    terms.tapAccept()
  }
  story.note("the user sees: \(world.visibleScreens.map(\.name).joined(separator: ", "))")
  story.printAlive()
}

@MainActor
private func snapshotScene(_ world: Simulation, _ story: Story) {
  let app = FadingApp()
  app.launch()
  world.settle()
  story.step("The user signs in; 0.1 s later something stops the fade.") {
    app.login.tapSignIn(as: "Ada")
    world.advance(by: .milliseconds(100))
    for view in app.main.view.subviews { view.removeAllAnimations() }
  }
  story.note("The callbacks begin with main's view: it was loaded before main was the root.")
}

@MainActor
private func keptRootsScene(_ world: Simulation, _ story: Story) {
  let app = NaiveApp()
  app.launch()
  world.settle()
  story.step("Ada signs in and opens her letters.") {
    app.login.tapSignIn(as: "Ada")
    world.settle()
    world.screen(HomeController.self).openLetters(of: "Ada")
  }
  story.step("Ada signs out.") { app.signOut() }
  story.step("Bea signs in.") { app.login.tapSignIn(as: "Bea") }
  story.note("Bea sees: \(world.visibleScreens.map(\.name).joined(separator: ", "))")
}

@MainActor
private func shadowScene(_ world: Simulation, _ story: Story) {
  let app = ShadowingApp()
  app.launch()
  world.settle()
  story.step("The user signs in; the app makes its property the root, which is nil.") {
    app.signIn()
  }
}

@MainActor
private func emptyStackScene(_ world: Simulation, _ story: Story) {
  let app = EmptyStackApp()
  app.launch()
  world.settle()
  story.step("The user signs in; the app makes its property the root, which is empty.") {
    app.signIn()
  }
}

@MainActor
private func flagScene(_ world: Simulation, _ story: Story) {
  let app = GuardedApp()
  app.launch()
  world.checkAtRest(app.flag, against: app.window) { [unowned app] root in
    root === app.main ? .main : .login
  }
  world.settle()
  story.step("Ada signs in, opens her letters and from there the terms.") {
    app.login.tapSignIn(as: "Ada")
    world.settle()
    world.screen(HomeController.self).openLetters(of: "Ada")
    world.settle()
    world.screen(DetailController.self).readTerms()
  }
  story.step("Her token expires; the app writes the flag, and does not swap under a modal.") {
    app.signOut()
  }
  story.note("the flag: \(app.flag.read().map { "\($0)" } ?? "none")")
}

@MainActor
private func twiceScene(_ world: Simulation, _ story: Story) {
  let app = NaiveApp()
  app.launch()
  world.settle()
  story.step("The answers to the sign-in and to an old request (401) come in the same turn.") {
    app.signIn()
    app.signOut()
  }
}

@MainActor
private func duringFadeScene(_ world: Simulation, _ story: Story) {
  let app = FadingApp()
  app.launch()
  world.settle()
  story.step("The 401 comes 0.1 s after the sign-in, in the middle of the fade.") {
    app.signIn()
    world.advance(by: .milliseconds(100))
    app.signOut()
  }
  story.step("The user signs in again; main still has the picture of the interrupted fade.") {
    app.signIn()
  }
}
