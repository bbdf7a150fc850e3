import AnimPixels
import Testing

@testable import AnimPictures

@Suite struct PictureTests {
  typealias Maker = @Sendable (UInt64, PixelSize) -> Pixmap
  static let makers: [(name: String, make: Maker)] = [
    ("landscape", { Picture.landscape(seed: $0, size: $1) }),
    ("portrait", { Picture.portrait(seed: $0, size: $1) }),
    ("product", { Picture.product(seed: $0, size: $1) }),
    ("photo", { Picture.photo(seed: $0, size: $1) }),
  ]

  @Test(arguments: makers.indices, [UInt64](0..<2))
  func `a seed is one opaque picture`(kind: Int, seed: UInt64) {
    let size = PixelSize(width: 24, height: 16)
    let picture = Self.makers[kind].make(seed, size)
    #expect(picture.size == size && picture.isOpaque)
    #expect(picture == Self.makers[kind].make(seed, size))
    #expect(picture != Self.makers[kind].make(seed + 1, size))
  }

  @Test(arguments: [(0, 5), (1, 1), (1, 40), (40, 1), (3, 7), (31, 2), (1, 410), (410, 1)])
  func `any size is drawn`(width: Int, height: Int) {
    let size = PixelSize(width: width, height: height)
    for maker in Self.makers {
      for seed: UInt64 in 0..<4 { #expect(maker.make(seed, size).size == size) }
    }
  }
}

/// The bytes of a picture's pixels, averaged over blocks.
private func shrunk(_ picture: Pixmap, by factor: Int) -> [Double] {
  var sums: [Double] = []
  for y in 0..<picture.size.height / factor {
    for x in 0..<picture.size.width / factor {
      for shift: UInt32 in [0, 8, 16] {
        var sum = 0.0
        for row in 0..<factor {
          for column in 0..<factor {
            sum += Double(picture[x * factor + column, y * factor + row] >> shift & 255)
          }
        }
        sums.append(sum / Double(factor * factor))
      }
    }
  }
  return sums
}

@Suite struct ThumbnailTests {
  @Test(arguments: [UInt64](1...2))
  func `a thumbnail shows what the large picture shows`(seed: UInt64) {
    let large = Picture.product(seed: seed, size: PixelSize(width: 96, height: 64))
    let small = Picture.product(seed: seed, size: PixelSize(width: 24, height: 16))
    let pairs = zip(shrunk(large, by: 4), shrunk(small, by: 1))
    // Edges fall on other pixels and grain is finer, so single pixels differ, their mean hardly.
    let difference = pairs.reduce(0) { $0 + abs($1.0 - $1.1) } / Double(24 * 16 * 3)
    #expect(difference < 10)
  }
}
