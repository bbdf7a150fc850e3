public import AnimAlamofire
public import AnimSourceRuntime
public import Foundation

/// Something that can be given up.
@preconcurrency @MainActor public protocol Cancellable {
  /// Whether it was.
  var isCancelled: Bool { get }
  /// Gives up.
  func cancel()
}

@MainActor private final class Cancel: Cancellable {
  var isCancelled = false
  var action: () -> Void = {}
  func cancel() {
    isCancelled = true
    action()
  }
}

/// How far an answer is.
public struct ProgressResponse {
  /// The answer; nil until it has come.
  public let response: Response?
  /// What was counted.
  public let progressObject: Progress?
  /// How much has come, from 0 to 1.
  public var progress: Double { progressObject?.fractionCompleted ?? (response == nil ? 0 : 1) }
  /// Whether all has.
  public var completed: Bool { response != nil }
}

/// Told of an answer.
public typealias Completion = (_ result: Result<Response, MoyaError>) -> Void
/// Told how far it is.
public typealias ProgressBlock = (_ progress: ProgressResponse) -> Void

/// What is answered without a server.
public enum StubBehavior: Sendable {
  /// Nothing.
  case never
  /// The sample, at once.
  case immediate
  /// The sample, seconds later.
  case delayed(seconds: TimeInterval)
}

/// A request that a plugin sees.
public protocol RequestType {
  /// The request.
  var request: SimulatedURLRequest? { get }
  /// The fields that the session adds.
  var sessionHeaders: [String: String] { get }
}

private struct SentRequest: RequestType {
  let request: SimulatedURLRequest?
  var sessionHeaders: [String: String] { [:] }
}

/// Changes and sees what is asked and answered.
public protocol PluginType {
  /// The request that is sent.
  func prepare(_ request: SimulatedURLRequest, target: any TargetType) -> SimulatedURLRequest
  /// A request is about to be sent.
  func willSend(_ request: any RequestType, target: any TargetType)
  /// An answer has come.
  func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType)
  /// The answer that is handed on.
  func process(
    _ result: Result<Response, MoyaError>, target: any TargetType
  ) -> Result<Response, MoyaError>
}

extension PluginType {
  /// The request as it is.
  public func prepare(_ request: SimulatedURLRequest, target: any TargetType) -> SimulatedURLRequest
  {
    request
  }
  /// Does nothing.
  public func willSend(_ request: any RequestType, target: any TargetType) {}
  /// Does nothing.
  public func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType) {}
  /// The answer as it is.
  public func process(
    _ result: Result<Response, MoyaError>, target: any TargetType
  ) -> Result<Response, MoyaError> { result }
}

/// What asks servers for what targets say.
@preconcurrency @MainActor public protocol MoyaProviderType: AnyObject {
  /// What says what is asked for.
  associatedtype Target: TargetType
  /// Asks for what a target says.
  @discardableResult func request(
    _ target: Target, callbackQueue: SimulatedQueue?, progress: ProgressBlock?,
    completion: @escaping Completion
  ) -> any Cancellable
}

/// Asks servers for what targets say.
@preconcurrency @MainActor open class MoyaProvider<Target: TargetType>: MoyaProviderType {
  /// Makes a request's parts of a target.
  public typealias EndpointClosure = (Target) -> Endpoint
  /// Told of a request.
  public typealias RequestResultClosure = (Result<SimulatedURLRequest, MoyaError>) -> Void
  /// Makes the request.
  public typealias RequestClosure = (Endpoint, @escaping RequestResultClosure) -> Void
  /// Says what is answered without a server.
  public typealias StubClosure = (Target) -> StubBehavior

  /// Makes a request's parts of a target.
  public let endpointClosure: EndpointClosure
  /// Makes the request.
  public let requestClosure: RequestClosure
  /// Says what is answered without a server.
  public let stubClosure: StubClosure
  /// Sends requests.
  public let session: Session
  /// The same, as it was called.
  public var manager: Session { session }
  /// Change and see what is asked and answered.
  public let plugins: [any PluginType]
  private let callbackQueue: SimulatedQueue?

  /// Asks servers for what targets say.
  public init(
    endpointClosure: @escaping EndpointClosure = { MoyaProvider.defaultEndpointMapping(for: $0) },
    requestClosure: @escaping RequestClosure = {
      MoyaProvider.defaultRequestMapping(for: $0, closure: $1)
    },
    stubClosure: @escaping StubClosure = { MoyaProvider.neverStub($0) },
    callbackQueue: SimulatedQueue? = nil, session: Session? = nil, plugins: [any PluginType] = [],
    trackInflights: Bool = false
  ) {
    self.endpointClosure = endpointClosure
    self.requestClosure = requestClosure
    self.stubClosure = stubClosure
    self.callbackQueue = callbackQueue
    self.session = session ?? .default
    self.plugins = plugins
  }

  /// Asks servers for what targets say, as before version 14.
  public convenience init(
    endpointClosure: @escaping EndpointClosure = { MoyaProvider.defaultEndpointMapping(for: $0) },
    requestClosure: @escaping RequestClosure = {
      MoyaProvider.defaultRequestMapping(for: $0, closure: $1)
    },
    stubClosure: @escaping StubClosure = { MoyaProvider.neverStub($0) },
    callbackQueue: SimulatedQueue? = nil, manager: Session, plugins: [any PluginType] = [],
    trackInflights: Bool = false
  ) {
    self.init(
      endpointClosure: endpointClosure, requestClosure: requestClosure, stubClosure: stubClosure,
      callbackQueue: callbackQueue, session: manager, plugins: plugins)
  }

  /// The parts of a target's request.
  open func endpoint(_ token: Target) -> Endpoint { endpointClosure(token) }

  /// Asks for what a target says.
  @discardableResult open func request(
    _ target: Target, callbackQueue: SimulatedQueue? = nil, progress: ProgressBlock? = nil,
    completion: @escaping Completion
  ) -> any Cancellable {
    let cancel = Cancel()
    let endpoint = endpoint(target)
    func finish(_ result: Result<Response, MoyaError>) {
      for plugin in plugins { plugin.didReceive(result, target: target) }
      let processed = plugins.reduce(result) { $1.process($0, target: target) }
      let queue = callbackQueue ?? self.callbackQueue
      if let queue { queue.async { completion(processed) } } else { completion(processed) }
    }
    let stub = stubClosure(target)
    requestClosure(endpoint) { [self] result in
      if cancel.isCancelled {
        return finish(.failure(.underlying(AFError.explicitlyCancelled, nil)))
      }
      switch result {
      case .failure(let error): finish(.failure(error))
      case .success(let plain):
        let request = plugins.reduce(plain) { $1.prepare($0, target: target) }
        for plugin in plugins { plugin.willSend(SentRequest(request: request), target: target) }
        switch stub {
        case .never: send(request, target, cancel, progress, finish)
        case .immediate: finish(Self.sample(endpoint, request))
        case .delayed(let seconds):
          SimulatedQueue.main.asyncAfter(deadline: .now() + seconds) {
            finish(Self.sample(endpoint, request))
          }
        }
      }
    }
    return cancel
  }

  private func send(
    _ request: SimulatedURLRequest, _ target: Target, _ cancel: Cancel, _ progress: ProgressBlock?,
    _ finish: @escaping (Result<Response, MoyaError>) -> Void
  ) {
    let codes = target.validationType.statusCodes
    let sent = session.request(request)
    if !codes.isEmpty { sent.validate(statusCode: codes) }
    cancel.action = { sent.cancel() }
    sent.response { answer in
      let response = answer.response.map {
        Response(
          statusCode: $0.statusCode, data: answer.data ?? Data(), request: answer.request,
          response: $0)
      }
      if let error = answer.error {
        if let response, error.isResponseValidationError {
          finish(.failure(.underlying(error, response)))
        } else {
          finish(.failure(.underlying(error, response)))
        }
      } else if let response {
        progress?(ProgressResponse(response: response, progressObject: nil))
        finish(.success(response))
      } else {
        finish(.failure(.underlying(URLError(.unknown), nil)))
      }
    }
  }

  private static func sample(
    _ endpoint: Endpoint, _ request: SimulatedURLRequest
  ) -> Result<Response, MoyaError> {
    switch endpoint.sampleResponseClosure() {
    case .networkResponse(let code, let data):
      .success(Response(statusCode: code, data: data, request: request))
    case .response(let response, let data):
      .success(
        Response(statusCode: response.statusCode, data: data, request: request, response: response))
    case .networkError(let error): .failure(.underlying(error, nil))
    }
  }

  // MARK: What is done if nothing else is said

  /// The parts of a target's request.
  public final class func defaultEndpointMapping(for target: Target) -> Endpoint {
    var task = target.task
    if case .request = task {
      task =
        target.parameters.map {
          .requestParameters(parameters: $0, encoding: target.parameterEncoding)
        } ?? .requestPlain
    }
    return Endpoint(
      url: URL(target: target).absoluteString,
      sampleResponseClosure: { .networkResponse(200, target.sampleData) }, method: target.method,
      task: task, httpHeaderFields: target.headers)
  }
  /// Makes the request.
  public final class func defaultRequestMapping(
    for endpoint: Endpoint, closure: RequestResultClosure
  ) {
    do {
      closure(.success(try endpoint.urlRequest()))
    } catch let error as MoyaError {
      closure(.failure(error))
    } catch {
      closure(.failure(.underlying(error, nil)))
    }
  }
  /// Sends requests.
  public final class func defaultAlamofireSession() -> Session { Session() }
  /// Sends requests, as it was called.
  public final class func defaultAlamofireManager() -> Session { Session() }
  /// Answers nothing.
  public final class func neverStub(_: Target) -> StubBehavior { .never }
  /// Answers the sample at once.
  public final class func immediatelyStub(_: Target) -> StubBehavior { .immediate }
  /// Answers the sample later.
  public final class func delayedStub(_ seconds: TimeInterval) -> (Target) -> StubBehavior {
    { _ in .delayed(seconds: seconds) }
  }
}

// MARK: Plugins

/// Whether something is being loaded.
public enum NetworkActivityChangeType: Sendable { case began, ended }

/// Tells when something is being loaded.
public final class NetworkActivityPlugin: PluginType {
  /// Told of it.
  public typealias NetworkActivityClosure = (NetworkActivityChangeType, any TargetType) -> Void
  private let closure: NetworkActivityClosure
  /// Tells when something is being loaded.
  public init(networkActivityClosure: @escaping NetworkActivityClosure) {
    closure = networkActivityClosure
  }
  /// Tells of the beginning.
  public func willSend(_ request: any RequestType, target: any TargetType) {
    closure(.began, target)
  }
  /// Tells of the end.
  public func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType) {
    closure(.ended, target)
  }
}

/// Writes what is asked and answered: here nothing.
public final class NetworkLoggerPlugin: PluginType {
  /// What is written.
  public struct Configuration: Sendable {
    /// What is written of each.
    public struct LogOptions: OptionSet, Sendable {
      /// The bits.
      public let rawValue: Int
      /// Options of these bits.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// Of requests.
      public static let requestMethod = LogOptions(rawValue: 1)
      /// Of requests.
      public static let requestBody = LogOptions(rawValue: 2)
      /// Of requests.
      public static let requestHeaders = LogOptions(rawValue: 4)
      /// Of answers.
      public static let successResponseBody = LogOptions(rawValue: 8)
      /// Of answers.
      public static let errorResponseBody = LogOptions(rawValue: 16)
      /// As a line for a terminal.
      public static let formatRequestAscURL = LogOptions(rawValue: 32)
      /// Little.
      public static let `default`: LogOptions = [.requestMethod]
      /// Much.
      public static let verbose: LogOptions = [.requestMethod, .requestBody, .requestHeaders]
    }
    /// How it is written.
    public struct Formatter: Sendable {
      /// As it comes.
      public init(
        entry: Never? = nil, requestData: @escaping (Data) -> String = { _ in "" },
        responseData: @escaping (Data) -> String = { _ in "" }
      ) {}
    }
    /// What is written.
    public var logOptions: LogOptions
    /// What is written.
    public init(formatter: Formatter = Formatter(), logOptions: LogOptions = .default) {
      self.logOptions = logOptions
    }
  }
  /// What is written.
  public var configuration: Configuration
  /// Writes nothing.
  public init(configuration: Configuration = Configuration()) { self.configuration = configuration }
  /// Writes nothing, as before version 14.
  public convenience init(
    verbose: Bool, cURL: Bool = false, responseDataFormatter: ((Data) -> Data)? = nil
  ) { self.init() }
}

/// How one says who asks.
public enum AuthorizationType: Equatable, Sendable {
  /// Not at all.
  case none
  /// By name and word.
  case basic
  /// By a token.
  case bearer
  /// In another way.
  case custom(String)

  var value: String? {
    switch self {
    case .none: nil
    case .basic: "Basic"
    case .bearer: "Bearer"
    case .custom(let name): name
    }
  }
}

/// A target that is told who asks.
public protocol AccessTokenAuthorizable {
  /// How.
  var authorizationType: AuthorizationType? { get }
}

/// Says who asks.
public struct AccessTokenPlugin: PluginType {
  private let token: (any TargetType) -> String
  /// Says who asks.
  public init(tokenClosure: @escaping (any TargetType) -> String) { token = tokenClosure }
  /// The request with the token.
  public func prepare(_ request: SimulatedURLRequest, target: any TargetType) -> SimulatedURLRequest
  {
    let inner = (target as? MultiTarget)?.target ?? target
    guard let authorizable = inner as? any AccessTokenAuthorizable,
      let kind = authorizable.authorizationType?.value
    else { return request }
    var request = request
    request.addValue("\(kind) \(token(target))", forHTTPHeaderField: "Authorization")
    return request
  }
}

/// Says who asks, by a name and a word.
public final class CredentialsPlugin: PluginType {
  /// Says who asks.
  public init(credentialsClosure: @escaping (any TargetType) -> Any?) {}
}
