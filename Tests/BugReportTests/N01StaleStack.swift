import SwitchbackTesting
import Testing

/// An app read its stack right after a push that met a running transition, and took the path from it.
///
/// The stack did not have the new screen yet, so the path was short of its end.
@MainActor
@Suite(.simulated) struct N01StaleStack {
  /// Opens screens, and notes the path to each of them.
  @MainActor
  private final class Wizard {
    let form: Form
    let navigation: NavigationController
    var path: [String?] = []

    init(_ form: Form, in navigation: NavigationController) {
      self.form = form
      self.navigation = navigation
    }

    func open(_ title: String, animated: Bool = true) {
      inTime { [self] in
        navigation.pushViewController(ViewController(title: title), animated: animated)
        path = navigation.viewControllers.map(\.title)
      }
    }

    private func inTime(_ step: @escaping () -> Void) {
      if form == .right, let coordinator = navigation.transitionCoordinator {
        coordinator.animate(alongsideTransition: nil) { _ in step() }
      } else {
        step()
      }
    }
  }

  /// What is on its way when the screen C is opened.
  enum Obstacle: Sendable, CaseIterable {
    /// A push of the same turn, on iOS 17 and before.
    case pushOfTurn
    case push
    case sheet
    case fullScreen

    var before: [String?] { self == .push || self == .pushOfTurn ? ["A", "B"] : ["A"] }
  }

  let world = Simulation.current
  private let app = StackApp(ViewController(title: "A"))

  private var stack: [String?] { app.navigation.viewControllers.map(\.title) }

  private func wizard(_ form: Form) -> Wizard { Wizard(form, in: app.navigation) }

  private func start(_ obstacle: Obstacle, _ wizard: Wizard, animated: Bool = true) {
    switch obstacle {
    case .pushOfTurn:
      world.behavior.secondStackChange = .held
      wizard.open("B", animated: animated)
    case .push:
      wizard.open("B")
      world.turn()
    case .sheet, .fullScreen:
      let modal = ViewController(title: "M")
      modal.modalPresentationStyle = obstacle == .sheet ? .pageSheet : .fullScreen
      app.navigation.topViewController?.present(modal, animated: true)
      world.turn()
    }
  }

  private func expectStaleRead(_ operation: () -> Void) {
    let finding = expectDiagnostic("nav.stale-read", operation)
    #expect(
      finding?.message
        == "The stack of \"N\" was read while the push of \"C\" waits, so what was read is out of date."
    )
    #expect(finding?.cause.description == "push(C) on N")
  }

  @Test(arguments: [Obstacle.pushOfTurn, .push])
  func `report N01`(obstacle: Obstacle) {
    let wizard = wizard(.naive)
    start(obstacle, wizard)
    let finding = expectDiagnostic("nav.push-while-pushing") {
      expectStaleRead { wizard.open("C") }
    }
    #expect(finding?.message == "\"C\" is pushed on \"N\" while \"B\" is on its way in.")
    #expect(stack == ["A", "B"])
    world.settle()
    #expect(stack == ["A", "B", "C"])
    #expect(wizard.path == ["A", "B"])
    expectVisible("C")
  }

  @Test(arguments: [Obstacle.sheet, .fullScreen])
  func `report N01, a presentation instead of the push`(obstacle: Obstacle) {
    let wizard = wizard(.naive)
    start(obstacle, wizard)
    expectStaleRead { wizard.open("C") }
    #expect(stack == ["A"])
    world.settle()
    #expect(stack == ["A", "C"])
    #expect(wizard.path == ["A"])
  }

  @Test(arguments: Obstacle.allCases)
  func `report N01, right`(obstacle: Obstacle) {
    let wizard = wizard(.right)
    start(obstacle, wizard)
    wizard.open("C")
    #expect(stack == obstacle.before)
    world.settle()
    #expect(stack == obstacle.before + ["C"])
    #expect(wizard.path == obstacle.before + ["C"])
  }

  @Test(arguments: Obstacle.allCases)
  func `report N01, without animation it is as stale`(obstacle: Obstacle) {
    let wizard = wizard(.naive)
    start(obstacle, wizard, animated: false)
    expectStaleRead { wizard.open("C", animated: obstacle == .pushOfTurn) }
    #expect(wizard.path == obstacle.before)
    #expect(stack == obstacle.before)
    world.settle()
    #expect(stack == obstacle.before + ["C"])
  }

  @Test func `report N01, a neighbour that reads while nothing runs`() {
    let wizard = wizard(.naive)
    wizard.open("B", animated: false)
    #expect(wizard.path == ["A", "B"])
    wizard.open("C")
    #expect(wizard.path == ["A", "B", "C"])
    world.settle()
    wizard.open("D")
    #expect(wizard.path == ["A", "B", "C", "D"])
    world.settle()
    expectVisible("D")
  }

  @Test func `report N01, a neighbour that reads while something runs and nothing waits`() {
    let wizard = wizard(.naive)
    wizard.open("B")
    world.turn()
    #expect(stack == ["A", "B"])
    world.settle()
    app.navigation.tapBackButton()
    #expect(stack == ["A"])
    world.settle()
    app.navigation.topViewController?.present(ViewController(title: "M"), animated: true)
    world.turn()
    #expect(stack == ["A"])
    world.settle()
    expectVisible("A", "M")
  }
}
