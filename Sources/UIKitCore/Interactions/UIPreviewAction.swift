public import Foundation

// Screens are not pressed hard here: none of these is shown.

/// Something that can be done with what is previewed.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The words for it.
  var title: String { get }
}

/// Something that can be done with what is previewed.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The look of an action.
  public enum Style: Int, Sendable { case `default`, selected, destructive }
  /// The words for it.
  public let title: String
  /// The look.
  public let style: Style
  /// What is done.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// An action with its words.
  public init(
    title: String, style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = { item, controller in
      guard let action = item as? UIPreviewAction else { return }
      handler(action, controller)
    }
  }
}

/// Several things that can be done with what is previewed.
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// The words for them.
  public let title: String
  /// Actions with words for them all.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
  }
}

/// Tells how hard a view is pressed: never.
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject {
  /// The view.
  open private(set) weak var view: UIView?
  /// Told how hard it is pressed.
  open weak var delegate: (any UIPreviewInteractionDelegate)?
  /// Watches a view.
  public init(view: UIView) { self.view = view }
  /// Where the finger is, in a view's coordinates.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  /// Ends it; does nothing.
  open func cancel() {}
}

/// Told how hard a view is pressed, so never.
@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Told of a part of the way to a preview, 0 to 1, and whether that is its end.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool)
  /// Told that it came to nothing.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}
