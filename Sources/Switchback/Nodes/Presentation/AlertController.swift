/// An alert or an action sheet: a controller whose actions send it away when a person taps them.
///
/// It is presented like any other controller. An action sheet on a pad is a popover and needs an anchor:
/// `present.no-anchor`.
@preconcurrency @MainActor
open class AlertController: ViewController {
  /// What an alert looks like.
  public enum Style: Hashable, Sendable {
    /// A list of actions at the bottom of the screen; on a pad a popover.
    case actionSheet
    /// A box in the middle of the screen.
    case alert
  }

  package private(set) var storedActions: [AlertAction] = []

  /// Whether it is an alert or an action sheet; set when it is created.
  public private(set) var preferredStyle = Style.actionSheet

  /// The text under the title, as data.
  open var message: String?

  /// Creates an alert or an action sheet; ``Behavior/idiom`` decides how it is presented.
  ///
  /// - Parameters:
  ///   - title: The title, which also names the node.
  ///   - message: The text under the title.
  ///   - preferredStyle: Whether it is an alert or an action sheet.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    let isPopover = preferredStyle == .actionSheet && simulation.behavior.idiom == .pad
    modalPresentationStyle = isPopover ? .popover : .custom
  }

  /// The actions, in the order in which they were added.
  open var actions: [AlertAction] { storedActions }

  /// Adds an action.
  ///
  /// - Parameter action: The action.
  open func addAction(_ action: AlertAction) { storedActions.append(action) }
}

/// One thing that a person can choose in an alert.
@preconcurrency @MainActor
public final class AlertAction: NSObject {
  /// What an action looks like.
  public enum Style: Hashable, Sendable {
    /// An action like any other.
    case `default`
    /// The action that changes nothing.
    case cancel
    /// An action that takes something away.
    case destructive
  }

  /// The text on the button.
  public let title: String?
  /// What the action looks like, as data.
  public let style: Style
  /// Whether it can be tapped.
  public var isEnabled = true
  let handler: ((AlertAction) -> Void)?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The text on the button.
  ///   - style: What it looks like.
  ///   - handler: Called when the alert's dismissal has ended (fact F2.16).
  public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

extension AlertController {
  /// Taps an action, as a person does: the alert goes, animated, and then the handler runs.
  ///
  /// The handler is the completion of the dismissal: when it runs the alert has been told that it has
  /// disappeared, and its presenter presents nothing (fact F2.16). `dismiss` is not called. Error:
  /// `alert.tap-refused` if a person cannot tap it: the alert has no such action or that is disabled, the
  /// alert is not on screen, comes or goes, or has something presented over it. Then nothing changes.
  ///
  /// - Parameter action: The action.
  /// - Complexity: O(*n*) in the number of views in shown windows.
  public func tap(_ action: AlertAction) {
    simulation.perform("tap action", on: birthNumber) {
      guard let obstacle = obstacle(to: action) else {
        let handler = action.handler
        presentedBy?.depart(animated: true, completion: handler.map { run in { run(action) } })
        return
      }
      simulation.report(
        .alertTapRefused,
        "The action \(text: action.title ?? "without title") of \(birthNumber) cannot be tapped: \(obstacle)."
      )
    }
  }

  private func obstacle(to action: AlertAction) -> Message? {
    if !actions.contains(where: { $0 === action }) { return "the alert does not have it" }
    if !action.isEnabled { return "it is disabled" }
    guard let presentedBy else { return "nobody presents the alert" }
    return presentedBy.obstacleToFinger
  }
}
