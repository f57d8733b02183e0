/// How far a controller is on its way onto the screen or off it.
public enum AppearanceState: Int, CaseIterable, FiniteDomain {
  /// Off screen.
  case disappeared

  /// On its way onto the screen: told that it will appear, not yet that it did.
  case appearing

  /// On screen.
  case appeared

  /// On its way off the screen: told that it will disappear, not yet that it did.
  case disappearing
}

/// What a container does to the appearance of a child.
public enum AppearanceEvent: Int, CaseIterable, FiniteDomain {
  /// The child starts to appear.
  case beginAppearing

  /// The child starts to disappear.
  case beginDisappearing

  /// The change that was begun last comes to its end.
  case end
}

/// What a controller is told about its appearance.
public enum AppearanceEffect: Int, CaseIterable, Hashable, Sendable {
  /// Tell it that it will appear.
  case willAppear

  /// Tell it that it will disappear.
  case willDisappear

  /// Tell it that it has appeared.
  case didAppear

  /// Tell it that it has disappeared.
  case didDisappear

  /// Tell it nothing, but report the call as unbalanced.
  case unbalanced
}
