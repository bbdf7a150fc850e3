public import Foundation

/// A moment of touching.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// In seconds of the virtual clock.
  public let timestamp: TimeInterval

  init(timestamp: TimeInterval) { self.timestamp = timestamp }
}
