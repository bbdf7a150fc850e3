public import AnimAlamofire
public import AnimSourceRuntime
@_exported public import Foundation
@_exported public import UIKitCore

/// A method of HTTP.
public typealias Method = AnimAlamofire.HTTPMethod
/// Sends requests.
public typealias Session = AnimAlamofire.Session
/// Sends requests, as it was called.
public typealias Manager = AnimAlamofire.Session
/// Puts what is sent along into a request.
public typealias ParameterEncoding = AnimAlamofire.ParameterEncoding
/// As JSON.
public typealias JSONEncoding = AnimAlamofire.JSONEncoding
/// As names and values.
public typealias URLEncoding = AnimAlamofire.URLEncoding
/// Changes requests before they are sent.
public typealias RequestInterceptor = AnimAlamofire.RequestInterceptor
/// Says where a file is to be.
public typealias DownloadDestination = DownloadRequest.Destination

/// A part of several that are sent as one.
public struct MultipartFormData {
  /// What it is of.
  public enum FormDataProvider {
    /// Data.
    case data(Data)
    /// A file.
    case file(URL)
    /// A stream of so many bytes.
    case stream(InputStream, UInt64)
  }
  /// What it is of.
  public let provider: FormDataProvider
  /// Its name.
  public let name: String
  /// The name of the file.
  public let fileName: String?
  /// The kind.
  public let mimeType: String?
  /// A part.
  public init(
    provider: FormDataProvider, name: String, fileName: String? = nil, mimeType: String? = nil
  ) {
    self.provider = provider
    self.name = name
    self.fileName = fileName
    self.mimeType = mimeType
  }
}

/// What is sent along with a request.
public enum Task {
  /// Nothing.
  case requestPlain
  /// Data.
  case requestData(Data)
  /// A value as JSON.
  case requestJSONEncodable(any Encodable)
  /// A value as JSON by an encoder.
  case requestCustomJSONEncodable(any Encodable, encoder: JSONEncoder)
  /// Parameters.
  case requestParameters(parameters: [String: Any], encoding: any ParameterEncoding)
  /// Data, and parameters in the address.
  case requestCompositeData(bodyData: Data, urlParameters: [String: Any])
  /// Parameters after the head and in the address.
  case requestCompositeParameters(
    bodyParameters: [String: Any], bodyEncoding: any ParameterEncoding, urlParameters: [String: Any]
  )
  /// A file.
  case uploadFile(URL)
  /// Several parts.
  case uploadMultipart([MultipartFormData])
  /// Several parts, and parameters in the address.
  case uploadCompositeMultipart([MultipartFormData], urlParameters: [String: Any])
  /// Nothing; the answer goes into a file.
  case downloadDestination(DownloadDestination)
  /// Parameters; the answer goes into a file.
  case downloadParameters(
    parameters: [String: Any], encoding: any ParameterEncoding, destination: DownloadDestination)
  /// Parameters as the target says, as before version 9.
  case request
}

/// Which answers are taken.
public enum ValidationType: Sendable {
  /// All.
  case none
  /// Those of statuses from 200.
  case successCodes
  /// Those of statuses from 200 to 399.
  case successAndRedirectCodes
  /// Those of some statuses.
  case customCodes([Int])

  var statusCodes: [Int] {
    switch self {
    case .none: []
    case .successCodes: Array(200..<300)
    case .successAndRedirectCodes: Array(200..<400)
    case .customCodes(let codes): codes
    }
  }
}

/// What is asked of a server.
public protocol TargetType {
  /// The server.
  var baseURL: URL { get }
  /// The path there.
  var path: String { get }
  /// The method.
  var method: Method { get }
  /// What is answered in tests.
  var sampleData: Data { get }
  /// What is sent along.
  var task: Task { get }
  /// Which answers are taken.
  var validationType: ValidationType { get }
  /// The fields of the head.
  var headers: [String: String]? { get }
  /// Parameters, as before version 9.
  var parameters: [String: Any]? { get }
  /// How these are put into the request, as before version 9.
  var parameterEncoding: any ParameterEncoding { get }
}

extension TargetType {
  /// All are.
  public var validationType: ValidationType { .none }
  /// None.
  public var sampleData: Data { Data() }
  /// None.
  public var headers: [String: String]? { nil }
  /// None.
  public var parameters: [String: Any]? { nil }
  /// As names and values.
  public var parameterEncoding: any ParameterEncoding { URLEncoding.default }
  /// Nothing.
  public var task: Task { .requestPlain }
}

/// Any target.
public enum MultiTarget: TargetType {
  /// A target.
  case target(any TargetType)
  /// A target.
  public init(_ target: any TargetType) { self = .target(target) }
  /// The target.
  public var target: any TargetType {
    switch self {
    case .target(let target): target
    }
  }
  /// The server.
  public var baseURL: URL { target.baseURL }
  /// The path there.
  public var path: String { target.path }
  /// The method.
  public var method: Method { target.method }
  /// What is answered in tests.
  public var sampleData: Data { target.sampleData }
  /// What is sent along.
  public var task: Task { target.task }
  /// Which answers are taken.
  public var validationType: ValidationType { target.validationType }
  /// The fields of the head.
  public var headers: [String: String]? { target.headers }
}

/// What is answered in tests.
public enum EndpointSampleResponse {
  /// A body with a status.
  case networkResponse(Int, Data)
  /// The same with its head.
  case response(SimulatedURLResponse, Data)
  /// An error.
  case networkError(NSError)
}

/// A request before it is made.
open class Endpoint {
  /// What is answered in tests.
  public typealias SampleResponseClosure = () -> EndpointSampleResponse
  /// The address.
  public let url: String
  /// What is answered in tests.
  public let sampleResponseClosure: SampleResponseClosure
  /// The method.
  public let method: Method
  /// What is sent along.
  public let task: Task
  /// The fields of the head.
  public let httpHeaderFields: [String: String]?

  /// A request before it is made.
  public init(
    url: String, sampleResponseClosure: @escaping SampleResponseClosure, method: Method, task: Task,
    httpHeaderFields: [String: String]?
  ) {
    self.url = url
    self.sampleResponseClosure = sampleResponseClosure
    self.method = method
    self.task = task
    self.httpHeaderFields = httpHeaderFields
  }

  /// The same with other fields.
  open func adding(newHTTPHeaderFields: [String: String]) -> Endpoint {
    Endpoint(
      url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
      httpHeaderFields: (httpHeaderFields ?? [:]).merging(newHTTPHeaderFields) { $1 })
  }
  /// The same with something else sent along.
  open func replacing(task: Task) -> Endpoint {
    Endpoint(
      url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
      httpHeaderFields: httpHeaderFields)
  }

  /// The request.
  ///
  /// - Throws: `MoyaError` where it cannot be made.
  public func urlRequest() throws -> SimulatedURLRequest {
    guard let address = URL(string: url) else { throw MoyaError.requestMapping(url) }
    var request = SimulatedURLRequest(url: address)
    request.httpMethod = method.rawValue
    request.allHTTPHeaderFields = httpHeaderFields ?? [:]
    do {
      return try filled(request)
    } catch {
      throw MoyaError.parameterEncoding(error)
    }
  }

  private func filled(_ request: SimulatedURLRequest) throws -> SimulatedURLRequest {
    var request = request
    switch task {
    case .requestPlain, .request, .uploadMultipart, .downloadDestination: break
    case .requestData(let data): request.httpBody = data
    case .requestJSONEncodable(let value):
      request.httpBody = try JSONEncoder().encode(value)
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    case .requestCustomJSONEncodable(let value, let encoder):
      request.httpBody = try encoder.encode(value)
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    case .requestParameters(let parameters, let encoding),
      .downloadParameters(let parameters, let encoding, _):
      return try encoding.encode(request, with: parameters)
    case .requestCompositeData(let data, let parameters):
      request.httpBody = data
      return try URLEncoding.queryString.encode(request, with: parameters)
    case .requestCompositeParameters(let body, let encoding, let parameters):
      request = try encoding.encode(request, with: body)
      return try URLEncoding.queryString.encode(request, with: parameters)
    case .uploadFile(let file): request.httpBody = try? Data(contentsOf: file)
    case .uploadCompositeMultipart(_, let parameters):
      return try URLEncoding.queryString.encode(request, with: parameters)
    }
    return request
  }
}

extension URL {
  /// The address of a target.
  public init<T: TargetType>(target: T) {
    self = target.path.isEmpty ? target.baseURL : target.baseURL.appendingPathComponent(target.path)
  }
}
