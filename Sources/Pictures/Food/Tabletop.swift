/// A table from above, lit by a window at the upper left.
struct Tabletop {
  static func lay(_ picture: inout Exposure, _ dice: inout Dice) {
    switch dice.number(below: 4) {
    case 0: wood(&picture, Light(srgb: dice.pick([0x8a5a3a, 0xb98a5e, 0xd9b98f, 0x5c3d2a])), &dice)
    case 1:
      linen(&picture, Light(srgb: dice.pick([0xe9e2d6, 0xcfd8dc, 0xe6d2cb, 0xc7ccb8])), &dice)
    case 2: marble(&picture, &dice)
    default: slate(&picture, Light(srgb: dice.pick([0x2e3338, 0x3b4248, 0x4a4f5a])), &dice)
    }
    let (size, wide) = (Float(picture.height), Float(picture.width))
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let fall = (Float(x) / wide + Float(y) / size) / 2
        picture.light[y * picture.width + x] *= mix(1.12, 0.72, fall)
      }
    }
  }

  private static func wood(_ picture: inout Exposure, _ tone: Light, _ dice: inout Dice) {
    let size = Float(picture.height)
    let noise = Noise(&dice)
    let boards = dice.number(3, 5)
    let turned = dice.chance(0.5)
    picture.paint { x, y in
      let (a, b) = turned ? (y / size, x / size) : (x / size, y / size)
      let board = floorInt(b * boards)
      let part = b * boards - Float(board)
      let offset = noise.cell(board, 3) * 40
      let grain = noise.fractal(a * 2.2 + offset, b * 46 + offset, octaves: 4)
      let rings = noise.fractal(a * 1.2 + offset, b * 9, octaves: 3)
      let gap = smoothstep(0, 0.025, min(part, 1 - part))
      let level = (0.82 + 0.25 * grain + 0.2 * rings + 0.16 * (noise.cell(board, 7) - 0.5))
      let light = tone * level * mix(0.25, 1, gap)
      return Light(light.x, light.y, light.z, 1)
    }
  }

  private static func linen(_ picture: inout Exposure, _ tone: Light, _ dice: inout Dice) {
    let size = Float(picture.height)
    let noise = Noise(&dice)
    picture.paint { x, y in
      let (a, b) = (x / size, y / size)
      let threads = 0.04 * noise.value(a * 260, b * 12) + 0.04 * noise.value(a * 12, b * 260)
      let folds = 0.1 * noise.fractal(a * 1.6 + b, b * 1.1, octaves: 3)
      let light = tone * (0.92 + threads + folds)
      return Light(light.x, light.y, light.z, 1)
    }
  }

  private static func marble(_ picture: inout Exposure, _ dice: inout Dice) {
    let size = Float(picture.height)
    let noise = Noise(&dice)
    let (white, grey) = (Light(srgb: 0xf2f1ef), Light(srgb: 0x9ea1a6))
    picture.paint { x, y in
      let (a, b) = (x / size, y / size)
      let warp = noise.fractal(a * 2, b * 2, octaves: 4)
      let vein = 1 - abs(noise.fractal(a * 1.8 + warp, b * 1.8 + warp * 1.4, octaves: 4)) * 7
      let cloud = 0.25 * saturate(0.5 + noise.fractal(a * 2.5, b * 2.5, octaves: 3))
      let light = mix(white, grey, saturate(cloud + 0.45 * square(saturate(vein)))) * 0.9
      return Light(light.x, light.y, light.z, 1)
    }
  }

  private static func slate(_ picture: inout Exposure, _ tone: Light, _ dice: inout Dice) {
    let size = Float(picture.height)
    let noise = Noise(&dice)
    picture.paint { x, y in
      let (a, b) = (x / size, y / size)
      let rough = noise.fractal(a * 7, b * 7, octaves: 5)
      let light = tone * (0.9 + 0.5 * rough)
      return Light(light.x, light.y, light.z, 1)
    }
  }
}

/// Round dishes from above.
struct Dish {
  var x: Float
  var y: Float
  var radius: Float
  var glaze: Light

  /// Glazes of potteries.
  static let glazes: [UInt32] = [
    0xf5f3ef, 0xefe9df, 0xdfe6ea, 0x2c3e50, 0xb7c9c3, 0xe7c8b5, 0x3f4a4f, 0xf0e3cf,
  ]

  /// A plate: a flat well in a rim that rises a little.
  func plate(on picture: inout Exposure) {
    picture.shadow(x: x, y: y, radius: radius, height: radius * 0.14)
    paint(on: &picture) { distance, u, v in
      let rim = smoothstep(0.62, 0.68, distance) - smoothstep(0.97, 1, distance)
      let slope = smoothstep(0.6, 0.66, distance) * smoothstep(0.74, 0.68, distance)
      let edge = smoothstep(0.955, 0.985, distance)
      return 0.94 + 0.05 * rim + 0.22 * slope * (u + v) - 0.14 * edge * (u + v)
    }
  }

  /// A bowl, dark inside towards the light.
  func bowl(on picture: inout Exposure) {
    picture.shadow(x: x, y: y, radius: radius, height: radius * 0.3)
    paint(on: &picture) { distance, u, v in
      let inside = smoothstep(0.95, 0.9, distance)
      let wall = smoothstep(0.35, 0.92, distance)
      return inside > 0.5 ? 0.62 + 0.42 * wall * (u + v) : 1.02 - 0.18 * (u + v)
    }
  }

  private func paint(
    on picture: inout Exposure, _ level: (_ distance: Float, _ u: Float, _ v: Float) -> Float
  ) {
    picture.paint(x: x - radius...x + radius, y: y - radius...y + radius) { px, py in
      let (u, v) = ((px - x) / radius, (py - y) / radius)
      let distance = (u * u + v * v).squareRoot()
      let light = glaze * level(distance, u * 0.7, v * 0.7)
      return Light(light.x, light.y, light.z, saturate((1 - distance) * radius + 0.5))
    }
  }
}
