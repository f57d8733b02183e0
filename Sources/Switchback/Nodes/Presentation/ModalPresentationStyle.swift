/// The ways in which a controller can be presented.
public enum ModalPresentationStyle: Hashable, Sendable {
  /// Covers the window and takes the presenter's view out of it.
  case fullScreen
  /// A sheet of the window's height.
  case pageSheet
  /// A smaller sheet.
  case formSheet
  /// Covers the nearest controller that defines the context, and takes its view out.
  case currentContext
  /// Presented by a presentation controller of the user's own.
  case custom
  /// Covers the window and leaves the presenter's view beneath.
  case overFullScreen
  /// Covers the nearest controller that defines the context, and leaves its view beneath.
  case overCurrentContext
  /// A box that points at its anchor.
  case popover
  /// No style; such a controller is presented as with ``automatic``.
  case none
  /// The system's choice, which is a page sheet.
  case automatic

  /// The style that the system really uses in place of this one (facts F2.4a and F2.1a).
  ///
  /// - Parameter behavior: Which device it is, and how sheets come on a phone.
  /// - Returns: This style, or the one that it becomes.
  package func adapted(to behavior: Behavior) -> ModalPresentationStyle {
    guard behavior.idiom == .phone else { return self }
    let areCards = behavior.sheetsOnPhone == .cards
    return switch self {
    case .pageSheet, .formSheet, .none, .automatic: areCards ? self : .fullScreen
    case .popover: areCards ? .pageSheet : .fullScreen
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: self
    }
  }

  /// Whether a phone makes something else of the style, unless the delegate says what.
  package var isAdaptive: Bool { isSheet || self == .popover }

  /// Whether it is a sheet, which a person can swipe down.
  package var isSheet: Bool {
    switch self {
    case .pageSheet, .formSheet, .none, .automatic: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover:
      false
    }
  }

  /// Whether the presenter's view leaves the window, with its appearance callbacks (fact
  /// F2.1).
  package var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presentation hides everything beneath it.
  package var coversWindow: Bool { self == .fullScreen }

  /// Whether even a presentation without animation ends in a later turn (fact F2.4).
  package var endsLater: Bool {
    switch self {
    case .pageSheet, .formSheet, .popover, .none, .automatic, .custom: true
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: false
    }
  }

  /// Who presents: the farthest ancestor, or the nearest that defines the context (facts F2.6, F2.7).
  package var family: PresentationRules.Family {
    switch self {
    case .currentContext, .overCurrentContext: .currentContext
    case .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .popover, .none, .automatic:
      .fullScreen
    }
  }
}
