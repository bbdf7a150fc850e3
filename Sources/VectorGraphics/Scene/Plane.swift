import AnimDrawing
import AnimGeometry
import Foundation

/// A drawing that is seen in perspective, as something flat in space.
///
/// SVG has no perspective, but HTML within SVG has: the drawing is made in coordinates of its own,
/// and a matrix of CSS brings it to its place.
struct Plane {
  /// The ways from the plane's coordinates, whose origin is the middle of the drawing, to the stage.
  let maps: [Projection]
  /// The way from the drawing's own coordinates to the plane's.
  let toPlane: CGAffineTransform
  /// The clips that lie in the plane: their numbers, and the ways from their coordinates to the plane's.
  let clips: [(number: Int, map: CGAffineTransform)]
  /// The largest distance of the drawing from the plane's origin, in points there.
  let reach: Double

  /// The depth of what is nearest to the eye, as a part of that of the middle.
  private static let leastDepth = 0.1

  /// The plane of a drawing; nil if it is not seen in perspective, reaches behind the eye, is seen
  /// edge-on, or shows what is behind it.
  init?(_ actor: Actor) {
    guard !actor.first.isAffine, actor.isFlatArt else { return nil }
    let stretches = actor.stretches
    let extent =
      stretches.allSatisfy(\.isIdentity)
      ? actor.items.reduce(CGRect.null) { $0.union($1.extent) } : actor.first.extent
    guard !extent.isNull, !extent.isInfinite else { return nil }
    let middle = CGPoint(x: extent.midX, y: extent.midY)
    let toPlane = CGAffineTransform(translationX: -middle.x, y: -middle.y)
    self.toPlane = toPlane
    reach = hypot(extent.width, extent.height) / 2
    let fromPlane = Projection(CGAffineTransform(translationX: middle.x, y: middle.y))
    let own = zip(stretches, actor.items).map { stretch, item in
      Projection(stretch).concatenating(item.transform)
    }
    maps = own.map { fromPlane.concatenating($0) }
    for map in maps {
      let depths = extent.corners.map { map.homogeneous($0.applying(toPlane)).z }
      guard map.origin.z > 0, abs(map.determinant) > 1e-6 * pow(map.origin.z, 3),
        depths.allSatisfy({ $0 > Self.leastDepth * map.origin.z })
      else { return nil }
    }
    var inside: [(Int, CGAffineTransform)] = []
    for number in actor.first.clips.indices {
      let clips = actor.items.map { $0.clips[number] }
      if clips.allSatisfy(\.transform.isAffine) { continue }
      guard let map = Self.relation(clips.map(\.transform), to: maps) else { return nil }
      inside.append((number, map))
    }
    clips = inside
  }

  /// The constant way from coordinates that `ways` bring to the stage to those of a plane; nil if there is
  /// none.
  private static func relation(_ ways: [Projection], to maps: [Projection]) -> CGAffineTransform? {
    var result: CGAffineTransform?
    for (way, map) in zip(ways, maps) {
      guard let back = map.inverse else { return nil }
      var relation = way.concatenating(back)
      let depth = relation.origin.z
      guard abs(relation.x.z) < 1e-7 * abs(depth), abs(relation.y.z) < 1e-7 * abs(depth) else {
        return nil
      }
      (relation.x.z, relation.y.z) = (0, 0)
      guard let affine = relation.affine else { return nil }
      if let result, !result.isClose(to: affine) { return nil }
      result = result ?? affine
    }
    // Without the last bits of two maps that undo one another.
    return result.map {
      $0.isTranslation ? CGAffineTransform(translationX: $0.tx, y: $0.ty) : $0
    }
  }
}

extension Actor {
  /// Whether it shows nothing but itself.
  fileprivate var isFlatArt: Bool {
    switch first.content {
    case .group, .backdrop: return false
    case .shadow(let shadow): if case .items = shadow.shape { return false }
    case .box, .path, .glyphs, .image: break
    }
    return !first.isConic && (first.blendMode == .normal || first.blendMode.css != nil)
  }
}

extension SceneBuilder {
  /// The element of a drawing in space.
  func element(of plane: Plane, _ actor: Actor) -> SVGElement {
    var drawing = parts(of: actor, plane.toPlane)
    for (number, map) in plane.clips.reversed() {
      let contour = Contour(actor.frames, regions: actor.items.map { $0.clips[number].region })
      var shape = placed(contour, map)
      if contour.rule == .evenOdd { shape.add("clip-rule", .text("evenodd")) }
      let path = SVGElement("clipPath", children: [shape])
      drawing = [SVGElement("g", [("clip-path", .url(path))], children: drawing)]
    }
    let size: [(String, Value)] = [
      ("width", .text("1")), ("height", .text("1")), ("overflow", .text("visible")),
    ]
    let page = SVGElement(
      "svg",
      [("xmlns", .text("http://www.w3.org/2000/svg"))] + size + [("display", .text("block"))],
      children: drawing)
    var sheet = SVGElement(
      SVGElement.html,
      [("xmlns", .text("http://www.w3.org/1999/xhtml")), ("transform-origin", .text("0 0"))],
      children: [page])
    animator.animate(plane, actor.frames, of: &sheet)
    return SVGElement("g", children: [SVGElement("foreignObject", size, children: [sheet])])
  }
}

/// A map taken apart into what CSS interpolates one by one: a point is mapped by the last first.
private struct SpaceParts {
  var place: CGPoint
  /// The shares of x and y in the depth.
  var lean: CGVector
  var flat: MapParts

  init(_ map: Projection, after previous: MapParts?) {
    let depth = map.origin.z
    let (x, y, origin) = (map.x / depth, map.y / depth, map.origin / depth)
    place = CGPoint(x: origin.x, y: origin.y)
    let linear = CGAffineTransform(
      a: x.x - origin.x * x.z, b: x.y - origin.y * x.z, c: y.x - origin.x * y.z,
      d: y.y - origin.y * y.z, tx: 0, ty: 0)
    let determinant = linear.a * linear.d - linear.b * linear.c
    lean = CGVector(
      dx: (x.z * linear.d - y.z * linear.b) / determinant,
      dy: (y.z * linear.a - x.z * linear.c) / determinant)
    flat = MapParts(linear, after: previous?.angle)
  }
}

extension Animator {
  /// Adds the properties that bring a plane to its place.
  fileprivate func animate(_ plane: Plane, _ frames: [Int], of element: inout SVGElement) {
    var parts: [SpaceParts] = []
    for map in plane.maps { parts.append(SpaceParts(map, after: parts.last?.flat)) }
    let largest = parts.reduce(1) {
      max($0, abs($1.flat.scale.width), abs($1.flat.scale.height))
    }
    let reach = max(plane.reach, 1)
    let turn = Tolerance.turn / (reach * largest) * 180 / .pi
    let growth = Tolerance.growth / reach
    let lean = Tolerance.growth / (reach * largest * reach * largest)
    let digits = (
      turn: Self.digits(for: turn), growth: Self.digits(for: growth),
      lean: Self.digits(for: lean, most: 9)
    )
    add(
      course(
        Track(frames, parts.map { [$0.place.x, $0.place.y] }),
        tolerance: [Tolerance.place, Tolerance.place], digits: [2, 2]
      ) { [("translate", .text(Self.lengths($0)))] }, to: &element
    ) { ("translate", Self.lengths($0)) }
    func text(_ v: [Double]) -> String {
      let leans = v[0..<2].map { number($0, digits: digits.lean) }
      let angles = v[2..<4].map { number($0, digits: digits.turn) + "deg" }
      let scale = v[4..<6].map { number($0, digits: digits.growth) }.joined(separator: ",")
      return "matrix3d(1,0,0,\(leans[0]),0,1,0,\(leans[1]),0,0,1,0,0,0,0,1)"
        + "rotate(\(angles[0]))skewX(\(angles[1]))scale(\(scale))"
    }
    add(
      course(
        Track(
          frames,
          parts.map {
            [
              $0.lean.dx, $0.lean.dy, $0.flat.angle, $0.flat.skew, $0.flat.scale.width,
              $0.flat.scale.height,
            ]
          }),
        tolerance: [lean, lean, turn, turn, growth, growth],
        digits: [
          digits.lean, digits.lean, digits.turn, digits.turn, digits.growth, digits.growth,
        ], isJoint: false
      ) { [("transform", .text(text($0)))] }, to: &element
    ) { ("transform", text($0)) }
  }
}

extension CGRect {
  /// The four corners.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }
}
