/// Whether the screens of a stack hide the bar at the bottom, before a change and after it.
package struct BottomBar {
  /// Whether the bar is hidden as the stack that is shown has it.
  package private(set) var isHidden = false
  /// Whether it will be, once the stack that is desired is shown.
  package var willBeHidden = false
  private var wasHidden = false

  /// What is desired is shown from now on.
  package mutating func follow() {
    wasHidden = isHidden
    isHidden = willBeHidden
  }

  /// What was shown before is shown again, and desired.
  package mutating func giveUp() {
    isHidden = wasHidden
    willBeHidden = wasHidden
  }
}
