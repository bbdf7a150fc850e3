import Foundation

/// The structural similarity index of luma.
///
/// Z. Wang, A. Bovik, H. Sheikh, E. Simoncelli, "Image quality assessment: from error visibility to
/// structural similarity", 2004: Gaussian windows of 11 × 11 pixels with σ = 1.5, K₁ = 0.01,
/// K₂ = 0.03, L = 255. Transparency is laid over white.
struct StructuralSimilarity {
  /// The similarity around each pixel, 1 where the pictures agree.
  let map: Plane
  /// The mean over the windows that lie inside the pictures; over all if none does.
  let mean: Double

  private static let radius = 5

  init(_ a: StraightPicture, _ b: StraightPicture) {
    let weights = (-Self.radius...Self.radius).map { exp(-Double($0 * $0) / (2 * 1.5 * 1.5)) }
    let total = weights.reduce(0, +)
    let kernel = weights.map { Float($0 / total) }
    func smooth(_ plane: Plane) -> Plane {
      plane.convolved(horizontally: kernel, vertically: kernel)
    }
    let (x, y) = (Plane(a, Self.luma), Plane(b, Self.luma))
    let (meanX, meanY) = (smooth(x), smooth(y))
    let (xx, yy) = (smooth(x.combined(x, *)), smooth(y.combined(y, *)))
    let xy = smooth(x.combined(y, *))
    let (c1, c2): (Float, Float) = (6.5025, 58.5225)
    var map = meanX
    for index in map.values.indices {
      let (m, n) = (meanX.values[index], meanY.values[index])
      let variances = xx.values[index] - m * m + yy.values[index] - n * n
      let covariance = xy.values[index] - m * n
      map.values[index] =
        (2 * m * n + c1) * (2 * covariance + c2)
        / ((m * m + n * n + c1) * (variances + c2))
    }
    self.map = map
    mean = Self.mean(of: map)
  }

  private static func mean(of map: Plane) -> Double {
    let isLarge = map.width > 2 * radius && map.height > 2 * radius
    let margin = isLarge ? radius : 0
    var sum = 0.0
    for y in margin..<map.height - margin {
      for x in margin..<map.width - margin { sum += Double(map.values[y * map.width + x]) }
    }
    let count = (map.width - 2 * margin) * (map.height - 2 * margin)
    return count == 0 ? 1 : sum / Double(count)
  }

  /// The luma of a straight pixel over white, 0…255 (ITU-R BT.601).
  private static func luma(_ pixel: UInt32) -> Float {
    let color = pixel.colors(over: 255)
    return Float(0.299 * color.x + 0.587 * color.y + 0.114 * color.z)
  }
}
