import Foundation
import SwitchbackTesting

/// A tab bar with a stack and two screens, in a window, and what a person and the app do to it.
@MainActor
final class TabWorld: SmallWorld {
  let simulation: Simulation
  private let isAnimated: Bool
  private let window = Window()
  private let other = ViewController(title: "other")
  private let tabs = TabBarController(title: "tabs")
  private let stack = NavigationController(rootViewController: ViewController(title: "home"))
  private let screens = ["one", "two"].map { Screen(title: $0) }
  private let delegate = Counter()
  private var taps = 0
  private var balance = AppearanceBalance()

  /// Knows whether it was loaded as a tab that is not selected.
  private final class Screen: ViewController {
    var loadedEarly = false

    override func viewDidLoad() {
      super.viewDidLoad()
      loadedEarly = tabBarController?.selectedViewController !== self
    }
  }

  /// Counts what it is told.
  private final class Counter: NSObject, TabBarControllerDelegate {
    var selections = 0

    func tabBarController(
      _ tabBarController: TabBarController,
      didSelect viewController: ViewController
    ) { selections += 1 }
  }

  init(in simulation: Simulation, isAnimated: Bool) {
    self.simulation = simulation
    self.isAnimated = isAnimated
    stack.title = "stack"
    tabs.delegate = delegate
    tabs.viewControllers = [stack] + screens
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    simulation.settle()
  }

  static var operations: [TabOperation] { TabOperation.allCases }

  func apply(_ operation: TabOperation) {
    switch operation {
    case .selectFirst: tabs.selectedIndex = 0
    case .selectSecond: tabs.selectedIndex = 1
    case .selectThird: tabs.selectedIndex = 2
    case .tap: if tabs.tapTab(at: 0) { taps += 1 }
    case .push: stack.pushViewController(ViewController(title: "detail"), animated: isAnimated)
    case .pop: stack.popViewController(animated: isAnimated)
    case .replace: replaceTabs()
    case .remove: tabs.viewControllers?.first?.removeFromParent()
    case .cover:
      let cover = ViewController(title: "cover")
      cover.modalPresentationStyle = .fullScreen
      tabs.present(cover, animated: isAnimated)
    case .uncover: tabs.dismiss(animated: isAnimated)
    case .swapAway: window.rootViewController = other
    case .swapBack: window.rootViewController = tabs
    }
  }

  private func replaceTabs() {
    let holdsStack = stack.parent === tabs
    tabs.viewControllers =
      holdsStack ? [screens[0], ViewController(title: "new")] : [stack] + screens
  }

  var fingerprint: String {
    var fingerprint = WorldFingerprint(of: simulation, tellsChecks: true)
    fingerprint.add([tabs, stack, other] + screens)
    fingerprint.add(tabs.storedChildren)
    fingerprint.add(tabs.selected)
    fingerprint.add(tabs.shownTab)
    fingerprint.add(tabs.left)
    fingerprint.add(tabs.tabStage)
    fingerprint.add(tabs.owedSelections.compactMap(\.object))
    fingerprint.add(stack: stack)
    fingerprint.add(window)
    fingerprint.add(tabs.presentation)
    fingerprint.addRest()
    return fingerprint.text
  }

  func fault() -> String? {
    balance.read(simulation)
    let nodes = [tabs, stack, other] + screens + tabs.storedChildren
    let earlyLoads = screens.filter(\.loadedEarly).map { "\($0.name) was loaded unselected" }
    let faults = balance.faults + earlyLoads + nodes.flatMap { $0.checkInvariants() }
    if let fault = faults.first ?? unexpectedFinding { return fault }
    return isAtRest && simulation.running.isEmpty ? faultAtRest() : nil
  }

  private func faultAtRest() -> String? {
    if delegate.selections != taps {
      return "\(taps) taps, and the delegate was told of \(delegate.selections)"
    }
    let views = tabs.viewIfLoaded?.subviews.compactMap(\.controller) ?? []
    if views.count > 1 { return "there are views of \(views.map(\.name))" }
    if !tabs.children.contains(stack), stack.parent != nil || stack.appearance != .disappeared {
      return "the stack was taken away, and is still there"
    }
    guard tabs.appearance == .appeared else { return nil }
    let selected = tabs.selectedViewController.map { [$0] } ?? []
    let appeared = tabs.children.filter { $0.appearance == .appeared }
    guard appeared == selected, views == selected else {
      return "selected is \(selected), on screen are \(appeared), with views of \(views)"
    }
    return nil
  }

  /// What people and apps are told who tap where nobody can, cover twice, or swap in the middle.
  private static let expectedAreas = [
    "present.", "dismiss.", "root.swap.", "tabs.tap-refused", "tabs.no-such-tab",
    "nav.push-while-pushing",
  ]

  private var unexpectedFinding: String? {
    simulation.findings.map(\.rule.id).first { rule in
      !Self.expectedAreas.contains { rule.hasPrefix($0) }
    }
  }
}
