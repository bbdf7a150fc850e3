public import Foundation
import UIKitCore

/// The replacement of `HTTPCookiePropertyKey`: the name of something that a cookie says.
public struct SimulatedCookieKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Something by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The same.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Its name.
  public static let name = Self("Name")
  /// What it says.
  public static let value = Self("Value")
  /// The host, or the domain, that it is for.
  public static let domain = Self("Domain")
  /// The beginning of the paths that it is for.
  public static let path = Self("Path")
  /// The address that set it.
  public static let originURL = Self("OriginURL")
  /// The version of the rules.
  public static let version = Self("Version")
  /// Whether it is for safe connections alone.
  public static let secure = Self("Secure")
  /// When it ends.
  public static let expires = Self("Expires")
  /// What it is for.
  public static let comment = Self("Comment")
  /// Where it is told what it is for.
  public static let commentURL = Self("CommentURL")
  /// Whether it ends with the session.
  public static let discard = Self("Discard")
  /// After how many seconds it ends.
  public static let maximumAge = Self("Max-Age")
  /// The ports that it is for.
  public static let port = Self("Port")
}

/// The replacement of `HTTPCookie` in sources of apps.
open class SimulatedCookie: NSObject {
  /// All that it says.
  public let properties: [SimulatedCookieKey: Any]?

  /// A cookie; nil without a name, a value, a path, and a domain or an address, as in Foundation.
  public init?(properties: [SimulatedCookieKey: Any]) {
    guard let name = properties[.name] as? String, let value = properties[.value] as? String,
      let path = properties[.path] as? String
    else { return nil }
    let origin = properties[.originURL].flatMap { $0 as? URL ?? URL(string: "\($0)") }
    guard let domain = properties[.domain] as? String ?? origin?.host else { return nil }
    (self.name, self.value, self.path, self.domain) = (name, value, path, domain)
    self.properties = properties
    super.init()
  }

  /// Its name.
  public let name: String
  /// What it says.
  public let value: String
  /// The beginning of the paths that it is for.
  public let path: String
  /// The host, or the domain, that it is for.
  public let domain: String
  /// When it ends; nil for the end of a session.
  open var expiresDate: Date? { properties?[.expires] as? Date }
  /// Whether it ends with the session.
  open var isSessionOnly: Bool { expiresDate == nil }
  /// Whether it is for safe connections alone.
  open var isSecure: Bool { "\(properties?[.secure] ?? "")".lowercased() == "true" }
  /// Whether it is for servers alone; never.
  open var isHTTPOnly: Bool { false }
  /// The version of the rules.
  open var version: Int { 0 }

  /// The header of a request that tells a server of cookies.
  open class func requestHeaderFields(with cookies: [SimulatedCookie]) -> [String: String] {
    cookies.isEmpty
      ? [:] : ["Cookie": cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")]
  }

  /// The cookies in the header of an answer; none, no server sets any.
  open class func cookies(
    withResponseHeaderFields headerFields: [String: String], for URL: URL
  ) -> [SimulatedCookie] { [] }
}

/// The replacement of `HTTPCookieStorage` in sources of apps: it is empty when the app begins.
@preconcurrency @MainActor open class SimulatedCookieStorage: NSObject {
  /// Which cookies are taken; all are.
  public enum AcceptPolicy: UInt, Sendable { case always, never, onlyFromMainDocumentDomain }

  /// That of the app.
  public class var shared: SimulatedCookieStorage {
    UIEnvironment.current.single(SimulatedCookieStorage.init)
  }

  /// All cookies, in the order in which they came.
  open private(set) var cookies: [SimulatedCookie]? = []
  /// Which cookies are taken; kept.
  open var cookieAcceptPolicy = AcceptPolicy.onlyFromMainDocumentDomain

  /// Takes a cookie in the place of the one with its name, path and domain.
  open func setCookie(_ cookie: SimulatedCookie) {
    deleteCookie(cookie)
    cookies?.append(cookie)
  }

  /// Drops the cookie with the same name, path and domain.
  open func deleteCookie(_ cookie: SimulatedCookie) {
    cookies?.removeAll {
      $0.name == cookie.name && $0.path == cookie.path && $0.domain == cookie.domain
    }
  }

  /// Drops all; nobody knows when they came.
  open func removeCookies(since date: Date) { cookies = [] }

  /// Those of an address's host and of the domains that it is in.
  open func cookies(for url: URL) -> [SimulatedCookie]? {
    cookies?.filter { cookie in
      let domain = cookie.domain.hasPrefix(".") ? cookie.domain : "." + cookie.domain
      return url.host.map { ("." + $0).hasSuffix(domain) } ?? false
    }
  }

  /// Takes several.
  open func setCookies(
    _ cookies: [SimulatedCookie], for url: URL?, mainDocumentURL: URL?
  ) {
    for cookie in cookies { setCookie(cookie) }
  }
}
