internal import Dispatch

/// The queue on which the main actor runs its work.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the caller runs on the main queue; on Linux that need not be the main thread.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }
}
