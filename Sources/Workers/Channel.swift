import Foundation
import Synchronization

/// An open file descriptor, closed at the latest when nobody holds it any more.
final class Channel: Sendable {
  private let state: Mutex<Int32>

  init(owning number: Int32) { state = Mutex(number) }

  deinit { close() }

  /// The number of the descriptor; -1 when it has been closed.
  var number: Int32 { state.withLock(\.self) }

  func close() {
    state.withLock { number in
      if number >= 0 { _ = Foundation.close(number) }
      number = -1
    }
  }

  /// Two channels that are connected; bytes that are written to the second can be read from the
  /// first.
  static func pipe() throws(WorkerError) -> (reading: Channel, writing: Channel) {
    var numbers: [Int32] = [-1, -1]
    guard unsafe Foundation.pipe(&numbers) == 0 else { throw WorkerError("a pipe", errno) }
    return (try aside(numbers[0]), try aside(numbers[1]))
  }

  /// Two channels that are connected in both directions.
  ///
  /// Unlike a pipe, writing to one whose other end is closed raises no signal if that is asked for.
  static func socketPair() throws(WorkerError) -> (Channel, Channel) {
    var numbers: [Int32] = [-1, -1]
    guard unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &numbers) == 0 else {
      throw WorkerError("a socket", errno)
    }
    return (try aside(numbers[0]), try aside(numbers[1]))
  }

  /// Moves a descriptor to where no program that is started finds it, away from the low numbers.
  private static func aside(_ number: Int32) throws(WorkerError) -> Channel {
    let moved = fcntl(number, F_DUPFD_CLOEXEC, 10)
    let reason = errno
    _ = Foundation.close(number)
    guard moved >= 0 else { throw WorkerError("a descriptor", reason) }
    return Channel(owning: moved)
  }

  /// The bytes that are there, or that come while it waits; empty at the end.
  ///
  /// Nil if nothing is there yet and the channel does not wait.
  func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe Foundation.read(number, &buffer, buffer.count)
      if count >= 0 { return Array(buffer.prefix(count)) }
      if errno == EINTR { continue }
      return errno == EAGAIN ? nil : []
    }
  }

  /// Has `read` return at once.
  func becomeNonblocking() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

  /// Whether all bytes could be written.
  func write(_ bytes: [UInt8], isSocket: Bool) -> Bool {
    var written = 0
    while written < bytes.count {
      let rest = bytes[written...]
      let count = unsafe rest.withUnsafeBytes { buffer in
        unsafe isSocket
          ? send(number, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
          : Foundation.write(number, buffer.baseAddress, buffer.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}

/// A worker that cannot be started, with the reason.
package struct WorkerError: Error, Sendable, CustomStringConvertible {
  /// The reason, for people.
  package let description: String

  init(_ what: String, _ number: Int32) {
    let reason = unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
    description = "\(what) for a process cannot be had: \(reason)"
  }
}
