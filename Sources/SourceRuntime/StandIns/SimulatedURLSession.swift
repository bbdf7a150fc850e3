public import Foundation
import Layers
import UIKitCore

/// What stands in for `URLSession` in sources of apps: there is no network.
///
/// A picture at an address is answered as the environment says, everything else by an error. Answers come
/// a moment later, on the simulation's clock.
@preconcurrency @MainActor open class SimulatedURLSession: NSObject {
  public static let shared = SimulatedURLSession()

  /// How long an answer takes, in seconds.
  static let latency = 0.1

  public nonisolated override init() { super.init() }

  public nonisolated init(configuration: Configuration) { super.init() }

  public nonisolated init(
    configuration: Configuration, delegate: Any?, delegateQueue: OperationQueue?
  ) {
    super.init()
  }

  /// Settings that change nothing where there is no network.
  public final class Configuration: Sendable {
    public static let `default` = Configuration()
    public static let ephemeral = Configuration()
  }

  public typealias Completion = (Data?, SimulatedURLResponse?, (any Error)?) -> Void

  open func dataTask(
    with url: URL, completionHandler: @escaping Completion
  ) -> SimulatedURLSessionTask {
    SimulatedURLSessionTask { completionHandler($0, $0.map { _ in SimulatedURLResponse(url) }, $1) }
      .asking(url)
  }

  open func dataTask(
    with request: SimulatedURLRequest, completionHandler: @escaping Completion
  ) -> SimulatedURLSessionTask {
    dataTask(with: request.url ?? URL(fileURLWithPath: "/"), completionHandler: completionHandler)
  }

  open func downloadTask(
    with url: URL, completionHandler: @escaping (URL?, SimulatedURLResponse?, (any Error)?) -> Void
  ) -> SimulatedURLSessionTask {
    SimulatedURLSessionTask { completionHandler(nil, nil, $1 ?? URLError(.cannotCreateFile)) }
      .asking(url)
  }

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

  open func data(for request: SimulatedURLRequest) async throws -> (Data, SimulatedURLResponse) {
    guard let url = request.url else { throw URLError(.badURL) }
    return try await data(from: url)
  }

  open func invalidateAndCancel() {}
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

  open func resume() {
    guard !isResumed else { return }
    isResumed = true
    MediaClock.current.schedule(after: SimulatedURLSession.latency) { [self] in
      guard !isCancelled else { return completion(nil, URLError(.cancelled)) }
      let data = url.flatMap { UIEnvironment.current.findData($0) }
      completion(data, data == nil ? URLError(.notConnectedToInternet) : nil)
    }
  }

  open func cancel() { isCancelled = true }
  open func suspend() {}
}

/// What is asked for.
public struct SimulatedURLRequest: Hashable, Sendable {
  public var url: URL?
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]? = [:]
  public var timeoutInterval: TimeInterval

  public init(url: URL, timeoutInterval: TimeInterval = 60) {
    self.url = url
    self.timeoutInterval = timeoutInterval
  }

  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields?[field] = value
  }

  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    allHTTPHeaderFields?[field] = value
  }
}

/// What comes with an answer; it is always a good one.
public final class SimulatedURLResponse: NSObject, Sendable {
  public let url: URL?
  public let statusCode = 200
  public let mimeType: String? = "image/png"

  public init(_ url: URL?) { self.url = url }
}

extension Data {
  /// What stands in for `init(contentsOf:)` in sources of apps, which stops the program for an address in the
  /// network.
  public init(simulatedContentsOf url: URL, options: Data.ReadingOptions = []) throws {
    if url.isFileURL {
      try self.init(contentsOf: url, options: options)
      return
    }
    let found = MainActor.assumeIsolated { UIEnvironment.current.findData(url) }
    guard let found else { throw URLError(.notConnectedToInternet) }
    self = found
  }
}
