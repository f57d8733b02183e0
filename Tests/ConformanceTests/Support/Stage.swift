import Foundation
import SwitchbackTesting
import Testing

/// The cast of a trace: controllers by their one-letter names, made when first named, and a window.
///
/// A name that starts with N or M is a navigation controller with a delegate that listens.
@MainActor
final class Stage {
  let world = Simulation.current
  let window = Window()
  private var cast: [String: ViewController] = [:]
  private var listeners: [Listener] = []
  private(set) var seen: [String] = []
  var watch: ((Witness, String) -> String?)?

  /// A controller that tells what can be read of it in each callback.
  final class Witness: ViewController {
    weak var stage: Stage?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      stage?.note(self, "WA")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      stage?.note(self, "DA")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      stage?.note(self, "WD")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      stage?.note(self, "DD")
    }
  }

  final class Listener: NSObject, NavigationControllerDelegate {}

  fileprivate func note(_ witness: Witness, _ code: String) {
    if let line = watch?(witness, code) { seen.append("\(witness.title ?? "").\(code) \(line)") }
  }

  /// The controller with a name.
  subscript(name: String) -> ViewController {
    if let controller = cast[name] { return controller }
    let controller: ViewController
    if name.hasPrefix("N") || name.hasPrefix("M") {
      let navigation = NavigationController(nibName: nil, bundle: nil)
      let listener = Listener()
      listeners.append(listener)
      navigation.delegate = listener
      controller = navigation
    } else {
      let witness = Witness(nibName: nil, bundle: nil)
      witness.stage = self
      controller = witness
    }
    controller.title = name
    cast[name] = controller
    return controller
  }

  /// The navigation controller with a name.
  func nav(_ name: String = "N") -> NavigationController {
    guard let navigation = self[name] as? NavigationController else {
      Issue.record("\(name) is no navigation controller")
      return NavigationController(nibName: nil, bundle: nil)
    }
    return navigation
  }

  /// Lets go of a controller, so that it can die.
  func forget(_ name: String) { cast[name] = nil }

  /// Builds what a text such as `N[A,B]` or `P` names.
  @discardableResult
  func build(_ text: String) -> ViewController {
    let parts = text.split(whereSeparator: { "[],".contains($0) }).map(String.init)
    guard text.contains("["), let name = parts.first else { return self[text] }
    nav(name).viewControllers = parts.dropFirst().map { self[$0] }
    return self[name]
  }

  /// Shows a root in the key window and lets everything settle.
  func root(_ text: String) {
    window.rootViewController = build(text)
    window.makeKeyAndVisible()
    world.settle()
  }

  /// Shows a navigation controller whose stack was pushed one by one, each settled.
  func stack(_ names: String...) {
    root("N[\(names[0])]")
    for name in names.dropFirst() {
      nav().pushViewController(self[name], animated: true)
      world.settle()
    }
  }

  /// Lets a controller present another one, and everything settle.
  func present(
    _ presented: String,
    from presenter: String,
    _ style: ModalPresentationStyle = .fullScreen
  ) {
    self[presented].modalPresentationStyle = style
    self[presenter].present(self[presented], animated: true)
    world.settle()
  }

  /// Expects a refusal: the finding, UIKit's words and an unchanged tree.
  func refuses(
    _ rule: String,
    exception: String?,
    _ text: String,
    _ operation: () -> Void
  ) {
    let tree = world.tree
    let diagnostic = expectDiagnostic(rule, operation)
    #expect(diagnostic?.exception == exception)
    #expect(diagnostic?.text == text)
    #expect(world.tree == tree)
    world.settle()
    #expect(world.tree == tree)
  }

  /// A controller as UIKit prints it.
  func address(_ name: String) -> String {
    let number = self[name].birthNumber
    return world.census.address(of: number)
  }

  /// The names on a stack.
  func stack(_ name: String = "N") -> [String] { nav(name).viewControllers.map { $0.title ?? "" } }
}

extension ViewController {
  /// The four flags that are set, in the order presented, dismissed, to, from.
  var flags: String {
    let all = [
      (isBeingPresented, "BP"), (isBeingDismissed, "BD"), (isMovingToParent, "MT"),
      (isMovingFromParent, "MF"),
    ]
    let set = all.filter(\.0).map(\.1)
    return set.isEmpty ? "-" : set.joined(separator: "+")
  }
}
