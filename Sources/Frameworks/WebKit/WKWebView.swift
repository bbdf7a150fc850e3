import AnimLayers
import AnimStandIns
public import Foundation
public import UIKitCore

/// A view for web pages: the address of one, or the text of one that an app has written, stands for it.
///
/// Pages are not loaded or laid out here, of which the simulation warns once. What is asked for is there a moment
/// later, on the stage's clock, and the navigation delegate is told so.
@preconcurrency @MainActor open class WKWebView: UIView {
  /// How the view works.
  public let configuration: WKWebViewConfiguration
  /// Who decides what is loaded, and is told of it.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Who shows what pages ask for: never asked.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The view that scrolls.
  public let scrollView = UIScrollView(frame: .zero)
  private let words = UILabel(frame: .zero)
  private let symbol = UIImageView(image: UIImage(systemName: "globe"))
  private var pages: [Page] = []
  private var index = -1
  private var pending: MediaClock.Token?
  /// The seconds after which a page is there.
  private static let loadingTime = 0.05

  private struct Page {
    var url: URL?
    var title: String?
    var text: String
    var isWritten: Bool
  }

  /// A view of no page.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// One that an interface file describes.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = backgroundColor ?? .systemBackground
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(scrollView, at: 0)
    words.numberOfLines = 0
    symbol.tintColor = .tertiaryLabel
    symbol.contentMode = .scaleAspectFit
    scrollView.addSubview(words)
    scrollView.addSubview(symbol)
    symbol.isHidden = true
  }

  /// The address of the page.
  open var url: URL? { page?.url }
  /// The title of the page, as far as it is known: that of written ones, and the host of others.
  open var title: String? { page?.title }
  /// Whether a page is on its way.
  open private(set) var isLoading = false
  /// The part of the page that is there, 0 to 1.
  open private(set) var estimatedProgress = 0.0
  /// Whether there is a page before this one.
  open var canGoBack: Bool { index > 0 }
  /// Whether there is a page after this one.
  open var canGoForward: Bool { index + 1 < pages.count }
  /// Whether a swipe goes back; kept.
  open var allowsBackForwardNavigationGestures = false
  /// Whether a long press shows a page; kept.
  open var allowsLinkPreview = true
  /// What the view says it is; kept.
  open var customUserAgent: String?
  /// The colour below the page; kept.
  open var underPageBackgroundColor: UIColor!
  /// Whether developers can look into the page; kept.
  open var isInspectable = false
  private var page: Page? { pages.indices.contains(index) ? pages[index] : nil }

  /// Shows a page that an app has written: its text without tags.
  @discardableResult open func loadHTMLString(
    _ string: String, baseURL: URL?
  ) -> WKNavigation? {
    let title = string.firstMatch(of: /<title[^>]*>([^<]*)</).map { String($0.1) }
    return go(
      to: Page(url: baseURL, title: title, text: Self.text(of: string), isWritten: true))
  }

  /// Shows a file: its name.
  @discardableResult open func loadFileURL(
    _ URL: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? { go(to: URL) }

  /// Goes to an address.
  func go(to address: URL?) -> WKNavigation? {
    go(
      to: Page(
        url: address, title: address?.host, text: address?.absoluteString ?? "", isWritten: false))
  }

  private func go(to page: Page) -> WKNavigation? {
    let navigation = WKNavigation()
    let action = WKNavigationAction(page.url)
    var isAllowed = true
    navigationDelegate?.webView(self, decidePolicyFor: action) { isAllowed = $0 != .cancel }
    guard isAllowed else { return nil }
    pages = pages.prefix(index + 1) + [page]
    index = pages.count - 1
    begin(navigation)
    return navigation
  }

  private func begin(_ navigation: WKNavigation) {
    stopLoading()
    isLoading = true
    estimatedProgress = 0.1
    keyObservers?.check()
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    pending = MediaClock.current.schedule(after: Self.loadingTime) { [weak self] in
      self?.finish(navigation)
    }
  }

  private func finish(_ navigation: WKNavigation) {
    pending = nil
    isLoading = false
    estimatedProgress = 1
    showPage()
    navigationDelegate?.webView(self, didCommit: navigation)
    keyObservers?.check()
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  /// Ends what is on its way.
  open func stopLoading() {
    if let pending { MediaClock.current.cancel(pending) }
    pending = nil
    isLoading = false
  }

  /// Loads the page again.
  @discardableResult open func reload() -> WKNavigation? { move(by: 0) }
  /// Goes to the page before this one.
  @discardableResult open func goBack() -> WKNavigation? { move(by: -1) }
  /// Goes to the page after this one.
  @discardableResult open func goForward() -> WKNavigation? { move(by: 1) }

  private func move(by step: Int) -> WKNavigation? {
    guard pages.indices.contains(index + step) else { return nil }
    index += step
    let navigation = WKNavigation()
    begin(navigation)
    return navigation
  }

  /// Answers at once that nothing came out: no scripts run.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "estimatedProgress": estimatedProgress
    case "title": title
    case "URL", "url": url
    case "loading", "isLoading": isLoading
    case "canGoBack": canGoBack
    case "canGoForward": canGoForward
    default: super.value(forKey: key)
    }
  }

  // MARK: Look

  private func showPage() {
    StandIn.web.warn()
    guard let page else { return }
    symbol.isHidden = page.isWritten
    words.text = page.text
    words.font = .systemFont(ofSize: page.isWritten ? 16 : 13)
    words.textColor = page.isWritten ? .label : .secondaryLabel
    words.textAlignment = page.isWritten ? .natural : .center
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = scrollView.bounds.size
    let margin: CGFloat = 16
    let size = words.sizeThatFits(
      CGSize(width: max(0, room.width - 2 * margin), height: .greatestFiniteMagnitude))
    guard page?.isWritten == false else {
      words.frame = CGRect(
        x: margin, y: margin, width: max(0, room.width - 2 * margin), height: size.height)
      scrollView.contentSize = CGSize(width: room.width, height: size.height + 2 * margin)
      return
    }
    let side = min(64, room.width / 2, room.height / 2)
    let y = room.height / 2 - side
    symbol.frame = CGRect(x: (room.width - side) / 2, y: y, width: side, height: side)
    words.frame = CGRect(
      x: margin, y: y + side + 8, width: max(0, room.width - 2 * margin), height: size.height)
    scrollView.contentSize = room
  }

  /// The words of a page without its tags, a line for each block.
  static func text(of page: String) -> String {
    let body = page.replacing(/(?is)<(script|style|head)\b.*?<\/\1>/, with: "")
    let lines = body.replacing(/\s+/, with: " ")
      .replacing(/(?i)<\/(p|div|h\d|li|tr|ul|ol|section)>|<br\s*\/?>/, with: "\n")
      .replacing(/<[^>]*>/, with: "")
    let names = [("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
    return names.reduce(lines) { $0.replacing($1.0, with: $1.1) }
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

/// Decides what is loaded, and is told of it; what is not implemented allows everything.
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Whether the view may go elsewhere.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// Whether an answer may be shown; not asked.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  /// Called when a page is asked for.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when a page begins to come.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when a page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called when a page could not be shown, so never.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called when a page could not be had, so never.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
}

extension WKNavigationDelegate {
  /// Allows it.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Allows it.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
}

/// Shows what pages ask for: never asked, since no scripts run.
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {}
