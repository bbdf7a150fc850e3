public import Foundation

/// Foundation's name of a request in Objective-C that can be changed; `as URLRequest` makes it one that can be sent.
open class NSMutableURLRequest: NSObject {
  fileprivate var value: SimulatedURLRequest

  /// A request for what is at an address.
  public init(
    url: URL, cachePolicy: SimulatedURLRequest.CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    value = SimulatedURLRequest(
      url: url, cachePolicy: cachePolicy, timeoutInterval: timeoutInterval)
  }

  fileprivate init(_ value: SimulatedURLRequest) { self.value = value }

  /// The address that is asked.
  open var url: URL? {
    get { value.url }
    set { value.url = newValue }
  }
  /// The method, GET by default.
  open var httpMethod: String {
    get { value.httpMethod ?? "GET" }
    set { value.httpMethod = newValue }
  }
  /// The data that is sent along; not heeded.
  open var httpBody: Data? {
    get { value.httpBody }
    set { value.httpBody = newValue }
  }
  /// The header fields by their names; not heeded.
  open var allHTTPHeaderFields: [String: String]? {
    get { value.allHTTPHeaderFields }
    set { value.allHTTPHeaderFields = newValue }
  }
  /// Seconds after which a request is given up; not heeded.
  open var timeoutInterval: TimeInterval {
    get { value.timeoutInterval }
    set { value.timeoutInterval = newValue }
  }
  /// What of former answers is used; not heeded.
  open var cachePolicy: SimulatedURLRequest.CachePolicy {
    get { value.cachePolicy }
    set { value.cachePolicy = newValue }
  }
  /// Whether cookies are sent along; not heeded.
  open var httpShouldHandleCookies: Bool {
    get { value.httpShouldHandleCookies }
    set { value.httpShouldHandleCookies = newValue }
  }

  /// The value of a header field; nil for none.
  open func value(forHTTPHeaderField field: String) -> String? {
    value.value(forHTTPHeaderField: field)
  }
  /// Sets a header field; nil removes it.
  open func setValue(_ value: String?, forHTTPHeaderField field: String) {
    self.value.setValue(value, forHTTPHeaderField: field)
  }
  /// Sets a header field, here in place of the value that it has.
  open func addValue(_ value: String, forHTTPHeaderField field: String) {
    self.value.addValue(value, forHTTPHeaderField: field)
  }
}

/// `request as URLRequest` in sources of apps.
extension SimulatedURLRequest: _ObjectiveCBridgeable {
  /// What `as NSMutableURLRequest` makes of it.
  public func _bridgeToObjectiveC() -> NSMutableURLRequest { NSMutableURLRequest(self) }

  /// What `as URLRequest` makes of one that can be changed.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSMutableURLRequest, result: inout SimulatedURLRequest?
  ) { result = source.value }

  /// What `as URLRequest` makes of one that can be changed.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSMutableURLRequest, result: inout SimulatedURLRequest?
  ) -> Bool {
    result = source.value
    return true
  }

  /// What `as URLRequest` makes of one that can be changed.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSMutableURLRequest?
  ) -> SimulatedURLRequest { (source ?? NSMutableURLRequest(url: URL(filePath: "/"))).value }
}
