import SwitchbackTesting

/// A stack whose root is a gate, in a window, and what a person and the app do to it.
@MainActor
final class GateWorld: SmallWorld {
  let simulation: Simulation
  let session = Session()
  let window = Window()
  let other = ViewController(title: "other")
  let container: ConditionalContainerController<String>
  let navigation: NavigationController
  let isAnimated: Bool
  private(set) var swipe: InteractivePop?
  /// What is wrong with what the builder was asked for.
  private let builds = Builds()
  private var balance = AppearanceBalance()

  /// What the builder was asked for; it asks back which child is shown, without keeping the container.
  @MainActor
  private final class Builds {
    weak var container: ConditionalContainerController<String>?
    var faults: [String] = []

    func make(_ branch: String) -> ViewController {
      if let container, container.shownCondition == branch, container.shownChild != nil {
        faults.append("\(branch) was built again")
      }
      if let container, container.appearance == .appeared, !container.simulation.running.isEmpty {
        faults.append("\(branch) was built while a transition runs")
      }
      return ViewController(title: branch)
    }
  }

  init(in simulation: Simulation, childLife: ChildLife, isAnimated: Bool) {
    self.simulation = simulation
    self.isAnimated = isAnimated
    let (session, builds) = (session, builds)
    session.user = "a"
    container = ConditionalContainerController(childLife: childLife) {
      session.user ?? "a"
    } child: { branch in
      builds.make(branch)
    }
    container.title = "gate"
    builds.container = container
    navigation = NavigationController(rootViewController: container)
    navigation.title = "stack"
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    simulation.settle()
  }

  static var operations: [GateOperation] { GateOperation.all }

  var fingerprint: String {
    var fingerprint = WorldFingerprint(of: simulation)
    fingerprint.add(word: session.user ?? "")
    fingerprint.add(word: container.branch ?? "")
    fingerprint.add(container.needsPick)
    fingerprint.add(container.children + container.keptChildren)
    fingerprint.add([navigation, container, other])
    fingerprint.add(window)
    fingerprint.add(stack: navigation, swipe)
    fingerprint.add(navigation.presentation)
    fingerprint.addRest()
    return fingerprint.text
  }

  func apply(_ operation: GateOperation) {
    switch operation {
    case .condition(let value): session.user = value
    case .push:
      navigation.pushViewController(ViewController(title: "detail"), animated: isAnimated)
    case .pop: navigation.popViewController(animated: isAnimated)
    case .popToRoot: navigation.popToRootViewController(animated: isAnimated)
    case .swipeBegin: swipe = navigation.beginInteractivePop() ?? swipe
    case .swipeCancel:
      swipe?.update(0.5)
      swipe?.cancel()
    case .swipeFinish: swipe?.finish()
    case .cover:
      let cover = ViewController(title: "cover")
      cover.modalPresentationStyle = .fullScreen
      navigation.present(cover, animated: isAnimated)
    case .uncover: navigation.dismiss(animated: isAnimated)
    case .swapAway: window.rootViewController = other
    case .swapBack: window.rootViewController = navigation
    }
  }

  /// What is wrong in this moment.
  func fault() -> String? {
    balance.read(simulation)
    let invariants = [container, navigation, other].flatMap { $0.checkInvariants() }
    let faults = builds.faults + balance.faults + invariants
    if let fault = faults.first ?? unexpectedFinding { return fault }
    return isAtRest && simulation.running.isEmpty ? faultAtRest() : nil
  }

  private func faultAtRest() -> String? {
    guard container.children.count <= 1, container.viewIfLoaded?.subviews.count ?? 0 <= 1 else {
      return "there are two children, or views of two"
    }
    guard container.appearance == .appeared else { return nil }
    guard let child = container.shownChild, child.title == session.user else {
      return "shows \(container.shownChild?.title ?? "nobody") for \(session.user ?? "nobody")"
    }
    guard child.appearance == .appeared, child.view.superview === container.view else {
      return "the child has not appeared"
    }
    return child.view.frame == container.view.bounds ? nil : "the child does not fill the bounds"
  }

  /// What people and apps are told who cover twice, swipe where there is nothing, or swap in the middle.
  private static let expectedAreas = ["present.", "dismiss.", "root.swap.", "nav.swipe-refused"]

  private var unexpectedFinding: String? {
    simulation.findings.map(\.rule.id).first { rule in
      rule != "nav.push-while-pushing" && !Self.expectedAreas.contains { rule.hasPrefix($0) }
    }
  }
}
