import AnimPixels
import Foundation
import Testing

@testable import AnimPictures

struct PictureKindTests {
  private let size = PixelSize(width: 24, height: 24)

  /// The mean light of each channel, 0…1: display values of fine patterns do not average.
  private func mean(_ pixmap: Pixmap) -> [Double] {
    [0, 8, 16].map { shift in
      pixmap.pixels.reduce(0.0) { $0 + Foundation.pow(Double(($1 >> shift) & 255) / 255, 2.2) }
        / Double(pixmap.size.area)
    }
  }

  @Test(arguments: Picture.Kind.allCases)
  func `a picture depends on its kind and its seed only`(kind: Picture.Kind) {
    let picture = Picture.picture(of: kind, seed: 7, size: size)
    #expect(picture == Picture.picture(of: kind, seed: 7, size: size))
    #expect(picture.isOpaque)
    #expect(picture.size == size)
  }

  @Test(arguments: Picture.Kind.allCases)
  func `no two of a screen are alike`(kind: Picture.Kind) {
    let pictures = (0..<12).map { Picture.picture(of: kind, seed: $0, size: size) }
    #expect(Set(pictures).count == pictures.count)
  }

  @Test(arguments: [Picture.Kind.food, .cover, .map])
  func `a thumbnail shows what the large picture does`(kind: Picture.Kind) {
    for seed: UInt64 in 0..<3 {
      let small = mean(Picture.picture(of: kind, seed: seed, size: size))
      let large = mean(
        Picture.picture(of: kind, seed: seed, size: PixelSize(width: 96, height: 96)))
      for (a, b) in zip(small, large) { #expect(abs(a - b) < 0.05) }
    }
  }

  @Test(arguments: Picture.Kind.allCases)
  func `an empty picture is empty`(kind: Picture.Kind) {
    #expect(Picture.picture(of: kind, seed: 1, size: .zero).pixels.isEmpty)
  }
}
