import AnimLayers
public import Foundation
public import UIKitCore

/// The replacement of `URLSession` in sources of apps: there is no network.
///
/// Addresses are answered as the environment says, all others by an error. Answers come a moment later, on the simulation's clock.
@preconcurrency @MainActor open class SimulatedURLSession: NSObject {
  /// The session that all of an app may use.
  public static let shared = SimulatedURLSession()

  /// The time until an answer, in seconds.
  static let latency = 0.1

  /// Who is told of tasks that have no function of their own.
  public private(set) var delegate: (any SimulatedURLSessionDelegate)?
  /// The settings that it was made with.
  public let configuration: Configuration

  public nonisolated override init() {
    configuration = .default
    super.init()
  }

  /// A session; settings make no difference.
  public nonisolated init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }

  /// A session whose delegate is told of tasks that have no function of their own; settings make no difference.
  public init(
    configuration: Configuration, delegate: (any SimulatedURLSessionDelegate)?,
    delegateQueue: SimulatedOperationQueue?
  ) {
    self.configuration = configuration
    super.init()
    self.delegate = delegate
  }

  /// Settings that change nothing where there is no network.
  public final class Configuration: Sendable {
    /// The settings of ordinary sessions.
    public static let `default` = Configuration()
    /// The settings of sessions that leave nothing behind.
    public static let ephemeral = Configuration()

    /// Seconds after which a request is given up; 60 whatever is set, which is never reached.
    public var timeoutIntervalForRequest: TimeInterval {
      get { 60 }
      set {}
    }

    /// Seconds after which a download is given up; a week whatever is set, which is never reached.
    public var timeoutIntervalForResource: TimeInterval {
      get { 604_800 }
      set {}
    }

    /// What of former answers is used; nothing is kept, whatever is set.
    public var requestCachePolicy: SimulatedURLRequest.CachePolicy {
      get { .useProtocolCachePolicy }
      set {}
    }

    /// The settings of sessions that go on while the app does not run.
    public static func background(withIdentifier identifier: String) -> Configuration { .default }

    /// Whether the system chooses the time; false whatever is set.
    public var isDiscretionary: Bool {
      get { false }
      set {}
    }

    /// Whether the app is started when something is there; true whatever is set.
    public var sessionSendsLaunchEvents: Bool {
      get { true }
      set {}
    }

    /// Whether requests wait for a network; false whatever is set, there is one or none.
    public var waitsForConnectivity: Bool {
      get { false }
      set {}
    }

    /// Where answers are kept; nowhere, whatever is set.
    public var urlCache: SimulatedURLCache? {
      get { nil }
      set {}
    }

    /// How many requests a server is sent at once; 6 whatever is set.
    public var httpMaximumConnectionsPerHost: Int {
      get { 6 }
      set {}
    }

    /// Whether requests may use a mobile network; true whatever is set.
    public var allowsCellularAccess: Bool {
      get { true }
      set {}
    }

    /// Whether requests may use a network that costs; true whatever is set.
    public var allowsExpensiveNetworkAccess: Bool {
      get { true }
      set {}
    }

    /// Whether requests may use a network that is to be spared; true whatever is set.
    public var allowsConstrainedNetworkAccess: Bool {
      get { true }
      set {}
    }

    /// Whether a request need not wait for the answer to another; false whatever is set.
    public var httpShouldUsePipelining: Bool {
      get { false }
      set {}
    }

    /// Whether cookies are sent along; true whatever is set.
    public var httpShouldSetCookies: Bool {
      get { true }
      set {}
    }

    /// What requests are for; what they usually are, whatever is set.
    public var networkServiceType: SimulatedURLRequest.NetworkServiceType {
      get { .default }
      set {}
    }

    /// Header fields of all requests; none whatever is set.
    public var httpAdditionalHeaders: [AnyHashable: Any]? {
      get { nil }
      set {}
    }
  }

  /// A function that takes the data and the response, or else an error.
  public typealias Completion = (Data?, SimulatedURLResponse?, (any Error)?) -> Void

  /// A task that asks for the data at an address once it is resumed.
  open func dataTask(
    with url: URL, completionHandler: @escaping Completion
  ) -> SimulatedURLSessionTask {
    dataTask(with: SimulatedURLRequest(url: url), completionHandler: completionHandler)
  }

  /// A task that asks for the data at a request's address once it is resumed.
  open func dataTask(
    with request: SimulatedURLRequest, completionHandler: @escaping Completion
  ) -> SimulatedURLSessionTask {
    SimulatedURLSessionTask(request, of: self, completionHandler)
  }

  /// A task that asks for the data at an address once it is resumed, and tells the delegate.
  open func dataTask(with url: URL) -> SimulatedURLSessionTask {
    dataTask(with: SimulatedURLRequest(url: url))
  }

  /// A task that asks for the data at a request's address once it is resumed, and tells the delegate.
  open func dataTask(with request: SimulatedURLRequest) -> SimulatedURLSessionTask {
    SimulatedURLSessionTask(request, of: self, nil)
  }

  /// A task that puts the data at an address into a file once it is resumed, and tells the delegate.
  open func downloadTask(with url: URL) -> SimulatedURLSessionTask {
    downloadTask(with: SimulatedURLRequest(url: url))
  }

  /// A task that puts the data at a request's address into a file once it is resumed, and tells the delegate.
  open func downloadTask(with request: SimulatedURLRequest) -> SimulatedURLSessionTask {
    SimulatedURLSessionTask(request, of: self, isDownload: true, nil)
  }

  /// A task that puts the data at a request's address into a file once it is resumed.
  open func downloadTask(
    with request: SimulatedURLRequest,
    completionHandler: @escaping (URL?, SimulatedURLResponse?, (any Error)?) -> Void
  ) -> SimulatedURLSessionTask {
    dataTask(with: request) { data, response, error in
      guard let data else { return completionHandler(nil, nil, error) }
      let file = Self.file(of: data)
      completionHandler(file, response, file == nil ? URLError(.cannotCreateFile) : nil)
    }
  }

  /// A task that sends data along, which makes no difference.
  open func uploadTask(
    with request: SimulatedURLRequest, from bodyData: Data?, completionHandler: @escaping Completion
  ) -> SimulatedURLSessionTask {
    dataTask(with: request, completionHandler: completionHandler)
  }

  /// A task that puts the data at an address into a file once it is resumed.
  open func downloadTask(
    with url: URL, completionHandler: @escaping (URL?, SimulatedURLResponse?, (any Error)?) -> Void
  ) -> SimulatedURLSessionTask {
    downloadTask(with: SimulatedURLRequest(url: url), completionHandler: completionHandler)
  }

  /// The data at an address, after a moment of the simulation's clock.
  ///
  /// - Throws: `URLError` with `.notConnectedToInternet` if the environment knows no data.
  open func data(from url: URL) async throws -> (Data, SimulatedURLResponse) {
    try await data(for: SimulatedURLRequest(url: url))
  }

  /// The data at a request's address, after a moment of the simulation's clock.
  ///
  /// - Throws: `URLError` with `.badURL` without an address, `.notConnectedToInternet` if the
  ///   environment knows no data.
  open func data(for request: SimulatedURLRequest) async throws -> (Data, SimulatedURLResponse) {
    guard request.url != nil else { throw URLError(.badURL) }
    return try await withCheckedThrowingContinuation { continuation in
      dataTask(with: request) { data, response, error in
        if let data, let response {
          continuation.resume(returning: (data, response))
        } else {
          continuation.resume(throwing: error ?? URLError(.notConnectedToInternet))
        }
      }.resume()
    }
  }

  /// What a server answers to data that is sent along, which makes no difference.
  ///
  /// - Throws: As `data(for:)`.
  open func upload(
    for request: SimulatedURLRequest, from bodyData: Data
  ) async throws -> (Data, SimulatedURLResponse) { try await data(for: request) }

  /// Answers at once that there are no tasks.
  open func getAllTasks(completionHandler: @escaping ([SimulatedURLSessionTask]) -> Void) {
    completionHandler([])
  }

  /// Tells the delegate so; tasks go on.
  open func invalidateAndCancel() { delegate?.urlSession(self, didBecomeInvalidWithError: nil) }
  /// Tells the delegate so; tasks go on.
  open func finishTasksAndInvalidate() {
    delegate?.urlSession(self, didBecomeInvalidWithError: nil)
  }
}

/// A request, once it has been resumed.
@preconcurrency @MainActor open class SimulatedURLSessionTask: NSObject {
  private let request: SimulatedURLRequest
  private let session: SimulatedURLSession
  private let completion: SimulatedURLSession.Completion?
  /// Whether the data are put into a file.
  let isDownload: Bool
  private var isResumed = false
  /// The priorities that tasks can have.
  public static let (lowPriority, defaultPriority, highPriority): (Float, Float, Float) = (
    0.25, 0.5, 0.75
  )
  /// The number of the task among those of the simulation, from 1.
  public let taskIdentifier: Int
  /// How far a task is.
  public enum State: Int, Sendable { case running, suspended, canceling, completed }
  /// How far it is: suspended until it is resumed.
  open private(set) var state = State.suspended
  /// What the server said; nil before it has.
  open private(set) var response: SimulatedURLResponse?
  /// Why there was no answer; nil if there was one, or is none yet.
  open private(set) var error: (any Error)?
  /// The bytes that have come.
  open private(set) var countOfBytesReceived: Int64 = 0
  /// The bytes that will come; -1 if that is not known.
  open var countOfBytesExpectedToReceive: Int64 { response?.expectedContentLength ?? -1 }
  /// How urgent it is; makes no difference.
  open var priority: Float = 0.5
  /// A word of the app's own.
  open var taskDescription: String?

  /// The number of tasks of a simulation.
  @MainActor private final class Count { var made = 0 }

  init(
    _ request: SimulatedURLRequest, of session: SimulatedURLSession, isDownload: Bool = false,
    _ completion: SimulatedURLSession.Completion?
  ) {
    self.request = request
    self.session = session
    self.isDownload = isDownload
    self.completion = completion
    let count = UIEnvironment.current.single(Count.init)
    count.made += 1
    taskIdentifier = count.made
    super.init()
  }

  private func deliver(
    _ data: Data?, _ response: SimulatedURLResponse?, _ error: (any Error)?
  ) {
    if let completion {
      completion(data, response, error)
    } else {
      session.tell(of: data, response, error, for: self)
    }
  }

  /// The request as it was made.
  open var originalRequest: SimulatedURLRequest? { request }
  /// The request that is asked.
  open var currentRequest: SimulatedURLRequest? { request }

  /// Asks, once; the answer comes a tenth of a second of the simulation's clock later, unless it says how long it takes.
  open func resume() {
    guard !isResumed else { return }
    isResumed = true
    let answer = request.answer
    let delay = answer?.delay ?? SimulatedURLSession.latency
    state = .running
    WorkElsewhere.current.schedule(after: delay) { [self] in
      if state == .canceling {
        finish(URLError.simulated(.cancelled, request.url))
      } else if let answer, answer.failure == nil {
        response = SimulatedURLResponse(request.url, answer)
        countOfBytesReceived = Int64(answer.data.count)
        state = .completed
        deliver(answer.data, response, nil)
      } else {
        finish(URLError.simulated(answer?.failure ?? .notConnectedToInternet, request.url))
      }
    }
  }

  private func finish(_ error: URLError) {
    self.error = error
    state = .completed
    deliver(nil, nil, error)
  }

  /// Has the task answer with `URLError.cancelled` when the answer would come.
  open func cancel() { if state != .completed { state = .canceling } }
  /// Does nothing: tasks go on.
  open func suspend() {}
}

/// A question to an address; only that and the method make a difference.
public struct SimulatedURLRequest: Hashable, Sendable {
  /// What of former answers is used; there are none.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case reloadRevalidatingCacheData = 5
    /// The short name of `reloadIgnoringLocalCacheData`.
    public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
  }

  /// What a request is for; no difference is made.
  public enum NetworkServiceType: UInt, Sendable {
    case `default` = 0
    case video = 2
    case background = 3
    case voice = 4
    case responsiveData = 6
    case avStreaming = 8
    case responsiveAV = 9
    case callSignaling = 11
  }

  /// The address that is asked.
  public var url: URL?
  /// What the request is for; not heeded.
  public var networkServiceType = NetworkServiceType.default
  /// The method, GET by default.
  public var httpMethod: String? = "GET"
  /// The data that is sent along; not heeded.
  public var httpBody: Data?
  /// The header fields by their names; not heeded.
  public var allHTTPHeaderFields: [String: String]? = [:]
  /// Seconds after which a request is given up, 60 by default; not heeded.
  public var timeoutInterval: TimeInterval
  /// What of former answers is used; not heeded.
  public var cachePolicy: CachePolicy
  /// Whether cookies are sent along; not heeded.
  public var httpShouldHandleCookies = true
  /// Whether a network that is to be spared will do; not heeded.
  public var allowsConstrainedNetworkAccess = true
  /// Whether a network that costs will do; not heeded.
  public var allowsExpensiveNetworkAccess = true
  /// Whether a request need not wait for the answer to another; not heeded.
  public var httpShouldUsePipelining = false
  /// Whether a mobile network will do; not heeded.
  public var allowsCellularAccess = true

  /// A request for what is at an address.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  /// What the environment answers; nil where there is no network.
  @MainActor fileprivate var answer: NetworkAnswer? {
    url.flatMap { UIEnvironment.current.findAnswer($0, httpMethod ?? "GET") }
  }

  /// The value of a header field; nil for none.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
  }

  /// Sets a header field; nil removes it.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields?[field] = value
  }

  /// Sets a header field, here in place of the value that it has.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    allHTTPHeaderFields?[field] = value
  }
}

/// The facts that come with an answer.
public final class SimulatedURLResponse: NSObject, Sendable {
  /// The address that was asked.
  public let url: URL?
  /// The status in HTTP.
  public let statusCode: Int
  /// The fields of the head.
  private let headers: [String: String]
  /// The number of bytes of the body; -1 if that is not known.
  public let expectedContentLength: Int64

  /// The response of an address that has nothing to say.
  public convenience init(_ url: URL?) { self.init(url, NetworkAnswer()) }

  /// The response of an address with an answer.
  public init(_ url: URL?, _ answer: NetworkAnswer) {
    self.url = url
    statusCode = answer.status
    headers = answer.headers
    expectedContentLength = Int64(answer.data.count)
  }

  /// A response that an app makes itself.
  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    self.url = url
    self.statusCode = statusCode
    headers = headerFields ?? [:]
    expectedContentLength = -1
  }

  /// A response that an app makes itself.
  public init(
    url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?
  ) {
    self.url = url
    statusCode = 200
    headers = mimeType.map { ["Content-Type": $0] } ?? [:]
    self.expectedContentLength = Int64(expectedContentLength)
  }

  /// The fields of the head by their names.
  public var allHeaderFields: [AnyHashable: Any] { headers }

  /// The value of a field of the head, in whatever case it is written; nil for none.
  public func value(forHTTPHeaderField field: String) -> String? {
    headers.first { $0.key.lowercased() == field.lowercased() }?.value
  }

  /// The kind of the body; nil if the head does not say.
  public var mimeType: String? {
    value(forHTTPHeaderField: "Content-Type").map { String($0.prefix { $0 != ";" }) }
  }

  /// The encoding of a text; nil if the head does not say.
  public var textEncodingName: String? {
    value(forHTTPHeaderField: "Content-Type")?.firstRange(of: "charset=").flatMap { range in
      value(forHTTPHeaderField: "Content-Type").map { String($0[range.upperBound...]) }
    }
  }

  /// The name under which the body would be saved: the last part of the address.
  public var suggestedFilename: String? { url?.lastPathComponent }

  /// The meaning of a status, in the words of HTTP's registry.
  public class func localizedString(forStatusCode statusCode: Int) -> String {
    switch statusCode {
    case 200..<300: "no error"
    case 400: "bad request"
    case 401: "unauthorized"
    case 403: "forbidden"
    case 404: "not found"
    case 500: "internal server error"
    default: statusCode < 500 ? "client error" : "server error"
    }
  }
}

/// The replacement of `URLCache` in sources of apps, in which nothing is ever found.
public final class SimulatedURLCache: NSObject, Sendable {
  /// The cache of the app.
  public static let shared = SimulatedURLCache()

  public override init() { super.init() }
  /// A cache; how large it may grow makes no difference.
  public init(memoryCapacity: Int, diskCapacity: Int, diskPath: String?) { super.init() }
  /// A cache; how large it may grow makes no difference.
  public init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) { super.init() }

  /// Nothing.
  public func cachedResponse(for request: SimulatedURLRequest) -> SimulatedCachedResponse? { nil }
  /// Keeps nothing.
  public func storeCachedResponse(
    _ cachedResponse: SimulatedCachedResponse, for request: SimulatedURLRequest
  ) {}
  /// Does nothing.
  public func removeAllCachedResponses() {}
  /// Does nothing.
  public func removeCachedResponse(for request: SimulatedURLRequest) {}
}

/// The replacement of `CachedURLResponse` in sources of apps.
public final class SimulatedCachedResponse: NSObject, Sendable {
  /// The facts.
  public let response: SimulatedURLResponse
  /// The body.
  public let data: Data

  /// An answer to be kept.
  public init(response: SimulatedURLResponse, data: Data) {
    self.response = response
    self.data = data
  }
}

extension URLError {
  /// The error of a request, in the words in which Apple's systems tell of it.
  fileprivate static func simulated(_ code: Code, _ url: URL?) -> URLError {
    let words: String? =
      switch code {
      case .notConnectedToInternet: "The Internet connection appears to be offline."
      case .timedOut: "The request timed out."
      case .cannotFindHost: "A server with the specified hostname could not be found."
      case .cancelled: "cancelled"
      default: nil
      }
    var information: [String: Any] = [:]
    information[NSLocalizedDescriptionKey] = words
    information[NSURLErrorFailingURLErrorKey] = url
    return URLError(code, userInfo: information)
  }
}

extension Data {
  /// The data at an address, as `init(contentsOf:)` in sources of apps is rewritten.
  ///
  /// That one stops the program for an address in the network.
  ///
  /// - Throws: An error of Foundation for files, `URLError` with `.notConnectedToInternet` if the
  ///   environment knows no data.
  public init(simulatedContentsOf url: URL, options: Data.ReadingOptions = []) throws {
    if url.isFileURL {
      try self.init(contentsOf: url, options: options)
      return
    }
    // Where an app has a thread of its own there is no network at all.
    let isOwnThread = UIEnvironment.current.isActingElsewhere
    let found =
      isOwnThread
      ? nil : MainActor.assumeIsolated { UIEnvironment.current.findAnswer(url, "GET") }
    guard let found, found.failure == nil else {
      throw URLError.simulated(found?.failure ?? .notConnectedToInternet, url)
    }
    guard (200..<400).contains(found.status) else { throw URLError(.badServerResponse) }
    self = found.data
  }
}
