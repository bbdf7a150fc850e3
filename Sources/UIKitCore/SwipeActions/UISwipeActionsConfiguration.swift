public import Foundation

/// An action on a row, behind a button that a swipe uncovers.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The kind of an action, which decides its button's colour.
  public enum Style: Int, Sendable { case normal, destructive }

  /// Does what the action is for and tells whether it was done, now or later.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
  ) -> Void

  /// The kind of the action.
  public let style: Style
  /// The closure that the button, or a full swipe, calls.
  public let handler: Handler
  /// Text of the button, in white; nil for none.
  open var title: String?
  /// Image of the button, above the title or alone; by default none.
  open var image: UIImage?
  /// Colour of the button; red for destructive actions and grey for others, unless it is set.
  open var backgroundColor: UIColor!

  /// Creates an action with a button in its kind's colour.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

/// The actions at one edge of a row, the first one next to the edge.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions from the row's edge inwards.
  public let actions: [UIContextualAction]
  /// Whether a swipe across the row performs the first action; by default true.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions, the first one next to the row's edge.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
