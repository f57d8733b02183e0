#if canImport(CoreGraphics)
@_exported public import struct CoreGraphics.CGAffineTransform
#else
public import struct Foundation.CGFloat

/// A transform of a view, recorded as data.
public struct CGAffineTransform: Hashable, Sendable {
  /// The factor of the width.
  public var a: CGFloat
  /// The part of the width that becomes height.
  public var b: CGFloat
  /// The part of the height that becomes width.
  public var c: CGFloat
  /// The factor of the height.
  public var d: CGFloat
  /// The way along the first axis, in points.
  public var tx: CGFloat
  /// The way along the second axis, in points.
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(scaleX: 1, y: 1)

  /// Creates a transform that scales.
  ///
  /// - Parameters:
  ///   - sx: The factor of the width.
  ///   - sy: The factor of the height.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    a = sx
    b = 0
    c = 0
    d = sy
    tx = 0
    ty = 0
  }
}
#endif
