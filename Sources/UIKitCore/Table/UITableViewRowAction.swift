public import Foundation

/// A button that a swipe uncovered before iOS 11, and still does where a delegate has no newer ones.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// The look of a button: red for what destroys.
  public enum Style: Int, Sendable {
    case `default`, normal
    /// Red, as `default` is.
    public static var destructive: Style { .default }
  }

  /// The look of the button.
  public let style: Style
  /// The text of the button.
  open var title: String?
  /// The colour behind the text.
  open var backgroundColor: UIColor?
  /// A blur behind the text; kept.
  open var backgroundEffect: UIVisualEffect?
  /// What the button calls.
  package let handler: (UITableViewRowAction, IndexPath) -> Void

  /// A button with a text.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .default ? .systemRed : .systemGray
    super.init()
  }
}
