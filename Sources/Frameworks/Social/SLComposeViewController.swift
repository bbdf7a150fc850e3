// What the framework brings along, as its headers do.
@_exported public import Foundation
public import UIKitCore

/// Facebook.
public let SLServiceTypeFacebook = "com.apple.social.facebook"
/// Twitter.
public let SLServiceTypeTwitter = "com.apple.social.twitter"
/// Sina Weibo.
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
/// Tencent Weibo.
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"

/// What became of a message.
public enum SLComposeViewControllerResult: Int, Sendable { case cancelled, done }

/// What became of a message, and who is told.
public typealias SLComposeViewControllerCompletionHandler =
  @MainActor (
    SLComposeViewControllerResult
  ) -> Void

/// A sheet in which a message to a network is written: since iOS 11 there are none.
@preconcurrency @MainActor open class SLComposeViewController: UIViewController {
  /// Whether messages to a network can be written; never.
  open class func isAvailable(forServiceType serviceType: String) -> Bool { false }

  /// The network.
  public private(set) var serviceType = ""
  /// Told what became of the message.
  open var completionHandler: SLComposeViewControllerCompletionHandler?

  /// A sheet for a network; nil, as there are none.
  public init?(forServiceType serviceType: String) {
    super.init(nibName: nil, bundle: nil)
    return nil
  }
  /// One that an interface file describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the text; false if the sheet is shown.
  @discardableResult open func setInitialText(_ text: String) -> Bool { true }
  /// Adds a picture; false if it is too large.
  @discardableResult open func add(_ image: UIImage) -> Bool { true }
  /// Adds an address; false if it is too long.
  @discardableResult open func add(_ url: URL) -> Bool { true }
  /// Takes all pictures out.
  @discardableResult open func removeAllImages() -> Bool { true }
  /// Takes all addresses out.
  @discardableResult open func removeAllURLs() -> Bool { true }
}
