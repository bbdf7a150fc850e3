public import Foundation

/// What lets a phone tremble; nothing of it is to be seen or heard in a picture.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  open func prepare() {}
}

@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public convenience init(style: FeedbackStyle) { self.init() }

  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
