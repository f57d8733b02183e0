import SwitchbackTesting
import Testing

/// Two messages arrived together, and each opened a screen of its own.
///
/// The second push met the first one, whose screen was covered at once or never seen.
@MainActor
@Suite(.simulated) struct N05TwoMessages {
  private final class List: ViewController {
    var form = Form.naive

    func receive(_ title: String) {
      if form == .right, let coordinator = navigationController?.transitionCoordinator {
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.receive(title) }
      } else {
        navigationController?.pushViewController(ViewController(title: title), animated: true)
      }
    }

    func receive(all titles: [String]) {
      guard let navigationController else { return }
      navigationController.setViewControllers(
        navigationController.viewControllers + titles.map { ViewController(title: $0) },
        animated: true
      )
    }
  }

  let world = Simulation.current
  private let list = List(title: "List")
  private let app: StackApp

  init() { app = StackApp(list) }

  private var stack: [String?] { app.navigation.viewControllers.map(\.title) }

  private var appeared: [String] {
    let lines = world.log.all.lines
    return lines.filter { $0.hasPrefix("D") && $0.hasSuffix(".DA(a)") }
  }

  private func post(_ titles: String...) {
    for title in titles { world.post("message") { [list] in list.receive(title) } }
  }

  private func check(_ finding: Diagnostic?) {
    #expect(finding?.message == "\"D2\" is pushed on \"N\" while \"D1\" is on its way in.")
    #expect(finding?.cause.description == "push(D2) on N")
  }

  @Test func `report N05`() {
    post("D1", "D2")
    check(expectDiagnostic("nav.push-while-pushing") { world.settle() })
    #expect(stack == ["List", "D1", "D2"])
    #expect(appeared == ["D2.DA(a)"])
  }

  @Test func `report N05, on iOS 17`() {
    world.behavior.secondStackChange = .held
    post("D1", "D2")
    check(expectDiagnostic("nav.push-while-pushing") { world.settle() })
    #expect(stack == ["List", "D1", "D2"])
    #expect(appeared == ["D1.DA(a)", "D2.DA(a)"])
  }

  @Test func `report N05, right`() {
    list.form = .right
    post("D1", "D2", "D3")
    world.settle()
    #expect(stack == ["List", "D1", "D2", "D3"])
    #expect(appeared == ["D1.DA(a)", "D2.DA(a)", "D3.DA(a)"])
    expectVisible("D3")
  }

  @Test func `report N05, a neighbour that sets the stack once for both`() {
    world.post("messages") { [list] in list.receive(all: ["D1", "D2"]) }
    world.settle()
    #expect(stack == ["List", "D1", "D2"])
    #expect(appeared == ["D2.DA(a)"])
  }

  @Test func `report N05, a neighbour whose messages come one after the other`() {
    post("D1")
    world.settle()
    post("D2")
    world.settle()
    #expect(appeared == ["D1.DA(a)", "D2.DA(a)"])
  }
}
