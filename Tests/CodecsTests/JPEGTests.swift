import AnimCodecs
import AnimPixels
import Testing

struct JPEGTests {
  private static let red = rgb(255, 0, 0)
  private static let green = rgb(0, 255, 0)
  private static let blue = rgb(0, 0, 255)
  private static let white = rgb(255, 255, 255)
  private static let black = rgb(0, 0, 0)
  private static let grey = rgb(128, 128, 128)
  private static let blocks = [[red, green, blue], [white, black, grey]]

  /// The greatest difference of a channel between the middles of the 8 × 8 blocks and `expected`.
  private func difference(_ picture: Pixmap, _ expected: [[UInt32]]) -> Int {
    var greatest = 0
    for (row, colors) in expected.enumerated() {
      for (column, color) in colors.enumerated() {
        let pixel = picture[column * 8 + 4, row * 8 + 4]
        for shift: UInt32 in [0, 8, 16, 24] {
          greatest = max(greatest, abs(Int(pixel >> shift & 255) - Int(color >> shift & 255)))
        }
      }
    }
    return greatest
  }

  @Test(arguments: [JPEGFiles.baseline, JPEGFiles.progressive])
  func `baseline and progressive files hold the colours written`(file: [UInt8]) throws {
    let picture = try JPEGDecoder().decode(file)
    #expect(picture.size == PixelSize(width: 24, height: 16) && picture.isOpaque)
    // Quality 92 keeps flat blocks within a few levels.
    #expect(difference(picture, Self.blocks) <= 4)
  }

  @Test func `a progressive file decodes as the baseline file of the same data`() throws {
    let (a, b) = (JPEGFiles.baseline, JPEGFiles.progressive)
    #expect(try JPEGDecoder().decode(a) == JPEGDecoder().decode(b))
  }

  @Test func `subsampled colours are close in the middle of large areas`() throws {
    let picture = try JPEGDecoder().decode(JPEGFiles.subsampled)
    #expect(picture.size == PixelSize(width: 24, height: 16))
    #expect(abs(Int(picture[2, 12] & 255) - 255) < 24, "white stays bright")
  }

  @Test func `a grey file is grey`() throws {
    let picture = try JPEGDecoder().decode(JPEGFiles.grey)
    for pixel in picture.pixels {
      let level = pixel & 255
      #expect(pixel == 0xff00_0000 | level << 16 | level << 8 | level)
    }
    #expect(picture[4, 12] == Self.white && picture[12, 12] == Self.black)
  }

  @Test func `inks are seen on white paper`() throws {
    #expect(difference(try JPEGDecoder().decode(JPEGFiles.inks), Self.blocks) <= 6)
  }

  /// Exif 2.3: which sides of the upright picture the file's first row and first column are.
  @Test(arguments: [
    (1, "top", "left"), (2, "top", "right"), (3, "bottom", "right"), (4, "bottom", "left"),
    (5, "left", "top"), (6, "right", "top"), (7, "right", "bottom"), (8, "left", "bottom"),
  ])
  func `pictures are turned upright`(orientation: UInt8, row: String, column: String) throws {
    for bigEndian in [true, false] {
      let picture = try JPEGDecoder().decode(
        JPEGFiles.baseline.oriented(orientation, bigEndian: bigEndian))
      let isTurned = row == "left" || row == "right"
      var expected = [[UInt32]](
        repeating: [UInt32](repeating: 0, count: isTurned ? 2 : 3), count: isTurned ? 3 : 2)
      for (y, colors) in Self.blocks.enumerated() {
        for (x, color) in colors.enumerated() {
          // The file's rows count from the named side, its columns from the other.
          let fromTop = isTurned ? (column == "top" ? x : 2 - x) : (row == "top" ? y : 1 - y)
          let fromLeft = isTurned ? (row == "left" ? y : 1 - y) : (column == "left" ? x : 2 - x)
          expected[fromTop][fromLeft] = color
        }
      }
      #expect(picture.size.width == (isTurned ? 16 : 24))
      #expect(difference(picture, expected) <= 4)
    }
  }

  @Test(arguments: [JPEGFiles.baseline, JPEGFiles.progressive])
  func `every truncation of a file is an error`(file: [UInt8]) {
    for count in 0..<file.count {
      #expect(throws: CodecError.self) { try JPEGDecoder().decode(Array(file.prefix(count))) }
    }
  }

  @Test func `a damaged file ends in a picture or an error`() {
    // Any byte may be wrong; what matters is that nothing traps and nothing is read out of bounds.
    for index in 2..<JPEGFiles.progressive.count {
      var file = JPEGFiles.progressive
      file[index] ^= 0x55
      let limits = DecodingLimits(pixels: 1 << 16)
      _ = try? JPEGDecoder(limits: limits).decode(file)
    }
  }

  @Test func `a picture beyond the limit is refused`() {
    let error = #expect(throws: CodecError.self) {
      try JPEGDecoder(limits: DecodingLimits(pixels: 24 * 16 - 1)).decode(JPEGFiles.baseline)
    }
    #expect(error?.code == .tooLarge)
    #expect(error?.message.contains("24 × 16") == true)
  }

  @Test func `what is not a JPEG is told from a damaged one`() {
    let other = #expect(throws: CodecError.self) { try JPEGDecoder().decode([0x89, 0x50, 0x4e]) }
    #expect(other?.code == .wrongFormat)
    let short = #expect(throws: CodecError.self) {
      try JPEGDecoder().decode(JPEGFiles.baseline.dropLast(40))
    }
    #expect(short?.code == .truncated)
  }
}

extension [UInt8] {
  fileprivate func dropLast(_ count: Int) -> [UInt8] { Array(prefix(self.count - count)) }

  /// The file with an Exif segment after its first marker.
  fileprivate func oriented(_ orientation: UInt8, bigEndian: Bool) -> [UInt8] {
    func number(_ value: UInt8, size: Int) -> [UInt8] {
      let zeros = [UInt8](repeating: 0, count: size - 1)
      return bigEndian ? zeros + [value] : [value] + zeros
    }
    func swapped(_ bytes: [UInt8]) -> [UInt8] { bigEndian ? bytes : bytes.reversed() }
    var tiff = bigEndian ? Array("MM".utf8) : Array("II".utf8)
    tiff += number(42, size: 2) + number(8, size: 4) + number(1, size: 2)
    // Tag 0x0112, type SHORT, one value.
    tiff += swapped([0x01, 0x12]) + number(3, size: 2) + number(1, size: 4)
    tiff += number(orientation, size: 2) + [0, 0] + [0, 0, 0, 0]
    let content = Array("Exif".utf8) + [0, 0] + tiff
    return prefix(2) + [0xff, 0xe1, 0, UInt8(content.count + 2)] + content + dropFirst(2)
  }
}

struct JPEGEncoderTests {
  /// Soft colours, as a photograph has them.
  private let picture = Pixmap(
    size: PixelSize(width: 48, height: 33),
    pixels: (0..<48 * 33).map { rgb($0 % 48 * 5, $0 / 48 * 7, 200 - $0 % 48 * 2) })

  @Test func `a picture comes back, hardly changed`() throws {
    let decoded = try JPEGDecoder().decode(try JPEGEncoder(quality: 95).encode(picture))
    #expect(decoded.size == picture.size)
    var largest = 0
    for (one, other) in zip(picture.pixels, decoded.pixels) {
      for shift: UInt32 in [0, 8, 16] {
        largest = max(largest, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
      }
    }
    // The steps of quality 95 are up to 10 of 255, half of which may be lost in each of few
    // coefficients.
    #expect(largest <= 8)
  }

  @Test func `clear pixels show the matte`() throws {
    let clear = Pixmap(size: PixelSize(width: 16, height: 16))
    let file = try JPEGEncoder(matte: Color(red: 1, green: 1, blue: 1)).encode(clear)
    #expect(try JPEGDecoder().decode(file).pixels.allSatisfy { $0 == 0xffff_ffff })
  }

  @Test func `words become a comment`() throws {
    let file = try JPEGEncoder(description: "zwölf Zellen").encode(picture)
    #expect(String(decoding: file, as: UTF8.self).contains("zwölf Zellen"))
    #expect(
      try JPEGDecoder().decode(file) == JPEGDecoder().decode(JPEGEncoder().encode(picture)))
  }

  @Test func `worse quality is smaller`() throws {
    let sizes = try [20, 60, 95].map { try JPEGEncoder(quality: $0).encode(picture).count }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
  }
}
