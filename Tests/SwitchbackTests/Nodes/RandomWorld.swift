import Foundation
import SwitchbackTesting

/// A pool of windows and controllers that random operations are done to, in one simulation.
@MainActor
final class RandomWorld {
  let simulation: Simulation
  private(set) var script: [String] = []
  private var random: SplitMix64
  private var windows: [Window] = []
  private var plain: [ViewController] = []
  private var stacks: [NavigationController] = []
  private var tabBars: [TabBarController] = []
  private let taps = TapDelegate()
  private var swipe: InteractiveTransition?
  private let witness = Witness()
  private let sheetDelegate = CallingDelegate()
  private var depth = 0
  private var reentries = 0

  init(seed: UInt64, in simulation: Simulation) {
    self.simulation = simulation
    random = SplitMix64(seed: seed)
    windows = (1...2).map { _ in Window() }
    simulation.behavior.idiom = seed % 3 == 0 ? .pad : .phone
    simulation.behavior.presentationDuringDismissal = seed % 2 == 0 ? .deferred : .refused
    let stacks = (1...3).map { _ in WitnessedNavigationController() }
    let plain = (1...8).map { _ in WitnessedController() }
    for stack in stacks { stack.witness = witness }
    for controller in plain { controller.witness = witness }
    (self.stacks, self.plain) = (stacks, plain)
    for (index, stack) in stacks.enumerated() { stack.title = "n\(index)" }
    tabBars = (0...1).map { TabBarController(title: "t\($0)") }
    for tabs in tabBars { tabs.delegate = taps }
    taps.onEach = { [unowned self] name in
      callback(name)
      return random.number(below: 4) > 0
    }
    for (index, controller) in plain.enumerated() { controller.title = "c\(index)" }
    witness.onEach = { [unowned self] moment, controller in
      callback("\(moment.rawValue) of \(controller?.name ?? "nobody")")
    }
    sheetDelegate.onEach = { [unowned self] in callback($0) }
    windows[0].rootViewController = stacks[0]
    windows[0].makeKeyAndVisible()
    stacks[0].pushViewController(plain[0], animated: false)
  }

  private var controllers: [ViewController] { stacks + plain + tabBars }

  /// Does one operation from outside, or moves the clock.
  func step() {
    reentries = 0
    switch random.number(below: 10) {
    case 0: note("turn", simulation.turn())
    case 1: note("advance", simulation.advance(by: .milliseconds(random.number(below: 600))))
    case 2: note("settle", simulation.settle())
    default: act()
    }
  }

  /// Does a random operation from inside a callback, once in a while.
  func callback(_ name: String) {
    guard depth < 3, reentries < 6, random.number(below: 24) == 0 else { return }
    reentries += 1
    depth += 1
    script.append("in \(name):")
    act()
    depth -= 1
  }

  private func note<Result>(_ text: String, _ operation: @autoclosure () -> Result) {
    script.append(text)
    _ = operation()
  }

  private func pick<Element>(_ elements: [Element]) -> Element {
    elements[random.number(below: elements.count)]
  }

  private func act() {
    switch random.number(below: 15) {
    case 12...14: changeTabs()
    case 0...4: changeStack()
    case 5, 6: presentOrDismiss()
    case 7: changeChildren()
    case 8: changeViews()
    default: changeWindow()
    }
  }

  private func changeStack() {
    let (stack, animated) = (pick(stacks), random.number(below: 2) == 0)
    let controller = random.number(below: 20) == 0 ? pick(controllers) : pick(plain)
    let letter = animated ? "a" : "n"
    switch random.number(below: 13) {
    case 12:
      note("\(controller.name) flips its flag", controller.hidesBottomBarWhenPushed.toggle())
    case 8: swipe(on: stack)
    case 9: tap(on: stack, orChoose: controller)
    case 10: note("\(stack.name).show(\(controller.name))", stack.show(controller, sender: nil))
    case 11:
      let asked = pick(plain)
      note("\(asked.name).show(\(controller.name))", asked.show(controller, sender: nil))
    case 0...2:
      note(
        "\(stack.name).push(\(controller.name),\(letter))",
        stack.pushViewController(controller, animated: animated)
      )
    case 3, 4: note("\(stack.name).pop(\(letter))", stack.popViewController(animated: animated))
    case 5:
      let target = stack.viewControllers.isEmpty ? controller : pick(stack.viewControllers)
      note(
        "\(stack.name).popTo(\(target.name),\(letter))",
        stack.popToViewController(target, animated: animated)
      )
    case 6:
      note("\(stack.name).popToRoot(\(letter))", stack.popToRootViewController(animated: animated))
    default:
      let set = (0..<random.number(below: 4)).map { _ in pick(plain) }
      note(
        "\(stack.name).set(\(set.map(\.name)),\(letter))",
        stack.setViewControllers(set, animated: animated)
      )
    }
  }

  private func swipe(on stack: NavigationController) {
    if let swipe, swipe.isActive {
      swipe.update(0.5)
      let completes = random.number(below: 2) == 0
      note(
        "swipe \(completes ? "finishes" : "cancels")",
        completes ? swipe.finish() : swipe.cancel()
      )
    } else if random.number(below: 2) == 0 {
      note("\(stack.name).swipe", swipe = stack.beginInteractivePop())
    } else {
      let sheets = controllers.filter { $0.presentationOnScreen != nil }
      let sheet = sheets.isEmpty ? stack : pick(sheets)
      sheet.isModalInPresentation = random.number(below: 8) == 0
      sheet.presentationOnScreen?.delegate = sheetDelegate
      note("\(sheet.name).swipeDown", swipe = sheet.beginInteractiveDismissal())
    }
  }

  private func tap(on stack: NavigationController, orChoose stranger: ViewController) {
    let isHidden = random.number(below: 4) == 0
    note("\(stack.name) hides bar: \(isHidden)", stack.isNavigationBarHidden = isHidden)
    if random.number(below: 2) == 0 {
      note("\(stack.name).tapBackButton", stack.tapBackButton())
    } else {
      let target = stack.viewControllers.first ?? stranger
      note("\(stack.name).tapBackMenu(\(target.name))", stack.tapBackMenu(target))
    }
  }

  private func changeTabs() {
    let (tabs, place) = (pick(tabBars), random.number(below: 4))
    switch random.number(below: 8) {
    case 0, 1:
      let set = (0..<random.number(below: 5)).map { _ in pick(controllers) }
      note("\(tabs.name).tabs = \(set.map(\.name))", tabs.viewControllers = set)
    case 2: note("\(tabs.name).selectedIndex = \(place)", tabs.selectedIndex = place)
    case 3:
      let controller = pick(tabs.children + [pick(controllers)])
      note("\(tabs.name) selects \(controller.name)", tabs.selectedViewController = controller)
    case 4, 5: note("\(tabs.name).tap(\(place))", tabs.tapTab(at: place))
    case 6:
      let controller = pick(controllers)
      note("\(tabs.name).addChild(\(controller.name))", tabs.addChild(controller))
    default:
      guard !tabs.children.isEmpty else { return }
      let tab = pick(tabs.children)
      note("\(tab.name).removeFromParent()", tab.removeFromParent())
    }
  }

  private func presentOrDismiss() {
    let (controller, animated) = (pick(controllers), random.number(below: 2) == 0)
    if random.number(below: 2) == 0 {
      note(
        "\(controller.name).dismiss(\(animated ? "a" : "n"))",
        controller.dismiss(animated: animated) { [weak self] in self?.callback("completion") }
      )
      return
    }
    let other = pick(controllers)
    other.modalPresentationStyle = pick(
      [
        .fullScreen, .overFullScreen, .pageSheet, .currentContext, .overCurrentContext, .pageSheet,
        .popover, .custom,
      ])
    note(
      "\(controller.name).present(\(other.name),\(other.modalPresentationStyle),\(animated))",
      controller.present(other, animated: animated) { [weak self] in self?.callback("completion") }
    )
    guard random.number(below: 4) == 0 else { return }
    controller.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.callback("coordinator")
    }
  }

  private func changeChildren() {
    let (parent, child) = (pick(plain), pick(controllers))
    switch random.number(below: 4) {
    case 0, 1:
      note("\(parent.name).addChild(\(child.name))", parent.addChild(child))
      guard child.parent === parent else { return }
      note(
        "\(parent.name).view.addSubview(\(child.name).view)",
        parent.view.addSubview(child.view)
      )
      child.didMove(toParent: parent)
    case 2: note("\(parent.name).addChild(\(child.name))", parent.addChild(child))
    default:
      script.append("\(child.name) leaves whole")
      child.willMove(toParent: nil)
      if child.isViewLoaded { child.view.removeFromSuperview() }
      child.removeFromParent()
    }
  }

  private func changeViews() {
    let (inner, outer) = (pick(controllers), pick(controllers))
    switch random.number(below: 4) {
    case 0:
      note(
        "\(outer.name).view.addSubview(\(inner.name).view)",
        outer.view.addSubview(inner.view)
      )
    case 1:
      let window = pick(windows)
      note(
        "\(window.name).addSubview(\(inner.name).view)",
        window.addSubview(inner.view)
      )
    case 2:
      guard let parent = inner.parent else { return }
      note(
        "\(parent.name).view.addSubview(\(inner.name).view)",
        parent.view.addSubview(inner.view)
      )
    default:
      note(
        "\(inner.name).view.removeFromSuperview()",
        inner.viewIfLoaded?.removeFromSuperview()
      )
    }
  }

  private func changeWindow() {
    let window = pick(windows)
    switch random.number(below: 7) {
    case 0, 1:
      let root = pick(controllers)
      note("\(window.name).root = \(root.name)", window.rootViewController = root)
    case 2:
      note("\(window.name).root = nil", window.rootViewController = nil)
    case 3:
      let isHidden = random.number(below: 2) == 0
      note("\(window.name).isHidden = \(isHidden)", window.isHidden = isHidden)
    case 4: note("\(window.name).makeKey()", window.makeKey())
    default: note("\(window.name).makeKeyAndVisible()", window.makeKeyAndVisible())
    }
  }

  /// What is wrong in the world as it is.
  func faults() -> [String] {
    var faults: [String] = []
    for controller in controllers {
      faults += controller.checkInvariants()
      if let view = controller.viewIfLoaded { faults += view.checkInvariants() }
    }
    for window in windows { faults += window.checkInvariants() }
    return faults
  }

  /// Takes everything apart and lets it go.
  func dropAll() {
    depth = 3
    swipe?.cancel()
    swipe = nil
    simulation.settle()
    for window in windows {
      window.rootViewController = nil
      simulation.settle()
    }
    for _ in 1...3 {
      for controller in controllers { controller.dismiss(animated: false) }
      simulation.settle()
    }
    for stack in stacks { stack.setViewControllers([], animated: false) }
    for tabs in tabBars { tabs.viewControllers = nil }
    for controller in controllers {
      controller.removeFromParent()
      controller.viewIfLoaded?.removeFromSuperview()
    }
    simulation.settle()
    windows = []
    stacks = []
    plain = []
    tabBars = []
    simulation.settle()
  }
}

/// A delegate of tab bar controllers that tells whom it is told.
private final class TapDelegate: NSObject, TabBarControllerDelegate {
  var onEach: (String) -> Bool = { _ in true }

  func tabBarController(
    _ tabBarController: TabBarController,
    shouldSelect viewController: ViewController
  ) -> Bool { onEach("shouldSelect") }

  func tabBarController(
    _ tabBarController: TabBarController,
    didSelect viewController: ViewController
  ) { _ = onEach("didSelect") }
}

extension ViewController {
  /// The presentation of this controller; asking for it makes none.
  fileprivate var presentationOnScreen: PresentationController? { presentedBy }
}

/// A delegate of presentations that tells of each of its calls.
private final class CallingDelegate: NSObject, AdaptivePresentationControllerDelegate {
  var onEach: (String) -> Void = { _ in }

  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle {
    onEach("adaptivePresentationStyle")
    return .automatic
  }

  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    onEach("shouldDismiss")
    return true
  }

  func presentationControllerWillDismiss(_ controller: PresentationController) {
    onEach("willDismiss")
  }

  func presentationControllerDidDismiss(_ controller: PresentationController) {
    onEach("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
    onEach("didAttemptToDismiss")
  }
}
