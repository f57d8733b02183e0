public import struct Foundation.CGFloat

/// How the cover of the old screen gives way to the new one; recorded as data on the cover's view.
public struct CrossFade: Hashable, Sendable {
  /// The length of the fade in virtual time.
  public var duration: Duration
  /// The factor that the cover is scaled by while it fades; 1 leaves its size alone.
  public var scale: CGFloat

  /// Creates a fade.
  ///
  /// - Parameters:
  ///   - duration: The length in virtual time.
  ///   - scale: The factor that the cover is scaled by while it fades.
  public init(duration: Duration = .milliseconds(300), scale: CGFloat = 1) {
    self.duration = duration
    self.scale = scale
  }
}
