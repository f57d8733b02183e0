import SwitchbackTesting
import Testing

/// A list kept the screen for its row, and two quick taps on the row pushed it twice.
///
/// UIKit threw when the first push had ended, in a stack trace without a line of the app.
@MainActor
@Suite(.simulated) struct N02SameInstance {
  private final class List: ViewController {
    var form = Form.naive
    let detail = ViewController(title: "B")

    func tapRow() {
      if form == .right, transitionCoordinator != nil { return }
      navigationController?.pushViewController(detail, animated: true)
    }
  }

  let world = Simulation.current
  private let list = List(title: "A")
  private let app: StackApp

  init() { app = StackApp(list) }

  private var stack: [ViewController] { app.navigation.viewControllers }

  private func causeOfFirstPush() throws -> Cause {
    let number = app.navigation.birthNumber
    let event = try #require(
      world.log.all.events.first {
        $0.node == list.detail.birthNumber && $0.kind == .willMove(toParent: number)
      }
    )
    return world.cause(of: event)
  }

  private func check(_ finding: Diagnostic?) throws {
    let finding = try #require(finding)
    #expect(finding.message == "\"N\" has \"B\" on its stack already.")
    #expect(finding.exception == "NSInvalidArgumentException")
    #expect(finding.cause.description == "push(B) on N")
    let first = try causeOfFirstPush()
    #expect(first.description == "push(B) on N")
    #expect(finding.cause.id > first.id)
  }

  @Test func `report N02`() throws {
    list.tapRow()
    world.turn()
    let start = world.now
    world.advance(by: .milliseconds(120))
    list.tapRow()
    world.advance(by: world.durations.stack - .milliseconds(121))
    #expect(world.diagnostics.isEmpty)
    let finding = expectDiagnostic("nav.same-instance") { world.settle() }
    try check(finding)
    #expect(finding?.time == start + world.durations.stack)
    #expect(stack == [list, list.detail])
  }

  @Test func `report N02, both taps in one turn`() throws {
    list.tapRow()
    try check(expectDiagnostic("nav.same-instance") { list.tapRow() })
    world.settle()
    #expect(stack == [list, list.detail])
    expectVisible("B")
  }

  @Test(arguments: [nil, Duration.zero, .milliseconds(120)])
  func `report N02, right`(pause: Duration?) {
    list.form = .right
    list.tapRow()
    if let pause {
      world.turn()
      world.advance(by: pause)
    }
    list.tapRow()
    world.settle()
    #expect(stack == [list, list.detail])
    expectVisible("B")
    app.navigation.tapBackButton()
    world.settle()
    list.tapRow()
    world.settle()
    expectVisible("B")
  }

  @Test func `report N02, a neighbour that pushes the same screen again after it has gone`() {
    for _ in 0..<2 {
      list.tapRow()
      world.settle()
      expectVisible("B")
      app.navigation.tapBackButton()
      world.turn()
      // The tap waits until the screen has left the stack.
      list.tapRow()
      world.settle()
      #expect(stack == [list, list.detail])
      app.navigation.tapBackButton()
      world.settle()
      expectVisible("A")
    }
    let loads = world.log.all.events.filter {
      $0.node == list.detail.birthNumber && $0.kind == .viewDidLoad
    }
    #expect(loads.count == 1)
  }
}
