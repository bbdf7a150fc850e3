public import AnimAlamofire
public import AnimSourceRuntime
import Foundation
public import UIKitCore

/// What went wrong.
public enum MoyaError: Error, LocalizedError {
  /// It is no picture.
  case imageMapping(Response)
  /// It is no JSON.
  case jsonMapping(Response)
  /// It is no text.
  case stringMapping(Response)
  /// It is of another type.
  case objectMapping(any Error, Response)
  /// A value was not written.
  case encodableMapping(any Error)
  /// It has another status.
  case statusCode(Response)
  /// Something below.
  case underlying(any Error, Response?)
  /// There is no such address.
  case requestMapping(String)
  /// Parameters were not put into the request.
  case parameterEncoding(any Error)

  /// The answer; nil if there is none.
  public var response: Response? {
    switch self {
    case .imageMapping(let response), .jsonMapping(let response), .stringMapping(let response),
      .objectMapping(_, let response), .statusCode(let response):
      response
    case .underlying(_, let response): response
    default: nil
    }
  }
  /// The number of the error.
  public var errorCode: Int {
    switch self {
    case .imageMapping: 0
    case .jsonMapping: 1
    case .stringMapping: 2
    case .objectMapping: 3
    case .encodableMapping: 4
    case .statusCode: 5
    case .underlying: 6
    case .requestMapping: 7
    case .parameterEncoding: 8
    }
  }
  /// What went wrong, for people.
  public var errorDescription: String? {
    switch self {
    case .imageMapping: "Failed to map data to an Image."
    case .jsonMapping: "Failed to map data to JSON."
    case .stringMapping: "Failed to map data to a String."
    case .objectMapping: "Failed to map data to a Decodable object."
    case .encodableMapping: "Failed to encode Encodable object into data."
    case .statusCode: "Status code didn't fall within the given range."
    case .requestMapping: "Failed to map Endpoint to a URLRequest."
    case .parameterEncoding(let error): "Failed to encode parameters. \(error.localizedDescription)"
    case .underlying(let error, _): error.localizedDescription
    }
  }
}

/// An answer.
public final class Response: CustomDebugStringConvertible, Equatable, Sendable {
  /// The status.
  public let statusCode: Int
  /// The body.
  public let data: Data
  /// The request.
  public let request: SimulatedURLRequest?
  /// The head.
  public let response: SimulatedURLResponse?

  /// An answer.
  public init(
    statusCode: Int, data: Data, request: SimulatedURLRequest? = nil,
    response: SimulatedURLResponse? = nil
  ) {
    self.statusCode = statusCode
    self.data = data
    self.request = request
    self.response = response
  }
  /// The answer in words.
  public var description: String { "Status Code: \(statusCode), Data Length: \(data.count)" }
  /// The answer in words.
  public var debugDescription: String { description }
  /// Whether two answers are the same.
  public static func == (first: Response, second: Response) -> Bool {
    first.statusCode == second.statusCode && first.data == second.data
  }

  /// The answer if its status is one of some.
  ///
  /// - Throws: `MoyaError` otherwise.
  public func filter<R: RangeExpression>(statusCodes: R) throws -> Response where R.Bound == Int {
    guard statusCodes.contains(statusCode) else { throw MoyaError.statusCode(self) }
    return self
  }
  /// The answer if it has a status.
  ///
  /// - Throws: `MoyaError` otherwise.
  public func filter(statusCode: Int) throws -> Response {
    try filter(statusCodes: statusCode...statusCode)
  }
  /// The answer if all went well.
  ///
  /// - Throws: `MoyaError` otherwise.
  public func filterSuccessfulStatusCodes() throws -> Response {
    try filter(statusCodes: 200...299)
  }
  /// The answer if all went well, be it elsewhere.
  ///
  /// - Throws: `MoyaError` otherwise.
  public func filterSuccessfulStatusAndRedirectCodes() throws -> Response {
    try filter(statusCodes: 200...399)
  }

  /// The picture.
  ///
  /// - Throws: `MoyaError` where it is none.
  public func mapImage() throws -> UIImage {
    guard let image = UIImage(data: data) else { throw MoyaError.imageMapping(self) }
    return image
  }
  /// The JSON.
  ///
  /// - Throws: `MoyaError` where it is none.
  public func mapJSON(failsOnEmptyData: Bool = true) throws -> Any {
    let table = MadeUpWords.table(data)
    if table == nil, let madeUp = MadeUpJSON(data) { return madeUp }
    if data.isEmpty, !failsOnEmptyData { return NSNull() }
    do {
      return try JSONSerialization.jsonObject(with: table ?? data, options: .fragmentsAllowed)
    } catch { throw MoyaError.jsonMapping(self) }
  }
  /// The text, or that at the end of a path.
  ///
  /// - Throws: `MoyaError` where it is none.
  public func mapString(atKeyPath keyPath: String? = nil) throws -> String {
    guard let keyPath else {
      guard let text = String(data: data, encoding: .utf8) else {
        throw MoyaError.stringMapping(self)
      }
      return text
    }
    guard let text = Self.part(of: try mapJSON(), keyPath) as? String else {
      throw MoyaError.stringMapping(self)
    }
    return text
  }

  private static func part(of object: Any, _ path: String) -> Any? {
    path.components(separatedBy: ".").reduce(Optional(object)) { ($0 as? [String: Any])?[$1] }
  }

  /// The value that the JSON is, or a part of it.
  ///
  /// - Throws: `MoyaError` where it is none.
  public func map<D: Decodable>(
    _ type: D.Type, atKeyPath keyPath: String? = nil,
    using decoder: JSONDecoder = SceneJSONDecoder.make(), failsOnEmptyData: Bool = true
  ) throws -> D {
    do {
      // Made-up values are of the type that is asked for wherever they stand.
      guard let keyPath, MadeUpJSON(data) == nil else {
        return try decoder.decode(type, from: data)
      }
      guard let part = Self.part(of: try mapJSON(), keyPath) else {
        throw MoyaError.jsonMapping(self)
      }
      return try decoder.decode(
        type, from: JSONSerialization.data(withJSONObject: part, options: .fragmentsAllowed))
    } catch let error as MoyaError {
      throw error
    } catch {
      throw MoyaError.objectMapping(error, self)
    }
  }
}
