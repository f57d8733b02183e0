import SwitchbackTesting
import Testing

/// A coordinator kept each flow that it had started until the flow said that it was done.
///
/// Nobody said so when the user went back, so one dead flow, with its screen, stayed for every time.
@MainActor
@Suite(.simulated) struct N11FlowsPileUp {
  /// Shows one screen, whose button says that it is done.
  @MainActor
  private final class Child {
    let screen: Screen

    init(onDone: @escaping (Child) -> Void) {
      screen = Screen(title: "V")
      screen.onDone = { [weak self] in if let self { onDone(self) } }
    }
  }

  private final class Screen: ViewController {
    var onDone: () -> Void = {}
  }

  private final class Parent: NSObject, NavigationControllerDelegate {
    let form: Form
    let navigation: NavigationController
    var children: [Child] = []
    private var count = 0

    init(_ form: Form, _ navigation: NavigationController) {
      self.form = form
      self.navigation = navigation
      super.init()
      navigation.delegate = self
    }

    func startChild() {
      let child = Child { [weak self] child in self?.end(child) }
      children.append(child)
      count += 1
      navigation.simulation.watch(child, as: "K\(count)", screens: child.screen)
      navigation.pushViewController(child.screen, animated: true)
    }

    private func end(_ child: Child) {
      navigation.popViewController(animated: true)
      children.removeAll { $0 === child }
    }

    func navigationController(
      _ navigationController: NavigationController,
      didShow viewController: ViewController,
      animated: Bool
    ) {
      if form == .right { children.removeAll { !isOnStack($0.screen) } }
    }

    private func isOnStack(_ screen: ViewController) -> Bool {
      navigation.viewControllers.contains { $0 === screen }
    }
  }

  /// How the user goes back.
  enum Way: Sendable, CaseIterable {
    case backButton
    case swipe
    case quietPop
  }

  let world = Simulation.current
  private let app = StackApp(ViewController(title: "A"))

  private func startChild(of parent: Parent) {
    parent.startChild()
    world.settle()
    expectVisible("V")
  }

  private func goBack(_ way: Way) {
    switch way {
    case .backButton: app.navigation.tapBackButton()
    case .quietPop: app.navigation.popViewController(animated: false)
    case .swipe: app.navigation.beginInteractivePop()?.finish()
    }
  }

  @Test(arguments: Way.allCases)
  func `report N11`(way: Way) {
    let parent = Parent(.naive, app.navigation)
    var population = world.population
    for number in 1...3 {
      startChild(of: parent)
      let finding = expectDiagnostic("flow.outlives-screens") {
        goBack(way)
        world.settle()
      }
      expectVisible("A")
      #expect(finding?.message == "K\(number) is still alive, and its screens have gone.")
      #expect(finding?.cause.description.hasSuffix("on N") == true)
      #expect(parent.children.count == number)
      #expect(world.population > population)
      population = world.population
    }
  }

  @Test(arguments: Way.allCases)
  func `report N11, right`(way: Way) {
    let parent = Parent(.right, app.navigation)
    let population = world.population
    for _ in 1...3 {
      expectReleased {
        startChild(of: parent)
        let gone = parent.children.flatMap { [$0, $0.screen] as [AnyObject] }
        #expect(gone.count == 2)
        goBack(way)
        return gone
      }
      expectVisible("A")
      #expect(parent.children.isEmpty)
      #expect(world.population == population)
    }
  }

  @Test(arguments: Form.allCases)
  func `report N11, a neighbour whose flow says that it is done`(form: Form) {
    let parent = Parent(form, app.navigation)
    for _ in 1...3 {
      startChild(of: parent)
      parent.children.last?.screen.onDone()
      world.settle()
      expectVisible("A")
      #expect(parent.children.isEmpty)
    }
  }

  @Test func `report N11, a neighbour whose screen is only covered`() {
    let parent = Parent(.right, app.navigation)
    startChild(of: parent)
    app.navigation.pushViewController(ViewController(title: "Above"), animated: true)
    world.settle()
    #expect(parent.children.count == 1)
    app.navigation.tapBackButton()
    world.settle()
    goBack(.backButton)
    world.settle()
    #expect(parent.children.isEmpty)
  }
}
