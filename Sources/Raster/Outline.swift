import AnimGeometry
import AnimPixels
import Foundation

/// The polygons of a path in device space, on a grid of 1/256 pixel.
///
/// Snapping to the grid is what keeps a last-bit difference between two machines' sines from
/// reaching a pixel; everything after it is integer arithmetic.
struct Outline {
  /// Contours one after the other, each closed implicitly from its last to its first point.
  private(set) var points: [SIMD2<Int32>] = []
  /// The index after the last point of each contour.
  private(set) var ends: [Int] = []

  /// The vertices of one curve, which are too many to be appended one by one.
  private let vertices = Scratch<SIMD2<Int32>>(capacity: CubicCurve.mostVertices)

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
  private var low = SIMD2<Int32>(repeating: .max)
  private var high = SIMD2<Int32>(repeating: .min)

  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    low = SIMD2(repeating: .max)
    high = SIMD2(repeating: .min)
  }

  /// The pixels that the outline touches, and those that contours without an area did.
  var bounds: PixelRect {
    guard !points.isEmpty else { return .empty }
    return PixelRect(
      minX: Int(low.x >> 8), minY: Int(low.y >> 8), maxX: Int((high.x + 255) >> 8),
      maxY: Int((high.y + 255) >> 8))
  }

  /// Adds `path`, mapped to device pixels.
  mutating func add(_ path: Path, _ projection: Projection) {
    if let affine = projection.affine {
      add(path, affine)
    } else {
      addPerspective(path, projection)
    }
  }

  private mutating func add(_ path: Path, _ t: CGAffineTransform) {
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
    let begin = ends.last ?? 0
    guard begin < points.count else { return startOfNext }
    return SIMD2(Double(points[begin].x), Double(points[begin].y))
  }

  private mutating func append(_ curve: CubicCurve) {
    begin(at: curve.p0)
    // Room for the most vertices that a curve may have.
    let start = unsafe vertices.start
    var count = 0
    var (low, high) = (self.low, self.high)
    curve.forEachVertex(tolerance: Self.tolerance * Self.grid) {
      let point = Self.snap($0)
      unsafe start[count] = point
      count += 1
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    (self.low, self.high) = (low, high)
    unsafe points.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
  }

  private mutating func append(_ point: SIMD2<Double>) {
    begin(at: point)
    append(Self.snap(point))
  }

  private mutating func append(_ point: SIMD2<Int32>) {
    points.append(point)
    low = pointwiseMin(low, point)
    high = pointwiseMax(high, point)
  }

  private mutating func begin(at point: SIMD2<Double>) {
    if points.count == (ends.last ?? 0), let start = startOfNext { append(Self.snap(start)) }
    startOfNext = nil
  }

  private mutating func endContour() {
    let begin = ends.last ?? 0
    if points.count - begin > 2 {
      ends.append(points.count)
    } else {
      points.removeLast(points.count - begin)
    }
    startOfNext = nil
  }

  /// Rounds to the grid: adding 1.5·2⁵² leaves the integer in the low bits.
  @inline(__always)
  private static func snap(_ point: SIMD2<Double>) -> SIMD2<Int32> {
    let low = SIMD2<Double>(repeating: -limit)
    let high = SIMD2<Double>(repeating: limit)
    let inside = point.replacing(with: low, where: .!(point .> low))
    let bits = inside.replacing(with: high, where: inside .> high) + 6_755_399_441_055_744
    return SIMD2(
      Int32(truncatingIfNeeded: bits.x.bitPattern), Int32(truncatingIfNeeded: bits.y.bitPattern))
  }

  // MARK: Perspective

  private mutating func addPerspective(_ path: Path, _ projection: Projection) {
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
