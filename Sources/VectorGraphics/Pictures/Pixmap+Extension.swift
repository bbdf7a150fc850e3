import AnimPixels

extension Pixmap {
  /// The picture with its colours going on where another one is not opaque.
  ///
  /// A picture of few pixels is stretched when it is shown; what lies beyond its clips, such as the
  /// bezel around a screen's corners, must not shine in.
  ///
  /// - Parameter coverage: A picture of the same size.
  /// - Returns: The picture; itself where the other one is opaque nowhere.
  func extended(beyond coverage: Pixmap) -> Pixmap {
    var pixels = pixels
    var isKnown = coverage.pixels.map { $0 >> 24 == 255 }
    var missing = isKnown.indices.filter { !isKnown[$0] }
    while !missing.isEmpty {
      let found = missing.compactMap { index in
        mean(around: index, of: pixels, isKnown).map { (index: index, pixel: $0) }
      }
      // Nothing is opaque.
      guard !found.isEmpty else { return self }
      for (index, pixel) in found {
        pixels[index] = pixel
        isKnown[index] = true
      }
      missing.removeAll { isKnown[$0] }
    }
    return Pixmap(size: size, pixels: pixels)
  }

  /// The mean of the up to eight known neighbours of a pixel; nil if there are none.
  private func mean(around index: Int, of pixels: [UInt32], _ isKnown: [Bool]) -> UInt32? {
    let (x, y) = (index % size.width, index / size.width)
    var sums: SIMD4<UInt32> = .zero
    var count: UInt32 = 0
    for row in max(0, y - 1)...min(size.height - 1, y + 1) {
      for column in max(0, x - 1)...min(size.width - 1, x + 1) {
        let neighbour = row * size.width + column
        guard isKnown[neighbour] else { continue }
        let pixel = pixels[neighbour]
        sums &+= SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
        count += 1
      }
    }
    guard count > 0 else { return nil }
    let mean = (sums &+ count / 2) / count
    return mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
  }
}
