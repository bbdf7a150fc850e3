import Foundation

/// A request of HTTP/1.1, as much of it as pages of this program send.
struct HTTPRequest: Sendable {
  /// `GET`, `POST` and the like.
  let method: String
  /// The path with its escapes resolved, without what follows a question mark.
  let path: String
  /// The values of the headers by their names in small letters.
  let headers: [String: String]
  let body: [UInt8]

  /// The largest number of bytes of a head and of a body.
  static let limit = 65536

  /// The request in bytes that may not be complete.
  ///
  /// - Returns: The request; nil if more bytes are needed.
  /// - Throws: `Malformed` if no bytes could make a request of it.
  init?(_ bytes: [UInt8]) throws(Malformed) {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else {
      guard bytes.count < Self.limit else { throw Malformed() }
      return nil
    }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/1."),
      let path = words[1].prefix(while: { $0 != "?" }).removingPercentEncoding, path.hasPrefix("/")
    else { throw Malformed() }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { throw Malformed() }
      let name = line[..<colon].lowercased()
      // Twice the same would mean one thing to some and another to others.
      guard headers[name] == nil || name != "host" && name != "content-length" else {
        throw Malformed()
      }
      headers[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    let length = headers["content-length"] ?? "0"
    guard let length = Int(length), (0...Self.limit).contains(length),
      headers["transfer-encoding"] == nil
    else { throw Malformed() }
    guard bytes.count - end.upperBound >= length else { return nil }
    (method, self.path, self.headers) = (String(words[0]), path, headers)
    body = Array(bytes[end.upperBound..<end.upperBound + length])
  }

  /// Bytes that are no request, or one that is too long.
  struct Malformed: Error {}
}
