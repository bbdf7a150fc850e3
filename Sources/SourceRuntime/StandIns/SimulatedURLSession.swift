import AnimLayers
public import Foundation
import UIKitCore

/// The replacement of `URLSession` in sources of apps: there is no network.
///
/// A picture at an address is answered as the environment says, everything else by an error.
/// Answers come a moment later, on the simulation's clock.
@preconcurrency @MainActor open class SimulatedURLSession: NSObject {
  /// The session that all of an app may use.
  public static let shared = SimulatedURLSession()

  /// The time until an answer, in seconds.
  static let latency = 0.1

  public nonisolated override init() { super.init() }

  /// A session; settings make no difference.
  public nonisolated init(configuration: Configuration) { super.init() }

  /// A session; settings make no difference, and the delegate is not told of anything.
  public nonisolated init(
    configuration: Configuration, delegate: Any?, delegateQueue: OperationQueue?
  ) {
    super.init()
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
    SimulatedURLSessionTask { completionHandler($0, $0.map { _ in SimulatedURLResponse(url) }, $1) }
      .asking(url)
  }

  /// A task that asks for the data at a request's address once it is resumed.
  open func dataTask(
    with request: SimulatedURLRequest, completionHandler: @escaping Completion
  ) -> SimulatedURLSessionTask {
    dataTask(with: request.url ?? URL(fileURLWithPath: "/"), completionHandler: completionHandler)
  }

  /// A task that ends with an error in any case, as there are no files to download to.
  open func downloadTask(
    with url: URL, completionHandler: @escaping (URL?, SimulatedURLResponse?, (any Error)?) -> Void
  ) -> SimulatedURLSessionTask {
    SimulatedURLSessionTask { completionHandler(nil, nil, $1 ?? URLError(.cannotCreateFile)) }
      .asking(url)
  }

  /// The data at an address, after a moment of the simulation's clock.
  ///
  /// - Throws: `URLError` with `.notConnectedToInternet` if the environment knows no data.
  open func data(from url: URL) async throws -> (Data, SimulatedURLResponse) {
    try await withCheckedThrowingContinuation { continuation in
      dataTask(with: url) { data, response, error in
        if let data, let response {
          continuation.resume(returning: (data, response))
        } else {
          continuation.resume(throwing: error ?? URLError(.notConnectedToInternet))
        }
      }.resume()
    }
  }

  /// The data at a request's address, after a moment of the simulation's clock.
  ///
  /// - Throws: `URLError` with `.badURL` without an address, `.notConnectedToInternet` if the
  ///   environment knows no data.
  open func data(for request: SimulatedURLRequest) async throws -> (Data, SimulatedURLResponse) {
    guard let url = request.url else { throw URLError(.badURL) }
    return try await data(from: url)
  }

  /// Does nothing: tasks go on.
  open func invalidateAndCancel() {}
  /// Does nothing: tasks go on.
  open func finishTasksAndInvalidate() {}
}

/// A request, once it has been resumed.
@preconcurrency @MainActor open class SimulatedURLSessionTask: NSObject {
  private let completion: (Data?, (any Error)?) -> Void
  private var url: URL?
  private var isCancelled = false
  private var isResumed = false

  init(completion: @escaping (Data?, (any Error)?) -> Void) {
    self.completion = completion
    super.init()
  }

  fileprivate func asking(_ url: URL) -> Self {
    self.url = url
    return self
  }

  /// Asks, once; the answer comes a tenth of a second of the simulation's clock later.
  open func resume() {
    guard !isResumed else { return }
    isResumed = true
    MediaClock.current.schedule(after: SimulatedURLSession.latency) { [self] in
      guard !isCancelled else { return completion(nil, URLError(.cancelled)) }
      let data = url.flatMap { UIEnvironment.current.findData($0) }
      completion(data, data == nil ? URLError(.notConnectedToInternet) : nil)
    }
  }

  /// Has the task answer with `URLError.cancelled` when the answer would come.
  open func cancel() { isCancelled = true }
  /// Does nothing: tasks go on.
  open func suspend() {}
}

/// A question to an address; only the address makes a difference.
public struct SimulatedURLRequest: Hashable, Sendable {
  /// What of former answers is used; there are none.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
  }

  /// The address that is asked.
  public var url: URL?
  /// The method, GET by default; not heeded.
  public var httpMethod: String? = "GET"
  /// The data that is sent along; not heeded.
  public var httpBody: Data?
  /// The header fields by their names; not heeded.
  public var allHTTPHeaderFields: [String: String]? = [:]
  /// Seconds after which a request is given up, 60 by default; not heeded.
  public var timeoutInterval: TimeInterval

  /// A request for what is at an address.
  public init(url: URL, timeoutInterval: TimeInterval = 60) {
    self.url = url
    self.timeoutInterval = timeoutInterval
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

/// The facts that come with an answer; it is always a good one.
public final class SimulatedURLResponse: NSObject, Sendable {
  /// The address that was asked.
  public let url: URL?
  /// The status in HTTP: always 200, success.
  public let statusCode = 200
  /// The kind of the data: always a PNG picture.
  public let mimeType: String? = "image/png"

  /// The response of an address.
  public init(_ url: URL?) { self.url = url }
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
      isOwnThread ? nil : MainActor.assumeIsolated { UIEnvironment.current.findData(url) }
    guard let found else { throw URLError(.notConnectedToInternet) }
    self = found
  }
}
