/// Finds messages in a stream of bytes: each has its length in front, four bytes, the lowest first.
struct MessageBuffer: Sendable {
  private var bytes: [UInt8] = []
  private var start = 0

  mutating func append(_ more: [UInt8]) {
    // What was taken is dropped now and then, not each time: messages are small and many.
    if start > bytes.count / 2 {
      bytes.removeSubrange(..<start)
      start = 0
    }
    bytes += more
  }

  /// The next message that is complete.
  mutating func next() -> [UInt8]? {
    guard bytes.count - start >= 4 else { return nil }
    let length = (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
    guard bytes.count - start >= 4 + length else { return nil }
    defer { start += 4 + length }
    return Array(bytes[start + 4..<start + 4 + length])
  }

  /// A message as it is sent.
  static func framed(_ message: [UInt8]) -> [UInt8] {
    let length = UInt32(message.count)
    return (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * UInt32($0))) } + message
  }
}
