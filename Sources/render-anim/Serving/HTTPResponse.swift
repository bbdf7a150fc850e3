import AnimTextFormats

/// An answer to a request.
enum HTTPResponse: Sendable {
  /// The results that a request can have.
  enum Status: String, Sendable {
    case ok = "200 OK"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case notAllowed = "405 Method Not Allowed"
    case failed = "500 Internal Server Error"
  }

  /// Bytes of a type, such as `text/html`.
  case content(Status, type: String, [UInt8])
  /// A stream of server-sent events that stays open.
  ///
  /// The closure gives the first event, asked for when the stream gets all that follow.
  case news(first: @Sendable () -> Event?)

  /// An event that browsers are told of.
  struct Event: Sendable {
    let name: String
    let data: String

    /// The event as it is sent.
    var text: String {
      let json = ((try? JSONText(data).text) ?? "\"\"") + "\n"
      return "event: \(name)\ndata: \(json)\n"
    }
  }

  static func text(_ status: Status, _ text: String) -> HTTPResponse {
    .content(status, type: "text/plain; charset=utf-8", [UInt8]((text + "\n").utf8))
  }

  static func page(_ html: String) -> HTTPResponse {
    .content(.ok, type: "text/html; charset=utf-8", [UInt8](html.utf8))
  }
}
