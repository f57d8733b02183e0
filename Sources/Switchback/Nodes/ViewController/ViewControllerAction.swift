/// A method that a controller may hand outwards to one that cares: in UIKit a selector.
public struct ViewControllerAction: Hashable, Sendable {
  /// `show(_:sender:)`.
  public static let show = ViewControllerAction("showViewController:sender:")
  /// `showDetailViewController(_:sender:)`.
  public static let showDetail = ViewControllerAction("showDetailViewController:sender:")

  /// The name of the method.
  public let name: String

  /// Creates an action of an app's own.
  ///
  /// - Parameter name: The name of the method.
  public init(_ name: String) { self.name = name }
}
