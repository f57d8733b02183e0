/// What nodes show from their appearance callbacks, to find those that do so for ever.
///
/// A gate that presents the login whenever it appears presents it again as soon as it has gone. The library
/// cannot know whether the user wants that; but the third time in a row is told: `appear.loop`.
package struct AppearHabits {
  /// What one node has shown, appearance by appearance.
  private struct Habit {
    var kind: ObjectIdentifier
    var title: String?
    var count = 1
    var hasActed = true
  }

  /// How many times in a row the same may be shown.
  private static let patience = 3
  private var habits: [Int: Habit] = [:]
  /// The birth number of the node whose appearance callback runs, or 0.
  package var appearing = 0

  package init() {}

  /// A node appears; what it did not do the last time is no habit.
  package mutating func beginAppearance(of node: Int) {
    guard !habits.isEmpty, let habit = habits[node] else { return }
    habits[node] = habit.hasActed ? habit : nil
    habits[node]?.hasActed = false
  }

  /// Notes that something is shown, which may be from an appearance callback.
  ///
  /// - Returns: Whether that has now become a habit of the node that appears.
  package mutating func note(_ kind: ObjectIdentifier, titled title: String?) -> Bool {
    guard appearing != 0 else { return false }
    guard var habit = habits[appearing], habit.kind == kind, habit.title == title else {
      habits[appearing] = Habit(kind: kind, title: title)
      return false
    }
    guard !habit.hasActed else { return false }
    habit.hasActed = true
    habit.count += 1
    habits[appearing] = habit
    return habit.count == Self.patience
  }
}
