public import Foundation

/// The menu and the preview that a long press opens.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Makes the controller whose view is shown in place of what was pressed.
  public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
  /// Makes the menu, given what the system suggests: nothing.
  public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

  /// The app's name for what was pressed.
  public let identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// A configuration; without `previewProvider`, what was pressed is lifted itself.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}
