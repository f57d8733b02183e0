import SwitchbackTesting

/// One world of the matrix: a stack of three screens in a switcher's window, and spare nodes.
///
/// What a change may take away is held weakly, so that it can die where a deinitialiser is awaited.
@MainActor
final class CallbackWorld {
  let simulation: Simulation
  let change: OuterChange
  let moment: Moment
  let witness = Witness()
  let window = Window()
  let store = WitnessedStore()
  let delegate = WitnessedDelegate()
  let switcher: RootSwitcher<Place>

  weak var main: WitnessedNavigationController?
  weak var home: WitnessedController?
  weak var detail: WitnessedController?
  weak var badge: WitnessedController?
  weak var chip: WitnessedController?
  /// Who comes with the change: pushed, presented, or added.
  weak var arrival: WitnessedController?
  var kept: [ViewController] = []

  let other = WitnessedNavigationController()
  let otherHome = WitnessedController()
  let added = WitnessedController()
  let third = WitnessedController()
  let fourth = WitnessedController()

  /// The controllers of the world that are alive.
  var roster: [ViewController] { members.compactMap { $0() } }
  private var members: [() -> ViewController?] = []

  var isPerformed = false
  var changeEnds = 0
  var operationEnds = 0
  var outcomes: [RequestOutcome] = []
  var finished: [Bool] = []
  var buildsOfOther = 0
  var buildsBefore = 0
  /// Whose stack the operation changes, and who gets the child.
  var target: String?
  var host: ViewController?

  init(_ change: OuterChange, _ moment: Moment, in simulation: Simulation) {
    self.simulation = simulation
    self.change = change
    self.moment = moment
    switcher = RootSwitcher(
      window: window,
      initial: .main,
      store: store,
      allows: { [witness] _, _ in
        witness.reach(.allows)
        return true
      }
    )
    makeNodes()
    registerRoots()
  }

  private func makeNodes() {
    let main = WitnessedNavigationController()
    let (home, middle, detail) = (
      WitnessedController(), WitnessedController(), WitnessedController()
    )
    let (badge, chip, arrival) = (
      WitnessedController(), WitnessedController(), WitnessedController()
    )
    (self.main, self.home, self.detail) = (main, home, detail)
    (self.badge, self.chip, self.arrival) = (badge, chip, arrival)
    for (navigation, title) in [(main, "main"), (other, "other")] {
      navigation.title = title
      navigation.witness = witness
      members.append { [weak navigation] in navigation }
    }
    let plain = [
      (home, "home"), (middle, "middle"), (detail, "detail"), (badge, "badge"), (chip, "chip"),
      (arrival, "arrival"), (otherHome, "otherHome"), (added, "added"), (third, "third"),
      (fourth, "fourth"),
    ]
    for (controller, title) in plain {
      controller.title = title
      controller.witness = witness
      members.append { [weak controller] in controller }
    }
    main.setViewControllers([home, middle, detail], animated: false)
    other.setViewControllers([otherHome], animated: false)
    main.delegate = delegate
    other.delegate = delegate
    delegate.witness = witness
    store.witness = witness
    if let animator = change.animator {
      delegate.animator = WitnessedAnimator(completes: animator.completes, delay: animator.delay)
      delegate.animator?.witness = witness
    }
    kept = [main, home, middle, detail, badge, chip, arrival]
  }

  private func registerRoots() {
    switcher.register(.main) { [weak self] in self?.main ?? ViewController() }
    switcher.register(.third) { [third] in third }
    switcher.register(.other) { [weak self, other, witness] in
      witness.reach(.rootBuilder)
      self?.buildsOfOther += 1
      return other
    }
    if let detail, let badge, let chip {
      detail.addChild(badge)
      detail.addChild(chip)
      badge.didMove(toParent: detail)
      chip.didMove(toParent: detail)
    }
  }
}
