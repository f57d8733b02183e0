import Foundation
import SwitchbackTesting

/// Who was told what of their appearance, in order.
@MainActor
final class AppearanceRecord {
  var lines: [String] = []
  /// How often each of the four callbacks came, whoever got it.
  private(set) var counts: [String: Int] = [:]
  /// Whether lines are kept, or only counted.
  var keepsLines = true

  func note(_ name: String?, _ code: String, _ animated: Bool) {
    counts[code, default: 0] += 1
    if keepsLines { lines.append("\(name ?? "").\(code)(\(animated ? "a" : "n"))") }
  }

  /// What was noted since the last look.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A container that tells its children of their appearance in one of three ways.
final class ForwardingController: ViewController {
  /// How children are told.
  enum Way: CaseIterable {
    /// By the library.
    case byItself
    /// By the container's own callbacks, as UIKit's documentation asks for.
    case byHand
    /// By nobody but the test.
    case not
  }

  private(set) var way = Way.byItself
  private var record: AppearanceRecord?

  convenience init(_ name: String, _ way: Way, _ record: AppearanceRecord) {
    self.init(title: name)
    self.way = way
    self.record = record
  }

  /// Makes a controller a child, with its view in this one's.
  func take(_ child: ViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Takes a child's view out, and the child.
  func letGo(of child: ViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { way == .byItself }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record?.note(title, "WA", animated)
    begin(true, animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record?.note(title, "DA", animated)
    end()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record?.note(title, "WD", animated)
    begin(false, animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record?.note(title, "DD", animated)
    end()
  }

  private func begin(_ isAppearing: Bool, _ animated: Bool) {
    guard way == .byHand else { return }
    // A child that came while this container was on its way out has nothing to leave.
    for child in children where isAppearing || child.appearance != .disappeared {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  private func end() {
    guard way == .byHand else { return }
    for child in children where child.appearance != .disappeared {
      child.endAppearanceTransition()
    }
  }
}

/// Leaves it to the test when a change of a stack ends, and how.
final class DecidingAnimator: NSObject, ViewControllerAnimatedTransitioning,
  NavigationControllerDelegate
{
  private(set) weak var context: TransitionContext?

  func transitionDuration(using context: TransitionContext?) -> Double { 0.3 }

  func animateTransition(using context: TransitionContext) { self.context = context }

  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationOperation,
    from fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { self }
}
