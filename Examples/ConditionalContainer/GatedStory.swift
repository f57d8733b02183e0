import Story
import Switchback

/// Part 2: one long story in one world.
@MainActor
func tellGatedStory() {
  heading("Part 2: with a ConditionalContainerController")
  scene("From launch to another member", gatedStory)
}

@MainActor
private func gatedStory(_ world: Simulation, _ story: Story) {
  let app = GatedApp()
  story.step("The app launches signed out; both gates offer the ways in.") { app.launch() }
  story.step("Ada types her name on the left, and looks at the registration.") {
    let welcome = world.screen(WelcomeController.self)
    welcome.typedName = "Ada"
    welcome.chooseRegistration()
  }
  story.step("She goes back, goes in again and on to the confirmation, two levels deep.") {
    app.orders.tapBackButton()
    world.settle()
    let welcome = world.screen(WelcomeController.self)
    story.note("what she typed is still there: \(welcome.typedName)")
    welcome.chooseRegistration()
    world.settle()
    world.screen(RegistrationController.self).goOn()
  }
  story.step("She confirms: the stack goes, and both gates show what is hers.") {
    world.screen(SignInController.self).succeed(as: "Ada")
  }
  story.step("She opens a detail.") { world.screen(MemberController.self).openDetail() }
  story.step("Half a swipe back, given up: the same member area, and the detail is back.") {
    let swipe = app.orders.beginInteractivePop()
    world.advance(by: .milliseconds(100))
    swipe?.update(0.5)
    swipe?.cancel()
  }
  story.step("Her token expires: the detail goes, and the ways in are back as they were.") {
    app.tokenExpired()
  }
  story.note("what Ada typed is still there: \(world.screen(WelcomeController.self).typedName)")
  story.step("The next member may not find what was hers: the gates forget what they have kept.") {
    app.forgetMembers()
  }
  story.step("Bea logs in on the left; the right follows at once.") {
    world.screen(WelcomeController.self).chooseLogin()
    world.settle()
    world.screen(SignInController.self).succeed(as: "Bea")
  }
  story.step("A pop to the root where it is on top already moves nothing.") {
    let popped = app.orders.popToRootViewController(animated: true)
    story.note("popped: \(popped?.count.description ?? "nil")")
  }
  story.printAlive()
}
