import SwitchbackTesting
import Testing

/// A coordinator kept a list of its screens by following the transitions that it knew of.
///
/// It missed a pop without animation and the back button, and of two levels at once it took off only one;
/// from then on its list and the stack disagreed.
@MainActor
@Suite(.simulated) struct N08ListAndStack {
  private final class Coordinator: NSObject, NavigationControllerDelegate {
    let form: Form
    let navigation: NavigationController
    var list: [ViewController]

    init(_ form: Form, _ navigation: NavigationController) {
      self.form = form
      self.navigation = navigation
      list = navigation.viewControllers
      super.init()
      navigation.delegate = self
    }

    func goBack(animated: Bool) {
      navigation.popViewController(animated: animated)
      follow(navigation.transitionCoordinator)
    }

    func goBack(to screen: ViewController) {
      navigation.popToViewController(screen, animated: true)
      follow(navigation.transitionCoordinator)
    }

    func navigationController(
      _ navigationController: NavigationController,
      willShow viewController: ViewController,
      animated: Bool
    ) {
      let coordinator = navigationController.transitionCoordinator
      if coordinator?.isInteractive == true { follow(coordinator) }
    }

    func navigationController(
      _ navigationController: NavigationController,
      didShow viewController: ViewController,
      animated: Bool
    ) {
      if form == .right { list = navigationController.viewControllers }
    }

    private func follow(_ coordinator: TransitionCoordinator?) {
      if form == .right { return }
      coordinator?.animate(alongsideTransition: nil) { [weak self] coordinator in
        if !coordinator.isCancelled { self?.list.removeLast() }
      }
    }
  }

  /// How the user, or the app, goes back.
  enum Way: Sendable, CaseIterable {
    case quietPop
    case backButton
    case twoLevels
    case backMenu
    case pop
    case swipe
    case swipeGivenUp

    /// What the coordinator that follows transitions believes afterwards, and what to blame.
    var belief: (list: [String], cause: String)? {
      switch self {
      case .quietPop: (["A", "B", "C"], "pop on N")
      case .backButton: (["A", "B", "C"], "pop on N")
      case .twoLevels: (["A", "B"], "pop to(A) on N")
      case .backMenu: (["A", "B", "C"], "pop to(A) on N")
      case .pop, .swipe, .swipeGivenUp: nil
      }
    }

    /// The stack afterwards.
    var stack: [String] {
      switch self {
      case .twoLevels, .backMenu: ["A"]
      case .quietPop, .backButton, .pop, .swipe: ["A", "B"]
      case .swipeGivenUp: ["A", "B", "C"]
      }
    }

    static let missed = allCases.filter { $0.belief != nil }
    static let followed = allCases.filter { $0.belief == nil }
  }

  let world = Simulation.current
  private let first = ViewController(title: "A")
  private let app: StackApp

  init() { app = StackApp(first, ViewController(title: "B"), ViewController(title: "C")) }

  private func coordinator(_ form: Form) -> Coordinator {
    let coordinator = Coordinator(form, app.navigation)
    world.atRest("the coordinator's list is the stack") {
      coordinator.list == coordinator.navigation.viewControllers
    }
    return coordinator
  }

  private func goBack(_ way: Way, _ coordinator: Coordinator) throws {
    switch way {
    case .quietPop: coordinator.goBack(animated: false)
    case .backButton: app.navigation.tapBackButton()
    case .twoLevels: coordinator.goBack(to: first)
    case .backMenu: app.navigation.tapBackMenu(first)
    case .pop: coordinator.goBack(animated: true)
    case .swipe, .swipeGivenUp:
      let swipe = try #require(app.navigation.beginInteractivePop())
      world.turn()
      if way == .swipe { swipe.finish() } else { swipe.cancel() }
    }
    world.settle()
  }

  private func expectStack(_ way: Way) throws {
    #expect(app.navigation.viewControllers.map(\.title) == way.stack)
    let top = try #require(way.stack.last)
    expectVisible(top)
  }

  @Test(arguments: Way.missed)
  func `report N08`(way: Way) throws {
    let coordinator = coordinator(.naive)
    var thrown: (any Error)?
    let finding = expectDiagnostic("rest.broken") {
      do { try goBack(way, coordinator) } catch { thrown = error }
    }
    #expect(thrown == nil)
    let belief = try #require(way.belief)
    #expect(
      finding?.message == "At rest it does not hold that the coordinator's list is the stack."
    )
    #expect(finding?.cause.description == belief.cause)
    #expect(coordinator.list.map(\.title) == belief.list)
    try expectStack(way)
  }

  @Test(arguments: Way.allCases)
  func `report N08, right`(way: Way) throws {
    let coordinator = coordinator(.right)
    try goBack(way, coordinator)
    #expect(coordinator.list == app.navigation.viewControllers)
    try expectStack(way)
  }

  @Test(arguments: Way.followed)
  func `report N08, a neighbour that knows all the ways back that it has`(way: Way) throws {
    // Without the bar there is no back button; the app has a delegate for its swipes.
    app.navigation.isNavigationBarHidden = true
    world.behavior.swipeNeedsNavigationBar = false
    let coordinator = coordinator(.naive)
    try goBack(way, coordinator)
    #expect(coordinator.list == app.navigation.viewControllers)
    try expectStack(way)
  }
}
