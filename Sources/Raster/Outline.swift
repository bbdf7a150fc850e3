import AnimGeometry
import AnimPixels
internal import CAnimRaster
import Foundation

/// The polygons of a path in device space, on a grid of 1/256 pixel.
///
/// Snapping to the grid is what keeps a last-bit difference between two machines' sines from
/// reaching a pixel; everything after it is integer arithmetic. One outline is used for many paths,
/// so that its memory is.
@safe
final class Outline {
  /// Contours one after the other, each closed implicitly from its last to its first point.
  private let points = Scratch<CRasterPoint>(capacity: Int(CRASTER_MOST_VERTICES) + 64)
  private var count = 0
  /// The index after the last point of each contour, and how many contours have ended.
  private let ends = Scratch<Int>()
  private var contours = 0
  /// The index of the first point of the contour that has not ended.
  private var start = 0
  private let rows: Rows

  init(rows: Rows) {
    self.rows = rows
  }

  /// The number of subpixels to a pixel.
  static let grid = 256.0
  /// The distance of a chord from its curve, in pixels.
  ///
  /// Half of it lies on either side, so that coverage is off by 1.3 of 255 levels where that is
  /// most.
  private static let tolerance = 1.0 / 96
  /// Coordinates are kept within ±2²⁰ pixels, so that products fit 64 bits.
  private static let limit = Double(1 << 28)
  /// Points with a smaller w are cut off: they are behind the eye, or next to it.
  private static let nearest = 1.0 / 256

  /// The least and the greatest coordinates of all points that were ever appended.
  private var extent = Outline.nothing
  private static let nothing = CRasterExtent(
    low: CRasterPoint(x: .max, y: .max), high: CRasterPoint(x: .min, y: .min))

  func removeAll() {
    count = 0
    (contours, start) = (0, 0)
    extent = Self.nothing
  }

  /// The pixels that the outline touches, and those that contours without an area did.
  var bounds: PixelRect {
    guard count > 0 else { return .empty }
    return PixelRect(
      minX: Int(extent.low.x >> 8), minY: Int(extent.low.y >> 8),
      maxX: Int((extent.high.x + 255) >> 8), maxY: Int((extent.high.y + 255) >> 8))
  }

  /// Calls `body` with the first point of each contour, which the others follow, and their number.
  @unsafe @inline(__always)
  func forEachContour(_ body: (_ points: UnsafePointer<CRasterPoint>, _ count: Int) -> Void) {
    var start = 0
    for contour in 0..<contours {
      let end = unsafe ends.start[contour]
      unsafe body(points.start + start, end - start)
      start = end
    }
  }

  /// Adds `path`, mapped to device pixels.
  ///
  /// - Parameters:
  ///   - path: The path in points of its own.
  ///   - projection: The map to device pixels.
  ///   - window: The pixels that are wanted, or nil for all: curves on one side of them become chords,
  ///     which cover the same of what is in the window.
  func add(_ path: Path, _ projection: Projection, in window: PixelRect? = nil) {
    if let affine = projection.affine {
      // A pixel is to spare for vertices, which lie a little outside of their curve.
      near = window.map {
        Near(
          low: SIMD2(Double($0.minX - 1), Double($0.minY - 1)) * Self.grid,
          high: SIMD2(Double($0.maxX + 1), Double($0.maxY + 1)) * Self.grid)
      }
      add(path, affine)
    } else {
      addPerspective(path, projection)
    }
  }

  private func add(_ path: Path, _ t: CGAffineTransform) {
    let (x, y, origin) = (
      SIMD2(t.a, t.b) * Self.grid, SIMD2(t.c, t.d) * Self.grid, SIMD2(t.tx, t.ty) * Self.grid
    )
    func map(_ point: CGPoint) -> SIMD2<Double> { point.x * x + point.y * y + origin }
    var current = origin
    for element in path.elements {
      switch element {
      case .move(let point):
        endContour()
        current = map(point)
        append(current)
      case .line(let point):
        current = map(point)
        append(current)
      case .quadratic(let control, let end):
        let curve = CubicCurve(current, quadratic: map(control), map(end))
        current = curve.p3
        append(curve)
      case .cubic(let control1, let control2, let end):
        let curve = CubicCurve(current, map(control1), map(control2), map(end))
        current = curve.p3
        append(curve)
      case .close:
        // A segment after a close starts where the contour did.
        guard let start = contourStart else { continue }
        current = start
        endContour()
        startOfNext = start
      }
    }
    endContour()
    startOfNext = nil
  }

  /// The point at which a segment after a close begins.
  private var startOfNext: SIMD2<Double>?

  private var contourStart: SIMD2<Double>? {
    guard start < count else { return startOfNext }
    let point = unsafe points.start[start]
    return SIMD2(Double(point.x), Double(point.y))
  }

  /// The part of the grid in which curves are curves.
  private struct Near {
    let low: SIMD2<Double>
    let high: SIMD2<Double>

    /// Whether all of a curve is left, right, above or below.
    func misses(_ curve: CubicCurve) -> Bool {
      let least = pointwiseMin(pointwiseMin(curve.p0, curve.p1), pointwiseMin(curve.p2, curve.p3))
      let most = pointwiseMax(pointwiseMax(curve.p0, curve.p1), pointwiseMax(curve.p2, curve.p3))
      return any(least .> high) || any(most .< low)
    }
  }
  private var near: Near?

  private func append(_ curve: CubicCurve) {
    begin(at: curve.p0)
    if let near, near.misses(curve) {
      append(Self.snap(curve.p3))
      return
    }
    // Vectors may be written a little beyond the last vertex.
    points.reserve(count + Int(CRASTER_MOST_VERTICES) + 8, keeping: count)
    // A copy, of which no access has to be checked.
    var extent = self.extent
    let added = unsafe withUnsafePointer(to: curve) { curve in
      // Four vectors of two numbers are laid out like eight numbers.
      unsafe UnsafeRawPointer(curve).withMemoryRebound(to: Double.self, capacity: 8) {
        unsafe rows.table.pointee.flatten(
          points.start + count, $0, Self.tolerance * Self.grid, &extent)
      }
    }
    self.extent = extent
    count += Int(added)
  }

  private func append(_ point: SIMD2<Double>) {
    begin(at: point)
    append(Self.snap(point))
  }

  private func append(_ point: CRasterPoint) {
    points.reserve(count + 1, keeping: count)
    unsafe points.start[count] = point
    count += 1
    extent.low = CRasterPoint(x: min(extent.low.x, point.x), y: min(extent.low.y, point.y))
    extent.high = CRasterPoint(x: max(extent.high.x, point.x), y: max(extent.high.y, point.y))
  }

  private func begin(at point: SIMD2<Double>) {
    if count == start, let place = startOfNext { append(Self.snap(place)) }
    startOfNext = nil
  }

  private func endContour() {
    if count - start > 2 {
      ends.reserve(contours + 1, keeping: contours)
      unsafe ends.start[contours] = count
      contours += 1
      start = count
    } else {
      count = start
    }
    startOfNext = nil
  }

  /// Rounds to the grid: adding 1.5·2⁵² leaves the integer in the low bits.
  @inline(__always)
  private static func snap(_ point: SIMD2<Double>) -> CRasterPoint {
    let low = SIMD2<Double>(repeating: -limit)
    let high = SIMD2<Double>(repeating: limit)
    let inside = point.replacing(with: low, where: .!(point .> low))
    let bits = inside.replacing(with: high, where: inside .> high) + 6_755_399_441_055_744
    return CRasterPoint(
      x: Int32(truncatingIfNeeded: bits.x.bitPattern),
      y: Int32(truncatingIfNeeded: bits.y.bitPattern))
  }

  // MARK: Perspective

  private func addPerspective(_ path: Path, _ projection: Projection) {
    let scale = projection.scale(around: path.controlBounds)
    for polyline in path.flattened(tolerance: Self.tolerance / max(scale, 1e-6)) {
      let clipped = Self.clipped(polyline.points.map { projection.homogeneous($0) })
      for point in clipped {
        append(Self.snap(SIMD2(point.x, point.y) / point.z * Self.grid))
      }
      endContour()
    }
  }

  /// The part of a polygon that is in front of the eye: Sutherland and Hodgman, in homogeneous
  /// space.
  private static func clipped(_ polygon: [SIMD3<Double>]) -> [SIMD3<Double>] {
    guard polygon.contains(where: { $0.z < nearest }) else { return polygon }
    var result: [SIMD3<Double>] = []
    for (index, point) in polygon.enumerated() {
      let previous = polygon[index == 0 ? polygon.count - 1 : index - 1]
      if (previous.z < nearest) != (point.z < nearest) {
        let t = (nearest - previous.z) / (point.z - previous.z)
        result.append(previous + (point - previous) * t)
      }
      if point.z >= nearest { result.append(point) }
    }
    return result
  }
}

extension Projection {
  /// The largest factor by which lengths near the corners of `rect` grow.
  func scale(around rect: CGRect) -> Double {
    rect.corners.map { corner in
      let image = homogeneous(corner)
      let w = max(image.z, 1.0 / 256)
      let dx = SIMD2(x.x - image.x / w * x.z, x.y - image.y / w * x.z) / w
      let dy = SIMD2(y.x - image.x / w * y.z, y.y - image.y / w * y.z) / w
      // The largest singular value of the Jacobian, from its Gram matrix.
      let (a, b, c) = ((dx * dx).sum(), (dx * dy).sum(), (dy * dy).sum())
      return ((a + c + ((a - c) * (a - c) + 4 * b * b).squareRoot()) / 2).squareRoot()
    }.max() ?? 1
  }

  /// This map followed by a magnification by `factor`.
  func scaled(by factor: Double) -> Projection {
    let factors = SIMD3(factor, factor, 1)
    return Projection(x: x * factors, y: y * factors, origin: origin * factors)
  }
}
