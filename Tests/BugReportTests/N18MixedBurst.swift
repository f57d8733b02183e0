import SwitchbackTesting
import Testing

/// An app comes back to the foreground, finds a message and a link, and answers to both.
///
/// It pushes the message, goes to the root at once, and pushes the link's screen. iOS 7 said that the bar
/// might be corrupted, and showed a black screen later.
@MainActor
@Suite(.simulated) struct N18MixedBurst {
  @MainActor
  private final class App {
    let form: Form
    let root = ViewController(title: "R")
    let stack: StackApp

    init(_ form: Form) {
      self.form = form
      stack = StackApp(root)
    }

    func show(_ message: ViewController, animated: Bool) {
      stack.navigation.pushViewController(message, animated: animated)
    }

    func open(_ link: ViewController) {
      switch form {
      case .naive:
        stack.navigation.popToRootViewController(animated: false)
        stack.navigation.pushViewController(link, animated: true)
      case .right:
        stack.navigation.setViewControllers([root, link], animated: true)
      }
    }
  }

  /// When the second answer comes.
  enum Gap: CaseIterable, Sendable {
    case sameTurn
    case pushRuns
    case rest
  }

  private let world = Simulation.current

  private func run(_ app: App, gap: Gap, animated: Bool = true) -> ViewController {
    let message = ViewController(title: "A")
    app.show(message, animated: animated)
    switch gap {
    case .sameTurn: break
    case .pushRuns: world.turn()
    case .rest: world.settle()
    }
    app.open(ViewController(title: "B"))
    world.settle()
    #expect(app.stack.navigation.viewControllers.compactMap(\.title) == ["R", "B"])
    expectVisible("B")
    return message
  }

  @Test(arguments: [Gap.sameTurn, .pushRuns])
  func `report N18`(gap: Gap) {
    let app = App(.naive)
    let finding = expectDiagnostic("nav.push-while-pushing") { _ = run(app, gap: gap) }
    #expect(finding?.message == "\"B\" is pushed on \"N\" while \"A\" is on its way in.")
    #expect(finding?.cause.description == "push(B) on N")
  }

  @Test(arguments: [Gap.sameTurn, .pushRuns])
  func `report N18, right`(gap: Gap) {
    let app = App(.right)
    expectReleased { [run(app, gap: gap)] }
  }

  @Test func `report N18, without a push under way the same calls are legal`() {
    let app = App(.naive)
    expectReleased { [run(app, gap: .rest)] }
    expectReleased { [run(app, gap: .sameTurn, animated: false)] }
  }
}
