import AnimCodecs
import AnimPixels
import Testing

struct PNGTests {
  @Test(arguments: [1, 2, 3, 4, 16, 17, 255, 256, 257, 900])
  func `a picture of any number of colours comes back unchanged`(count: Int) throws {
    let colors = (0..<count).map { rgb($0 * 7 % 256, $0 / 5 % 256, $0 % 11) }
    let picture = flatPicture(PixelSize(width: 61, height: 43), colors: colors, seed: 1)
    #expect(try PNGDecoder().decode(PNGEncoder().encode(picture)) == picture)
  }

  @Test(arguments: [1, 2, 4, 16, 256])
  func `a grey picture comes back unchanged`(levels: Int) throws {
    let colors = (0..<levels).map { level in
      let value = levels == 1 ? 0 : level * 255 / (levels - 1)
      return rgb(value, value, value)
    }
    let picture = flatPicture(PixelSize(width: 33, height: 29), colors: colors, seed: 2)
    #expect(try PNGDecoder().decode(PNGEncoder().encode(picture)) == picture)
  }

  @Test(arguments: [true, false])
  func `premultiplied noise comes back unchanged`(opaque: Bool) throws {
    let picture = noise(PixelSize(width: 64, height: 50), opaque: opaque, seed: 3)
    #expect(try PNGDecoder().decode(PNGEncoder(level: 1).encode(picture)) == picture)
  }

  @Test func `clear and half-clear colours fit into a palette`() throws {
    let colors: [UInt32] = [0, rgb(255, 0, 0), 0x8040_2010, 0x0101_0101, 0xfe00_00fe]
    let picture = flatPicture(PixelSize(width: 20, height: 20), colors: colors, seed: 4)
    let file = try PNGEncoder().encode(picture)
    // Colour type and bit depth of IHDR: 3 is a palette, and five colours take 4 bits.
    #expect(Array(file[24...25]) == [4, 3])
    #expect(try PNGDecoder().decode(file) == picture)
  }

  @Test func `an empty picture is refused`() {
    #expect(throws: CodecError.self) { try PNGEncoder().encode(Pixmap(size: .zero)) }
  }

  @Test func `every truncation that loses pixels is an error`() throws {
    let file = try PNGEncoder().encode(
      flatPicture(PixelSize(width: 9, height: 9), colors: [rgb(1, 2, 3), rgb(3, 2, 1)], seed: 5))
    for count in 0..<file.count - 12 {
      #expect(throws: CodecError.self) { try PNGDecoder().decode(Array(file.prefix(count))) }
    }
  }

  @Test func `a file without its end chunk is read, as others read it`() throws {
    let picture = flatPicture(PixelSize(width: 9, height: 9), colors: [rgb(1, 2, 3)], seed: 5)
    let file = try PNGEncoder().encode(picture)
    for count in file.count - 12..<file.count {
      #expect(try PNGDecoder().decode(Array(file.prefix(count))) == picture)
    }
  }

  @Test func `a picture beyond the limit is refused before it is read`() throws {
    let file = try PNGEncoder().encode(Pixmap(size: PixelSize(width: 100, height: 100)))
    let error = #expect(throws: CodecError.self) {
      try PNGDecoder(limits: DecodingLimits(pixels: 9999)).decode(file)
    }
    #expect(error?.code == .tooLarge)
  }
}
