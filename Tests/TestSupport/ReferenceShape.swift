import Drawing
import Foundation
import Geometry
import Pixels

/// A region of the device plane that can be asked about points.
struct ReferenceShape {
  private let contains: (CGPoint) -> Bool
  /// Pixels outside of which nothing is contained.
  let bounds: PixelRect

  private init(bounds: PixelRect, contains: @escaping (CGPoint) -> Bool) {
    self.bounds = bounds
    self.contains = contains
  }

  /// Counts points of a rank-1 lattice, whose discrepancy is below 1/255 for straight edges;
  /// pixels all of whose 25 probes agree are taken to be inside or outside as a whole.
  func coverage(_ x: Int, _ y: Int) -> Double {
    guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return 0 }
    func isInside(_ u: Double, _ v: Double) -> Bool {
      contains(CGPoint(x: Double(x) + u, y: Double(y) + v))
    }
    let places = [0.001, 0.25, 0.5, 0.75, 0.999]
    let first = isInside(0.001, 0.001)
    let isUniform = places.allSatisfy { v in places.allSatisfy { isInside($0, v) == first } }
    if isUniform { return first ? 1 : 0 }
    // Consecutive Fibonacci numbers.
    let (count, step) = (2584, 1597)
    let hits = (0..<count).count { index in
      isInside(
        (Double(index) + 0.5) / Double(count),
        (Double(index * step % count) + 0.5) / Double(count))
    }
    return Double(hits) / Double(count)
  }

  /// Corners are tested as ellipses; continuous ones as the polygon of their path.
  init(_ shape: RoundedRect, _ projection: Projection) {
    guard shape.curve == .circular || shape.isRectangular else {
      self.init(Path(shape), .nonZero, projection)
      return
    }
    let inverse = projection.inverse
    let rect = shape.rect
    self.init(bounds: Self.bounds(rect.corners, projection)) { point in
      guard let local = inverse?.apply(point), rect.minX <= local.x, local.x <= rect.maxX,
        rect.minY <= local.y, local.y <= rect.maxY
      else { return false }
      func isCutOff(_ radius: CGSize, _ dx: Double, _ dy: Double) -> Bool {
        guard dx < radius.width, dy < radius.height else { return false }
        let u = 1 - dx / radius.width
        let v = 1 - dy / radius.height
        return u * u + v * v > 1
      }
      let (left, right) = (local.x - rect.minX, rect.maxX - local.x)
      let (top, bottom) = (local.y - rect.minY, rect.maxY - local.y)
      return !isCutOff(shape.topLeft, left, top) && !isCutOff(shape.topRight, right, top)
        && !isCutOff(shape.bottomLeft, left, bottom)
        && !isCutOff(shape.bottomRight, right, bottom)
    }
  }

  /// Winding numbers of a polygon with a thousand chords a curve.
  init(_ path: Path, _ rule: FillRule, _ projection: Projection) {
    let contours = path.referenceContours().map { $0.map { projection.apply($0) } }
    self.init(bounds: Self.bounds(contours.flatMap { $0 }, .identity)) { point in
      var winding = 0
      for contour in contours {
        for (index, b) in contour.enumerated() {
          let a = contour[index == 0 ? contour.count - 1 : index - 1]
          guard (a.y <= point.y) != (b.y <= point.y) else { continue }
          let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
          if x > point.x { winding += a.y < b.y ? 1 : -1 }
        }
      }
      return rule == .nonZero ? winding != 0 : winding % 2 != 0
    }
  }

  /// Every point within half a width of the path: round caps and joins only.
  init(strokeOf path: Path, _ stroke: Stroke, _ projection: Projection) {
    precondition(stroke.cap == .round && stroke.join == .round && stroke.dashes.isEmpty)
    let contours = path.referenceContours(closing: false)
    let inverse = projection.inverse
    let reach = stroke.width / 2
    let box = CGRect(around: contours.flatMap { $0 }).insetBy(dx: -reach, dy: -reach)
    self.init(bounds: Self.bounds(box.corners, projection)) { point in
      guard let local = inverse?.apply(point) else { return false }
      return contours.contains { contour in
        zip(contour, contour.dropFirst()).contains { a, b in
          let (dx, dy) = (b.x - a.x, b.y - a.y)
          let squared = dx * dx + dy * dy
          let along = squared > 0 ? ((local.x - a.x) * dx + (local.y - a.y) * dy) / squared : 0
          let t = min(max(along, 0), 1)
          return hypot(local.x - a.x - t * dx, local.y - a.y - t * dy) <= reach
        }
      }
    }
  }

  private static func bounds(_ points: [CGPoint], _ projection: Projection) -> PixelRect {
    let box = CGRect(around: points.map { projection.apply($0) })
    guard !box.isNull else { return .empty }
    return PixelRect(
      minX: Int(box.minX.rounded(.down)), minY: Int(box.minY.rounded(.down)),
      maxX: Int(box.maxX.rounded(.up)), maxY: Int(box.maxY.rounded(.up)))
  }
}

extension Path {
  /// Contours as points, curves in 100 equal steps of their parameter.
  func referenceContours(closing: Bool = true) -> [[CGPoint]] {
    var contours: [[CGPoint]] = []
    func curve(_ point: (Double) -> CGPoint) {
      for step in 1...100 { contours[contours.count - 1].append(point(Double(step) / 100)) }
    }
    func mix(_ points: [CGPoint], _ weights: [Double]) -> CGPoint {
      CGPoint(
        x: zip(points, weights).reduce(0) { $0 + $1.0.x * $1.1 },
        y: zip(points, weights).reduce(0) { $0 + $1.0.y * $1.1 })
    }
    for element in elements {
      let last = contours.last?.last ?? .zero
      switch element {
      case .move(let point): contours.append([point])
      case .line(let point): contours[contours.count - 1].append(point)
      case .quadratic(let control, let end):
        curve { t in
          mix([last, control, end], [(1 - t) * (1 - t), 2 * t * (1 - t), t * t])
        }
      case .cubic(let control1, let control2, let end):
        curve { t in
          let s = 1 - t
          return mix(
            [last, control1, control2, end], [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t])
        }
      case .close:
        if !closing, let first = contours.last?.first {
          contours[contours.count - 1].append(first)
        }
      }
    }
    return contours
  }
}

extension Projection {
  /// This map followed by a magnification.
  func magnified(_ scale: Double) -> Projection {
    concatenating(Projection(CGAffineTransform(scaleX: scale, y: scale)))
  }

  /// The factor by which lengths grow, for similarities.
  var magnification: Double { abs(determinant).squareRoot() }
}

extension Color {
  var premultipliedComponents: SIMD4<Double> {
    SIMD4(red * alpha, green * alpha, blue * alpha, alpha)
  }
}

extension SIMD4<Double> {
  /// Source over, premultiplied.
  func over(_ backdrop: SIMD4<Double>) -> SIMD4<Double> { self + backdrop * (1 - w) }
}

extension Paint {
  /// The premultiplied colour in the middle of a pixel.
  func color(atPixel x: Int, _ y: Int, _ projection: Projection) -> SIMD4<Double> {
    switch self {
    case .color(let color): return color.premultipliedComponents
    case .gradient(let gradient):
      guard let inverse = projection.inverse else { return .zero }
      return gradient.color(at: inverse.apply(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)))
    case .pattern(let image, let size):
      guard let inverse = projection.inverse else { return .zero }
      let place = inverse.apply(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
      let texels = image.pixmap.size
      let u = place.x / size.width * Double(texels.width)
      let v = place.y / size.height * Double(texels.height)
      return image.pixmap.sample(u, v, .linear, repeating: true)
    }
  }
}

extension Gradient {
  func color(at point: CGPoint) -> SIMD4<Double> {
    let t: Double
    switch geometry {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      t = ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy)
    case .radial(let center, let radii):
      t = hypot((point.x - center.x) / radii.width, (point.y - center.y) / radii.height)
    case .conic(let center, let angle):
      let turn = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
      t = turn - turn.rounded(.down)
    }
    guard let next = stops.firstIndex(where: { $0.location > t }) else {
      return stops[stops.count - 1].color.premultipliedComponents
    }
    guard next > 0 else { return stops[0].color.premultipliedComponents }
    let (a, b) = (stops[next - 1], stops[next])
    let share = (t - a.location) / (b.location - a.location)
    return a.color.premultipliedComponents * (1 - share) + b.color.premultipliedComponents * share
  }
}

extension Pixmap {
  /// The colour at a place in texels, edge texels repeating, or all of them.
  func sample(
    _ u: Double, _ v: Double, _ filter: PlacedImage.Filter, repeating: Bool = false
  ) -> SIMD4<Double> {
    func texel(_ x: Int, _ y: Int) -> SIMD4<Double> {
      func index(_ value: Int, _ count: Int) -> Int {
        repeating ? ((value % count) + count) % count : min(max(value, 0), count - 1)
      }
      let pixel = self[index(x, size.width), index(y, size.height)]
      return SIMD4(
        Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255),
        Double(pixel >> 24)) / 255
    }
    if filter == .nearest { return texel(Int(u.rounded(.down)), Int(v.rounded(.down))) }
    let (left, top) = ((u - 0.5).rounded(.down), (v - 0.5).rounded(.down))
    let (fx, fy) = (u - 0.5 - left, v - 0.5 - top)
    let (x, y) = (Int(left), Int(top))
    let upper = texel(x, y) * (1 - fx) + texel(x + 1, y) * fx
    let lower = texel(x, y + 1) * (1 - fx) + texel(x + 1, y + 1) * fx
    return upper * (1 - fy) + lower * fy
  }
}
