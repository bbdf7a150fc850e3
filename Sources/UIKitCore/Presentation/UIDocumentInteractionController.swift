public import Foundation

/// Offers what other apps can do with a file; there are none, so that nothing is offered.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?
  /// The kind of the file.
  open var uti: String?
  /// The name of the file.
  open lazy var name: String? = url?.lastPathComponent
  /// What the other app is told; kept.
  open var annotation: Any?
  /// Told of what is shown, so never.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Of no file yet.
  public override init() { super.init() }
  /// Of a file.
  public init(url: URL) { self.url = url }

  /// Shows the file; false, as no app is there that would.
  @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
  /// Shows what can be done; false, as nothing can.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows what can be done; false, as nothing can.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Shows which apps open the file; false, as none does.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows which apps open the file; false, as none does.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Does nothing: nothing is shown.
  open func dismissMenu(animated: Bool) {}
  /// Does nothing: nothing is shown.
  open func dismissPreview(animated: Bool) {}
}

/// Told of what is shown of a file, so never.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol
{}

/// Makes what is shared when it is known with whom.
@preconcurrency @MainActor open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// What stands for it until then.
  public let placeholderItem: Any?
  /// The kind of activity that asks; nil before one does.
  open private(set) var activityType: UIActivity.ActivityType?

  /// Something that `item` makes later.
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

  /// What is shared; subclasses make it.
  open var item: Any { placeholderItem ?? "" }

  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
