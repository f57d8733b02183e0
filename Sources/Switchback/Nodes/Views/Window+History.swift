/// What the roots of a window looked like when they were shown first.
///
/// A root that comes back with more on it than it had then shows its former user's session.
package struct RootHistory {
  private var firstShown: [Int: [Int]] = [:]

  package init() {}

  /// Notes how a root looks, unless it has been noted before.
  @MainActor
  package mutating func noteShown(_ root: ViewController) {
    guard firstShown[root.birthNumber] == nil else { return }
    firstShown[root.birthNumber] = root.treeNumbers
  }

  /// The number of a controller that a root brings back from its earlier time, if there is one.
  @MainActor
  package func leftover(on root: ViewController) -> Int? {
    guard let first = firstShown[root.birthNumber] else { return nil }
    let known = Set(first)
    return root.treeNumbers.first { !known.contains($0) }
  }
}

extension ViewController {
  /// The birth numbers of the controller and of all inside it, outer ones first.
  fileprivate var treeNumbers: [Int] {
    var numbers: [Int] = []
    var pending = [self]
    while let controller = pending.popLast() {
      numbers.append(controller.birthNumber)
      pending.append(contentsOf: controller.storedChildren.reversed())
    }
    return numbers
  }
}

extension Window {
  /// Finds a root that was kept and brings back what an earlier session left on it.
  func reportKeptSession(of root: ViewController) {
    guard let leftover = rootHistory.leftover(on: root) else { return }
    simulation.report(
      .rootSwapKeptSession,
      """
      \(root.birthNumber) is shown by \(birthNumber) again with \(leftover), which an earlier session \
      left on it.
      """
    )
  }

  /// Decides what becomes of the presentations over a root that is replaced (facts F3.8, F3.8a).
  func reportLeftovers(of old: ViewController) {
    for presentation in presentations(over: old).all
    where presentation.isDesired && presentation.presented.presentedBy != nil {
      guard simulation.behavior.leftoverPresentation == .kept else {
        presentation.tearDown()
        continue
      }
      simulation.report(
        .rootSwapLeftover,
        """
        \(presentation.presented.birthNumber) stays in \(birthNumber), kept by \
        \(presentation.presenter?.birthNumber ?? 0).
        """
      )
    }
  }
}
