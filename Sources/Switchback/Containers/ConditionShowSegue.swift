/// A segue that shows its destination as the child for a condition, in place of the former one.
///
/// Register it with `SegueKind.custom(ConditionShowSegue.init(identifier:source:destination:))`, from the
/// scene of a container to each screen that may stand in it. From a ``ConditionalContainerController`` it
/// gives the destination to that, which performs it when its condition picks another branch. From any other
/// controller it does the dance of containment itself: the child that such a segue showed there before gets
/// `willMove(toParent: nil)`, its view is removed, `removeFromParent`; the new one `addChild`, its view in the
/// source's bounds, `didMove`. Only that child is taken away: other segues of the source, and children that
/// came otherwise, are left alone.
///
/// Errors: `condition.segue-by-hand`, and those of `addChild`.
@preconcurrency @MainActor
open class ConditionShowSegue: StoryboardSegue {
  /// Shows the destination, and removes the former child.
  open override func perform() {
    if let container = source as? any SegueTaker {
      container.take(destination)
    } else {
      source.replaceConditionChild(with: destination)
    }
  }
}

extension SegueKind {
  /// Shows the destination as the child for a condition, see ``ConditionShowSegue``.
  public static var showForCondition: SegueKind {
    custom(ConditionShowSegue.init(identifier:source:destination:))
  }

  /// Whether a container that picks by a condition may perform it for a branch.
  var isForCondition: Bool { segueClass is ConditionShowSegue.Type }
}

/// A container that decides itself when a child for its condition comes.
@MainActor
protocol SegueTaker: ViewController {
  /// Takes the destination of a segue that it performs for a branch.
  func take(_ destination: ViewController)
}

extension ViewController {
  fileprivate func replaceConditionChild(with arriving: ViewController) {
    for former in storedChildren
    where former.status.contains(.conditionChild) && former !== arriving {
      letGo(of: former)
    }
    embed(arriving)
    if arriving.parent === self { arriving.status.insert(.conditionChild) }
  }

  /// Takes a child away, as UIKit has containers do it.
  func letGo(of child: ViewController) {
    child.willMove(toParent: nil)
    if let childView = child.viewIfLoaded, childView.isDescendant(of: view) {
      childView.removeFromSuperview()
    }
    if child.parent === self { child.removeFromParent() }
    // An override may have kept super from it.
    if child.parent === self { child.leaveParent() }
  }
}
