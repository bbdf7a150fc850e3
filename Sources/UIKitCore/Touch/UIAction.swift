public import Foundation

/// Something to do when a control says so.
@preconcurrency @MainActor public final class UIAction: NSObject {
  public let title: String
  public let image: UIImage?
  /// Whoever caused the action, while it runs.
  public private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.image = image
    self.handler = handler
  }

  func perform(sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
