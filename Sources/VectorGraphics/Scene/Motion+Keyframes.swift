import AnimGeometry
import Foundation

/// A map taken apart into what CSS animates one by one: applied to a point from the last to the
/// first.
struct MapParts {
  var place: CGPoint
  /// In degrees, clockwise.
  var angle: Double
  /// In degrees.
  var skew: Double
  var scale: CGSize

  /// The parts of a map, of all equal angles the one that is next to `previous`.
  init(_ map: CGAffineTransform, after previous: Double?) {
    place = CGPoint(x: map.tx, y: map.ty)
    let length = hypot(map.a, map.b)
    // What has shrunk to nothing keeps its direction.
    var angle =
      length > 1e-9
      ? atan2(map.b, map.a) * 180 / .pi
      : hypot(map.c, map.d) > 1e-9 ? atan2(-map.c, map.d) * 180 / .pi : previous ?? 0
    if let previous { angle += 360 * ((previous - angle) / 360).rounded() }
    let (sine, cosine) = (sin(angle * .pi / 180), cos(angle * .pi / 180))
    let height = map.d * cosine - map.c * sine
    let slant = map.c * cosine + map.d * sine
    scale = CGSize(width: map.a * cosine + map.b * sine, height: height)
    skew = abs(height) > 1e-9 ? atan(slant / height) * 180 / .pi : 0
    self.angle = angle
  }
}

extension Animator {
  /// Adds the properties of a motion to an element: as few as it has.
  func animate(_ motion: Motion, of element: inout SVGElement) {
    // Of two motions, one in the other, each may deviate by half.
    let share = motion.parent != nil || motion.isParent ? 0.5 : 1
    let frames = motion.maps.keys.sorted()
    var parts: [MapParts] = []
    for frame in frames {
      parts.append(MapParts(motion.maps[frame] ?? .identity, after: parts.last?.angle))
    }
    let reach = max(motion.reach, 1)
    let largest = parts.reduce(1) { max($0, abs($1.scale.width), abs($1.scale.height)) }
    let turn = share * Tolerance.turn / (reach * largest) * 180 / .pi
    let growth = share * Tolerance.growth / reach
    let place = share * Tolerance.place
    let slant = parts.contains { abs($0.skew) * .pi / 180 * reach * largest > 0.01 }
    if slant {
      animate(skewed: frames, parts, place: place, turn: turn, growth: growth, of: &element)
      return
    }
    add(
      course(
        Track(frames, parts.map { [$0.place.x, $0.place.y] }),
        tolerance: [place, place], digits: [2, 2]
      ) { [("translate", .text(Self.lengths($0)))] }, to: &element
    ) { values in values == [0, 0] ? nil : ("translate", Self.lengths(values)) }
    let digits = Self.digits(for: turn)
    add(
      course(Track(frames, parts.map { [$0.angle] }), tolerance: [turn], digits: [digits]) {
        [("rotate", .text(number($0[0], digits: digits) + "deg"))]
      }, to: &element
    ) { values in
      abs(values[0]) < turn / 10 ? nil : ("rotate", number(values[0], digits: 4) + "deg")
    }
    let places = Self.digits(for: growth)
    func scale(_ values: [Double], _ digits: Int) -> String {
      let texts = values.map { number($0, digits: digits) }
      return texts[0] == texts[1] ? texts[0] : texts.joined(separator: " ")
    }
    add(
      course(
        Track(frames, parts.map { [$0.scale.width, $0.scale.height] }),
        tolerance: [growth, growth], digits: [places, places]
      ) { [("scale", .text(scale($0, places)))] }, to: &element
    ) { values in
      values.allSatisfy { abs($0 - 1) < growth / 10 } ? nil : ("scale", scale(values, 5))
    }
  }

  /// The number of keys that a motion takes.
  func cost(of motion: Motion) -> Int {
    var element = SVGElement("g")
    animate(motion, of: &element)
    return element.animations.reduce(0) { $0 + $1.keys.count }
  }

  /// All parts in one list, which are interpolated one by one.
  private func animate(
    skewed frames: [Int], _ parts: [MapParts], place: Double, turn: Double, growth: Double,
    of element: inout SVGElement
  ) {
    let (degrees, places) = (Self.digits(for: turn), Self.digits(for: growth))
    func text(_ v: [Double]) -> String {
      let place = "translate(\(number(v[0]))px,\(number(v[1]))px)"
      let angles = [v[2], v[3]].map { number($0, digits: degrees) + "deg" }
      let scale = [v[4], v[5]].map { number($0, digits: places) }.joined(separator: ",")
      return "\(place)rotate(\(angles[0]))skewX(\(angles[1]))scale(\(scale))"
    }
    add(
      course(
        Track(
          frames,
          parts.map {
            [$0.place.x, $0.place.y, $0.angle, $0.skew, $0.scale.width, $0.scale.height]
          }),
        tolerance: [place, place, turn, turn, growth, growth],
        digits: [2, 2, degrees, degrees, places, places], isJoint: false
      ) { [("transform", .text(text($0)))] }, to: &element
    ) { ("transform", text($0)) }
  }

  func add(
    _ course: Course, to element: inout SVGElement, constant: ([Double]) -> (String, String)?
  ) {
    switch course {
    case .constant(let values):
      if let (name, text) = constant(values) { element.add(name, .text(text)) }
    case .changing(let keyframes, _): element.animations.append(keyframes)
    }
  }

  static func lengths(_ values: [Double]) -> String {
    let texts = values.map { number($0) + "px" }
    return texts[1] == "0px" ? texts[0] : texts.joined(separator: " ")
  }

  /// The number of decimals that make no difference against a tolerance, `most` at most.
  static func digits(for tolerance: Double, most: Int = 6) -> Int {
    min(max(Int((-log10(tolerance / 4)).rounded(.up)), 1), most)
  }
}
