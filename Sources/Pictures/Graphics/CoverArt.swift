/// Sleeves of records: shapes and gradients, as printed.
struct CoverArt {
  static func expose(width: Int, height: Int, dice: inout Dice) -> Exposure {
    let palette = Palette.random(&dice)
    var picture = Exposure(width: width, height: height, light: palette.ground)
    switch dice.number(below: 7) {
    case 0: blobs(&picture, palette, &dice)
    case 1: sun(&picture, palette, &dice)
    case 2: tiles(&picture, palette, &dice)
    case 3: arcs(&picture, palette, &dice)
    case 4: waves(&picture, palette, &dice)
    case 5: dots(&picture, palette, &dice)
    default: orb(&picture, palette, &dice)
    }
    return picture
  }

  /// Soft clouds of colour that flow into each other.
  private static func blobs(_ picture: inout Exposure, _ palette: Palette, _ dice: inout Dice) {
    let size = Float(picture.height)
    let noise = Noise(&dice)
    let spots = palette.inks.map { ink in
      (dice.number(0, 1), dice.number(0, 1), dice.number(0.28, 0.5), ink)
    }
    let ground = palette.ground
    picture.paint { x, y in
      let (u, v) = (x / size, y / size)
      let (a, b) = (
        u + 0.16 * noise.value(u * 2.2, v * 2.2), v + 0.16 * noise.value(u * 2.2 + 9, v * 2.2 + 5)
      )
      var light = ground
      for (cx, cy, radius, ink) in spots {
        let distance = (square(a - cx) + square(b - cy)).squareRoot()
        light = mix(light, ink, smoothstep(radius * 1.35, 0, distance))
      }
      return Light(light.x, light.y, light.z, 1)
    }
  }

  /// A disc over a gradient, cut into stripes towards its lower edge.
  private static func sun(_ picture: inout Exposure, _ palette: Palette, _ dice: inout Dice) {
    let (size, wide) = (Float(picture.height), Float(picture.width))
    let (low, high, top, bottom) = (
      palette.inks[0], palette.ground, palette.inks[2], palette.inks[3]
    )
    picture.paint { _, y in
      let light = mix(high, low, smoothstep(0, 1, y / size))
      return Light(light.x, light.y, light.z, 1)
    }
    let radius = size * dice.number(0.24, 0.36)
    let (cx, cy) = (wide * dice.number(0.4, 0.6), size * dice.number(0.4, 0.56))
    let stripes = Float(5 + dice.number(below: 5))
    let isCut = dice.chance(0.75)
    picture.paint(x: cx - radius...cx + radius, y: cy - radius...cy + radius) { x, y in
      let distance = (square(x - cx) + square(y - cy)).squareRoot()
      var cover = saturate(radius - distance + 0.5)
      let down = (y - cy + radius) / (2 * radius)
      if isCut, down > 0.4 {
        let phase = (down - 0.4) / 0.6 * stripes
        let part = phase - Float(floorInt(phase))
        let gap = mix(0.1, 0.62, (down - 0.4) / 0.6)
        let pixel = stripes / (0.6 * 2 * radius)
        cover *= saturate((part - gap) / pixel + 0.5)
      }
      let light = mix(top, bottom, down)
      return Light(light.x, light.y, light.z, cover)
    }
  }

  /// Squares of quarter discs, half discs and rings.
  private static func tiles(_ picture: inout Exposure, _ palette: Palette, _ dice: inout Dice) {
    let count = 3 + dice.number(below: 3)
    let side = Float(max(picture.width, picture.height)) / Float(count)
    for row in 0..<count {
      for column in 0..<count {
        let (x0, y0) = (Float(column) * side, Float(row) * side)
        let back = dice.chance(0.35) ? palette.ground : dice.pick(palette.inks)
        let front = dice.pick(palette.inks)
        let kind = dice.number(below: 5)
        let (right, down) = (dice.chance(0.5), dice.chance(0.5))
        picture.paint(x: x0...x0 + side, y: y0...y0 + side) { x, y in
          var (u, v) = ((x - x0) / side, (y - y0) / side)
          if right { u = 1 - u }
          if down { v = 1 - v }
          let pixel = 1 / side
          let corner = (u * u + v * v).squareRoot()
          let middle = (square(u - 0.5) + square(v - 0.5)).squareRoot()
          let edge: Float =
            switch kind {
            case 0: 1 - corner
            case 1: 0.5 - middle
            case 2: min(1 - corner, corner - 0.5)
            case 3: 1 - (u + v)
            default: min(0.46 - middle, middle - 0.24)
            }
          let light = mix(back, front, saturate(edge / pixel + 0.5))
          return Light(light.x, light.y, light.z, 1)
        }
      }
    }
  }

  /// Rings around a point at the edge.
  private static func arcs(_ picture: inout Exposure, _ palette: Palette, _ dice: inout Dice) {
    let (size, wide) = (Float(picture.height), Float(picture.width))
    let (cx, cy) = (wide * dice.pick([0, 0.5, 1]), size * dice.pick([0.62, 1, 1]))
    let band = size * dice.number(0.055, 0.11)
    let first = size * dice.number(0.06, 0.2)
    let count = 4 + dice.number(below: 4)
    for ring in (0..<count).reversed() {
      let outer = first + band * Float(ring + 1)
      let ink = palette.inks[ring % palette.inks.count]
      picture.paint(x: cx - outer...cx + outer, y: cy - outer...cy + outer) { x, y in
        let distance = (square(x - cx) + square(y - cy)).squareRoot()
        return Light(ink.x, ink.y, ink.z, saturate(outer - distance + 0.5))
      }
    }
    let (ground, inner) = (palette.ground, first)
    picture.paint(x: cx - inner...cx + inner, y: cy - inner...cy + inner) { x, y in
      let distance = (square(x - cx) + square(y - cy)).squareRoot()
      return Light(ground.x, ground.y, ground.z, saturate(inner - distance + 0.5))
    }
  }

  /// Hills, one before the other.
  private static func waves(_ picture: inout Exposure, _ palette: Palette, _ dice: inout Dice) {
    let (size, wide) = (Float(picture.height), Float(picture.width))
    let count = 5 + dice.number(below: 4)
    let disc = (wide * dice.number(0.25, 0.75), size * dice.number(0.2, 0.34))
    let radius = size * dice.number(0.08, 0.15)
    let ink = palette.inks[3]
    picture.paint(x: disc.0 - radius...disc.0 + radius, y: disc.1 - radius...disc.1 + radius) {
      let distance = (square($0 - disc.0) + square($1 - disc.1)).squareRoot()
      return Light(ink.x, ink.y, ink.z, saturate(radius - distance + 0.5))
    }
    for layer in 0..<count {
      let near = Float(layer) / Float(count - 1)
      let base = size * mix(0.4, 0.92, near)
      let (long, phase) = (dice.number(0.7, 1.6), dice.number(0, 6.28))
      let swell = size * dice.number(0.03, 0.075)
      let light = mix(palette.inks[0], palette.inks[1], near) * mix(1, 0.7, near)
      picture.paint(x: 0...wide, y: base - 2 * swell...size) { x, y in
        let top =
          base + swell * (sin(x / size * 6.28 * long + phase) + 0.4 * sin(x / size * 17 + phase))
        return Light(light.x, light.y, light.z, saturate(y - top + 0.5))
      }
    }
  }

  /// A screen of dots that grow over a gradient.
  private static func dots(_ picture: inout Exposure, _ palette: Palette, _ dice: inout Dice) {
    let size = Float(picture.height)
    let pitch = size / Float(12 + dice.number(below: 10))
    let (front, back) = (palette.inks[0], palette.ground)
    let second = palette.inks[2]
    let (cx, cy) = (size * dice.number(0.2, 0.8), size * dice.number(0.2, 0.8))
    let reach = size * dice.number(0.5, 0.9)
    let turn = dice.number(0.3, 0.8)
    let (s, c) = (sin(turn), cos(turn))
    picture.paint { x, y in
      let (u, v) = ((x * c - y * s) / pitch, (x * s + y * c) / pitch)
      let (du, dv) = (u - Float(floorInt(u)) - 0.5, v - Float(floorInt(v)) - 0.5)
      let distance = (square(x - cx) + square(y - cy)).squareRoot()
      let radius = 0.68 * smoothstep(reach, reach * 0.05, distance)
      let edge = (radius - (du * du + dv * dv).squareRoot()) * pitch
      let ink = mix(front, second, saturate(y / size))
      let light = mix(back, ink, saturate(edge + 0.5) * (radius > 0.02 ? 1 : 0))
      return Light(light.x, light.y, light.z, 1)
    }
  }

  /// A ball before a flat ground.
  private static func orb(_ picture: inout Exposure, _ palette: Palette, _ dice: inout Dice) {
    let (size, wide) = (Float(picture.height), Float(picture.width))
    let radius = size * dice.number(0.26, 0.38)
    let (cx, cy) = (wide * dice.number(0.42, 0.58), size * dice.number(0.42, 0.56))
    let (dark, middle, bright) = (palette.inks[0], palette.inks[2], palette.inks[3])
    picture.shadow(x: cx, y: cy, radius: radius, height: radius * 0.5, strength: 0.3)
    picture.paint(x: cx - radius...cx + radius, y: cy - radius...cy + radius) { x, y in
      let (u, v) = ((x - cx) / radius, (y - cy) / radius)
      let distance = (u * u + v * v).squareRoot()
      let depth = max(0, 1 - distance * distance).squareRoot()
      let lit = saturate(-0.5 * u - 0.6 * v + 0.62 * depth)
      let rim = smoothstep(0.72, 1, distance) * saturate(u + v)
      let light = mix(mix(dark, middle, smoothstep(0, 0.7, lit)), bright, smoothstep(0.6, 1, lit))
      let result = mix(light, bright, rim * 0.5)
      return Light(result.x, result.y, result.z, saturate((1 - distance) * radius + 0.5))
    }
  }
}
