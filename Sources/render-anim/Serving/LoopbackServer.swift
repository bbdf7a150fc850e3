import AnimTextFormats
import Dispatch
import Foundation
import Synchronization

/// Serves one page to browsers on this machine, and tells them when there is a newer one.
///
/// It knows as much of HTTP/1.1 as that takes: GET of the page, and of a stream of server-sent
/// events that stays open. It listens on 127.0.0.1 only.
final class LoopbackServer: Sendable {
  static let newsPath = "/news"

  let port: UInt16
  private let listener: Int32
  private let connections = DispatchQueue(label: "connections", attributes: .concurrent)
  private let state: Mutex<State>

  private struct State {
    var html: String
    /// The problem that is sent to browsers that ask for news while it holds; nil if all is well.
    var problem: String?
    /// The connections that wait for news.
    var readers: [Int32] = []
  }

  /// Listens at once; pages are served from `start` on.
  ///
  /// - Parameters:
  ///   - html: The first page.
  ///   - port: The port; 0 for any that is free.
  /// - Throws: `CommandError` if the port is taken, or there are no sockets.
  init(html: String, port: UInt16) throws(CommandError) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard listener >= 0 else { throw CommandError(.unavailable, "there are no sockets") }
    var yes: Int32 = 1
    _ = unsafe setsockopt(
      listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(listener, address, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard isBound else {
      close(listener)
      throw CommandError(.unavailable, "port \(port) is taken; '--port' chooses another")
    }
    self.listener = listener
    self.port = UInt16(bigEndian: address.sin_port)
    state = Mutex(State(html: html))
  }

  deinit { close(listener) }

  /// Serves until the program ends.
  func start() {
    // A browser that is closed in the middle of an answer is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    connections.async { self.acceptConnections() }
  }

  /// Accepts connections, and has those answered that send a request.
  ///
  /// Threads are few, and somebody may connect and be silent.
  private func acceptConnections() {
    var waiting: [(connection: Int32, since: ContinuousClock.Instant)] = []
    while true {
      var polled = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
      polled += waiting.map { pollfd(fd: $0.connection, events: Int16(POLLIN), revents: 0) }
      _ = unsafe poll(&polled, nfds_t(polled.count), 1000)
      var silent: [(connection: Int32, since: ContinuousClock.Instant)] = []
      for (entry, state) in zip(waiting, polled.dropFirst()) {
        if state.revents != 0 {
          connections.async { self.answer(entry.connection) }
        } else if entry.since.duration(to: .now) > Self.longestSilence {
          close(entry.connection)
        } else {
          silent.append(entry)
        }
      }
      waiting = silent
      guard polled[0].revents != 0 else { continue }
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else {
        if errno == EMFILE || errno == ENFILE, !waiting.isEmpty {
          close(waiting.removeFirst().connection)
          continue
        }
        if errno == ECONNABORTED || errno == EINTR { continue }
        return
      }
      waiting.append((connection, .now))
      if waiting.count > Self.mostSilent { close(waiting.removeFirst().connection) }
    }
  }

  /// The time that a connection may be open before a request comes, and the number of such
  /// connections.
  private static let (longestSilence, mostSilent) = (Duration.seconds(5), 256)

  /// Has browsers load a newer page.
  func show(_ html: String) {
    state.withLock {
      $0.html = html
      $0.problem = nil
    }
    send(event: "changed", "")
  }

  /// Has browsers show a problem, above the latest good page.
  func show(problem: String) {
    state.withLock { $0.problem = problem }
    send(event: "problem", problem)
  }

  private func send(event: String, _ data: String) {
    let message = [UInt8](Self.message(event, data).utf8)
    let readers = state.withLock { $0.readers }
    for reader in readers where !Self.write(message, to: reader) { forget(reader) }
  }

  private func forget(_ reader: Int32) {
    let isKnown = state.withLock { state in
      guard let index = state.readers.firstIndex(of: reader) else { return false }
      state.readers.remove(at: index)
      return true
    }
    if isKnown { close(reader) }
  }

  private static func message(_ event: String, _ data: String) -> String {
    let json = ((try? JSONText(data).text) ?? "\"\"") + "\n"
    return "event: \(event)\ndata: \(json)\n"
  }

  // MARK: Connections

  private func answer(_ connection: Int32) {
    guard let request = Self.readRequest(connection) else {
      close(connection)
      return
    }
    let words = request.prefix { $0 != "\r" }.split(separator: " ")
    // Other sites must not read the page through a name of theirs that leads here.
    let isLocal =
      request.lowercased().contains("\r\nhost: 127.0.0.1:\(port)\r\n")
      || request.lowercased().contains("\r\nhost: localhost:\(port)\r\n")
    guard isLocal, words.count > 1, words[0] == "GET" else {
      return finish(
        connection, status: "400 Bad Request", type: "text/plain", "this is a preview\n")
    }
    switch words[1] {
    case "/":
      let html = state.withLock(\.html)
      finish(connection, status: "200 OK", type: "text/html; charset=utf-8", html)
    case Self.newsPath[...]:
      let head =
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\r\n"
      let problem = state.withLock { state in
        state.readers.append(connection)
        return state.problem
      }
      let message = problem.map { Self.message("problem", $0) } ?? ""
      if !Self.write([UInt8]((head + message).utf8), to: connection) { forget(connection) }
    default:
      finish(connection, status: "404 Not Found", type: "text/plain", "there is one page: /\n")
    }
  }

  private func finish(_ connection: Int32, status: String, type: String, _ body: String) {
    let bytes = [UInt8](body.utf8)
    let head =
      "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(bytes.count)\r\n"
      + "Cache-Control: no-store\r\nConnection: close\r\n\r\n"
    _ = Self.write([UInt8](head.utf8) + bytes, to: connection)
    close(connection)
  }

  /// The head of a request; nil if none comes in time.
  private static func readRequest(_ connection: Int32) -> String? {
    var timeout = timeval(tv_sec: 5, tv_usec: 0)
    _ = unsafe setsockopt(
      connection, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count < 65536 {
      let count = unsafe recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer.prefix(count)
      let text = String(decoding: bytes, as: UTF8.self)
      if text.contains("\r\n\r\n") { return text }
    }
    return nil
  }

  /// Whether all bytes could be sent.
  private static func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let rest = bytes[sent...]
      let count = unsafe rest.withUnsafeBytes { buffer in
        unsafe Foundation.send(
          connection, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}
