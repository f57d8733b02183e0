import SwitchbackTesting
import Testing

/// A coordinator let go of flows whose screen is not to be seen, and it cleaned up while it started one.
///
/// The screen of that flow was still on its way in; it came, and there was no flow behind it.
@MainActor
@Suite(.simulated) struct N12FreedEarly {
  /// Knows whether it has ever been there.
  private final class Screen: ViewController {
    private(set) var hasAppeared = false

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      hasAppeared = true
    }
  }

  @MainActor
  private final class Child {
    let screen = Screen(title: "V")

    var isToBeSeen: Bool { screen.viewIfLoaded?.window != nil }
  }

  /// Cleans up whenever a screen has gone, and whenever somebody asks.
  private final class Parent: NSObject, NavigationControllerDelegate {
    let form: Form
    let navigation: NavigationController
    var children: [Child] = []

    init(_ form: Form, _ navigation: NavigationController) {
      self.form = form
      self.navigation = navigation
      super.init()
      navigation.delegate = self
    }

    func start(_ way: Way) {
      let child = Child()
      children.append(child)
      navigation.simulation.watch(child, as: "K", screens: child.screen)
      switch way {
      case .present: navigation.present(child.screen, animated: true)
      case .push, .pushThatWaits: navigation.pushViewController(child.screen, animated: true)
      }
    }

    func dismiss() {
      navigation.dismiss(animated: true) { [weak self] in self?.cleanUp() }
    }

    func navigationController(
      _ navigationController: NavigationController,
      didShow viewController: ViewController,
      animated: Bool
    ) {
      cleanUp()
    }

    func cleanUp() {
      children.removeAll { child in
        if form == .right, !child.screen.hasAppeared { return false }
        return !child.isToBeSeen
      }
    }
  }

  /// How the flow brings its screen.
  enum Way: Sendable, CaseIterable {
    case present
    case push
    /// A push that comes after the presentation that is just ending.
    case pushThatWaits

    var cause: String {
      switch self {
      case .present: "present(V) on N"
      case .push, .pushThatWaits: "push(V) on N"
      }
    }
  }

  let world = Simulation.current
  private let app = StackApp(ViewController(title: "A"))

  /// Prepares what the way needs.
  private func parent(_ form: Form, _ way: Way) -> Parent {
    if way == .pushThatWaits {
      app.navigation.present(ViewController(title: "M"), animated: true)
      world.settle()
      app.navigation.dismiss(animated: true)
      world.turn()
    }
    return Parent(form, app.navigation)
  }

  private func leave(_ way: Way, _ parent: Parent) {
    switch way {
    case .present: parent.dismiss()
    case .push, .pushThatWaits: app.navigation.tapBackButton()
    }
  }

  @Test(arguments: Way.allCases)
  func `report N12`(way: Way) {
    let parent = parent(.naive, way)
    let finding = expectDiagnostic("flow.ends-early") {
      parent.start(way)
      parent.cleanUp()
      world.settle()
    }
    #expect(finding?.message == "K has gone, and its screen \"V\" is still there.")
    #expect(finding?.cause.description == way.cause)
    #expect(parent.children.isEmpty)
    #expect(world.visibleScreens.last?.title == "V")
  }

  @Test(arguments: Way.allCases)
  func `report N12, right`(way: Way) {
    let parent = parent(.right, way)
    expectReleased {
      parent.start(way)
      parent.cleanUp()
      world.turn()
      world.advance(by: world.durations.present / 10)
      parent.cleanUp()
      #expect(parent.children.count == 1)
      world.settle()
      parent.cleanUp()
      let gone = parent.children.flatMap { [$0, $0.screen] as [AnyObject] }
      #expect(gone.count == 2)
      leave(way, parent)
      return gone
    }
    expectVisible("A")
    #expect(parent.children.isEmpty)
  }

  @Test(arguments: Way.allCases)
  func `report N12, a neighbour that cleans up when the screen is there`(way: Way) {
    let parent = parent(.naive, way)
    parent.start(way)
    world.settle()
    parent.cleanUp()
    #expect(parent.children.count == 1)
    leave(way, parent)
    world.settle()
    expectVisible("A")
    #expect(parent.children.isEmpty)
  }
}
