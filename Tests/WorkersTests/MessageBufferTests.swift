import Testing

@testable import AnimWorkers

struct MessageBufferTests {
  @Test(arguments: [1, 2, 3, 5, 1000])
  func `messages come out as they went in, however they are cut`(pieceLength: Int) {
    let messages: [[UInt8]] = [[], [1], Array(repeating: 7, count: 300), [2, 3]]
    let stream = messages.flatMap(MessageBuffer.framed)
    var buffer = MessageBuffer()
    var received: [[UInt8]] = []
    for start in stride(from: 0, to: stream.count, by: pieceLength) {
      buffer.append(Array(stream[start..<min(start + pieceLength, stream.count)]))
      while let message = buffer.next() { received.append(message) }
    }
    #expect(received == messages)
  }

  @Test func `a length is four bytes, the lowest first`() {
    #expect(MessageBuffer.framed(Array(repeating: 9, count: 258)).prefix(5) == [2, 1, 0, 0, 9])
  }
}
