import Foundation
import SwitchbackTesting
import Testing

/// The refusals that no trace shows: the rule, UIKit's words, and an unchanged tree.
@MainActor
@Suite(.simulated) struct RefusalTests {
  let world = Simulation.current
  let window = Window()
  let root = ViewController(title: "root")
  let other = ViewController(title: "other")
  let modal = ViewController(title: "modal")

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    world.settle()
  }

  func address(_ node: Responder) -> String { world.census.address(of: node.birthNumber) }

  /// Expects a finding with UIKit's words, and the same tree right after and, by default, at rest.
  func refuses(
    _ rule: String,
    _ exception: String? = nil,
    _ text: String? = nil,
    isAtRest: Bool = true,
    _ operation: () -> Void
  ) {
    let tree = world.tree
    let diagnostic = expectDiagnostic(rule, operation)
    #expect(diagnostic?.exception == exception)
    #expect(diagnostic?.text == text)
    #expect(world.tree == tree)
    world.settle()
    if isAtRest { #expect(world.tree == tree) }
  }

  @Test func `the root of a window cannot become a child`() {
    refuses(
      "child.root",
      "UIViewControllerHierarchyInconsistency",
      """
      adding a root view controller \(address(root)) as a child of view controller:\(address(other))
      """
    ) { other.addChild(root) }
    #expect(root.parent == nil && other.children.isEmpty)
  }

  @Test func `a child cannot become a root as well`() {
    other.addChild(modal)
    refuses(
      "root.contained",
      "UIViewControllerHierarchyInconsistency",
      """
      child view controller:\(address(modal)) should have parent view controller:(null) but actual \
      parent is:\(address(other))
      """
    ) { window.rootViewController = modal }
    #expect(window.rootViewController === root)
  }

  @Test func `a child's view cannot come into another controller's view`() {
    other.addChild(modal)
    refuses(
      "child.hierarchy",
      "UIViewControllerHierarchyInconsistency",
      """
      child view controller:\(address(modal)) should have parent view controller:\(address(root)) but \
      actual parent is:\(address(other))
      """
    ) { root.view.addSubview(modal.view) }
    #expect(modal.view.superview == nil)
  }

  @Test func `a controller whose view is in another one's cannot become a child elsewhere`() {
    root.addChild(modal)
    root.view.addSubview(modal.view)
    modal.didMove(toParent: root)
    world.settle()
    refuses(
      "child.hierarchy",
      "UIViewControllerHierarchyInconsistency",
      """
      child view controller:\(address(modal)) should have parent view controller:\(address(root)) but \
      requested parent is:\(address(other))
      """
    ) { other.addChild(modal) }
    #expect(modal.parent === root && modal.appearance == .appeared)
  }

  @Test func `a view cannot come into itself`() {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    refuses("view.cycle", "NSInvalidArgumentException", "Can't add self as subview") {
      inner.addSubview(outer)
    }
    refuses("view.cycle", "NSInvalidArgumentException", "Can't add self as subview") {
      outer.addSubview(outer)
    }
    #expect(outer.superview == nil && inner.superview === outer)
  }

  @Test func `a controller that asks for its view while making it gets a plain one`() {
    final class Asker: ViewController {
      override func loadView() { view.tag = 1 }
    }
    let asker = Asker()
    expectDiagnostic("view.recursive-load") { asker.loadViewIfNeeded() }
    #expect(asker.isViewLoaded && asker.view.tag == 1)
  }

  @Test func `a child of a navigation controller is pushed`() {
    let navigation = NavigationController(rootViewController: other)
    expectDiagnostic("nav.add-child") { navigation.addChild(modal) }
    #expect(navigation.viewControllers == [other, modal])
    world.settle()
  }

  @Test func `a second presentation during the first is refused`() {
    root.present(modal, animated: true)
    refuses(
      "present.in-progress",
      nil,
      """
      Attempt to present \(address(other)) on \(address(root)) (from \(address(root))) while a \
      presentation is in progress.
      """,
      isAtRest: false
    ) { root.present(other, animated: true) { Issue.record("it was presented") } }
    #expect(root.presentedViewController === modal && other.presentingViewController == nil)
  }

  @Test func `a dismissal in the turn of the presentation is refused`() {
    root.present(modal, animated: true)
    let diagnostic = expectDiagnostic("dismiss.in-progress") { root.dismiss(animated: true) }
    #expect(
      diagnostic?.text == """
        Warning: Attempt to dismiss from view controller \(address(root)) while a presentation or \
        dismiss is in progress!
        """
    )
    world.settle()
    expectVisible("root", "modal")
  }

  @Test func `a dismissal that meets a presentation can be put off instead`() {
    world.behavior.dismissalDuringPresentation = .deferred
    root.present(modal, animated: true)
    var isDone = false
    root.dismiss(animated: true) { isDone = true }
    world.advance(by: .milliseconds(500))
    #expect(!isDone && root.presentedViewController === modal)
    world.settle()
    #expect(isDone && root.presentedViewController == nil)
    expectVisible("root")
  }

  @Test func `a presentation whose presenter leaves in the same turn is told of`() {
    root.present(modal, animated: true)
    window.rootViewController = other
    expectDiagnostic("present.lost") { world.settle() }
    #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
    expectVisible("other")
  }

  @Test func `a root replaced during a push ends the push first`() {
    let navigation = NavigationController(rootViewController: other)
    window.rootViewController = navigation
    world.settle()
    navigation.pushViewController(modal, animated: true)
    world.turn()
    window.rootViewController = root
    expectDiagnostic("root.swap.during-transition") { world.settle() }
    #expect([other, modal].allSatisfy { $0.appearance == .disappeared })
    expectVisible("root")
  }

  @Test func `the clock cannot be moved from inside a callback`() {
    world.after(.seconds(1)) { [world] in world.advance(by: .seconds(5)) }
    expectDiagnostic("time.reentrant") { world.settle() }
    #expect(world.now == .seconds(1))
  }

  @Test(arguments: [true, false])
  func `the root of a stack moves to its parent when it first appears, or not`(moves: Bool) {
    final class Witness: ViewController {
      var wasMoving: Bool?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        wasMoving = isMovingToParent
      }
    }
    world.behavior.rootMovesToParent = moves
    let witness = Witness()
    window.rootViewController = NavigationController(rootViewController: witness)
    world.settle()
    #expect(witness.wasMoving == moves)
  }
}
