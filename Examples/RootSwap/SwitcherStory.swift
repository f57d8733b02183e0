import Story
import Switchback

/// Part 2: one long story in one world.
@MainActor
func tellSwitcherStory() {
  heading("Part 2: with a RootSwitcher")
  scene("From launch to another user", switcherStory)
}

@MainActor
private func switcherStory(_ world: Simulation, _ story: Story) {
  let app = SwitcherApp { story.note($0) }
  func tellState() {
    let stored = app.store.read().map { "\($0)" } ?? "none"
    story.note("store: \(stored); session: \(app.roots.session)")
  }
  func step(_ what: String, _ body: () -> Void) {
    story.step(what, body)
    tellState()
  }
  func openLettersAndTerms(of user: String) {
    world.screen(HomeController.self).openLetters(of: user)
    world.settle()
    world.screen(DetailController.self).readTerms()
  }

  step("The app launches for the first time.") { app.launch() }
  step("Ada signs in.") { world.screen(LoginController.self).tapSignIn(as: "Ada") }
  step("She opens her letters, and from there the terms.") { openLettersAndTerms(of: "Ada") }
  step("She signs out while both are up.") { app.signOut() }
  story.printAlive()

  step("She signs in again, and opens the same screens.") {
    world.screen(LoginController.self).tapSignIn(as: "Ada")
    world.settle()
    openLettersAndTerms(of: "Ada")
  }
  guard let token = app.token else { return story.note("Ada has no token.") }
  step("Her token expires while the terms are up; 0.1 s into the fade a second 401 comes.") {
    app.tokenExpired(token, because: "the first 401 has come")
    world.advance(by: .milliseconds(100))
    story.note("0.1 s later the switcher is \(app.roots.state)")
    app.tokenExpired(token, because: "the second 401 has come")
  }
  step("Bea signs in: her stack is fresh.") {
    world.screen(LoginController.self).tapSignIn(as: "Bea")
  }
  step("A third 401 for Ada's token comes late; it must not end Bea's session.") {
    app.tokenExpired(token, because: "the third 401 has come")
  }
  story.printAlive()
}
