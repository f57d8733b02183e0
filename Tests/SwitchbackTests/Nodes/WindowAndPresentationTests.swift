import SwitchbackTesting
import Testing

@MainActor
@Suite(.simulated) struct WindowTests {
  let world = Simulation.current

  @Test func `a picture over the window hides a new root until it is taken away`() throws {
    let window = Window()
    window.rootViewController = ViewController(title: "login")
    window.makeKeyAndVisible()
    world.settle()
    let picture = try #require(window.snapshotView(afterScreenUpdates: true))
    window.rootViewController = ViewController(title: "main")
    window.addSubview(picture)
    expectVisible()
    world.settle()
    #expect(window.subviews.last === picture)
    expectVisible()
    picture.removeFromSuperview()
    expectVisible("main")
  }

  @Test(arguments: [true, false])
  func `a root that goes to another window leaves the first one before`(isShownFirst: Bool) {
    let (one, two) = (Window(), Window())
    let root = ViewController(title: "root")
    one.rootViewController = root
    one.makeKeyAndVisible()
    world.settle()
    let mark = world.log.mark
    if isShownFirst { two.makeKeyAndVisible() }
    two.rootViewController = root
    two.makeKeyAndVisible()
    world.settle()
    let lines = world.log.since(mark).events.filter { !$0.kind.isLayout }.map { event in
      event.kind.code { _ in "" }
    }
    #expect(lines == ["WD(n)", "DD(n)", "WA(n)", "DA(n)"])
    #expect(one.rootViewController == nil && root.view.window === two)
    expectVisible("root")
  }
}

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
