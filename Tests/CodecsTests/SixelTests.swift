import AnimCodecs
import AnimPixels
import Testing

/// Sixels, beside strings written by hand and a reader of the few commands that are written.
struct SixelTests {
  @Test func `bands of six rows, one colour over the other, with runs`() async throws {
    let (red, blue): (UInt32, UInt32) = (0xFF00_00FF, 0xFFFF_0000)
    var pixmap = Pixmap(size: PixelSize(width: 6, height: 7), filledWith: red)
    pixmap[5, 0] = blue
    pixmap[0, 6] = 0
    let text = try await SixelEncoder().encode(pixmap)
    #expect(
      text == "\u{1B}P0;1;0q\"1;1;6;7#0;2;100;0;0#1;2;0;0;100"
        + "#0!5~}$#1!5?@-" + "#0?!5@-" + "\u{1B}\\")
  }

  @Test func `photographs are shown in 256 colours, close to their own`() async throws {
    let size = PixelSize(width: 64, height: 64)
    let pixels = (0..<size.area).map { index in
      let (x, y) = (UInt32(index % 64), UInt32(index / 64))
      return 0xFF00_0000 | (x * 4) | (y * 4) << 8 | ((x + y) * 2) << 16
    }
    let text = try await SixelEncoder().encode(Pixmap(size: size, pixels: pixels))
    let shown = try picture(text, size)
    #expect(Set(shown.compactMap(\.self)).count <= 256)
    let error = zip(pixels, shown).reduce(0.0) { sum, pair in
      let shown = pair.1 ?? 0
      return sum
        + [0, 8, 16].reduce(0.0) { sum, shift in
          sum + abs(Double(pair.0 >> UInt32(shift) & 255) - Double(shown >> UInt32(shift) & 255))
        }
    }
    #expect(error / Double(size.area * 3) < 6)
  }

  @Test func `an empty picture is refused`() async {
    await #expect(throws: CodecError.self) {
      try await SixelEncoder().encode(Pixmap(size: PixelSize(width: 0, height: 4)))
    }
  }

  /// The pixels that a terminal would set.
  private func picture(_ text: String, _ size: PixelSize) throws -> [UInt32?] {
    var pixels = [UInt32?](repeating: nil, count: size.area)
    var colors: [Int: UInt32] = [:]
    var rest = Substring(text)
    let start = try #require(rest.firstIndex(of: "#"))
    rest = rest[start...]
    func number() -> Int {
      let digits = rest.prefix(while: \.isNumber)
      rest.removeFirst(digits.count)
      return Int(digits) ?? 0
    }
    var (x, top, color, run) = (0, 0, 0, 1)
    while let character = rest.popFirst(), character != "\u{1B}" {
      switch character {
      case "#":
        color = number()
        guard rest.first == ";" else { break }
        var parts: [Int] = []
        while rest.first == ";" {
          rest.removeFirst()
          parts.append(number())
        }
        let bytes = parts.dropFirst().map { UInt32(Double($0) * 2.55 + 0.5) }
        colors[color] = bytes[0] | bytes[1] << 8 | bytes[2] << 16 | 0xFF00_0000
      case "!": run = number()
      case "$": x = 0
      case "-": (x, top) = (0, top + 6)
      default:
        let bits = Int(try #require(character.asciiValue)) - 63
        for column in x..<x + run {
          for bit in 0..<6 where bits >> bit & 1 == 1 {
            pixels[(top + bit) * size.width + column] = colors[color]
          }
        }
        (x, run) = (x + run, 1)
      }
    }
    return pixels
  }
}
