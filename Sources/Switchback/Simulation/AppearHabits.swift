/// What nodes do from their appearance callbacks, to find those that do the same each time.
///
/// A gate that presents the login whenever it appears presents it again as soon as it has gone; a container
/// that adds a child whenever it appears has two of them the next time. The library cannot know whether
/// anybody wants that; but the third time in a row is told.
package struct AppearHabits {
  /// What a node does.
  package enum Deed: Hashable {
    /// It presents or pushes.
    case show
    /// It adds a child.
    case add
  }

  /// What one node has done, appearance by appearance.
  private struct Habit {
    var kind: ObjectIdentifier
    var title: String?
    /// The birth number of the last one.
    var latest: Int
    var count = 1
    var isDone = true
  }

  private struct Key: Hashable {
    var node: Int
    var deed: Deed
  }

  /// How many times in a row the same may be done.
  private static let patience = 3
  private var habits: [Key: Habit] = [:]
  /// The birth number of the node whose appearance callback runs, or 0.
  package var appearing = 0

  package init() {}

  /// A node appears; what it did not do the last time is no habit, nor is adding what has gone since.
  ///
  /// - Parameters:
  ///   - node: The birth number of the node.
  ///   - hasChild: Whether it has the child with a birth number.
  package mutating func beginAppearance(of node: Int, hasChild: (Int) -> Bool) {
    guard !habits.isEmpty else { return }
    for deed in [Deed.show, .add] {
      let key = Key(node: node, deed: deed)
      guard let habit = habits[key] else { continue }
      let goesOn = habit.isDone && (deed == .show || hasChild(habit.latest))
      habits[key] = goesOn ? habit : nil
      habits[key]?.isDone = false
    }
  }

  /// Notes that a node is shown or added, which may be from an appearance callback.
  ///
  /// - Returns: Whether that has now become a habit of the node that appears.
  package mutating func note(
    _ deed: Deed,
    _ node: Int,
    of kind: ObjectIdentifier,
    titled title: String?
  ) -> Bool {
    guard appearing != 0 else { return false }
    let key = Key(node: appearing, deed: deed)
    guard var habit = habits[key], habit.kind == kind, habit.title == title else {
      habits[key] = Habit(kind: kind, title: title, latest: node)
      return false
    }
    habit.latest = node
    if !habit.isDone { habit.count += 1 }
    let isHabit = !habit.isDone && habit.count == Self.patience
    habit.isDone = true
    habits[key] = habit
    return isHabit
  }
}
