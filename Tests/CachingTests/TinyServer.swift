import Foundation
import Synchronization

/// A server that keeps what is put to it, as much of HTTP/1.1 as `curl` needs for that.
final class TinyServer: Sendable {
  let address: String
  private let listener: Int32
  private let isSilent: Bool
  private struct State {
    var files: [String: [UInt8]] = [:]
    var requestCount = 0
  }
  private let state = Mutex(State())

  init(isSilent: Bool = false) throws {
    self.isSilent = isSilent
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isBound = unsafe withUnsafeMutablePointer(to: &place) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
        unsafe bind(listener, place, length) == 0 && listen(listener, 64) == 0
          && getsockname(listener, place, &length) == 0
      }
    }
    guard isBound else { throw CocoaError(.fileReadUnknown) }
    address = "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))"
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        Thread.detachNewThread { self.serve(connection) }
      }
    }
  }

  var names: [String] { state.withLock { $0.files.keys.sorted() } }
  var requestCount: Int { state.withLock { $0.requestCount } }

  func put(_ path: String, _ bytes: [UInt8]) { state.withLock { $0.files[path] = bytes } }

  /// Listens no more.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private func serve(_ connection: Int32) {
    defer { close(connection) }
    var bytes: [UInt8] = []
    while true {
      while let (request, rest) = Self.request(bytes) {
        state.withLock { $0.requestCount += 1 }
        bytes = rest
        // Until the other side gives up.
        if isSilent { continue }
        let answer = answer(request)
        let head =
          "HTTP/1.1 \(answer == nil ? "404 Not Found" : "200 OK")\r\n"
          + "Content-Length: \(answer?.count ?? 0)\r\n\r\n"
        write([UInt8](head.utf8) + (answer ?? []), to: connection)
      }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = unsafe recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      bytes += buffer.prefix(count)
      // Those that ask first whether they may send get leave.
      if String(decoding: bytes, as: UTF8.self).contains("Expect: 100-continue") {
        write([UInt8]("HTTP/1.1 100 Continue\r\n\r\n".utf8), to: connection)
      }
    }
  }

  private struct Request {
    var method: Substring
    var path: String
    var body: [UInt8]
  }

  private static func request(_ bytes: [UInt8]) -> (Request, rest: [UInt8])? {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    let length =
      lines.first { $0.lowercased().hasPrefix("content-length:") }
      .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) } ?? 0
    guard words.count == 3, bytes.count - end.upperBound >= length else { return nil }
    let body = Array(bytes[end.upperBound..<end.upperBound + length])
    return (
      Request(method: words[0], path: String(words[1]), body: body),
      Array(bytes[(end.upperBound + length)...])
    )
  }

  private func answer(_ request: Request) -> [UInt8]? {
    state.withLock { state in
      guard request.method == "PUT" else { return state.files[request.path] }
      state.files[request.path] = request.body
      return []
    }
  }

  private func write(_ bytes: [UInt8], to connection: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
