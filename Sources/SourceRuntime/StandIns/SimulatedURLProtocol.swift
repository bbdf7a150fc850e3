public import Foundation

/// The replacement of `URLProtocolClient` in sources of apps.
@preconcurrency @MainActor public protocol SimulatedURLProtocolClient: AnyObject {}

/// The replacement of `URLProtocol` in sources of apps: classes of it may be registered, and none of them is asked, as what
/// servers answer is up to the scenario.
@preconcurrency @MainActor open class SimulatedURLProtocol: NSObject {
  /// What is asked for.
  open private(set) var request: SimulatedURLRequest
  /// Whom it would tell of an answer; nil for nobody.
  open private(set) weak var client: (any SimulatedURLProtocolClient)?
  /// An answer that was kept; none is.
  open var cachedResponse: SimulatedCachedResponse? { nil }

  /// A protocol for a request.
  public required init(
    request: SimulatedURLRequest, cachedResponse: SimulatedCachedResponse?,
    client: (any SimulatedURLProtocolClient)?
  ) {
    self.request = request
    self.client = client
    super.init()
  }

  /// Whether a class answers requests of a kind; never called.
  open class func canInit(with request: SimulatedURLRequest) -> Bool { false }
  /// A request as it is compared with others; never called.
  open class func canonicalRequest(for request: SimulatedURLRequest) -> SimulatedURLRequest {
    request
  }
  /// Whether the answer of one request is that of another; never called.
  open class func requestIsCacheEquivalent(
    _ a: SimulatedURLRequest, to b: SimulatedURLRequest
  ) -> Bool { false }
  /// Begins to load; never called.
  open func startLoading() {}
  /// Ends loading; never called.
  open func stopLoading() {}

  /// Registers a class; true, though it is not asked.
  @discardableResult open class func registerClass(_ protocolClass: AnyClass) -> Bool { true }
  /// Takes a class out.
  open class func unregisterClass(_ protocolClass: AnyClass) {}
}
