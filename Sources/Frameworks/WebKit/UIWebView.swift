public import AnimSourceRuntime
public import Foundation
public import UIKitCore

/// UIKit's view for web pages from before iOS 8; the address of a page, or the text of one that an app has written, stands for it.
///
/// What is asked for is there a moment later, as in a `WKWebView`, and the delegate is told so.
@preconcurrency @MainActor open class UIWebView: UIView {
  /// What makes a view go to a page.
  public enum NavigationType: Int, Sendable {
    case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
  }

  /// Who decides what is loaded, and is told of it.
  open weak var delegate: (any UIWebViewDelegate)?
  /// Whether pages are made to fit the view; kept.
  open var scalesPageToFit = false
  /// Whether telephone numbers become links; kept.
  open var detectsPhoneNumbers = true
  /// What becomes links; kept.
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  /// Whether films play in the page; kept.
  open var allowsInlineMediaPlayback = false
  /// Whether films wait for a tap; kept.
  open var mediaPlaybackRequiresUserAction = true
  /// Whether nothing is seen before all is there; kept.
  open var suppressesIncrementalRendering = false
  /// Whether scripts can bring the keyboard; kept.
  open var keyboardDisplayRequiresUserAction = true

  private let view = WKWebView(frame: .zero)
  private let listener = Listener()
  private var kind = NavigationType.other

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// One that an interface file describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.navigationDelegate = listener
    listener.view = self
    insertSubview(view, at: 0)
  }

  /// The view that scrolls.
  open var scrollView: UIScrollView { view.scrollView }
  /// What was asked for; nil for nothing yet.
  open private(set) var request: SimulatedURLRequest?
  /// Whether a page is on its way.
  open var isLoading: Bool { view.isLoading }
  /// Whether there is a page before this one.
  open var canGoBack: Bool { view.canGoBack }
  /// Whether there is a page after this one.
  open var canGoForward: Bool { view.canGoForward }

  /// Goes to an address.
  open func loadRequest(_ request: SimulatedURLRequest) {
    self.request = request
    go(.other) { $0.load(request) }
  }
  /// Shows a page that an app has written: its text without tags.
  open func loadHTMLString(_ string: String, baseURL: URL?) {
    go(.other) { $0.loadHTMLString(string, baseURL: baseURL) }
  }
  /// Shows a file by its contents: the text of a page, nothing of others.
  open func load(
    _ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL
  ) {
    let text = MIMEType.hasPrefix("text/") ? String(decoding: data, as: UTF8.self) : ""
    loadHTMLString(text, baseURL: baseURL)
  }
  /// Loads the page again.
  open func reload() { go(.reload) { $0.reload() } }
  /// Ends what is on its way.
  open func stopLoading() { view.stopLoading() }
  /// Goes to the page before this one.
  open func goBack() { go(.backForward) { $0.goBack() } }
  /// Goes to the page after this one.
  open func goForward() { go(.backForward) { $0.goForward() } }
  /// Nothing comes out: no scripts run.
  open func stringByEvaluatingJavaScript(from script: String) -> String? { "" }

  private func go(_ kind: NavigationType, _ action: (WKWebView) -> WKNavigation?) {
    self.kind = kind
    _ = action(view)
  }

  /// Hands on what the inner view tells.
  private final class Listener: NSObject, WKNavigationDelegate {
    weak var view: UIWebView?

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      guard let view, let delegate = view.delegate else { return decisionHandler(.allow) }
      let isAllowed = delegate.webView(
        view, shouldStartLoadWith: navigationAction.request, navigationType: view.kind)
      decisionHandler(isAllowed ? .allow : .cancel)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      view.map { $0.delegate?.webViewDidStartLoad($0) }
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      view.map { $0.delegate?.webViewDidFinishLoad($0) }
    }
  }
}

/// Decides what a view for web pages loads, and is told of it; what is not implemented allows everything.
@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
  /// Whether the view may go elsewhere.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: SimulatedURLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool
  /// Called when a page begins to come.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Called when a page is there.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Called when a page could not be had, so never.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  /// Allows it.
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: SimulatedURLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  /// Does nothing.
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  /// Does nothing.
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  /// Does nothing.
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
