public import Foundation

/// What a server answers to a request.
public struct NetworkAnswer: Sendable {
  /// The body.
  public var data: Data
  /// The status of HTTP, 200 by default.
  public var status: Int
  /// The fields of the head by their names.
  public var headers: [String: String]
  /// The reason for which there is no answer; nil, the default, if there is one.
  public var failure: URLError.Code?
  /// The seconds until the answer; nil, the default, for those that any takes.
  public var delay: TimeInterval?

  /// An answer.
  public init(
    _ data: Data = Data(), status: Int = 200, headers: [String: String] = [:],
    failure: URLError.Code? = nil, delay: TimeInterval? = nil
  ) {
    self.data = data
    self.status = status
    self.headers = headers
    self.failure = failure
    self.delay = delay
  }
}
