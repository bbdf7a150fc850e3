import Dispatch
import Foundation
import Synchronization

/// Serves pages to browsers on this machine, and tells them when there is something new.
///
/// It knows as much of HTTP/1.1 as that takes: requests with a short body, answered one by
/// connection, and a stream of server-sent events that stays open. It listens on 127.0.0.1 only, and
/// answers requests only that are addressed to it there.
final class LoopbackServer: Sendable {
  /// The port that it listens on.
  let port: UInt16
  private let listener: Int32
  private let routes: Routes
  private let connections = DispatchQueue(label: "connections", attributes: .concurrent)
  /// The connections that wait for news.
  private let readers = Mutex<[Int32]>([])
  /// The connections whose requests have been read.
  private let (requests, asked) = AsyncStream.makeStream(of: (Int32, HTTPRequest).self)

  /// Listens at once; requests are answered from `start` on.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for any that is free.
  ///   - routes: The answers.
  /// - Throws: `CommandError` if the port is taken, or there are no sockets.
  init(port: UInt16, _ routes: Routes) throws(CommandError) {
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
    self.routes = routes
  }

  deinit { close(listener) }

  /// The address of its first page.
  var address: String { "http://127.0.0.1:\(port)/" }

  /// Serves until the program ends; requests are answered in the context of the task that calls this,
  /// with its task-local values.
  func start() {
    // A browser that is closed in the middle of an answer is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    connections.async { self.acceptConnections() }
    Task {
      for await (connection, request) in requests {
        Task { self.answer(connection, await self.routes.answer(request)) }
      }
    }
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
          connections.async { self.read(entry.connection) }
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

  // MARK: News

  /// Tells all browsers that wait for news.
  func send(_ event: HTTPResponse.Event) {
    let message = [UInt8](event.text.utf8)
    for reader in readers.withLock(\.self) where !Self.write(message, to: reader) {
      forget(reader)
    }
  }

  private func forget(_ reader: Int32) {
    let isKnown = readers.withLock { readers in
      guard let index = readers.firstIndex(of: reader) else { return false }
      readers.remove(at: index)
      return true
    }
    if isKnown { close(reader) }
  }

  // MARK: Connections

  /// Reads the request of a connection, and has it answered if it may be.
  private func read(_ connection: Int32) {
    let request: HTTPRequest
    do {
      guard let read = try Self.readRequest(connection) else {
        close(connection)
        return
      }
      request = read
    } catch {
      return finish(connection, .badRequest, "text/plain", Array("this is no request\n".utf8))
    }
    guard isLocal(request) else {
      return finish(
        connection, .badRequest, "text/plain",
        Array("this is for browsers on this machine\n".utf8))
    }
    asked.yield((connection, request))
  }

  private func answer(_ connection: Int32, _ response: HTTPResponse) {
    switch response {
    case .content(let status, let type, let bytes): finish(connection, status, type, bytes)
    case .news(let first): beginNews(connection, first)
    }
  }

  /// Whether a request is addressed to this machine, and from no page but those of this server.
  ///
  /// Other sites must not read pages through a name of theirs that leads here, nor send anything.
  private func isLocal(_ request: HTTPRequest) -> Bool {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.headers["host"]?.lowercased(), hosts.contains(host) else {
      return false
    }
    guard let origin = request.headers["origin"]?.lowercased() else { return true }
    return hosts.contains { origin == "http://\($0)" }
  }

  private func beginNews(_ connection: Int32, _ first: () -> HTTPResponse.Event?) {
    let head =
      "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\r\n"
    guard Self.write([UInt8](head.utf8), to: connection) else {
      close(connection)
      return
    }
    readers.withLock { $0.append(connection) }
    let message = first()?.text ?? ""
    if !Self.write([UInt8](message.utf8), to: connection) { forget(connection) }
  }

  private func finish(
    _ connection: Int32, _ status: HTTPResponse.Status, _ type: String, _ bytes: [UInt8]
  ) {
    let head =
      "HTTP/1.1 \(status.rawValue)\r\nContent-Type: \(type)\r\nContent-Length: \(bytes.count)\r\n"
      + "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    _ = Self.write([UInt8](head.utf8) + bytes, to: connection)
    close(connection)
  }

  /// The request of a connection; nil if none comes in time.
  private static func readRequest(
    _ connection: Int32
  ) throws(HTTPRequest.Malformed) -> HTTPRequest? {
    var timeout = timeval(tv_sec: 5, tv_usec: 0)
    _ = unsafe setsockopt(
      connection, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count < 2 * HTTPRequest.limit {
      let count = unsafe recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer.prefix(count)
      if let request = try HTTPRequest(bytes) { return request }
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
