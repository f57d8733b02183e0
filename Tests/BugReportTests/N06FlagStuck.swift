import SwitchbackTesting
import Testing

/// A stack raised a flag in `willShow`, lowered it in `didShow`, and held pushes back in between.
///
/// A swipe back that the user gave up brought the first call and never the second one, and from then on
/// nothing could be pushed any more.
@MainActor
@Suite(.simulated) struct N06FlagStuck {
  private final class BufferedStack: NavigationController, NavigationControllerDelegate {
    var form = Form.naive
    private(set) var isChanging = false
    private(set) var buffer: [ViewController] = []

    override func pushViewController(_ viewController: ViewController, animated: Bool) {
      if isChanging {
        buffer.append(viewController)
      } else {
        super.pushViewController(viewController, animated: animated)
      }
    }

    func navigationController(
      _ navigationController: NavigationController,
      willShow viewController: ViewController,
      animated: Bool
    ) {
      isChanging = true
      if form == .right {
        transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] coordinator in
          if coordinator.isCancelled { self?.lowerFlag() }
        }
      }
    }

    func navigationController(
      _ navigationController: NavigationController,
      didShow viewController: ViewController,
      animated: Bool
    ) {
      lowerFlag()
    }

    func lowerFlag() {
      isChanging = false
      guard !buffer.isEmpty else { return }
      pushViewController(buffer.removeFirst(), animated: true)
    }
  }

  /// Says that it is there, however it came.
  private final class Announcer: ViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      (navigationController as? BufferedStack)?.lowerFlag()
    }
  }

  let world = Simulation.current
  let window = Window()
  private let navigation = BufferedStack()

  init() {
    navigation.title = "N"
    navigation.delegate = navigation
    window.rootViewController = navigation
    world.atRest("the stack is not changing") { [navigation] in !navigation.isChanging }
  }

  private var stack: [String?] { navigation.viewControllers.map(\.title) }

  private func show(_ screens: ViewController...) {
    navigation.viewControllers = screens
    window.makeKeyAndVisible()
    world.settle()
  }

  private func swipe(isGivenUp: Bool, meanwhile: () -> Void = {}) throws {
    let swipe = try #require(navigation.beginInteractivePop())
    world.turn()
    swipe.update(0.4)
    meanwhile()
    if isGivenUp { swipe.cancel() } else { swipe.finish() }
    world.settle()
  }

  private func pushInTurn(_ titles: String...) {
    for title in titles {
      navigation.pushViewController(ViewController(title: title), animated: true)
      world.turn()
    }
    world.settle()
  }

  @Test func `report N06`() throws {
    show(ViewController(title: "A"), ViewController(title: "B"))
    let swipe = try #require(navigation.beginInteractivePop())
    world.turn()
    let finding = expectDiagnostic("rest.broken") {
      swipe.cancel()
      world.settle()
    }
    #expect(finding?.message == "At rest it does not hold that the stack is not changing.")
    #expect(finding?.cause.description == "cancel swipe on N")
    pushInTurn("C", "D")
    #expect(stack == ["A", "B"])
    #expect(navigation.buffer.map(\.title) == ["C", "D"])
    expectVisible("B")
  }

  @Test(arguments: [true, false])
  func `report N06, right`(isGivenUp: Bool) throws {
    navigation.form = .right
    show(ViewController(title: "A"), ViewController(title: "B"))
    try swipe(isGivenUp: isGivenUp) {
      navigation.pushViewController(ViewController(title: "C"), animated: true)
      #expect(navigation.buffer.map(\.title) == ["C"])
    }
    #expect(stack == (isGivenUp ? ["A", "B", "C"] : ["A", "C"]))
    pushInTurn("D", "E")
    #expect(stack.suffix(3) == ["C", "D", "E"])
    #expect(navigation.buffer.isEmpty)
    expectVisible("E")
  }

  @Test(arguments: [true, false])
  func `report N06, a neighbour whose screens lower the flag`(isGivenUp: Bool) throws {
    show(Announcer(title: "A"), Announcer(title: "B"))
    try swipe(isGivenUp: isGivenUp)
    #expect(!navigation.isChanging)
    navigation.pushViewController(Announcer(title: "C"), animated: true)
    world.settle()
    #expect(stack == (isGivenUp ? ["A", "B", "C"] : ["A", "C"]))
    navigation.tapBackButton()
    world.settle()
    navigation.popViewController(animated: false)
    world.settle()
    expectVisible("A")
  }
}
