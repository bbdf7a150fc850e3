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

/// How the window should look that a page asks for: it says nothing of that.
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {
  /// Whether there is a bar of menus.
  open var menuBarVisibility: NSNumber? { nil }
  /// Whether there is a status bar.
  open var statusBarVisibility: NSNumber? { nil }
  /// Whether there are toolbars.
  open var toolbarsVisibility: NSNumber? { nil }
  /// Whether the window can be made larger.
  open var allowsResizing: NSNumber? { nil }
  /// The place of its beginning.
  open var x: NSNumber? { nil }
  /// The place of its top.
  open var y: NSNumber? { nil }
  /// Its width.
  open var width: NSNumber? { nil }
  /// Its height.
  open var height: NSNumber? { nil }
}

/// An answer to a wish to go elsewhere.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  /// What was answered.
  public let response: SimulatedURLResponse
  init(_ response: SimulatedURLResponse) { self.response = response }
}
