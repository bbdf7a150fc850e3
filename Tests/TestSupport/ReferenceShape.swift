import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

/// A region of the device plane and its share of each pixel.
///
/// Its outline is a polygon with fine chords. Each pixel row is cut by 128 lines; on each the parts
/// inside are found from the sorted crossings, and their lengths are exact.
struct ReferenceShape {
  /// The pixels outside of which nothing is contained.
  let bounds: PixelRect
  private var shares: [Double]

  func coverage(_ x: Int, _ y: Int) -> Double {
    guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return 0 }
    return shares[(y - bounds.minY) * bounds.width + x - bounds.minX]
  }

  private init(_ contours: [[CGPoint]], _ rule: FillRule) {
    let box = CGRect(around: contours.joined())
    guard !box.isNull else {
      (bounds, shares) = (.empty, [])
      return
    }
    // Pictures of tests are smaller than this.
    bounds = PixelRect(
      minX: Int(box.minX.rounded(.down)), minY: Int(box.minY.rounded(.down)),
      maxX: Int(box.maxX.rounded(.up)), maxY: Int(box.maxY.rounded(.up))
    ).intersection(PixelRect(minX: -99, minY: -99, maxX: 400, maxY: 400))
    shares = [Double](repeating: 0, count: bounds.area)
    var edges: [(a: CGPoint, b: CGPoint)] = []
    for contour in contours {
      for (index, point) in contour.enumerated() {
        edges.append((contour[index == 0 ? contour.count - 1 : index - 1], point))
      }
    }
    for y in bounds.minY..<bounds.maxY { addRow(y, edges, rule) }
  }

  private mutating func addRow(_ y: Int, _ edges: [(a: CGPoint, b: CGPoint)], _ rule: FillRule) {
    let near = edges.filter {
      min($0.a.y, $0.b.y) < Double(y + 1) && max($0.a.y, $0.b.y) > Double(y)
    }
    guard !near.isEmpty else { return }
    let lines = 128
    for line in 0..<lines {
      let height = Double(y) + (Double(line) + 0.5) / Double(lines)
      var crossings: [(x: Double, turn: Int)] = []
      for (a, b) in near where (a.y <= height) != (b.y <= height) {
        crossings.append((a.x + (height - a.y) / (b.y - a.y) * (b.x - a.x), a.y < b.y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (index, crossing) in crossings.enumerated() {
        winding += crossing.turn
        let isInside = rule == .nonZero ? winding != 0 : winding % 2 != 0
        guard isInside, index + 1 < crossings.count else { continue }
        add(from: crossing.x, to: crossings[index + 1].x, y, share: 1 / Double(lines))
      }
    }
  }

  private mutating func add(from left: Double, to right: Double, _ y: Int, share: Double) {
    let (low, high) = (max(left, Double(bounds.minX)), min(right, Double(bounds.maxX)))
    guard low < high else { return }
    let row = (y - bounds.minY) * bounds.width - bounds.minX
    for x in Int(low.rounded(.down))..<Int(high.rounded(.up)) {
      shares[row + x] += (min(high, Double(x + 1)) - max(low, Double(x))) * share
    }
  }

  /// Circular corners are arcs of ellipses in steps of a 40th of a right angle.
  init(_ shape: RoundedRect, _ projection: Projection) {
    guard shape.curve == .circular || shape.isRectangular else {
      self.init(Path(shape), .nonZero, projection)
      return
    }
    let rect = shape.rect
    func corner(_ x: Double, _ y: Double, _ radius: CGSize, _ quarter: Int) -> [CGPoint] {
      (0...40).map { step in
        let angle = (Double(quarter) + Double(step) / 40) * .pi / 2
        return CGPoint(x: x + radius.width * cos(angle), y: y + radius.height * sin(angle))
      }
    }
    let (tl, tr, br, bl) = (shape.topLeft, shape.topRight, shape.bottomRight, shape.bottomLeft)
    let contour =
      corner(rect.maxX - br.width, rect.maxY - br.height, br, 0)
      + corner(rect.minX + bl.width, rect.maxY - bl.height, bl, 1)
      + corner(rect.minX + tl.width, rect.minY + tl.height, tl, 2)
      + corner(rect.maxX - tr.width, rect.minY + tr.height, tr, 3)
    self.init([contour.map { projection.apply($0) }], .nonZero)
  }

  init(_ path: Path, _ rule: FillRule, _ projection: Projection) {
    self.init(path.referenceContours().map { $0.map { projection.apply($0) } }, rule)
  }

  /// A disc around every point and a rectangle around every side: round caps and joins only.
  init(strokeOf path: Path, _ stroke: Stroke, _ projection: Projection) {
    precondition(stroke.cap == .round && stroke.join == .round && stroke.dashes.isEmpty)
    let reach = stroke.width / 2
    var parts: [[CGPoint]] = []
    for contour in path.referenceContours(chords: 32, closing: false) {
      for point in contour {
        parts.append(
          (0..<64).map { step in
            let angle = Double(step) * .pi / 32
            return CGPoint(x: point.x + reach * cos(angle), y: point.y + reach * sin(angle))
          })
      }
      for (a, b) in zip(contour, contour.dropFirst()) {
        let length = hypot(b.x - a.x, b.y - a.y)
        guard length > 0 else { continue }
        let (nx, ny) = ((b.y - a.y) / length * reach, (a.x - b.x) / length * reach)
        parts.append([
          CGPoint(x: a.x + nx, y: a.y + ny), CGPoint(x: b.x + nx, y: b.y + ny),
          CGPoint(x: b.x - nx, y: b.y - ny), CGPoint(x: a.x - nx, y: a.y - ny),
        ])
      }
    }
    self.init(parts.map { $0.map { projection.apply($0) } }, .nonZero)
  }
}

extension Path {
  /// Contours as points, curves in equal steps of their parameter.
  func referenceContours(chords: Int = 96, closing: Bool = true) -> [[CGPoint]] {
    var contours: [[CGPoint]] = []
    func curve(_ point: (Double) -> CGPoint) {
      for step in 1...chords {
        contours[contours.count - 1].append(point(Double(step) / Double(chords)))
      }
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
