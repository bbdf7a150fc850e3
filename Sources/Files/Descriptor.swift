import Foundation

/// A call of the system that failed.
struct SystemError: Error, Hashable {
  let code: Int32

  /// The error of the call that was the latest.
  static var latest: SystemError { SystemError(code: errno) }

  /// The error in words, such as `No space left on device`.
  var text: String { unsafe String(cString: strerror(code)) }
}

/// An open file.
struct Descriptor: Hashable {
  let number: Int32

  /// A file that is opened, and closed in programs that are started.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - flags: The flags of `open(2)`.
  ///   - mode: The mode of a file that is made, before the user's mask.
  /// - Throws: `SystemError` of `open(2)`.
  init(opening path: String, _ flags: Int32, mode: mode_t = 0o666) throws(SystemError) {
    var result: Int32
    repeat {
      result = unsafe open(path, flags | O_CLOEXEC, mode)
    } while result < 0 && errno == EINTR
    if result < 0 { throw .latest }
    number = result
  }

  /// Another number for an open file.
  init(duplicating other: Int32) throws(SystemError) {
    number = fcntl(other, F_DUPFD_CLOEXEC, 3)
    if number < 0 { throw .latest }
  }

  init(number: Int32) { self.number = number }

  /// Writes all bytes, however many calls that takes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      // The buffer is only read, and not kept.
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(number, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Somebody made the pipe one that does not wait.
        var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&request, 1, -1)
      default: throw .latest
      }
    }
  }

  /// Reads at most `limit` bytes, to the end if there are fewer.
  func read(upTo limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let wanted = min(part.count, limit - bytes.count)
      // The buffer is `wanted` bytes long at least.
      let count = unsafe part.withUnsafeMutableBytes {
        unsafe Glibc.read(number, $0.baseAddress, wanted)
      }
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw .latest
      }
      bytes += part[..<count]
    }
    return bytes
  }

  func close() throws(SystemError) {
    // Closed even if it was interrupted.
    if Glibc.close(number) != 0, errno != EINTR { throw .latest }
  }

  var status: stat {
    get throws(SystemError) {
      var status = stat()
      guard unsafe fstat(number, &status) == 0 else { throw .latest }
      return status
    }
  }
}
