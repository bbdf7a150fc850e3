public import AnimSourceRuntime
public import Foundation

/// Something that is asked of a server: once it is resumed, or somebody waits for the answer.
@preconcurrency @MainActor open class Request {
  /// How far it is.
  public enum State: Sendable { case initialized, resumed, suspended, cancelled, finished }
  /// Whether an answer is taken.
  public typealias ValidationResult = Result<Void, any Error>
  /// Told how far it is.
  public typealias ProgressHandler = (Progress) -> Void

  /// A name of its own.
  public let id = UUID()
  /// How far it is.
  public private(set) var state = State.initialized
  /// The request as it is sent.
  public private(set) var request: SimulatedURLRequest?
  /// The answer's head.
  public private(set) var response: SimulatedURLResponse?
  /// Why there is none.
  public internal(set) var error: AFError?
  /// What was loaded.
  public let downloadProgress = Progress(totalUnitCount: 0)
  /// What was sent.
  public let uploadProgress = Progress(totalUnitCount: 0)
  /// How often it was tried again.
  public private(set) var retryCount = 0
  /// The task of the session; nil before it is sent.
  public private(set) var task: SimulatedURLSessionTask?

  let session: Session
  private let interceptor: (any RequestInterceptor)?
  private let make: () throws -> SimulatedURLRequest
  private var validators:
    [(SimulatedURLRequest?, SimulatedURLResponse, Data?) -> ValidationResult] = []
  private var waiting: [() -> Void] = []
  private var progressHandlers: [ProgressHandler] = []
  /// The answer's body.
  var body: Data?

  init(
    _ session: Session, _ interceptor: (any RequestInterceptor)?,
    _ make: @escaping () throws -> SimulatedURLRequest
  ) {
    self.session = session
    self.interceptor = interceptor
    self.make = make
  }

  /// Whether it is on its way.
  public var isResumed: Bool { state == .resumed }
  /// Whether it waits.
  public var isSuspended: Bool { state == .suspended }
  /// Whether somebody gave up.
  public var isCancelled: Bool { state == .cancelled }
  /// Whether it has ended.
  public var isFinished: Bool { state == .finished }
  /// Whether it was not sent yet.
  public var isInitialized: Bool { state == .initialized }
  /// The answer's head.
  public var lastRequest: SimulatedURLRequest? { request }

  // MARK: On its way

  /// Sends it, once.
  @discardableResult open func resume() -> Self {
    guard state == .initialized || state == .suspended else { return self }
    let isFirst = task == nil
    state = .resumed
    if isFirst { send() }
    return self
  }

  /// Does nothing but say so: requests go on.
  @discardableResult open func suspend() -> Self {
    if state == .resumed { state = .suspended }
    return self
  }

  /// Gives up.
  @discardableResult open func cancel() -> Self {
    guard state != .finished, state != .cancelled else { return self }
    state = .cancelled
    error = .explicitlyCancelled
    task?.cancel()
    if task == nil { SimulatedQueue.main.async { self.tell() } }
    return self
  }

  private func send() {
    do {
      let plain = try make()
      let adapters = [session.interceptor as (any RequestAdapter)?, interceptor].compactMap { $0 }
      adapt(try session.adapter?.adapt(plain) ?? plain, ArraySlice(adapters))
    } catch {
      fail(error.asAFError { .createURLRequestFailed(error: $0) })
    }
  }

  private func adapt(_ plain: SimulatedURLRequest, _ adapters: ArraySlice<any RequestAdapter>) {
    guard let adapter = adapters.first else { return ask(plain) }
    adapter.adapt(plain, for: session) { [self] result in
      switch result {
      case .success(let adapted): adapt(adapted, adapters.dropFirst())
      case .failure(let error): fail(.requestAdaptationFailed(error: error))
      }
    }
  }

  private func fail(_ error: AFError) {
    self.error = error
    SimulatedQueue.main.async { self.retryOrEnd() }
  }

  private func ask(_ adapted: SimulatedURLRequest) {
    guard state != .cancelled else { return }
    request = adapted
    let task = SimulatedURLSession.shared.dataTask(with: adapted) { [self] data, response, error in
      guard state != .cancelled else { return tell() }
      self.response = response
      body = data
      if let error { self.error = .sessionTaskFailed(error: error) } else { accept() }
      SimulatedQueue.main.async { self.retryOrEnd() }
    }
    self.task = task
    task.resume()
  }

  private func accept() {
    error = nil
    guard let response else { return }
    for validator in validators {
      if case .failure(let error) = validator(request, response, body) {
        self.error = error.asAFError {
          .responseValidationFailed(reason: .customValidationFailed(error: $0))
        }
        return
      }
    }
  }

  private func retryOrEnd() {
    let retrier = (interceptor as (any RequestRetrier)?) ?? session.interceptor ?? session.retrier
    guard let error, let retrier, retryCount < Self.greatestRetryCount else { return end() }
    retrier.retry(self, for: session, dueTo: error) { [self] result in
      switch result {
      case .retry: retry(after: 0)
      case .retryWithDelay(let delay): retry(after: delay)
      case .doNotRetry: end()
      case .doNotRetryWithError(let other):
        self.error = .requestRetryFailed(retryError: other, originalError: error)
        end()
      }
    }
  }

  /// Who tries again without end would never be shown.
  private static let greatestRetryCount = 5

  private func retry(after delay: TimeInterval) {
    retryCount += 1
    error = nil
    SimulatedQueue.main.asyncAfter(deadline: .now() + delay) { self.send() }
  }

  private func end() {
    let count = Int64(body?.count ?? 0)
    downloadProgress.totalUnitCount = count
    downloadProgress.completedUnitCount = count
    if error == nil { for handler in progressHandlers { handler(downloadProgress) } }
    tell()
  }

  private func tell() {
    if state != .cancelled { state = .finished }
    let waiting = waiting
    self.waiting = []
    for action in waiting { action() }
  }

  /// Does something once there is an answer; sends the request if nobody has.
  func whenFinished(_ queue: SimulatedQueue, _ action: @escaping () -> Void) {
    guard state != .finished else { return queue.async { action() } }
    waiting.append { queue === SimulatedQueue.main ? action() : queue.async { action() } }
    if session.startRequestsImmediately { resume() }
  }

  func addValidator(
    _ validator: @escaping (SimulatedURLRequest?, SimulatedURLResponse, Data?) -> ValidationResult
  ) { validators.append(validator) }

  // MARK: What is said of it

  /// Who asks; makes no difference.
  @discardableResult open func authenticate(
    username: String, password: String, persistence: Int = 0
  ) -> Self { self }
  /// Who asks; makes no difference.
  @discardableResult open func authenticate(user: String, password: String) -> Self { self }
  /// Told how much is loaded.
  @discardableResult open func downloadProgress(
    queue: SimulatedQueue = .main, closure: @escaping ProgressHandler
  ) -> Self {
    progressHandlers.append(closure)
    return self
  }
  /// Told how much is sent.
  @discardableResult open func uploadProgress(
    queue: SimulatedQueue = .main, closure: @escaping ProgressHandler
  ) -> Self {
    progressHandlers.append { [uploadProgress] _ in
      uploadProgress.totalUnitCount = 1
      uploadProgress.completedUnitCount = 1
      closure(uploadProgress)
    }
    return self
  }
  /// The request as a line for a terminal.
  open func cURLDescription() -> String { "$ curl -v \"\(request?.url?.absoluteString ?? "")\"" }
  /// Told of that line.
  @discardableResult open func cURLDescription(
    calling handler: @escaping (String) -> Void
  ) -> Self {
    handler(cURLDescription())
    return self
  }
  /// Whether redirections are followed; there are none.
  @discardableResult open func redirect(using handler: Redirector) -> Self { self }
  /// Whether answers are kept; none is.
  @discardableResult open func cacheResponse(using handler: ResponseCacher) -> Self { self }
}

extension Request: CustomStringConvertible, CustomDebugStringConvertible {
  /// The method, the address and the status.
  public nonisolated var description: String { MainActor.assumeIsolated { words } }
  /// The method, the address and the status.
  public nonisolated var debugDescription: String { description }

  private var words: String {
    let parts = [request?.httpMethod, request?.url?.absoluteString].compactMap(\.self)
    return (parts + (response.map { ["(\($0.statusCode))"] } ?? [])).joined(separator: " ")
  }
}

/// Whether redirections are followed.
public struct Redirector: Sendable {
  /// They are.
  public static let follow = Redirector()
  /// They are not.
  public static let doNotFollow = Redirector()
}

/// Whether answers are kept.
public struct ResponseCacher: Sendable {
  /// They are.
  public static let cache = ResponseCacher()
  /// They are not.
  public static let doNotCache = ResponseCacher()
}

// MARK: Data

/// Asks for data.
@preconcurrency @MainActor open class DataRequest: Request {
  /// Says whether an answer is taken.
  public typealias Validation = (SimulatedURLRequest?, SimulatedURLResponse, Data?) ->
    ValidationResult
  /// The answer's body.
  public var data: Data? { body }

  /// Takes answers that a function takes.
  @discardableResult public func validate(_ validation: @escaping Validation) -> Self {
    addValidator(validation)
    return self
  }
  /// Takes answers of some statuses.
  @discardableResult public func validate<S: Sequence>(
    statusCode acceptableStatusCodes: S
  ) -> Self where S.Element == Int {
    let codes = Set(acceptableStatusCodes)
    return validate { _, response, _ in
      codes.contains(response.statusCode)
        ? .success(())
        : .failure(
          AFError.responseValidationFailed(
            reason: .unacceptableStatusCode(code: response.statusCode)))
    }
  }
  /// Takes answers of some kinds: all, as made-up ones are of none.
  @discardableResult public func validate<S: Sequence>(
    contentType acceptableContentTypes: @escaping @autoclosure () -> S
  ) -> Self where S.Element == String { self }
  /// Takes answers that say that all went well.
  @discardableResult public func validate() -> Self { validate(statusCode: 200..<300) }

  private func respond<Value>(
    _ queue: SimulatedQueue, _ serialize: @escaping (DataRequest) throws -> Value,
    _ completion: @escaping (AFDataResponse<Value>) -> Void
  ) -> Self {
    whenFinished(queue) { [self] in
      let result: AFResult<Value>
      do {
        result = .success(try serialize(self))
      } catch {
        result = .failure(
          error.asAFError {
            .responseSerializationFailed(reason: .customSerializationFailed(error: $0))
          })
      }
      completion(DataResponse(request: request, response: response, data: body, result: result))
    }
    return self
  }

  /// The body.
  ///
  /// - Throws: `AFError` if there is none, though there should be.
  func content() throws -> Data {
    if let error { throw error }
    guard let body, !body.isEmpty else {
      guard let code = response?.statusCode, [204, 205].contains(code) else {
        throw AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength)
      }
      return Data()
    }
    return body
  }

  /// Told of the answer.
  @discardableResult public func response(
    queue: SimulatedQueue = .main, completionHandler: @escaping (AFDataResponse<Data?>) -> Void
  ) -> Self {
    respond(
      queue,
      { request in
        if let error = request.error { throw error }
        return request.body
      }, completionHandler)
  }

  /// Told of the answer as an app reads it.
  @discardableResult public func response<Serializer: DataResponseSerializerProtocol>(
    queue: SimulatedQueue = .main, responseSerializer: Serializer,
    completionHandler: @escaping (AFDataResponse<Serializer.SerializedObject>) -> Void
  ) -> Self {
    respond(
      queue,
      { request in
        try responseSerializer.serialize(
          request: request.request, response: request.response, data: request.body,
          error: request.error)
      }, completionHandler)
  }

  /// Told of the data.
  @discardableResult public func responseData(
    queue: SimulatedQueue = .main, completionHandler: @escaping (AFDataResponse<Data>) -> Void
  ) -> Self { respond(queue, { try $0.content() }, completionHandler) }

  /// Told of the data.
  @discardableResult public func responseData(
    queue: SimulatedQueue = .main, emptyResponseCodes: Set<Int>,
    completionHandler: @escaping (AFDataResponse<Data>) -> Void
  ) -> Self { responseData(queue: queue, completionHandler: completionHandler) }

  /// Told of the text.
  @discardableResult public func responseString(
    queue: SimulatedQueue = .main, encoding: String.Encoding? = nil,
    completionHandler: @escaping (AFDataResponse<String>) -> Void
  ) -> Self {
    respond(
      queue,
      { request in
        String(decoding: try request.content(), as: UTF8.self)
      }, completionHandler)
  }

  /// Told of the JSON.
  @discardableResult public func responseJSON(
    queue: SimulatedQueue = .main, options: JSONSerialization.ReadingOptions = .allowFragments,
    completionHandler: @escaping (AFDataResponse<Any>) -> Void
  ) -> Self { respond(queue, { try $0.json(options) }, completionHandler) }

  private func json(_ options: JSONSerialization.ReadingOptions) throws -> Any {
    let data = try content()
    // What is made up has no keys of its own: readers ask it for theirs.
    let table = MadeUpWords.table(data)
    if table == nil, let madeUp = MadeUpJSON(data) { return madeUp }
    if data.isEmpty { return NSNull() }
    do {
      return try JSONSerialization.jsonObject(with: table ?? data, options: options)
    } catch {
      throw AFError.responseSerializationFailed(reason: .jsonSerializationFailed(error: error))
    }
  }

  private func decoded<T: Decodable>(_ type: T.Type, _ decoder: any DataDecoder) throws -> T {
    let data = try content()
    if data.isEmpty, let empty = Empty.value as? T { return empty }
    do {
      return try decoder.decode(type, from: data)
    } catch {
      throw AFError.responseSerializationFailed(reason: .decodingFailed(error: error))
    }
  }

  /// Told of the value that the JSON is.
  @discardableResult public func responseDecodable<T: Decodable>(
    of type: T.Type = T.self, queue: SimulatedQueue = .main,
    decoder: any DataDecoder = SceneJSONDecoder.make(), emptyResponseCodes: Set<Int> = [204, 205],
    completionHandler: @escaping (AFDataResponse<T>) -> Void
  ) -> Self { respond(queue, { try $0.decoded(type, decoder) }, completionHandler) }

  // MARK: async

  @MainActor private final class Answer<Value> { var response: AFDataResponse<Value>? }

  /// The answer of a request, to be waited for.
  @preconcurrency @MainActor public struct DataTask<Value> {
    fileprivate let request: DataRequest
    fileprivate let start: (@escaping (AFDataResponse<Value>) -> Void) -> Void

    /// The outcome with its answer.
    public var response: AFDataResponse<Value> {
      get async {
        let answer = Answer<Value>()
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
          start {
            answer.response = $0
            continuation.resume()
          }
        }
        return answer.response
          ?? DataResponse(
            request: nil, response: nil, data: nil, result: .failure(.explicitlyCancelled))
      }
    }
    /// The outcome.
    public var result: AFResult<Value> { get async { await response.result } }
    /// The value.
    ///
    /// - Throws: `AFError`.
    public var value: Value { get async throws { try await response.result.get() } }
    /// Gives up.
    public func cancel() { request.cancel() }
    /// Sends it.
    public func resume() { request.resume() }
  }

  /// The data, to be waited for.
  public func serializingData(automaticallyCancelling: Bool = false) -> DataTask<Data> {
    DataTask(request: self) { self.responseData(completionHandler: $0) }
  }
  /// The text, to be waited for.
  public func serializingString(automaticallyCancelling: Bool = false) -> DataTask<String> {
    DataTask(request: self) { self.responseString(completionHandler: $0) }
  }
  /// The value that the JSON is, to be waited for.
  public func serializingDecodable<T: Decodable>(
    _ type: T.Type = T.self, automaticallyCancelling: Bool = false,
    decoder: any DataDecoder = SceneJSONDecoder.make(), emptyResponseCodes: Set<Int> = [204, 205]
  ) -> DataTask<T> {
    DataTask(request: self) {
      self.responseDecodable(of: type, decoder: decoder, completionHandler: $0)
    }
  }
  /// What an app reads, to be waited for.
  public func serializingResponse<Serializer: DataResponseSerializerProtocol>(
    using serializer: Serializer, automaticallyCancelling: Bool = false
  ) -> DataTask<Serializer.SerializedObject> {
    DataTask(request: self) { self.response(responseSerializer: serializer, completionHandler: $0) }
  }
}

/// Sends data.
@preconcurrency @MainActor open class UploadRequest: DataRequest {}

/// Reads data as values.
public protocol DataDecoder {
  /// The value.
  ///
  /// - Throws: What keeps it from being read.
  func decode<D: Decodable>(_ type: D.Type, from data: Data) throws -> D
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

/// Nothing.
public struct Empty: Codable, Sendable {
  /// Nothing.
  public static let value = Empty()
}

/// Reads answers.
public protocol DataResponseSerializerProtocol<SerializedObject> {
  /// What is read.
  associatedtype SerializedObject
  /// What an answer says.
  ///
  /// - Throws: What keeps it from being read.
  func serialize(
    request: SimulatedURLRequest?, response: SimulatedURLResponse?, data: Data?, error: (any Error)?
  ) throws -> SerializedObject
}

/// Reads answers, of which some may be empty.
public protocol ResponseSerializer<SerializedObject>: DataResponseSerializerProtocol {
  /// The methods whose answers may be empty.
  var emptyRequestMethods: Set<HTTPMethod> { get }
  /// The statuses of answers that may be empty.
  var emptyResponseCodes: Set<Int> { get }
}

extension ResponseSerializer {
  /// The methods whose answers may be empty.
  public static var defaultEmptyRequestMethods: Set<HTTPMethod> { [.head] }
  /// The statuses of answers that may be empty.
  public static var defaultEmptyResponseCodes: Set<Int> { [204, 205] }
  /// The methods whose answers may be empty.
  public var emptyRequestMethods: Set<HTTPMethod> { Self.defaultEmptyRequestMethods }
  /// The statuses of answers that may be empty.
  public var emptyResponseCodes: Set<Int> { Self.defaultEmptyResponseCodes }
  /// Whether an answer may be empty.
  public func emptyResponseAllowed(
    forRequest request: SimulatedURLRequest?, response: SimulatedURLResponse?
  ) -> Bool {
    request?.method.map(emptyRequestMethods.contains) == true
      || response.map { emptyResponseCodes.contains($0.statusCode) } == true
  }
}

/// Reads JSON of a type.
public struct DecodableResponseSerializer<T: Decodable>: ResponseSerializer {
  private let decoder: any DataDecoder
  /// Reads JSON of a type.
  public init(decoder: any DataDecoder = SceneJSONDecoder.make()) { self.decoder = decoder }
  /// The value.
  public func serialize(
    request: SimulatedURLRequest?, response: SimulatedURLResponse?, data: Data?, error: (any Error)?
  ) throws -> T {
    if let error { throw error }
    guard let data, !data.isEmpty else {
      throw AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength)
    }
    return try decoder.decode(T.self, from: data)
  }
}

/// Reads nothing.
public struct DataResponseSerializer: ResponseSerializer {
  /// Reads nothing.
  public init() {}
  /// The data.
  public func serialize(
    request: SimulatedURLRequest?, response: SimulatedURLResponse?, data: Data?, error: (any Error)?
  ) throws -> Data {
    if let error { throw error }
    return data ?? Data()
  }
}

/// Reads texts.
public struct StringResponseSerializer: ResponseSerializer {
  /// Reads texts.
  public init() {}
  /// The text.
  public func serialize(
    request: SimulatedURLRequest?, response: SimulatedURLResponse?, data: Data?, error: (any Error)?
  ) throws -> String {
    if let error { throw error }
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}

// MARK: Files

/// Asks for data that are put into a file.
@preconcurrency @MainActor open class DownloadRequest: Request {
  /// What is done with the folder and an older file.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Options of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Makes the folder.
    public static let createIntermediateDirectories = Options(rawValue: 1)
    /// Replaces the file.
    public static let removePreviousFile = Options(rawValue: 2)
  }
  /// Says where the file is to be.
  public typealias Destination = (URL, SimulatedURLResponse) -> (
    destinationURL: URL, options: Options
  )
  /// Says where the file is to be, as it was called.
  public typealias DownloadFileDestination = Destination
  /// As it was called.
  public typealias DownloadOptions = Options

  var destination: Destination?

  /// Into a folder of the user, under the name that the server says.
  public static func suggestedDownloadDestination(
    for directory: FileManager.SearchPathDirectory = .documentDirectory,
    in domain: FileManager.SearchPathDomainMask = .userDomainMask, options: Options = []
  ) -> Destination {
    { file, response in
      let folder = SceneFiles.url(directory) ?? SceneFiles.temporaryDirectory
      return (folder.appending(path: response.suggestedFilename ?? file.lastPathComponent), options)
    }
  }

  private func respond<Value>(
    _ queue: SimulatedQueue, _ read: @escaping (URL?, Data) throws -> Value,
    _ completion: @escaping (AFDownloadResponse<Value>) -> Void
  ) -> Self {
    whenFinished(queue) { [self] in
      var file: URL?
      let result: AFResult<Value>
      do {
        if let error { throw error }
        file = try move()
        result = .success(try read(file, body ?? Data()))
      } catch {
        result = .failure(
          error.asAFError {
            .responseSerializationFailed(reason: .customSerializationFailed(error: $0))
          })
      }
      completion(
        DownloadResponse(request: request, response: response, fileURL: file, result: result))
    }
    return self
  }

  private func move() throws -> URL? {
    let name = SceneFiles.temporaryDirectory.appending(path: "Alamofire_\(id.uuidString).tmp")
    guard let response else { return nil }
    let file = destination?(name, response).destinationURL ?? name
    let files = FileManager.default
    do {
      try files.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try (body ?? Data()).write(to: file)
    } catch {
      throw AFError.downloadedFileMoveFailed(error: error, source: name, destination: file)
    }
    return file
  }

  /// Told of the file.
  @discardableResult public func response(
    queue: SimulatedQueue = .main, completionHandler: @escaping (AFDownloadResponse<URL?>) -> Void
  ) -> Self { respond(queue, { file, _ in file }, completionHandler) }
  /// Told of the file.
  @discardableResult public func responseURL(
    queue: SimulatedQueue = .main, completionHandler: @escaping (AFDownloadResponse<URL>) -> Void
  ) -> Self {
    respond(
      queue,
      { file, _ in
        guard let file else {
          throw AFError.responseSerializationFailed(reason: .inputFileNil)
        }
        return file
      }, completionHandler)
  }
  /// Told of the data.
  @discardableResult public func responseData(
    queue: SimulatedQueue = .main, completionHandler: @escaping (AFDownloadResponse<Data>) -> Void
  ) -> Self { respond(queue, { _, data in data }, completionHandler) }
  /// Takes answers that say that all went well.
  @discardableResult public func validate() -> Self {
    addValidator { _, response, _ in
      (200..<300).contains(response.statusCode)
        ? .success(())
        : .failure(
          AFError.responseValidationFailed(
            reason: .unacceptableStatusCode(code: response.statusCode)))
    }
    return self
  }
}
