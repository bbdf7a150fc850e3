public import AnimSourceRuntime
public import Foundation

/// What went wrong.
public enum AFError: Error, LocalizedError {
  /// Why parameters were not put into a request.
  public enum ParameterEncodingFailureReason: Sendable {
    /// There is no address.
    case missingURL
    /// They are not what JSON can say.
    case jsonEncodingFailed(error: any Error)
    /// Something else.
    case customEncodingFailed(error: any Error)
  }
  /// Why an answer was not taken.
  public enum ResponseValidationFailureReason: Sendable {
    /// There is no file.
    case dataFileNil
    /// The kind is not said.
    case missingContentType(acceptableContentTypes: [String])
    /// It is of another kind.
    case unacceptableContentType(acceptableContentTypes: [String], responseContentType: String)
    /// It has another status.
    case unacceptableStatusCode(code: Int)
    /// The app says so.
    case customValidationFailed(error: any Error)
  }
  /// Why an answer was not read.
  public enum ResponseSerializationFailureReason: Sendable {
    /// It is empty.
    case inputDataNilOrZeroLength
    /// There is no file.
    case inputFileNil
    /// It is no text.
    case stringSerializationFailed(encoding: String.Encoding)
    /// It is no JSON.
    case jsonSerializationFailed(error: any Error)
    /// It is of another type.
    case decodingFailed(error: any Error)
    /// The app says so.
    case customSerializationFailed(error: any Error)
    /// It is not empty.
    case invalidEmptyResponse(type: String)
  }
  /// Why several parts were not put together.
  public enum MultipartEncodingFailureReason: Sendable {
    /// A file is none.
    case bodyPartFileNotReachable(at: URL)
  }

  /// There is no such address.
  case invalidURL(url: String)
  /// Somebody gave up.
  case explicitlyCancelled
  /// Parts were not put together.
  case multipartEncodingFailed(reason: MultipartEncodingFailureReason)
  /// Parameters were not put into a request.
  case parameterEncodingFailed(reason: ParameterEncodingFailureReason)
  /// The same of encoders.
  case parameterEncoderFailed(error: any Error)
  /// A request was not changed.
  case requestAdaptationFailed(error: any Error)
  /// A request was not tried again.
  case requestRetryFailed(retryError: any Error, originalError: any Error)
  /// An answer was not taken.
  case responseValidationFailed(reason: ResponseValidationFailureReason)
  /// An answer was not read.
  case responseSerializationFailed(reason: ResponseSerializationFailureReason)
  /// A request was not made.
  case createURLRequestFailed(error: any Error)
  /// A file was not moved.
  case downloadedFileMoveFailed(error: any Error, source: URL, destination: URL)
  /// No server answered.
  case sessionTaskFailed(error: any Error)
  /// The session is no more.
  case sessionDeinitialized
  /// The session is no more.
  case sessionInvalidated(error: (any Error)?)

  /// Whether somebody gave up.
  public var isExplicitlyCancelledError: Bool {
    if case .explicitlyCancelled = self { return true }
    return false
  }
  /// Whether no server answered.
  public var isSessionTaskError: Bool {
    if case .sessionTaskFailed = self { return true }
    return false
  }
  /// Whether there is no such address.
  public var isInvalidURLError: Bool {
    if case .invalidURL = self { return true }
    return false
  }
  /// Whether an answer was not taken.
  public var isResponseValidationError: Bool {
    if case .responseValidationFailed = self { return true }
    return false
  }
  /// Whether an answer was not read.
  public var isResponseSerializationError: Bool {
    if case .responseSerializationFailed = self { return true }
    return false
  }
  /// The status that was not taken.
  public var responseCode: Int? {
    if case .responseValidationFailed(.unacceptableStatusCode(let code)) = self { return code }
    return nil
  }
  /// What went wrong below.
  public var underlyingError: (any Error)? {
    switch self {
    case .sessionTaskFailed(let error), .createURLRequestFailed(let error),
      .requestAdaptationFailed(let error), .parameterEncoderFailed(let error),
      .requestRetryFailed(let error, _), .downloadedFileMoveFailed(let error, _, _),
      .responseSerializationFailed(.jsonSerializationFailed(let error)),
      .responseSerializationFailed(.decodingFailed(let error)),
      .responseSerializationFailed(.customSerializationFailed(let error)),
      .responseValidationFailed(.customValidationFailed(let error)),
      .parameterEncodingFailed(.jsonEncodingFailed(let error)),
      .parameterEncodingFailed(.customEncodingFailed(let error)):
      error
    default: nil
    }
  }
  /// The address that is none.
  public var urlConvertible: (any URLConvertible)? {
    if case .invalidURL(let url) = self { return url }
    return nil
  }

  /// What went wrong, for people.
  public var errorDescription: String? {
    switch self {
    case .invalidURL(let url): "URL is not valid: \(url)"
    case .explicitlyCancelled: "Request explicitly cancelled."
    case .responseValidationFailed(.unacceptableStatusCode(let code)):
      "Response status code was unacceptable: \(code)."
    case .responseValidationFailed: "Response was unacceptable."
    case .responseSerializationFailed(.inputDataNilOrZeroLength):
      "Response could not be serialized, input data was nil or zero length."
    case .responseSerializationFailed:
      "Response could not be serialized: \(underlyingError?.localizedDescription ?? "")"
    case .sessionTaskFailed(let error):
      "URLSessionTask failed with error: \(error.localizedDescription)"
    default: underlyingError?.localizedDescription ?? "The request failed."
    }
  }
}

extension Error {
  /// The same error where it is one of Alamofire's.
  public var asAFError: AFError? { self as? AFError }
  /// The same error where it is one of Alamofire's; a fault of the app otherwise.
  public func asAFError(
    orFailWith message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line
  ) -> AFError {
    guard let error = self as? AFError else { fatalError(message(), file: file, line: line) }
    return error
  }
  func asAFError(or other: (any Error) -> AFError) -> AFError { self as? AFError ?? other(self) }
}

/// The outcome of a request.
public typealias AFResult<Success> = Result<Success, AFError>
/// The outcome of a request with its answer.
public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
/// The outcome of a download with its answer.
public typealias AFDownloadResponse<Success> = DownloadResponse<Success, AFError>

/// The outcome of a request that nobody reads, as before version 5.
public typealias DefaultDataResponse = AFDataResponse<Data?>
/// The outcome of a download that nobody reads, as before version 5.
public typealias DefaultDownloadResponse = AFDownloadResponse<URL?>

extension Result {
  /// Whether it is a value.
  public var isSuccess: Bool { value != nil }
  /// Whether it is an error.
  public var isFailure: Bool { !isSuccess }
  /// The value; nil for an error.
  public var value: Success? {
    if case .success(let value) = self { return value }
    return nil
  }
  /// The error; nil for a value.
  public var error: Failure? {
    if case .failure(let error) = self { return error }
    return nil
  }
  /// Does something with the value, as before version 5.
  @discardableResult public func ifSuccess(_ closure: () -> Void) -> Result {
    if isSuccess { closure() }
    return self
  }
  /// Does something without a value, as before version 5.
  @discardableResult public func ifFailure(_ closure: () -> Void) -> Result {
    if isFailure { closure() }
    return self
  }
  /// Does something with the value, as before version 5.
  @discardableResult public func withValue(_ closure: (Success) -> Void) -> Result {
    if let value { closure(value) }
    return self
  }
  /// Does something with the error, as before version 5.
  @discardableResult public func withError(_ closure: (Failure) -> Void) -> Result {
    if let error { closure(error) }
    return self
  }
  /// The value of another type.
  public func tryMap<NewSuccess>(
    _ transform: (Success) throws -> NewSuccess
  ) -> Result<NewSuccess, any Error> {
    switch self {
    case .success(let value): Result<NewSuccess, any Error> { try transform(value) }
    case .failure(let error): .failure(error)
    }
  }
}

/// The outcome of a request with its answer.
public struct DataResponse<Success, Failure: Error> {
  /// The request.
  public let request: SimulatedURLRequest?
  /// The answer's head.
  public let response: SimulatedURLResponse?
  /// The answer's body.
  public let data: Data?
  /// Times of the session, of which there are none.
  public var metrics: Never? { nil }
  /// Seconds that reading the answer took: none.
  public let serializationDuration: TimeInterval
  /// The outcome.
  public let result: Result<Success, Failure>
  /// The value; nil for an error.
  public var value: Success? { result.value }
  /// The error; nil for a value.
  public var error: Failure? { result.error }

  /// The outcome of a request.
  public init(
    request: SimulatedURLRequest?, response: SimulatedURLResponse?, data: Data?,
    metrics: Never? = nil, serializationDuration: TimeInterval = 0, result: Result<Success, Failure>
  ) {
    self.request = request
    self.response = response
    self.data = data
    self.serializationDuration = serializationDuration
    self.result = result
  }

  private func with<S, F>(_ result: Result<S, F>) -> DataResponse<S, F> {
    DataResponse<S, F>(request: request, response: response, data: data, result: result)
  }
  /// The value of another type.
  public func map<S>(_ transform: (Success) -> S) -> DataResponse<S, Failure> {
    with(result.map(transform))
  }
  /// The value of another type.
  public func tryMap<S>(_ transform: (Success) throws -> S) -> DataResponse<S, any Error> {
    with(result.tryMap(transform))
  }
  /// The error of another type.
  public func mapError<F>(_ transform: (Failure) -> F) -> DataResponse<Success, F> {
    with(result.mapError(transform))
  }
}

extension DataResponse: CustomStringConvertible, CustomDebugStringConvertible {
  /// The outcome in words.
  public var description: String { "\(result)" }
  /// The outcome in words.
  public var debugDescription: String { "\(result)" }
}

/// The outcome of a download with its answer.
public struct DownloadResponse<Success, Failure: Error> {
  /// The request.
  public let request: SimulatedURLRequest?
  /// The answer's head.
  public let response: SimulatedURLResponse?
  /// The file.
  public let fileURL: URL?
  /// The outcome.
  public let result: Result<Success, Failure>
  /// The value; nil for an error.
  public var value: Success? { result.value }
  /// The error; nil for a value.
  public var error: Failure? { result.error }
  /// The file, as it was called.
  public var destinationURL: URL? { fileURL }
}
