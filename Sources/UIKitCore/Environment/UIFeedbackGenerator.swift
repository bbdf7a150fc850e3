public import Foundation

/// The base of generators of vibrations, which are neither seen nor heard in a picture.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  /// Readies the hardware in UIKit; does nothing here.
  open func prepare() {}
}

/// The vibration of things that hit each other, without effect.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The heaviness of what hits.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// A generator; the style makes no difference.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Vibrates in UIKit; does nothing here.
  open func impactOccurred() {}
  /// Vibrates in UIKit with a strength in 0…1; does nothing here.
  open func impactOccurred(intensity: CGFloat) {}
}

/// The vibration of a choice that changes, without effect.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Vibrates in UIKit; does nothing here.
  open func selectionChanged() {}
}

/// The vibration of success or failure, without effect.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of which a vibration tells.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Vibrates in UIKit; does nothing here.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
