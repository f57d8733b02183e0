import SwitchbackTesting
import Testing

/// A tile opened a new screen at each tap, so a double tap opened two that look alike, and going back from
/// the second seemed to do nothing.
@MainActor
@Suite(.simulated) struct N03DoubleTap {
  private final class Home: ViewController {
    var form = Form.naive
    var count = 0

    func tapTile() {
      if form == .right, navigationController?.topViewController !== self { return }
      count += 1
      navigationController?.pushViewController(
        Detail(title: "Detail \(count)"),
        animated: true
      )
    }
  }

  /// Leads on to another one of its kind.
  private final class Detail: ViewController {
    func tapLink() {
      navigationController?.pushViewController(Detail(title: "Linked"), animated: true)
    }
  }

  let world = Simulation.current
  private let home = Home(title: "Home")
  private let app: StackApp

  init() { app = StackApp(home) }

  private var stack: [String?] { app.navigation.viewControllers.map(\.title) }

  private func tapTwice(pause: Duration?) {
    home.tapTile()
    if let pause {
      world.turn()
      world.advance(by: pause)
    }
    home.tapTile()
  }

  @Test(arguments: [nil, Duration.zero, .milliseconds(120)])
  func `report N03`(pause: Duration?) {
    let finding = expectDiagnostic("nav.push-while-pushing") { tapTwice(pause: pause) }
    #expect(
      finding?.message == "\"Detail 2\" is pushed on \"N\" while \"Detail 1\" is on its way in."
    )
    #expect(finding?.cause.description == "push(Detail 2) on N")
    world.settle()
    #expect(stack == ["Home", "Detail 1", "Detail 2"])
    app.navigation.tapBackButton()
    world.settle()
    expectVisible("Detail 1")
  }

  @Test(arguments: [nil, Duration.zero, .milliseconds(120)])
  func `report N03, right`(pause: Duration?) {
    home.form = .right
    tapTwice(pause: pause)
    world.settle()
    #expect(stack == ["Home", "Detail 1"])
    expectVisible("Detail 1")
    app.navigation.tapBackButton()
    world.settle()
    expectVisible("Home")
    #expect(home.count == 1)
  }

  @Test func `report N03, a neighbour with two screens of one kind, one after the other`() {
    home.tapTile()
    world.settle()
    (app.navigation.topViewController as? Detail)?.tapLink()
    world.settle()
    #expect(stack == ["Home", "Detail 1", "Linked"])
    app.navigation.tapBackButton()
    world.settle()
    expectVisible("Detail 1")
  }

  @Test func `report N03, a neighbour that taps again as soon as the screen has gone`() {
    home.tapTile()
    world.settle()
    app.navigation.tapBackButton()
    world.turn()
    home.tapTile()
    world.settle()
    #expect(stack == ["Home", "Detail 2"])
  }
}
