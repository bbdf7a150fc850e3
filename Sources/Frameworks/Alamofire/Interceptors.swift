public import AnimSourceRuntime
public import Foundation

/// What is done after a failure.
public enum RetryResult {
  /// The request is sent again.
  case retry
  /// The same, later.
  case retryWithDelay(TimeInterval)
  /// Nothing.
  case doNotRetry
  /// Nothing, and with another error.
  case doNotRetryWithError(any Error)
}

/// Changes requests before they are sent.
@preconcurrency @MainActor public protocol RequestAdapter {
  /// Tells what is sent in place of a request.
  func adapt(
    _ urlRequest: SimulatedURLRequest, for session: Session,
    completion: @escaping (Result<SimulatedURLRequest, any Error>) -> Void)
  /// What is sent in place of a request, as before version 5.
  ///
  /// - Throws: What keeps it from being sent.
  func adapt(_ urlRequest: SimulatedURLRequest) throws -> SimulatedURLRequest
}

extension RequestAdapter {
  /// Sends the request as it is.
  public func adapt(
    _ urlRequest: SimulatedURLRequest, for session: Session,
    completion: @escaping (Result<SimulatedURLRequest, any Error>) -> Void
  ) { completion(.success(urlRequest)) }
  /// The request as it is.
  public func adapt(_ urlRequest: SimulatedURLRequest) throws -> SimulatedURLRequest { urlRequest }
}

/// Says whether requests that failed are sent again.
@preconcurrency @MainActor public protocol RequestRetrier {
  /// Tells whether one is.
  func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void)
}

extension RequestRetrier {
  /// Does not.
  public func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) { completion(.doNotRetry) }
}

/// Both.
@preconcurrency @MainActor public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}

/// Several of them.
@preconcurrency @MainActor open class Interceptor: RequestInterceptor {
  private let adapters: [any RequestAdapter]
  private let retriers: [any RequestRetrier]

  /// Several of them.
  public init(
    adapters: [any RequestAdapter] = [], retriers: [any RequestRetrier] = [],
    interceptors: [any RequestInterceptor] = []
  ) {
    self.adapters = adapters + interceptors
    self.retriers = retriers + interceptors
  }
  /// One of each.
  public convenience init(adapter: any RequestAdapter, retrier: any RequestRetrier) {
    self.init(adapters: [adapter], retriers: [retrier])
  }

  /// Tells what is sent after all have changed it.
  open func adapt(
    _ urlRequest: SimulatedURLRequest, for session: Session,
    completion: @escaping (Result<SimulatedURLRequest, any Error>) -> Void
  ) { adapt(urlRequest, session, ArraySlice(adapters), completion) }

  private func adapt(
    _ request: SimulatedURLRequest, _ session: Session, _ adapters: ArraySlice<any RequestAdapter>,
    _ completion: @escaping (Result<SimulatedURLRequest, any Error>) -> Void
  ) {
    guard let adapter = adapters.first else { return completion(.success(request)) }
    adapter.adapt(request, for: session) { result in
      guard case .success(let adapted) = result else { return completion(result) }
      self.adapt(adapted, session, adapters.dropFirst(), completion)
    }
  }

  /// Tells what the first says.
  open func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) {
    guard let first = retriers.first else { return completion(.doNotRetry) }
    first.retry(request, for: session, dueTo: error, completion: completion)
  }
}

/// Sends requests that failed again, twice.
@preconcurrency @MainActor open class RetryPolicy: RequestInterceptor {
  /// How often.
  public let retryLimit: UInt
  /// Sends requests again.
  public init(retryLimit: UInt = 2) { self.retryLimit = retryLimit }
  /// Whether one is sent again: those that no server answered.
  open func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) {
    let isOffline = (error as? AFError)?.isSessionTaskError == true
    completion(
      isOffline && request.retryCount < retryLimit
        ? .retryWithDelay(pow(2, Double(request.retryCount)) * 0.5) : .doNotRetry)
  }
}

/// Sends requests again where the connection was lost.
public typealias ConnectionLostRetryPolicy = RetryPolicy

/// Told of what goes on; here nobody is.
@preconcurrency @MainActor public protocol EventMonitor {}

/// Whether a server is trusted; all are.
public protocol ServerTrustEvaluating: Sendable {}
/// All servers.
public struct DisabledTrustEvaluator: ServerTrustEvaluating {
  /// All servers.
  public init() {}
}
/// As the system does.
public struct DefaultTrustEvaluator: ServerTrustEvaluating {
  /// As the system does.
  public init(validateHost: Bool = true) {}
}
/// Those with a certificate that the app has.
public struct PinnedCertificatesTrustEvaluator: ServerTrustEvaluating {
  /// Those with such a certificate.
  public init(
    acceptSelfSignedCertificates: Bool = false, performDefaultValidation: Bool = true,
    validateHost: Bool = true
  ) {}
}
/// Those with a key that the app has.
public struct PublicKeysTrustEvaluator: ServerTrustEvaluating {
  /// Those with such a key.
  public init(performDefaultValidation: Bool = true, validateHost: Bool = true) {}
}

/// Whether servers are trusted; all are.
@preconcurrency @MainActor open class ServerTrustManager {
  /// By their names.
  public let evaluators: [String: any ServerTrustEvaluating]
  /// By their names.
  public init(allHostsMustBeEvaluated: Bool = true, evaluators: [String: any ServerTrustEvaluating])
  {
    self.evaluators = evaluators
  }
}
