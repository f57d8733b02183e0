import SwitchbackTesting
import Testing

/// Right after the root had been swapped, several quick taps on the start button of the new screen all
/// went through, so that copies of one screen piled up on the stack.
@MainActor
@Suite(.simulated) struct N04TapsAfterSwap {
  private final class Start: ViewController {
    var form = Form.naive
    var count = 0
    private var isBlocked = false

    func tapStart() {
      if form == .right, isBlocked { return }
      count += 1
      navigationController?.pushViewController(
        ViewController(title: "Game \(count)"),
        animated: true
      )
      block()
    }

    /// Takes no touches until what has just begun is over.
    private func block() {
      isBlocked = true
      transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
        self?.isBlocked = false
      }
    }
  }

  let world = Simulation.current
  let window = Window()
  private let start = Start(title: "Start")
  private let navigation: NavigationController

  init() {
    navigation = NavigationController(rootViewController: start)
    navigation.title = "N"
    window.rootViewController = ViewController(title: "Login")
    window.makeKeyAndVisible()
    world.settle()
  }

  private var stack: [String?] { navigation.viewControllers.map(\.title) }

  private func swapRoot() {
    window.rootViewController = navigation
    world.turn()
  }

  private func expectPushWhilePushing(_ late: String, _ early: String, _ operation: () -> Void) {
    let finding = expectDiagnostic("nav.push-while-pushing", operation)
    let message = "\"\(late)\" is pushed on \"N\" while \"\(early)\" is on its way in."
    #expect(finding?.message == message)
    #expect(finding?.cause.description == "push(\(late)) on N")
  }

  private func goBack(to title: String) {
    navigation.tapBackButton()
    world.settle()
    expectVisible(title)
  }

  @Test(arguments: [true, false])
  func `report N04`(isQuick: Bool) {
    swapRoot()
    start.tapStart()
    if !isQuick { world.turn() }
    expectPushWhilePushing("Game 2", "Game 1") { start.tapStart() }
    world.turn()
    world.advance(by: .milliseconds(100))
    expectPushWhilePushing("Game 3", "Game 2") { start.tapStart() }
    world.settle()
    #expect(stack == ["Start", "Game 1", "Game 2", "Game 3"])
    expectVisible("Game 3")
    goBack(to: "Game 2")
    goBack(to: "Game 1")
  }

  @Test(arguments: [true, false])
  func `report N04, right`(isQuick: Bool) {
    start.form = .right
    swapRoot()
    start.tapStart()
    if !isQuick { world.turn() }
    start.tapStart()
    world.turn()
    world.advance(by: .milliseconds(100))
    start.tapStart()
    world.settle()
    #expect(stack == ["Start", "Game 1"])
    goBack(to: "Start")
    start.tapStart()
    world.settle()
    expectVisible("Game 2")
  }

  @Test func `report N04, a neighbour that builds its stack before it is seen`() {
    start.tapStart()
    start.tapStart()
    swapRoot()
    world.settle()
    #expect(stack == ["Start", "Game 1", "Game 2"])
    expectVisible("Game 2")
  }

  @Test func `report N04, a neighbour that taps once after the swap and once after the way back`() {
    swapRoot()
    start.tapStart()
    world.settle()
    goBack(to: "Start")
    start.tapStart()
    world.settle()
    #expect(stack == ["Start", "Game 2"])
  }
}
