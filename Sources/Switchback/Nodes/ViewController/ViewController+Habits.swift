extension ViewController {
  /// Notes that another appearance begins.
  func beginHabit() {
    simulation.habits.beginAppearance(of: birthNumber) { latest in
      storedChildren.contains { $0.birthNumber == latest }
    }
  }

  /// Calls one of the user's appearance methods, and watches what is done in it.
  func deliverWatched(_ kind: Event.Kind, _ call: () -> Void) {
    let outer = simulation.habits.appearing
    simulation.habits.appearing = birthNumber
    deliver(kind, call)
    simulation.habits.appearing = outer
  }

  /// Finds a controller that presents or pushes the same each time it appears; called with what is shown.
  func noteShowing() {
    guard isHabit(.show) else { return }
    simulation.report(
      .appearLoop,
      """
      \(simulation.habits.appearing) shows \(birthNumber), or one like it, for the third time in a row as \
      it appears.
      """
    )
  }

  /// Finds a container that adds the same each time it appears and has it already; called with the child.
  func noteAdding(to parent: ViewController) {
    guard simulation.habits.appearing == parent.birthNumber, isHabit(.add) else { return }
    simulation.report(
      .appearChildAgain,
      """
      \(parent.birthNumber) adds \(birthNumber) as it appears, for the third time in a row one like the \
      child that it had.
      """
    )
  }

  private func isHabit(_ deed: AppearHabits.Deed) -> Bool {
    simulation.habits.note(deed, birthNumber, of: ObjectIdentifier(type(of: self)), titled: title)
  }
}
