import AnimPixels

/// The difference that the indices of an image may make for the sake of longer phrases.
struct ColorLoss: Sendable {
  /// The palette's colours, as places whose squared distance is the difference.
  ///
  /// The difference is that of the channels, green counting most. The transparent index is far from
  /// all.
  let places: [SIMD4<Float>]
  /// For each pixel the difference up to which another colour may stand for its own; 0 for none.
  let limits: [Float]
  /// For each pixel how far the colour of its own index is off.
  let offsets: [SIMD4<Float>]

  /// The loss that is allowed in `image`.
  ///
  /// - Parameters:
  ///   - image: The image with the true colours of its pixels.
  ///   - lossy: The loss, as in `GIFOptions`, above 0.
  init(_ image: FramePainter.Image, lossy: Int) {
    var places = [SIMD4<Float>](repeating: SIMD4(repeating: 1e4), count: 256)
    for (index, color) in image.palette.colors.enumerated() {
      places[index] = Self.place(of: color)
    }
    // Half of `lossy` over all channels, and up to three times the square of that where the picture is
    // restless: in noise it does not show.
    let most = Float(lossy * lossy) / 4
    let width = image.rect.width
    limits = image.indices.indices.map { place in
      guard image.truths[place] != 0 else { return 0 }
      let own = places[Int(image.indices[place])]
      var rest = Float.infinity
      // The nearest of four neighbours: along an edge there is one that is alike.
      for neighbour in [place - 1, place + 1, place - width, place + width]
      where image.indices.indices.contains(neighbour) {
        let way = places[Int(image.indices[neighbour])] - own
        rest = min(rest, (way * way).sum())
      }
      return most * min(3, 0.5 + rest / 100)
    }
    offsets = zip(image.indices, image.truths).map { index, truth in
      truth == 0 ? .zero : places[Int(index)] - Self.place(of: truth)
    }
    self.places = places
  }

  private static func place(of color: UInt32) -> SIMD4<Float> {
    let (red, green, blue) = (color & 255, color >> 8 & 255, color >> 16 & 255)
    return SIMD4(1, 1.15, 0.82, 0) * SIMD4(Float(red), Float(green), Float(blue), 0)
  }
}
