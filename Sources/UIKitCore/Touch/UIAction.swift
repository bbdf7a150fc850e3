public import Foundation

/// Something to do when a control says so.
@preconcurrency @MainActor public final class UIAction: NSObject {
  /// The text for buttons that show the action; empty by default.
  public let title: String
  /// The picture for buttons that show the action; nil by default.
  public let image: UIImage?
  /// The object that caused the action, while it runs.
  public private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// An action that calls `handler` with itself whenever a control sends it.
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
