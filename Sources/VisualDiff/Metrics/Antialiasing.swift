import AnimPixels

/// Tells the pixels of a smoothed edge, which renderers place differently, from those of a change.
///
/// V. Vyšniauskas, "Anti-aliased pixel and intensity slope detector", 2009, in the variants of
/// pixelmatch and odiff: a pixel between a darker and a brighter neighbour, of which one lies in an
/// area of one colour in both pictures.
struct AntialiasingDetector: Sendable {
  enum Variant: Sendable { case pixelmatch, pixelmatchOKLab, odiff }

  let variant: Variant
  let a: StraightPicture
  /// The other picture, of the same size as `a`.
  let b: StraightPicture

  /// Whether the pixel at (`x`, `y`) is smoothed in either picture.
  func isAntialiased(x: Int, y: Int) -> Bool {
    isAntialiased(x, y, in: a, other: b) || isAntialiased(x, y, in: b, other: a)
  }

  private func isAntialiased(
    _ x: Int, _ y: Int, in picture: StraightPicture, other: StraightPicture
  ) -> Bool {
    let neighbours = Neighbourhood(x: x, y: y, size: picture.size)
    let place = y * picture.size.width + x
    let center = picture[x, y]
    var equal = neighbours.isAtBorder ? 1 : 0
    var darkest = (delta: 0.0, x: 0, y: 0)
    var brightest = (delta: 0.0, x: 0, y: 0)
    neighbours.forEach(columnsFirst: variant != .odiff) { x, y in
      let neighbour = picture[x, y]
      let delta = brightness(center, neighbour, at: place)
      if variant == .odiff ? center == neighbour : delta == 0 {
        equal += 1
        return equal <= 2
      }
      if delta < darkest.delta {
        darkest = (delta, x, y)
      } else if delta > brightest.delta {
        brightest = (delta, x, y)
      }
      return true
    }
    if equal > 2 || darkest.delta == 0 || brightest.delta == 0 { return false }
    func isFlat(_ picture: StraightPicture, _ place: (delta: Double, x: Int, y: Int)) -> Bool {
      Self.hasManySiblings(x: place.x, y: place.y, in: picture)
    }
    switch variant {
    case .pixelmatch, .pixelmatchOKLab:
      return isFlat(picture, darkest) && isFlat(other, darkest)
        || isFlat(picture, brightest) && isFlat(other, brightest)
    case .odiff:
      return (isFlat(picture, darkest) || isFlat(picture, brightest))
        && (isFlat(other, darkest) || isFlat(other, brightest))
    }
  }

  /// The brightness of the pixel at `place` less that of its neighbour.
  private func brightness(_ center: UInt32, _ neighbour: UInt32, at place: Int) -> Double {
    switch variant {
    case .pixelmatch: return YIQJudge.brightness(center, neighbour, at: place)
    case .pixelmatchOKLab:
      let delta = YIQJudge.brightness(center, neighbour, over: 255)
      if delta != 0 { return delta }
      return (Double(center >> 24) - Double(neighbour >> 24)) / 2
    case .odiff:
      return Double(FixedPointYIQJudge.luma(center) - FixedPointYIQJudge.luma(neighbour))
    }
  }

  /// Whether at least three neighbours are equal to the pixel, the border counting as one.
  private static func hasManySiblings(x: Int, y: Int, in picture: StraightPicture) -> Bool {
    let neighbours = Neighbourhood(x: x, y: y, size: picture.size)
    let pixel = picture[x, y]
    var equal = neighbours.isAtBorder ? 1 : 0
    neighbours.forEach(columnsFirst: true) { x, y in
      if picture[x, y] == pixel { equal += 1 }
      return equal <= 2
    }
    return equal > 2
  }
}

/// The pixels around one, as far as they lie in the picture.
private struct Neighbourhood {
  let x: Int
  let y: Int
  private let columns: ClosedRange<Int>
  private let rows: ClosedRange<Int>
  let isAtBorder: Bool

  init(x: Int, y: Int, size: PixelSize) {
    self.x = x
    self.y = y
    columns = max(x - 1, 0)...min(x + 1, size.width - 1)
    rows = max(y - 1, 0)...min(y + 1, size.height - 1)
    isAtBorder = columns.count < 3 || rows.count < 3
  }

  /// Calls `body` with each place until it returns false: column by column or row by row, for of
  /// equally dark ones the first counts.
  @inline(__always)
  func forEach(columnsFirst: Bool, _ body: (_ x: Int, _ y: Int) -> Bool) {
    for step in 0..<9 where step != 4 {
      let (outer, inner) = (step / 3 - 1, step % 3 - 1)
      let x = self.x + (columnsFirst ? outer : inner)
      let y = self.y + (columnsFirst ? inner : outer)
      guard columns.contains(x), rows.contains(y) else { continue }
      if !body(x, y) { return }
    }
  }
}
