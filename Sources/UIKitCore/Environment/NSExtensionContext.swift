public import Foundation

/// What an app hands over to an extension of another one; nobody does.
@preconcurrency @MainActor open class NSExtensionItem: NSObject {
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// The text.
  open var attributedContentText: NSAttributedString?
  /// What comes with it.
  open var attachments: [NSItemProvider]?
  /// What else is known.
  open var userInfo: [AnyHashable: Any]?

  /// An item of nothing.
  public override init() { super.init() }
}

/// The app around an extension; there is none.
@preconcurrency @MainActor open class NSExtensionContext: NSObject {
  /// What the app hands over.
  open var inputItems: [Any] { [] }
  /// Ends the extension; nobody waits for it, and what is to happen then does.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(true) }
  /// Ends the extension in vain; nobody waits for it.
  open func cancelRequest(withError error: any Error) {}
  /// Opens nothing, as there is no other app.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

extension UIViewController {
  /// The app around the extension that the controller is of; nil, since it is of an app.
  public var extensionContext: NSExtensionContext? { nil }
}
