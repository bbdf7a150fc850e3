public import AnimSourceRuntime
public import Foundation

extension WKWebView {
  /// Goes to an address, if the delegate agrees.
  @discardableResult public func load(_ request: SimulatedURLRequest) -> WKNavigation? {
    go(to: request.url)
  }
}

/// Something that is loaded.
@preconcurrency @MainActor open class WKNavigation: NSObject {}

/// What makes a page go elsewhere.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// Whether a page may go elsewhere.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

/// Whether an answer may be shown.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// A wish to go elsewhere: always an app's own.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  /// Where to.
  public let request: SimulatedURLRequest
  /// Why.
  open var navigationType: WKNavigationType { .other }
  /// The frame that is to go there.
  open var targetFrame: WKFrameInfo? { WKFrameInfo() }

  init(_ address: URL?) {
    request = SimulatedURLRequest(url: address ?? URL(fileURLWithPath: "/"))
  }
}

/// A frame of a page.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  /// Whether it is the whole page: yes.
  open var isMainFrame: Bool { true }
}

/// An answer to a wish to go elsewhere.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  /// What was answered.
  public let response: SimulatedURLResponse
  init(_ response: SimulatedURLResponse) { self.response = response }
}
