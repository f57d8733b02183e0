extension View {
  /// How UIKit would animate a change; the model takes them as data and does the same whatever they are.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates options from bits.
    ///
    /// - Parameter rawValue: The bits, as in UIKit.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views can be touched meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts where a running one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation starts again for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// A repeated animation runs forth and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Views are hidden and shown instead of removed and added.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Of even speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Flips about the vertical axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips about the vertical axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Turns the page up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Turns the page down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from one into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips about the horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips about the horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }
}
