public import AnimSourceRuntime
public import Foundation
import UIKitCore

/// The session of the app.
@preconcurrency @MainActor public var AF: Session { Session.default }

/// Sends requests.
@preconcurrency @MainActor open class Session {
  @MainActor private final class Shared { let session = Session() }
  /// The one of the app.
  public static var `default`: Session { UIEnvironment.current.single(Shared.init).session }
  /// The one of the app, as before version 4.
  public static var sharedInstance: Session { .default }

  /// The session below.
  public let session: SimulatedURLSession
  /// Whether requests are sent as soon as somebody waits for them.
  public let startRequestsImmediately: Bool
  /// What changes all requests.
  public let interceptor: (any RequestInterceptor)?
  /// What changes all requests, as before version 5.
  open var adapter: (any RequestAdapter)?
  /// What sends them again, as before version 5.
  open var retrier: (any RequestRetrier)?
  /// Whether servers are trusted; all are.
  public let serverTrustManager: ServerTrustManager?
  /// The settings of the session below.
  public var sessionConfiguration: SimulatedURLSession.Configuration { session.configuration }

  /// A session.
  public init(
    configuration: SimulatedURLSession.Configuration = .default,
    rootQueue: SimulatedQueue = SimulatedQueue.main, startRequestsImmediately: Bool = true,
    requestQueue: SimulatedQueue? = nil, serializationQueue: SimulatedQueue? = nil,
    interceptor: (any RequestInterceptor)? = nil, serverTrustManager: ServerTrustManager? = nil,
    redirectHandler: Redirector? = nil, cachedResponseHandler: ResponseCacher? = nil,
    eventMonitors: [any EventMonitor] = []
  ) {
    session = SimulatedURLSession(configuration: configuration)
    self.startRequestsImmediately = startRequestsImmediately
    self.interceptor = interceptor
    self.serverTrustManager = serverTrustManager
  }

  // MARK: Data

  /// Asks an address.
  open func request(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil,
    requestModifier: ((inout SimulatedURLRequest) throws -> Void)? = nil
  ) -> DataRequest {
    DataRequest(self, interceptor) {
      var request = try SimulatedURLRequest(url: convertible, method: method, headers: headers)
      try requestModifier?(&request)
      return try encoding.encode(request, with: parameters)
    }
  }

  /// Asks an address, with fields of the head as before version 5.
  @_disfavoredOverload
  open func request(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: [String: String]?
  ) -> DataRequest {
    request(
      convertible, method: method, parameters: parameters, encoding: encoding,
      headers: headers.map(HTTPHeaders.init))
  }

  /// Asks an address, and sends a value that encodes itself.
  open func request<Parameters: Encodable>(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters?,
    encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
    requestModifier: ((inout SimulatedURLRequest) throws -> Void)? = nil
  ) -> DataRequest {
    DataRequest(self, interceptor) {
      var request = try SimulatedURLRequest(url: convertible, method: method, headers: headers)
      try requestModifier?(&request)
      return try encoder.encode(parameters, into: request)
    }
  }

  /// Asks what a request says.
  open func request(
    _ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
  ) -> DataRequest { DataRequest(self, interceptor) { try convertible.asURLRequest() } }

  // MARK: Files

  /// Asks for a file.
  open func download(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil,
    requestModifier: ((inout SimulatedURLRequest) throws -> Void)? = nil,
    to destination: DownloadRequest.Destination? = nil
  ) -> DownloadRequest {
    let request = DownloadRequest(self, interceptor) {
      let request = try SimulatedURLRequest(url: convertible, method: method, headers: headers)
      return try encoding.encode(request, with: parameters)
    }
    request.destination = destination
    return request
  }

  /// Asks for a file.
  open func download(
    _ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil,
    to destination: DownloadRequest.Destination? = nil
  ) -> DownloadRequest {
    let request = DownloadRequest(self, interceptor) { try convertible.asURLRequest() }
    request.destination = destination
    return request
  }

  // MARK: Uploads

  private func upload(
    _ body: @escaping () -> Data?, _ convertible: any URLConvertible, _ method: HTTPMethod,
    _ headers: HTTPHeaders?, _ interceptor: (any RequestInterceptor)?
  ) -> UploadRequest {
    UploadRequest(self, interceptor) {
      var request = try SimulatedURLRequest(url: convertible, method: method, headers: headers)
      request.httpBody = body()
      return request
    }
  }

  /// Sends data.
  open func upload(
    _ data: Data, to convertible: any URLConvertible, method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest { upload({ data }, convertible, method, headers, interceptor) }

  /// Sends data as a request says.
  open func upload(
    _ data: Data, with convertible: any URLRequestConvertible,
    interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest { UploadRequest(self, interceptor) { try convertible.asURLRequest() } }

  /// Sends a file.
  open func upload(
    _ fileURL: URL, to convertible: any URLConvertible, method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest {
    upload({ try? Data(contentsOf: fileURL) }, convertible, method, headers, interceptor)
  }

  /// Sends several parts.
  open func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible,
    usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
    method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest {
    let parts = MultipartFormData()
    multipartFormData(parts)
    return upload(multipartFormData: parts, to: url, method: method, headers: headers)
  }

  /// Sends several parts.
  open func upload(
    multipartFormData: MultipartFormData, to url: any URLConvertible,
    usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
    method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest {
    upload({ try? multipartFormData.encode() }, url, method, headers, interceptor)
  }

  /// Sends several parts as a request says.
  open func upload(
    multipartFormData: MultipartFormData, with request: any URLRequestConvertible,
    usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
    interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest { UploadRequest(self, interceptor) { try request.asURLRequest() } }

  /// Sends several parts as a request says.
  open func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void,
    with request: any URLRequestConvertible,
    usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
    interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest { UploadRequest(self, interceptor) { try request.asURLRequest() } }

  /// What came of putting parts together, as before version 5.
  public enum MultipartFormDataEncodingResult {
    /// The request.
    case success(request: UploadRequest, streamingFromDisk: Bool, streamFileURL: URL?)
    /// What went wrong.
    case failure(any Error)
  }

  /// Sends several parts, as before version 5.
  open func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void,
    usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
    to url: any URLConvertible, method: HTTPMethod = .post, headers: [String: String]? = nil,
    encodingCompletion: ((MultipartFormDataEncodingResult) -> Void)?
  ) {
    let request = upload(
      multipartFormData: multipartFormData, to: url, method: method,
      headers: headers.map(HTTPHeaders.init))
    encodingCompletion?(
      .success(request: request, streamingFromDisk: false, streamFileURL: nil))
  }

  // MARK: All requests

  /// Gives up; requests that were sent go on.
  open func cancelAllRequests(completion: (() -> Void)? = nil) { completion?() }
  /// Tells of requests: of none.
  open func withAllRequests(perform action: @escaping (Set<String>) -> Void) { action([]) }
}

/// A session, as before version 5.
public typealias SessionManager = Session
/// A session, as before version 4.
public typealias Manager = Session

/// Several parts that are sent as one.
@preconcurrency @MainActor open class MultipartFormData {
  /// Bytes from which a file would be used.
  public nonisolated static let encodingMemoryThreshold: UInt64 = 10_000_000
  /// What stands between the parts.
  public let boundary: String
  private var body = Data()

  /// No part.
  public init(fileManager: FileManager = .default, boundary: String? = nil) {
    self.boundary = boundary ?? "alamofire.boundary"
  }
  /// The kind of the whole.
  open var contentType: String { "multipart/form-data; boundary=\(boundary)" }
  /// The bytes of the whole.
  public var contentLength: UInt64 { UInt64(body.count) }

  /// A part.
  public func append(
    _ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil
  ) {
    let file = fileName.map { "; filename=\"\($0)\"" } ?? ""
    let kind = mimeType.map { "Content-Type: \($0)\r\n" } ?? ""
    body += Data(
      "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\(file)\r\n\(kind)\r\n".utf8
    )
    body += data + Data("\r\n".utf8)
  }
  /// A file.
  public func append(_ fileURL: URL, withName name: String) {
    append(fileURL, withName: name, fileName: fileURL.lastPathComponent, mimeType: "")
  }
  /// A file.
  public func append(_ fileURL: URL, withName name: String, fileName: String, mimeType: String) {
    append(
      (try? Data(contentsOf: fileURL)) ?? Data(), withName: name, fileName: fileName,
      mimeType: mimeType)
  }
  /// The whole.
  ///
  /// - Throws: Nothing.
  public func encode() throws -> Data { body + Data("--\(boundary)--\r\n".utf8) }
}

// MARK: As before version 5

/// Asks an address.
@preconcurrency @MainActor @discardableResult public func request(
  _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: [String: String]? = nil
) -> DataRequest {
  Session.default.request(
    url, method: method, parameters: parameters, encoding: encoding,
    headers: headers.map(HTTPHeaders.init)
  ).resume()
}

/// Asks an address.
@_disfavoredOverload
@preconcurrency @MainActor @discardableResult public func request(
  _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders?
) -> DataRequest {
  Session.default.request(
    url, method: method, parameters: parameters, encoding: encoding, headers: headers
  ).resume()
}

/// Asks what a request says.
@preconcurrency @MainActor @discardableResult public func request(
  _ urlRequest: any URLRequestConvertible
) -> DataRequest { Session.default.request(urlRequest).resume() }

/// Asks an address, as before version 4.
@preconcurrency @MainActor @discardableResult public func request(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: [String: String]? = nil
) -> DataRequest {
  request(url, method: method, parameters: parameters, encoding: encoding, headers: headers)
}

/// Asks for a file.
@preconcurrency @MainActor @discardableResult public func download(
  _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: [String: String]? = nil,
  to destination: DownloadRequest.Destination? = nil
) -> DownloadRequest {
  Session.default.download(
    url, method: method, parameters: parameters, encoding: encoding,
    headers: headers.map(HTTPHeaders.init), to: destination)
}

/// Sends several parts.
@preconcurrency @MainActor public func upload(
  multipartFormData: @escaping (MultipartFormData) -> Void,
  usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
  to url: any URLConvertible, method: HTTPMethod = .post, headers: [String: String]? = nil,
  encodingCompletion: ((Session.MultipartFormDataEncodingResult) -> Void)?
) {
  Session.default.upload(
    multipartFormData: multipartFormData, to: url, method: method, headers: headers,
    encodingCompletion: encodingCompletion)
}

extension ParameterEncoding where Self == URLEncoding {
  /// As names and values, as before version 4.
  public static var URL: URLEncoding { URLEncoding() }
}

extension ParameterEncoding where Self == JSONEncoding {
  /// As JSON, as before version 4.
  public static var JSON: JSONEncoding { JSONEncoding() }
}

extension HTTPMethod {
  /// GET, as before version 4.
  public static var GET: HTTPMethod { .get }
  /// POST, as before version 4.
  public static var POST: HTTPMethod { .post }
  /// PUT, as before version 4.
  public static var PUT: HTTPMethod { .put }
  /// DELETE, as before version 4.
  public static var DELETE: HTTPMethod { .delete }
  /// PATCH, as before version 4.
  public static var PATCH: HTTPMethod { .patch }
}
