import SwitchbackTesting
import Testing

/// A window that is hidden, swapped while it is, and shown again.
@MainActor
@Suite(.simulated) struct HiddenWindowTests {
  let world = Simulation.current
  let window = Window()

  /// How many appearance callbacks there have been.
  var appearanceCallbacks: Int {
    world.log.all.events.count { event in
      switch event.kind {
      case .viewWillAppear, .viewIsAppearing, .viewDidAppear: true
      case .viewWillDisappear, .viewDidDisappear: true
      default: false
      }
    }
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .pageSheet])
  func `a swap in a hidden window tells the old tree nothing`(style: ModalPresentationStyle) {
    let roots = RootSwitcher(window: window, initial: 0)
    for route in 0..<2 { roots.register(route) { ViewController(title: "root \(route)") } }
    roots.start()
    world.settle()
    let modal = ViewController(title: "modal")
    modal.modalPresentationStyle = style
    window.rootViewController?.present(modal, animated: false)
    world.settle()
    window.isHidden = true
    world.settle()
    let before = appearanceCallbacks
    var outcome: RequestOutcome?
    roots.replace(with: 1) { outcome = $0 }
    world.settle()
    #expect(appearanceCallbacks == before)
    #expect(outcome == .completed && modal.presentingViewController == nil)
    window.isHidden = false
    world.settle()
    expectVisible("root 1")
  }

  @Test func `hiding and showing a window brings no earlier session back`() {
    let navigation = NavigationController(rootViewController: ViewController(title: "home"))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    world.settle()
    navigation.pushViewController(ViewController(title: "detail"), animated: true)
    world.settle()
    window.isHidden = true
    world.settle()
    window.isHidden = false
    world.settle()
    expectVisible("detail")
  }

  @Test func `hiding and showing during a presentation leaves nothing over from a swap`() {
    window.rootViewController = ViewController(title: "root")
    window.makeKeyAndVisible()
    world.settle()
    let modal = ViewController(title: "modal")
    modal.modalPresentationStyle = .fullScreen
    window.rootViewController?.present(modal, animated: true)
    world.turn()
    window.isHidden = true
    world.turn()
    window.isHidden = false
    world.settle()
    expectVisible("modal")
  }
}
