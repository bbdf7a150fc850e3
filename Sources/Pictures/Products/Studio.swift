/// A backdrop of paper that curves from the wall to the table, and the shadows of what stands on
/// it.
struct Studio {
  var wall: Light
  /// The row at which the table's front shadow falls.
  var ground: Float

  static func random(ground: Float, dice: inout Dice) -> Studio {
    let papers: [UInt32] = [
      0xe9e7e4, 0xdedfe2, 0xf0eeea, 0xd9d2c8, 0xc9d3d6, 0xe6d3c6, 0xcfd6c9, 0xd8cfe0, 0xe8c9a8,
      0x9fb2ba, 0x3a3f47, 0xc46f4e,
    ]
    return Studio(wall: Light(srgb: dice.pick(papers)), ground: ground)
  }

  func paint(_ picture: inout Exposure, spot: SIMD2<Float>) {
    let size = Float(picture.height)
    for y in 0..<picture.height {
      let v = (Float(y) + 0.5 - ground) / size
      // The sweep: light falls on the table, less on the curve, more on the wall.
      let table = smoothstep(-0.1, 0.12, v)
      let bend = exp(-v * v * 60)
      for x in 0..<picture.width {
        let (dx, dy) = ((Float(x) - spot.x) / size, (Float(y) - spot.y) / size)
        let pool = 1 / (1 + (dx * dx + dy * dy) * 1.5)
        let level = (0.55 + 0.55 * pool) * (1 + 0.1 * table) - 0.06 * bend
        picture.light[y * picture.width + x] = wall * level
      }
    }
  }

  /// Darkens the table under a thing, more and sharper where it touches.
  func shade(_ picture: inout Exposure, from left: Float, to right: Float, depth: Float) {
    let size = Float(picture.height)
    let middle = (left + right) / 2
    let half = max((right - left) / 2, 1)
    for y in pixels(from: ground - size * 0.2, to: ground + size * 0.25, of: picture.height) {
      let v = (Float(y) + 0.5 - ground) / size
      for x in 0..<picture.width {
        let u = (Float(x) + 0.5 - middle) / half
        let inside = smoothstep(1.06, 0.8, abs(u))
        let wide = smoothstep(1.55, 0.35, abs(u - 0.12))
        let contact = exp(-abs(v) / (0.006 + 0.3 * depth)) * inside
        let (down, up) = (v / (depth * 2.2), v / (depth * 0.8))
        let soft = wide * (v > 0 ? exp(-down * down) : exp(-up * up))
        picture.light[y * picture.width + x] *= (1 - 0.8 * contact) * (1 - 0.42 * soft)
      }
    }
  }
}
