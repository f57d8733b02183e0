import SwitchbackTesting
import Testing

@MainActor
@Suite(.simulated) struct PresentationTests {
  let world = Simulation.current

  @Test func `a root may present in the turn in which its window is shown`() {
    let window = Window()
    let root = ViewController(title: "root")
    let modal = ViewController(title: "modal")
    modal.modalPresentationStyle = .fullScreen
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(modal, animated: true)
    world.settle()
    expectVisible("modal")
    #expect(root.presentedViewController === modal)
  }

  @Test func `an animation ends unfinished when the view it runs in leaves the window`() {
    let window = Window()
    let root = ViewController(title: "root")
    window.rootViewController = root
    window.makeKeyAndVisible()
    world.settle()
    let mark = View()
    root.view.addSubview(mark)
    var finished: Bool?
    View.animate(withDuration: 0.3) {
      mark.alpha = 0
    } completion: {
      finished = $0
    }
    window.rootViewController = ViewController(title: "other")
    world.settle()
    #expect(finished == false)
  }
}
