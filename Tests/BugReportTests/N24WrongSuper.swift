import SwitchbackTesting
import Testing

/// Overrides of appearance callbacks hand their call on to another callback's base method.
///
/// In one app that came with rare crashes; in another one the base class took a swipe that was given up for
/// a pop that never ended, and refused all later pushes.
@MainActor
@Suite(.simulated) struct N24WrongSuper {
  /// A screen with the mistake of the first report.
  private final class Detail: ViewController {
    let form: Form

    init(_ form: Form) {
      self.form = form
      super.init(nibName: nil, bundle: nil)
      title = "detail"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidDisappear(_ animated: Bool) {
      switch form {
      case .naive: super.viewDidAppear(animated)
      case .right: super.viewDidDisappear(animated)
      }
    }
  }

  /// A stack that takes no push before a pop has ended.
  private final class CarefulStack: NavigationController, NavigationControllerDelegate {
    var isPopping = false

    override func pushViewController(_ viewController: ViewController, animated: Bool) {
      if !isPopping { super.pushViewController(viewController, animated: animated) }
    }

    func navigationController(
      _ navigationController: NavigationController,
      didShow viewController: ViewController,
      animated: Bool
    ) {
      isPopping = false
    }
  }

  /// The base class of that stack's screens, which notes one that has gone until its pop has ended.
  private class CarefulScreen: ViewController {
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isMovingFromParent { (navigationController as? CarefulStack)?.isPopping = true }
    }
  }

  /// A screen with the mistake of the second report.
  private final class CarefulDetail: CarefulScreen {
    let form: Form

    init(_ form: Form) {
      self.form = form
      super.init(nibName: nil, bundle: nil)
      title = "detail"
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillDisappear(_ animated: Bool) {
      switch form {
      case .naive: super.viewDidDisappear(animated)
      case .right: super.viewWillDisappear(animated)
      }
    }
  }

  private let world = Simulation.current
  private let window = Window()

  @Test func `report N24`() {
    let app = StackApp(ViewController(title: "home"), Detail(.naive))
    let finding = expectDiagnostic("appear.wrong-super") {
      app.navigation.tapBackButton()
      world.settle()
    }
    let start = "viewDidDisappear of \"detail\" called viewDidAppear of its base"
    #expect(finding?.message.hasPrefix(start) == true)
    expectVisible("home")
  }

  @Test func `report N24, right`() {
    let app = StackApp(ViewController(title: "home"), Detail(.right))
    app.navigation.tapBackButton()
    world.settle()
    expectVisible("home")
    app.navigation.pushViewController(Detail(.right), animated: true)
    world.settle()
    expectVisible("detail")
  }

  /// Shows a screen, begins to swipe back, and lets it come back.
  private func turnBack(_ form: Form) -> CarefulStack {
    let stack = CarefulStack(rootViewController: CarefulScreen(title: "home"))
    stack.title = "N"
    stack.delegate = stack
    window.rootViewController = stack
    window.makeKeyAndVisible()
    world.settle()
    stack.pushViewController(CarefulDetail(form), animated: true)
    world.settle()
    let swipe = stack.beginInteractivePop()
    world.advance(by: .milliseconds(100))
    swipe?.update(0.5)
    swipe?.cancel()
    world.settle()
    expectVisible("detail")
    return stack
  }

  private func pushAfterTurningBack(_ form: Form) -> [String] {
    let stack = turnBack(form)
    stack.pushViewController(CarefulScreen(title: "next"), animated: true)
    world.settle()
    return stack.viewControllers.compactMap(\.title)
  }

  @Test func `report N24, a swipe that is given up`() {
    let finding = expectDiagnostic("appear.wrong-super") {
      #expect(pushAfterTurningBack(.naive) == ["home", "detail"])
    }
    let start = "viewWillDisappear of \"detail\" called viewDidDisappear of its base"
    #expect(finding?.message.hasPrefix(start) == true)
    expectVisible("detail")
  }

  @Test func `report N24, a swipe that is given up, right`() {
    #expect(pushAfterTurningBack(.right) == ["home", "detail", "next"])
    expectVisible("next")
  }

  @Test func `report N24, base classes in between, and a container that tells its children`() {
    final class Box: CarefulScreen {
      let content = CarefulDetail(.right)

      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        view.addSubview(content.view)
        content.didMove(toParent: self)
      }

      override func viewWillAppear(_ animated: Bool) {
        content.beginAppearanceTransition(true, animated: animated)
        super.viewWillAppear(animated)
      }

      override func viewDidAppear(_ animated: Bool) {
        content.endAppearanceTransition()
        super.viewDidAppear(animated)
      }

      override func viewWillDisappear(_ animated: Bool) {
        content.beginAppearanceTransition(false, animated: animated)
        super.viewWillDisappear(animated)
      }

      override func viewDidDisappear(_ animated: Bool) {
        content.endAppearanceTransition()
        super.viewDidDisappear(animated)
      }
    }
    let app = StackApp(CarefulScreen(title: "home"), Box(title: "box"))
    expectVisible("detail")
    app.navigation.tapBackButton()
    world.settle()
    expectVisible("home")
  }
}
