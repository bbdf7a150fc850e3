import AnimCodecs
import AnimPixels
import Testing

/// Files as other programs write them, put together by hand.
struct ForeignGIFTests {
  private static let red = rgb(255, 0, 0)
  private static let green = rgb(0, 255, 0)

  /// A pixel of a picture of 2 × 1: where it is, which of the two colours, and how long it stays.
  private struct Dot {
    var x: UInt8
    var color: UInt8
    var centiseconds: UInt8
  }

  private func gif(_ dots: [Dot], loops: Bool = false) -> [UInt8] {
    var file = Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 255, 0]
    if loops { file += [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0] }
    for dot in dots {
      file += [0x21, 0xf9, 4, 4, dot.centiseconds, 0, 0, 0]
      file += [0x2c, dot.x, 0, 0, 0, 1, 0, 1, 0, 0]
      // Codes of 3 bits, lowest first: clear 4, the index, end 5.
      let codes = 4 | UInt(dot.color) << 3 | 5 << 6
      file += [2, 2, UInt8(codes & 255), UInt8(codes >> 8), 0]
    }
    return file + [0x3b]
  }

  private func shown(_ file: [UInt8]) throws -> [[UInt32]] {
    let reader = try AnimationReader(file)
    var frames: [[UInt32]] = []
    while let frame = try reader.next() { frames.append(frame.pixmap.pixels) }
    #expect(frames.count == reader.frameCount)
    return frames
  }

  @Test func `tiles without delays make one still`() throws {
    let tiles = [
      Dot(x: 0, color: 0, centiseconds: 0), Dot(x: 1, color: 1, centiseconds: 0),
    ]
    #expect(try shown(gif(tiles)) == [[Self.red, Self.green]])
  }

  @Test func `images without delays that repeat, or cover each other, are frames`() throws {
    let tiles = [
      Dot(x: 0, color: 0, centiseconds: 0), Dot(x: 1, color: 1, centiseconds: 0),
    ]
    #expect(try shown(gif(tiles, loops: true)) == [[Self.red, 0], [Self.red, Self.green]])
    let covering = [
      Dot(x: 0, color: 0, centiseconds: 0), Dot(x: 0, color: 1, centiseconds: 0),
    ]
    #expect(try shown(gif(covering)) == [[Self.red, 0], [Self.green, 0]])
  }

  @Test func `among delays, an image without one belongs to the next`() throws {
    let dots = [
      Dot(x: 0, color: 0, centiseconds: 5), Dot(x: 1, color: 0, centiseconds: 0),
      Dot(x: 0, color: 1, centiseconds: 5),
    ]
    #expect(try shown(gif(dots, loops: true)) == [[Self.red, 0], [Self.green, Self.red]])
  }

  @Test func `codes may begin with eleven bits and without clearing`() throws {
    var file = Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 255, 0]
    file += [0x2c, 0, 0, 0, 0, 2, 0, 1, 0, 0]
    // Codes of 12 bits: 0, 1, then the end, 2049 = 0x801.
    file += [11, 5, 0x00, 0x10, 0x00, 0x01, 0x08, 0, 0x3b]
    #expect(try shown(file) == [[Self.red, Self.green]])
  }
}
