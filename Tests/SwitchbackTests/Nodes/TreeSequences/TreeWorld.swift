import SwitchbackTesting

/// A tab bar with a stack and a screen, one screen to push and one to present: six controllers, each one
/// instance, and the window that shows them.
@MainActor
final class TreeWorld: SmallWorld {
  let simulation: Simulation
  private let style: ModalPresentationStyle
  private let isAnimated: Bool
  private let window = Window()
  private let tabs = TabBarController(title: "tabs")
  private let home = ViewController(title: "home")
  private let stack: NavigationController
  private let second = ViewController(title: "second")
  private let detail = ViewController(title: "detail")
  private let modal = ViewController(title: "modal")
  private var swipe: InteractivePop?
  private var balance = AppearanceBalance()

  init(in simulation: Simulation, style: ModalPresentationStyle, isAnimated: Bool) {
    self.simulation = simulation
    self.style = style
    self.isAnimated = isAnimated
    stack = NavigationController(rootViewController: home)
    stack.title = "stack"
    modal.modalPresentationStyle = style
    tabs.viewControllers = [stack, second]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    simulation.settle()
  }

  static var operations: [TreeOperation] { TreeOperation.allCases }

  func apply(_ operation: TreeOperation) {
    switch operation {
    case .push: stack.pushViewController(detail, animated: isAnimated)
    case .pop: stack.popViewController(animated: isAnimated)
    case .present: home.present(modal, animated: isAnimated)
    case .dismiss: home.dismiss(animated: isAnimated)
    case .selectFirst: tabs.selectedIndex = 0
    case .selectSecond: tabs.selectedIndex = 1
    case .swapRoot: swapRoot()
    case .swipeBegin: swipe = stack.beginInteractivePop() ?? swipe
    case .swipeCancel:
      swipe?.update(0.5)
      swipe?.cancel()
    case .swipeFinish: swipe?.finish()
    }
  }

  /// Makes the second tab the root, or the tab bar with both tabs again.
  private func swapRoot() {
    if window.rootViewController === tabs {
      tabs.viewControllers = [stack]
      window.rootViewController = second
    } else {
      window.rootViewController = tabs
      tabs.viewControllers = [stack, second]
    }
  }

  private var everyone: [ViewController] { [tabs, stack, home, second, detail, modal] }

  var fingerprint: String {
    var fingerprint = WorldFingerprint(of: simulation, tellsChecks: true)
    fingerprint.add(everyone)
    fingerprint.add(tabs.storedChildren)
    fingerprint.add(tabs.selected)
    fingerprint.add(tabs.shownTab)
    fingerprint.add(tabs.left)
    fingerprint.add(tabs.tabStage)
    fingerprint.add(stack: stack, swipe)
    fingerprint.add(window)
    fingerprint.add(tabs.presentation)
    fingerprint.add(stack.presentation)
    fingerprint.add(home.presentation)
    fingerprint.add(second.presentation)
    for view in window.subviews { fingerprint.add(word: "\(type(of: view))") }
    fingerprint.addRest()
    return fingerprint.text
  }

  func fault() -> String? {
    balance.read(simulation)
    let faults = balance.faults + everyone.flatMap { $0.checkInvariants() }
    if let fault = faults.first ?? unexpectedFinding { return fault }
    return isAtRest && simulation.running.isEmpty ? faultAtRest() : nil
  }

  private func faultAtRest() -> String? {
    if let fault = simulation.unsettledWork.first { return "does not rest: \(fault)" }
    // A sheet leaves its presenter in sight; so does a presenter that comes back beside a new root.
    let isBeside = simulation.findings.contains { $0.rule.id == "root.swap.presenter-restored" }
    let most = style.coversWindow && !isBeside ? 1 : 2
    let leaves = window.visibleScreens
    if leaves.isEmpty || leaves.count > most { return "a person sees \(leaves.map(\.name))" }
    return nil
  }

  /// What people and apps are told who do a thing twice, or in the middle of another.
  private static let expectedAreas = [
    "present.", "dismiss.", "root.", "child.root", "tabs.no-such-tab", "nav.push-while-pushing",
    "nav.same-instance", "nav.swipe-refused",
  ]

  private var unexpectedFinding: String? {
    simulation.findings.map(\.rule.id).first { rule in
      !Self.expectedAreas.contains { rule.hasPrefix($0) }
    }
  }
}
