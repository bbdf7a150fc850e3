import AnimSourceRuntime
public import Foundation
public import UIKitCore
import WebKit

/// A page in the browser within an app: the page's address under the browser's bar.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// How the browser works; kept.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// Whether the page opens as a text to read.
    open var entersReaderIfAvailable = false
    /// Whether bars get smaller while one scrolls.
    open var barCollapsingEnabled = true
    /// The settings by default.
    public override init() { super.init() }
  }

  /// What the button says that closes the browser.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  private let address: URL
  private let page = WKWebView(frame: .zero)
  private let bar = UINavigationBar(frame: .zero)
  /// Who is told that the browser closes.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of the bar; nil, the default, for the usual one.
  open var preferredBarTintColor: UIColor? { didSet { bar.barTintColor = preferredBarTintColor } }
  /// The colour of the bar's buttons; nil, the default, for the usual one.
  open var preferredControlTintColor: UIColor? {
    didSet { bar.tintColor = preferredControlTintColor }
  }
  /// What the button says that closes the browser.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// How the browser works.
  public let configuration: Configuration

  /// The browser at an address.
  public init(url URL: URL, configuration: Configuration) {
    address = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// The browser at an address.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// The browser at an address.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) { self.init(url: URL) }

  /// One that an interface file describes.
  public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(page)
    view.addSubview(bar)
    let item = UINavigationItem(title: address.host ?? "")
    let title =
      switch dismissButtonStyle {
      case .done: "Done"
      case .close: "Close"
      case .cancel: "Cancel"
      }
    item.leftBarButtonItem = UIBarButtonItem(
      title: title, primaryAction: UIAction { [weak self] _ in self?.close() })
    bar.items = [item]
    page.load(SimulatedURLRequest(url: address))
  }

  private func close() {
    delegate?.safariViewControllerDidFinish(self)
    dismiss(animated: true)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 44)
    page.frame = CGRect(
      x: 0, y: top + 44, width: view.bounds.width, height: max(0, view.bounds.height - top - 44))
  }
}

/// Told that the browser closes.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called before the browser closes; does nothing unless implemented.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
