public import AnimSourceRuntime
@_exported public import Foundation
@_exported public import UIKitCore

/// A method of HTTP.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  /// CONNECT.
  public static let connect = HTTPMethod(rawValue: "CONNECT")
  /// DELETE.
  public static let delete = HTTPMethod(rawValue: "DELETE")
  /// GET.
  public static let get = HTTPMethod(rawValue: "GET")
  /// HEAD.
  public static let head = HTTPMethod(rawValue: "HEAD")
  /// OPTIONS.
  public static let options = HTTPMethod(rawValue: "OPTIONS")
  /// PATCH.
  public static let patch = HTTPMethod(rawValue: "PATCH")
  /// POST.
  public static let post = HTTPMethod(rawValue: "POST")
  /// PUT.
  public static let put = HTTPMethod(rawValue: "PUT")
  /// QUERY.
  public static let query = HTTPMethod(rawValue: "QUERY")
  /// TRACE.
  public static let trace = HTTPMethod(rawValue: "TRACE")
  /// The method in capitals.
  public let rawValue: String
  /// A method.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// What is sent along, by names.
public typealias Parameters = [String: Any]

/// A field of a head.
public struct HTTPHeader: Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public let name: String
  /// The value.
  public let value: String
  /// A field.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
  /// The field as it is sent.
  public var description: String { "\(name): \(value)" }

  /// The kinds of answers that are wanted.
  public static func accept(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Accept", value: value)
  }
  /// The languages that are wanted.
  public static func acceptLanguage(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Accept-Language", value: value)
  }
  /// The ways in which answers may be packed.
  public static func acceptEncoding(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Accept-Encoding", value: value)
  }
  /// Who asks.
  public static func authorization(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Authorization", value: value)
  }
  /// Who asks, by name and word.
  public static func authorization(username: String, password: String) -> HTTPHeader {
    authorization("Basic \(Data("\(username):\(password)".utf8).base64EncodedString())")
  }
  /// Who asks, by a token.
  public static func authorization(bearerToken: String) -> HTTPHeader {
    authorization("Bearer \(bearerToken)")
  }
  /// The kind of what is sent.
  public static func contentType(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Content-Type", value: value)
  }
  /// What is to be done with it.
  public static func contentDisposition(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Content-Disposition", value: value)
  }
  /// The app that asks.
  public static func userAgent(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "User-Agent", value: value)
  }
  /// The languages of the user.
  public static let defaultAcceptLanguage = acceptLanguage("en;q=1.0")
  /// The ways in which answers may be packed.
  public static let defaultAcceptEncoding = acceptEncoding("br;q=1.0, gzip;q=0.9, deflate;q=0.8")
  /// The app that asks.
  public static let defaultUserAgent = userAgent("App/1.0 (iOS) Alamofire")
}

/// The fields of a head, whose names are the same in any case.
public struct HTTPHeaders: Sendable, Equatable, ExpressibleByDictionaryLiteral,
  ExpressibleByArrayLiteral, Sequence, CustomStringConvertible
{
  private var headers: [HTTPHeader] = []

  /// No field.
  public init() {}
  /// Some fields.
  public init(_ headers: [HTTPHeader]) { for header in headers { update(header) } }
  /// Fields by their names.
  public init(_ dictionary: [String: String]) {
    self.init(
      dictionary.sorted { $0.key < $1.key }.map { HTTPHeader(name: $0.key, value: $0.value) })
  }
  /// Fields by their names.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { HTTPHeader(name: $0.0, value: $0.1) })
  }
  /// Some fields.
  public init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }

  private func index(_ name: String) -> Int? {
    headers.firstIndex { $0.name.lowercased() == name.lowercased() }
  }

  /// Sets a field.
  public mutating func update(_ header: HTTPHeader) {
    if let index = index(header.name) { headers[index] = header } else { headers.append(header) }
  }
  /// Sets a field.
  public mutating func update(name: String, value: String) {
    update(HTTPHeader(name: name, value: value))
  }
  /// Sets a field.
  public mutating func add(_ header: HTTPHeader) { update(header) }
  /// Sets a field.
  public mutating func add(name: String, value: String) { update(name: name, value: value) }
  /// Takes a field away.
  public mutating func remove(name: String) {
    if let index = index(name) { headers.remove(at: index) }
  }
  /// Takes a field away.
  public mutating func removeValue(forKey name: String) { remove(name: name) }
  /// The value of a field.
  public func value(for name: String) -> String? { index(name).map { headers[$0].value } }
  /// The value of a field; nil takes it away.
  public subscript(_ name: String) -> String? {
    get { value(for: name) }
    set {
      if let newValue { update(name: name, value: newValue) } else { remove(name: name) }
    }
  }
  /// The fields by their names.
  public var dictionary: [String: String] {
    Dictionary(headers.map { ($0.name, $0.value) }) { $1 }
  }
  /// The fields one after the other.
  public func makeIterator() -> IndexingIterator<[HTTPHeader]> { headers.makeIterator() }
  /// The fields as they are sent.
  public var description: String { headers.map(\.description).joined(separator: "\n") }
  /// Those of all requests.
  public static let `default`: HTTPHeaders = [
    .defaultAcceptEncoding, .defaultAcceptLanguage, .defaultUserAgent,
  ]
}

extension SimulatedURLRequest {
  /// The fields of the head.
  public var headers: HTTPHeaders {
    get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
    set { allHTTPHeaderFields = newValue.dictionary }
  }
  /// The method.
  public var method: HTTPMethod? {
    get { httpMethod.map(HTTPMethod.init) }
    set { httpMethod = newValue?.rawValue }
  }
  /// A request of a method to an address.
  ///
  /// - Throws: `AFError` where that is none.
  public init(url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil) throws {
    self.init(url: try url.asURL())
    httpMethod = method.rawValue
    allHTTPHeaderFields = headers?.dictionary ?? [:]
  }
}

extension SimulatedURLResponse {
  /// The fields of the head.
  public var headers: HTTPHeaders {
    HTTPHeaders(allHeaderFields as? [String: String] ?? [:])
  }
}

/// What an address can be made of.
public protocol URLConvertible {
  /// The address.
  ///
  /// - Throws: `AFError` where there is none.
  func asURL() throws -> URL
}

extension String: URLConvertible {
  /// The address that the text says.
  public func asURL() throws -> URL {
    guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
    return url
  }
}

extension URL: URLConvertible {
  /// Itself.
  public func asURL() throws -> URL { self }
}

extension URLComponents: URLConvertible {
  /// The address of the parts.
  public func asURL() throws -> URL {
    guard let url else { throw AFError.invalidURL(url: string ?? "") }
    return url
  }
}

/// What a request can be made of.
public protocol URLRequestConvertible {
  /// The request.
  ///
  /// - Throws: Whatever keeps it from being made.
  func asURLRequest() throws -> SimulatedURLRequest
}

extension URLRequestConvertible {
  /// The request; nil if it cannot be made.
  public var urlRequest: SimulatedURLRequest? { try? asURLRequest() }
}

extension SimulatedURLRequest: URLRequestConvertible {
  /// Itself.
  public func asURLRequest() throws -> SimulatedURLRequest { self }
}

// MARK: Parameters

/// Puts what is sent along into a request.
public protocol ParameterEncoding: Sendable {
  /// The request with it.
  ///
  /// - Throws: Whatever keeps it from being made.
  func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws
    -> SimulatedURLRequest
}

/// As names and values, in the address or after the head.
public struct URLEncoding: ParameterEncoding {
  /// Where they are put.
  public enum Destination: Sendable { case methodDependent, queryString, httpBody }
  /// How lists are written.
  public enum ArrayEncoding: Sendable { case brackets, noBrackets, indexInBrackets }
  /// How truth is written.
  public enum BoolEncoding: Sendable { case numeric, literal }

  /// By the method.
  public static var `default`: URLEncoding { URLEncoding() }
  /// By the method, as it was called.
  public static var methodDependent: URLEncoding { URLEncoding() }
  /// In the address.
  public static var queryString: URLEncoding { URLEncoding(destination: .queryString) }
  /// After the head.
  public static var httpBody: URLEncoding { URLEncoding(destination: .httpBody) }

  /// Where they are put.
  public let destination: Destination
  /// How lists are written.
  public let arrayEncoding: ArrayEncoding
  /// How truth is written.
  public let boolEncoding: BoolEncoding

  /// As names and values.
  public init(
    destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets,
    boolEncoding: BoolEncoding = .numeric
  ) {
    self.destination = destination
    self.arrayEncoding = arrayEncoding
    self.boolEncoding = boolEncoding
  }

  /// The request with them.
  public func encode(
    _ urlRequest: any URLRequestConvertible, with parameters: Parameters?
  ) throws -> SimulatedURLRequest {
    var request = try urlRequest.asURLRequest()
    guard let parameters, !parameters.isEmpty else { return request }
    let text = query(parameters)
    let isInAddress: Bool =
      switch destination {
      case .queryString: true
      case .httpBody: false
      case .methodDependent: ["GET", "HEAD", "DELETE"].contains(request.httpMethod ?? "GET")
      }
    guard isInAddress else {
      if request.value(forHTTPHeaderField: "Content-Type") == nil {
        request.setValue(
          "application/x-www-form-urlencoded; charset=utf-8", forHTTPHeaderField: "Content-Type")
      }
      request.httpBody = Data(text.utf8)
      return request
    }
    guard let url = request.url,
      var components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { throw AFError.parameterEncodingFailed(reason: .missingURL) }
    components.percentEncodedQuery =
      (components.percentEncodedQuery.map { $0 + "&" } ?? "") + text
    request.url = components.url
    return request
  }

  private func query(_ parameters: Parameters) -> String {
    parameters.keys.sorted().flatMap { queryComponents(fromKey: $0, value: parameters[$0]!) }
      .map { "\($0)=\($1)" }.joined(separator: "&")
  }

  /// What a value comes to, escaped.
  public func queryComponents(fromKey key: String, value: Any) -> [(String, String)] {
    switch value {
    case let table as [String: Any]:
      return table.keys.sorted().flatMap {
        queryComponents(fromKey: "\(key)[\($0)]", value: table[$0]!)
      }
    case let list as [Any]:
      return list.enumerated().flatMap { index, element in
        let name =
          switch arrayEncoding {
          case .brackets: "\(key)[]"
          case .noBrackets: key
          case .indexInBrackets: "\(key)[\(index)]"
          }
        return queryComponents(fromKey: name, value: element)
      }
    case let flag as Bool:
      let text = boolEncoding == .numeric ? (flag ? "1" : "0") : "\(flag)"
      return [(escape(key), text)]
    default: return [(escape(key), escape("\(value)"))]
    }
  }

  /// A text as it may stand in an address.
  public func escape(_ string: String) -> String {
    string.addingPercentEncoding(withAllowedCharacters: .afURLQueryAllowed) ?? string
  }
}

extension CharacterSet {
  /// What may stand in the query of an address: but for what parts it.
  public static let afURLQueryAllowed = CharacterSet.urlQueryAllowed.subtracting(
    CharacterSet(charactersIn: ":#[]@!$&'()*+,;="))
}

/// As JSON, after the head.
public struct JSONEncoding: ParameterEncoding {
  /// In one line.
  public static var `default`: JSONEncoding { JSONEncoding() }
  /// In lines.
  public static var prettyPrinted: JSONEncoding { JSONEncoding(options: .prettyPrinted) }
  /// How it is written.
  public let options: JSONSerialization.WritingOptions

  /// As JSON.
  public init(options: JSONSerialization.WritingOptions = []) { self.options = options }

  /// The request with them.
  public func encode(
    _ urlRequest: any URLRequestConvertible, with parameters: Parameters?
  ) throws -> SimulatedURLRequest { try encode(urlRequest, withJSONObject: parameters) }

  /// The request with an object of JSON.
  public func encode(
    _ urlRequest: any URLRequestConvertible, withJSONObject jsonObject: Any? = nil
  ) throws -> SimulatedURLRequest {
    var request = try urlRequest.asURLRequest()
    guard let jsonObject else { return request }
    guard JSONSerialization.isValidJSONObject(jsonObject) else {
      throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: URLError(.badURL)))
    }
    if request.value(forHTTPHeaderField: "Content-Type") == nil {
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    request.httpBody = try? JSONSerialization.data(
      withJSONObject: jsonObject, options: options.union(.sortedKeys))
    return request
  }
}

/// Puts a value that encodes itself into a request.
public protocol ParameterEncoder: Sendable {
  /// The request with it.
  ///
  /// - Throws: Whatever keeps it from being made.
  func encode<Parameters: Encodable>(
    _ parameters: Parameters?, into request: SimulatedURLRequest
  ) throws -> SimulatedURLRequest
}

/// As JSON, after the head.
public struct JSONParameterEncoder: ParameterEncoder {
  private let encoder: JSONEncoder
  /// In one line.
  public static var `default`: JSONParameterEncoder { JSONParameterEncoder() }
  /// In lines.
  public static var prettyPrinted: JSONParameterEncoder { JSONParameterEncoder() }
  /// As JSON.
  public init(encoder: JSONEncoder = JSONEncoder()) { self.encoder = encoder }
  /// The request with it.
  public func encode<Parameters: Encodable>(
    _ parameters: Parameters?, into request: SimulatedURLRequest
  ) throws -> SimulatedURLRequest {
    guard let parameters else { return request }
    var request = request
    if request.value(forHTTPHeaderField: "Content-Type") == nil {
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    do {
      request.httpBody = try encoder.encode(parameters)
    } catch {
      throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: error))
    }
    return request
  }
}

extension ParameterEncoder where Self == JSONParameterEncoder {
  /// As JSON.
  public static var json: JSONParameterEncoder { JSONParameterEncoder() }
  /// As JSON by an encoder.
  public static func json(encoder: JSONEncoder = JSONEncoder()) -> JSONParameterEncoder {
    JSONParameterEncoder(encoder: encoder)
  }
}

/// As names and values.
public struct URLEncodedFormParameterEncoder: ParameterEncoder {
  /// Where they are put.
  public typealias Destination = URLEncoding.Destination
  private let encoding: URLEncoding
  /// By the method.
  public static var `default`: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }
  /// As names and values.
  public init(destination: Destination = .methodDependent) {
    encoding = URLEncoding(destination: destination)
  }
  /// The request with it.
  public func encode<Parameters: Encodable>(
    _ parameters: Parameters?, into request: SimulatedURLRequest
  ) throws -> SimulatedURLRequest {
    guard let parameters else { return request }
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(parameters))
    return try encoding.encode(request, with: object as? [String: Any])
  }
}

extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
  /// As names and values.
  public static var urlEncodedForm: URLEncodedFormParameterEncoder {
    URLEncodedFormParameterEncoder()
  }
  /// As names and values.
  public static func urlEncodedForm(
    destination: URLEncoding.Destination = .methodDependent
  ) -> URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder(destination: destination) }
}
