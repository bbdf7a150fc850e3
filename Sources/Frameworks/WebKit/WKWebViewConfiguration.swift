public import Foundation

/// How web views work; kept.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  /// Scripts and those who hear from them.
  open var userContentController = WKUserContentController()
  /// What pages may do.
  open var preferences = WKPreferences()
  /// What pages may do.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// What views have in common.
  open var processPool = WKProcessPool()
  /// Where pages keep data.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Whether films play within the page, false by default.
  open var allowsInlineMediaPlayback = false
  /// Whether films may go on in a window of their own.
  open var allowsPictureInPictureMediaPlayback = true
  /// The media that play only after a tap.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  /// Whether nothing is shown before all is there.
  open var suppressesIncrementalRendering = false
  /// What is added to what views say they are.
  open var applicationNameForUserAgent: String?
  /// What is recognised in texts.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// The settings by default.
  public override init() { super.init() }
  /// Keeps nobody: there are no addresses of an app's own kind.
  open func setURLSchemeHandler(_ urlSchemeHandler: AnyObject?, forURLScheme urlScheme: String) {}
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits, as in WebKit.
  public let rawValue: UInt
  /// The kinds whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sounds.
  public static let audio = Self(rawValue: 1)
  /// Films.
  public static let video = Self(rawValue: 2)
  /// All.
  public static let all: Self = [.audio, .video]
}

/// What is recognised in texts.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bits, as in WebKit.
  public let rawValue: UInt
  /// The kinds whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers to call.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses of pages.
  public static let link = Self(rawValue: 2)
  /// All.
  public static let all = Self(rawValue: .max)
}

/// What pages may do; kept.
@preconcurrency @MainActor open class WKPreferences: NSObject {
  /// The smallest size of letters.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts run; they do not.
  open var javaScriptEnabled = true
  /// Whether scripts open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether addresses that are known to be bad are told.
  open var isFraudulentWebsiteWarningEnabled = true
}

/// What a page may do; kept.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  /// Whether scripts run; they do not.
  open var allowsContentJavaScript = true
}

/// What views have in common.
@preconcurrency @MainActor open class WKProcessPool: NSObject {}

/// Where pages keep data: nowhere.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore()
  /// The store that lasts.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// A store that does not last.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// The kinds of data: none.
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  /// Is done at once: there is nothing to forget.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// Scripts and those who hear from them; kept, nothing runs.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  /// The scripts.
  open private(set) var userScripts: [WKUserScript] = []
  /// Nothing.
  public override init() { super.init() }
  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Takes all scripts away.
  open func removeAllUserScripts() { userScripts = [] }
  /// Keeps nobody: nothing is heard.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Does nothing.
  open func removeScriptMessageHandler(forName name: String) {}
  /// Does nothing.
  open func removeAllScriptMessageHandlers() {}
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script that would run in pages.
@preconcurrency @MainActor open class WKUserScript: NSObject {
  /// The text of the script.
  public let source: String
  /// When it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it runs in the whole page alone.
  public let isForMainFrameOnly: Bool
  /// A script.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// What a script says.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  /// What is said.
  open var body: Any { NSNull() }
  /// To whom.
  open var name: String { "" }
}

/// Hears what scripts say, so nothing.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Called with what was said.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
