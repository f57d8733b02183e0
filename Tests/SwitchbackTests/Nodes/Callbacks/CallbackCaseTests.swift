import SwitchbackTesting
import Testing

/// What the matrix of callbacks found, each reduced to one case.
@MainActor
@Suite(.simulated) struct CallbackCaseTests {
  let world = Simulation.current
  let window = Window()
  let home = ViewController(title: "home")
  let navigation: NavigationController
  let delegate = WitnessedDelegate()
  let witness = Witness()
  let next = ViewController(title: "next")

  init() {
    navigation = NavigationController(rootViewController: home)
    navigation.title = "main"
    navigation.delegate = delegate
    delegate.witness = witness
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    world.settle()
  }

  /// A controller that nobody else keeps, and that runs a closure when it dies.
  func mortal(_ last: @escaping () -> Void) -> WitnessedController {
    let controller = WitnessedController()
    controller.witness = witness
    witness.await(.deinitialiser) { _ in last() }
    return controller
  }

  func giveUpNextTransition() {
    delegate.animator = WitnessedAnimator(completes: false, delay: .milliseconds(100))
  }

  @Test func `a push from animationControllerFor outlives a transition that is given up`() {
    giveUpNextTransition()
    witness.await(.animatorAsked) { _ in navigation.pushViewController(next, animated: false) }
    navigation.pushViewController(ViewController(title: "detail"), animated: true)
    world.settle()
    #expect(navigation.viewControllers == [home, next])
  }

  @Test func `a screen covered by a push from animationControllerFor leaves the window`() {
    let detail = ViewController(title: "detail")
    witness.await(.animatorAsked) { _ in navigation.pushViewController(next, animated: false) }
    navigation.pushViewController(detail, animated: true)
    world.settle()
    #expect(navigation.viewControllers == [home, detail, next])
    #expect(detail.view.window == nil)
  }

  @Test func `who came and left in a turn has no parent once the transition is given up`() {
    let (detail, brief) = (ViewController(title: "detail"), ViewController(title: "brief"))
    navigation.pushViewController(detail, animated: false)
    world.settle()
    giveUpNextTransition()
    navigation.pushViewController(brief, animated: true)
    navigation.popToRootViewController(animated: true)
    world.settle()
    #expect(navigation.viewControllers == [home, detail])
    #expect(brief.parent == nil)
  }

  @Test func `a child that a sibling's viewWillAppear removes does not appear`() {
    let (elder, younger) = (WitnessedController(), ViewController(title: "younger"))
    elder.witness = witness
    home.embed(elder)
    home.embed(younger)
    navigation.pushViewController(ViewController(title: "detail"), animated: false)
    world.settle()
    witness.await(.viewWillAppear) { _ in younger.leave() }
    navigation.popViewController(animated: true)
    world.settle()
    #expect(younger.appearance == .disappeared)
  }

  // MARK: Deaths while the library lets go

  @Test
  func `a deinitialiser pushes on the stack that its controller has left`() {
    navigation.setViewControllers(
      [
        home, mortal { navigation.pushViewController(next, animated: true) },
        ViewController(title: "top"),
      ],
      animated: false
    )
    world.settle()
    navigation.popToRootViewController(animated: true)
    world.settle()
    #expect(navigation.viewControllers == [home, next])
  }

  @Test
  func `a deinitialiser pushes on a stack in no window`() {
    let unseen = NavigationController(rootViewController: ViewController())
    world.settle()
    unseen.pushViewController(
      mortal { unseen.pushViewController(next, animated: false) },
      animated: false
    )
    unseen.popViewController(animated: false)
    world.settle()
    #expect(unseen.topViewController === next)
  }

  @Test
  func `a deinitialiser sets the root that has replaced its controller`() {
    let hidden = Window()
    hidden.rootViewController = mortal { hidden.rootViewController = next }
    hidden.rootViewController = ViewController()
    world.settle()
    #expect(hidden.rootViewController === next)
  }

  @Test
  func `a deinitialiser schedules work when cancelled work has let go of its controller`() {
    var isDone = false
    func schedule() -> ScheduledWork {
      let controller = mortal { world.after(.zero) { isDone = true } }
      return world.after(.seconds(1)) { controller.loadViewIfNeeded() }
    }
    schedule().cancel()
    world.settle()
    #expect(isDone)
  }

  @Test
  func `a deinitialiser schedules work when the layout pass has let go of its controller`() {
    var isDone = false
    func comeAndGo() {
      let controller = mortal { world.after(.zero) { isDone = true } }
      home.embed(controller)
      controller.leave()
    }
    comeAndGo()
    navigation.pushViewController(next, animated: false)
    world.settle()
    #expect(isDone)
  }
}
