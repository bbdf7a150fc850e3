/// Finds the palette entry that looks most like a colour, eight distances at a time.
struct NearestColor: Sendable {
  private var lightness: [SIMD8<Float>]
  private var a: [SIMD8<Float>]
  private var b: [SIMD8<Float>]

  /// - Parameter places: At least one palette entry in `OKLab` coordinates.
  init(_ places: [SIMD4<Float>]) {
    precondition(!places.isEmpty, "a palette without colours has no nearest one")
    let groups = (places.count + 7) / 8
    // What fills the last group up is too far away to be found.
    let far = [SIMD8<Float>](repeating: SIMD8(repeating: 1e3), count: groups)
    (lightness, a, b) = (far, far, far)
    for (index, place) in places.enumerated() {
      lightness[index / 8][index % 8] = place.x
      a[index / 8][index % 8] = place.y
      b[index / 8][index % 8] = place.z
    }
  }

  /// The index of the nearest entry, the first of equally near ones, and its squared distance.
  func nearest(to place: SIMD4<Float>) -> (index: Int, squaredDistance: Float) {
    var best = SIMD8<Float>(repeating: .infinity)
    var bestGroup = SIMD8<Int32>(repeating: 0)
    for group in lightness.indices {
      let dl = lightness[group] - place.x
      let da = a[group] - place.y
      let db = b[group] - place.z
      let distance = dl * dl + da * da + db * db
      let closer = distance .< best
      best.replace(with: distance, where: closer)
      bestGroup.replace(with: Int32(group), where: closer)
    }
    var lane = 0
    for other in 1..<8
    where best[other] < best[lane]
      || (best[other] == best[lane] && bestGroup[other] < bestGroup[lane])
    {
      lane = other
    }
    return (Int(bestGroup[lane]) * 8 + lane, best[lane])
  }
}
