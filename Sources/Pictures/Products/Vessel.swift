/// A thing turned on a lathe: a vase, a bottle, a jar, a lamp, a fruit.
///
/// Its outline is a radius for each height; a camera that looks slightly down sees every point of
/// the surface a little lower the nearer it is.
struct Vessel {
  /// Heights, 0 at the bottom to 1 at the top, with radii in the same unit.
  private let profile: [(height: Float, radius: Float)]
  /// The looks of the parts, from the height they start at, rising.
  private let parts: [Part]
  /// The inside of an opening at the top, if it is open.
  private let inside: Light?

  private struct Part {
    enum Finish { case glazed, matte, metal, cloth, peel }
    var from: Float
    var color: Light
    var finish: Finish
    /// Speckles or bands, 0…1.
    var pattern: Float = 0
  }

  static func expose(width: Int, height: Int, dice: inout Dice) -> (Exposure, Development) {
    var picture = Exposure(width: width, height: height)
    let size = Float(height)
    let ground = size * dice.number(0.8, 0.84)
    let studio = Studio.random(ground: ground, dice: &dice)
    let count = dice.chance(0.4) ? 2 : 1
    let middle = Float(width) / 2
    studio.paint(&picture, spot: SIMD2(middle * 0.8, size * 0.4))
    var places: [(x: Float, tall: Float, vessel: Vessel)] = []
    for index in 0..<count {
      let vessel = random(&dice)
      let offset = count == 1 ? 0 : (index == 0 ? -0.17 : 0.19) * size
      let fit = min(0.6, 0.42 / vessel.widest) * (count == 1 ? 1.08 : index == 0 ? 1 : 0.72)
      places.append((middle + offset, fit * size, vessel))
    }
    for (index, place) in places.enumerated() {
      let foot = ground + Float(index) * 0.035 * size
      let reach = place.vessel.radius(0.02) * place.tall
      Studio(wall: studio.wall, ground: foot)
        .shade(&picture, from: place.x - reach, to: place.x + reach * 1.25, depth: 0.045)
      place.vessel.paint(
        &picture, x: place.x, foot: foot, tall: place.tall, wall: studio.wall, dice: &dice)
    }
    var development = Development()
    development.exposure = 0.92
    development.bloom = 0.05
    development.vignette = 0.18
    development.grain = 0.009
    development.contrast = 1.1
    return (picture, development)
  }

  private var widest: Float { profile.map(\.radius).max() ?? 0.3 }

  private static func random(_ dice: inout Dice) -> Vessel {
    let glazes: [UInt32] = [
      0xe8e2d6, 0x2f4a57, 0xb5542f, 0x7d8f78, 0x23262b, 0xd9a441, 0xc9b8a8, 0x8c3b32, 0xa9b8c4,
      0x4f6b4a, 0xe3c3b4,
    ]
    let color = Light(srgb: dice.pick(glazes))
    let (gold, steel) = (Light(0.75, 0.52, 0.22), Light(0.6, 0.61, 0.63))
    switch dice.number(below: 6) {
    case 0:  // a vase
      let (belly, neck) = (dice.number(0.26, 0.36), dice.number(0.08, 0.14))
      return Vessel(
        profile: [
          (0, 0.14), (0.06, 0.19), (0.36, belly), (0.62, belly * 0.78), (0.82, neck),
          (0.94, neck * 0.95), (1, neck * 1.3),
        ],
        parts: [
          Part(from: 0, color: Light(srgb: 0xb48a66), finish: .matte),
          Part(from: dice.number(0.03, 0.4), color: color, finish: .glazed, pattern: dice.unit()),
        ], inside: color * 0.25)
    case 1:  // a bottle of lotion with a cap
      let radius = dice.number(0.15, 0.21)
      return Vessel(
        profile: [
          (0, radius * 0.94), (0.015, radius), (0.62, radius), (0.68, radius * 0.9),
          (0.71, radius * 0.45), (0.74, radius * 0.42), (0.741, radius * 0.56),
          (0.99, radius * 0.56),
          (1, radius * 0.52),
        ],
        parts: [
          Part(from: 0, color: color, finish: .glazed),
          Part(from: 0.22, color: Light(0.9, 0.89, 0.86), finish: .matte),
          Part(from: 0.5, color: color, finish: .glazed),
          Part(
            from: 0.735, color: dice.chance(0.5) ? gold : Light(0.04, 0.04, 0.045),
            finish: dice.chance(0.5) ? .metal : .glazed),
        ], inside: nil)
    case 2:  // a speaker in cloth
      let radius = dice.number(0.3, 0.4)
      return Vessel(
        profile: [
          (0, radius * 0.9), (0.04, radius * 0.98), (0.1, radius), (0.9, radius),
          (0.97, radius * 0.95),
          (1, radius * 0.84),
        ],
        parts: [
          Part(from: 0, color: color * 0.3, finish: .matte),
          Part(from: 0.05, color: color, finish: .cloth),
          Part(from: 0.93, color: Light(0.05, 0.05, 0.055), finish: .glazed),
        ], inside: nil)
    case 3:  // a tumbler
      return Vessel(
        profile: [(0, 0.2), (0.03, 0.225), (0.1, 0.235), (0.85, 0.29), (0.97, 0.3), (1, 0.295)],
        parts: [
          Part(
            from: 0, color: color, finish: dice.chance(0.5) ? .matte : .glazed, pattern: dice.unit()
          ),
          Part(from: 0.9, color: dice.chance(0.5) ? color * 0.8 : steel, finish: .metal),
        ], inside: color * 0.3)
    case 4:  // an orange, an apple, a lime
      let skins: [UInt32] = [0xe8871e, 0xb3261e, 0x8db33a, 0xe6c229]
      let skin = Light(srgb: dice.pick(skins))
      return Vessel(
        profile: [
          (0, 0.16), (0.02, 0.24), (0.12, 0.39), (0.3, 0.49), (0.5, 0.52), (0.72, 0.47),
          (0.88, 0.34), (0.97, 0.17), (1, 0.05),
        ],
        parts: [Part(from: 0, color: skin, finish: .peel, pattern: 0.5)], inside: nil)
    default:  // a thermos
      return Vessel(
        profile: [
          (0, 0.15), (0.01, 0.165), (0.7, 0.165), (0.76, 0.15), (0.765, 0.135), (0.78, 0.135),
          (0.785, 0.15), (0.98, 0.145), (1, 0.13),
        ],
        parts: [
          Part(from: 0, color: color, finish: .matte),
          Part(from: 0.76, color: steel, finish: .metal),
          Part(
            from: 0.783, color: dice.chance(0.5) ? color * 0.25 : steel,
            finish: dice.chance(0.5) ? .matte : .metal),
        ], inside: nil)
    }
  }

  /// The radius at a height: cubics that do not overshoot between the points of the profile.
  private func radius(_ height: Float) -> Float {
    guard let upper = profile.firstIndex(where: { $0.height >= height }), upper > 0 else {
      return height <= 0 ? profile[0].radius : profile[profile.count - 1].radius
    }
    func secant(_ index: Int) -> Float? {
      guard index > 0, index < profile.count else { return nil }
      return (profile[index].radius - profile[index - 1].radius)
        / (profile[index].height - profile[index - 1].height)
    }
    func tangent(_ index: Int) -> Float {
      guard let before = secant(index), let after = secant(index + 1), before * after > 0 else {
        return 0
      }
      return 2 * before * after / (before + after)
    }
    let (a, b) = (profile[upper - 1], profile[upper])
    let span = b.height - a.height
    let t = (height - a.height) / span
    let (s, square) = (1 - t, t * t)
    return a.radius * (1 + 2 * t) * s * s + tangent(upper - 1) * span * t * s * s
      + b.radius * square * (3 - 2 * t) - tangent(upper) * span * square * s
  }

  private func paint(
    _ picture: inout Exposure, x: Float, foot: Float, tall: Float, wall: Light, dice: inout Dice
  ) {
    let noise = Noise(&dice)
    let pitch: Float = 0.12
    // The profile once, finely: it is asked for several times a pixel.
    let table = (0...512).map { radius(Float($0) / 512) }
    func fine(_ height: Float) -> Float {
      let place = saturate(height) * 511.99
      let index = Int(place)
      return mix(table[index], table[index + 1], place - Float(index))
    }
    let reach = widest * tall
    let edge = 1 / tall
    for row in pixels(
      from: foot - tall * (1 + pitch * 0.5), to: foot + reach * pitch * 2, of: picture.height)
    {
      let up = (foot - Float(row) - 0.5) / tall
      for column in pixels(from: x - reach - 1, to: x + reach + 1, of: picture.width) {
        let across = (Float(column) + 0.5 - x) / tall
        // A near point at height h is seen at h - pitch · z.
        var h = up
        var z: Float = 0
        for _ in 0..<5 {
          let r = fine(h)
          z = max(0, r * r - across * across).squareRoot()
          h = up + pitch * z
        }
        let index = row * picture.width + column
        let rim = fine(1)
        if h > 1 {
          let opening = lid(across, up, rim: rim, pitch: pitch)
          if let inside, opening > 0 {
            let shade = mix(inside, inside * 2.2, saturate(0.5 + (up - 1) / (rim * pitch) * 0.5))
            picture.light[index] = mix(picture.light[index], shade, opening)
          } else if opening > 0, let top = parts.last {
            let normal = SIMD3<Float>(0, 1, 0.12)
            picture.light[index] = mix(
              picture.light[index], light(normal, top, SIMD2(across, 1), wall, noise), opening)
          }
          continue
        }
        let r = fine(h)
        let covered =
          smoothstep(-0.6 * edge, 0.6 * edge, r - abs(across))
          * smoothstep(-edge, edge, h)
        guard covered > 0 else { continue }
        let slope = (fine(h + 0.004) - fine(h - 0.004)) / 0.008
        let facing = max(r, 1e-4)
        let length = (1 + slope * slope).squareRoot()
        let n = SIMD3<Float>(across / facing, -slope, z / facing) / length
        let part = parts.last { $0.from <= h } ?? parts[0]
        var result = light(n, part, SIMD2(across / facing, h), wall, noise)
        // Light from the table does not reach where it stands.
        result *= 0.55 + 0.45 * smoothstep(0, 0.09, h)
        picture.light[index] = mix(picture.light[index], result, covered)
      }
    }
  }

  /// Whether the ellipse of the opening covers a place, 0…1.
  private func lid(_ across: Float, _ up: Float, rim: Float, pitch: Float) -> Float {
    let (u, v) = (across / rim, (up - 1) / (rim * pitch))
    return smoothstep(1.02, 0.98, (u * u + v * v).squareRoot())
  }

  /// The light that a place reflects in a studio with a window at the left and a strip at the
  /// right.
  ///
  /// - Parameters:
  ///   - n: The normal, x to the right, y up, z towards the camera.
  ///   - part: The part's colour, finish and pattern.
  ///   - place: The place on the surface.
  ///   - wall: The light of the room's walls.
  ///   - noise: The noise that textures the surface.
  /// - Returns: The light towards the camera.
  private func light(
    _ n: SIMD3<Float>, _ part: Part, _ place: SIMD2<Float>, _ wall: Light, _ noise: Noise
  ) -> Light {
    var color = part.color
    var n = n
    switch part.finish {
    case .cloth:
      let (a, b) = (place.x * 70, place.y * 150)
      let weave = sin(a * 3.1) * sin(b * 3.1)
      color *= 0.85 + 0.2 * weave + 0.12 * noise.value(a * 2, b * 2)
    case .peel:
      let pores = noise.value(place.x * 60, place.y * 75)
      n.y += pores * 0.06
      n.x += noise.value(place.x * 60 + 9, place.y * 75) * 0.06
      color *= 1 + 0.22 * noise.fractal(place.x * 3, place.y * 3, octaves: 4)
    case .glazed, .matte:
      let speckle = smoothstep(0.62, 0.75, noise.value(place.x * 46, place.y * 60))
      color *= 1 - 0.5 * part.pattern * speckle
      color *= 1 + 0.08 * noise.fractal(place.x * 4, place.y * 9, octaves: 3)
    case .metal: break
    }
    let key = smoothstep(-0.25, 1, n.x * -0.74 + n.y * 0.4 + n.z * 0.54)
    let fill = smoothstep(-0.2, 1, n.x * 0.9 + n.z * 0.3)
    let diffuse =
      color
      * (Light(1.12, 1.09, 1.04) * key + Light(0.2, 0.22, 0.25) * fill
        + wall * (0.16 + 0.1 * (0.5 - 0.5 * n.y)))
    let mirror = SIMD3<Float>(2 * n.z * n.x, 2 * n.z * n.y, 2 * n.z * n.z - 1)
    // A tall window at the left, a strip at the right.
    let window =
      smoothstep(-0.86, -0.8, mirror.x) * smoothstep(-0.44, -0.5, mirror.x)
      * smoothstep(-0.35, -0.25, mirror.y) * smoothstep(0.75, 0.65, mirror.y)
    let strip =
      smoothstep(0.8, 0.86, mirror.x) * smoothstep(0.97, 0.93, mirror.x)
      * smoothstep(-0.25, -0.1, mirror.y)
    let rim = 1 - saturate(n.z)
    let fresnel = 0.04 + 0.5 * rim * rim * rim * rim
    switch part.finish {
    case .glazed:
      return diffuse + Light(repeating: window * 0.75 + strip * 0.3) + wall * fresnel
    case .peel:
      return diffuse
        + Light(repeating: 0.16 * smoothstep(0.25, 0.9, window + 0.6 * key * key * key))
    case .matte, .cloth: return diffuse + wall * (fresnel * 0.25)
    case .metal:
      let room = mix(wall * 0.3, wall * 1.05, smoothstep(-0.25, 0.35, mirror.y + 0.3 * mirror.x))
      let dark = smoothstep(0.1, 0.35, abs(mirror.x + 0.1))
      return part.color
        * (room * (0.35 + 0.65 * dark) * 1.3 + Light(repeating: window * 1.6 + strip * 0.9))
    }
  }
}
