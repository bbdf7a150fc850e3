/// Stars, a galaxy or an aurora over dark hills and a lake.
struct NightSky {
  static func expose(width: Int, height: Int, dice: inout Dice) -> (Exposure, Development) {
    let size = Float(height)
    let noise = Noise(&dice)
    var picture = Exposure(width: width, height: height)
    let aurora = dice.chance(0.5)
    let horizon = dice.number(0.68, 0.8)
    let air = mix(Light(0.02, 0.045, 0.085), Light(0.05, 0.045, 0.09), dice.unit())
    let glow = mix(Light(0.16, 0.14, 0.12), Light(0.05, 0.13, 0.15), dice.unit())
    let tilt = dice.number(-0.9, 0.9)
    let centre = dice.number(0.35, 0.65) * Float(width) / size
    let phase = dice.number(0, 50)
    for y in 0..<height {
      let v = (Float(y) + 0.5) / size
      for x in 0..<width {
        let u = (Float(x) + 0.5) / size
        let low = saturate(v / horizon)
        var light = mix(air * 0.6, glow, low * low * low * 0.8)
        if aurora {
          light += curtain(u, v, horizon, noise, phase)
        } else {
          let across = (u - centre - tilt * (0.5 - v)) / (1 + tilt * tilt).squareRoot()
          let cloud = noise.fractal(u * 5 + phase, v * 5, octaves: 5, gain: 0.6)
          let band = exp(-across * across * 26)
          let dust =
            smoothstep(0.02, 0.5, noise.fractal(u * 4 + 9, v * 4 + phase, octaves: 5, gain: 0.6))
            * exp(-across * across * 90)
          light +=
            mix(Light(0.22, 0.2, 0.27), Light(0.34, 0.25, 0.2), exp(-across * across * 80))
            * (band * saturate(0.55 + 0.8 * cloud) * (1 - 0.8 * dust))
        }
        picture.light[y * width + x] = light
      }
    }
    addStars(&picture, count: Int(Float(width) / size * 2200), dice: &dice)
    paintHills(&picture, horizon: horizon, dice: &dice)
    let camera = Camera(
      width: width, height: height, lens: 1.2, horizon: horizon - 0.02, eyeHeight: 1)
    let shore = [Float](repeating: size * (horizon + 0.035), count: width)
    Water(depthLight: air * 0.4, ripple: dice.number(0.1, 0.5))
      .paint(over: &picture, camera: camera, shore: shore, dice: &dice)
    var development = Development()
    development.exposure = 1.25
    development.grain = 0.024
    development.bloom = 0.12
    development.saturation = 1.15
    return (picture, development)
  }

  /// Folds of light with rays that fade upwards.
  private static func curtain(
    _ u: Float, _ v: Float, _ horizon: Float, _ noise: Noise, _ phase: Float
  ) -> Light {
    var sum = Light.zero
    for fold in 0..<3 {
      let f = Float(fold)
      let lower =
        horizon * (0.55 + 0.13 * f)
        + 0.14 * noise.fractal(u * 1.5 + phase + 7 * f, f * 3, octaves: 3)
      let above = lower - v
      let rays = 0.5 + 0.5 * noise.fractal(u * 16 + 20 * f + phase, v * 0.5, octaves: 3)
      let rise = above < 0 ? exp(above * 34) : exp(-above * (3.2 + 2.5 * rays))
      let strength =
        rise * (0.25 + 0.75 * rays) * saturate(0.7 + 0.8 * noise.value(u * 1.3 + f, phase))
      let hue = smoothstep(0.08, 0.4, above)
      sum += mix(Light(0.07, 0.36, 0.17), Light(0.16, 0.07, 0.26), hue) * strength * (0.9 - 0.2 * f)
    }
    return sum
  }

  private static func addStars(_ picture: inout Exposure, count: Int, dice: inout Dice) {
    let size = Float(picture.height)
    let unit = size / 500
    for _ in 0..<count {
      let (x, y) = (dice.unit() * Float(picture.width), dice.unit() * size)
      let rank = dice.unit()
      let bright = 0.06 + 0.5 * rank * rank * rank + 4 * pow(rank, 60)
      let warm = dice.unit()
      let light = mix(Light(0.75, 0.85, 1.1), Light(1.1, 0.85, 0.65), warm) * bright
      let radius = (0.42 + 0.6 * pow(rank, 60)) * unit
      let reach = radius * 2.5 + 1
      for py in pixels(from: y - reach, to: y + reach, of: picture.height) {
        for px in pixels(from: x - reach, to: x + reach, of: picture.width) {
          let (dx, dy) = (Float(px) + 0.5 - x, Float(py) + 0.5 - y)
          let share = exp(-(dx * dx + dy * dy) / (radius * radius))
          picture.light[py * picture.width + px] += light * share
        }
      }
    }
  }

  private static func paintHills(_ picture: inout Exposure, horizon: Float, dice: inout Dice) {
    let noise = Noise(&dice)
    let size = Float(picture.height)
    for layer in 0..<2 {
      let tone = mix(Light(0.012, 0.016, 0.026), Light(0.003, 0.004, 0.007), Float(layer))
      let offset = dice.number(0, 60)
      for column in 0..<picture.width {
        let u = Float(column) / size
        let crest = noise.ridges(u * 1.1 + offset, 2, octaves: 6)
        let trees = layer == 1 ? 0.02 * noise.cell(Int32(u * 260), 5) : 0
        let top = size * (horizon + 0.02 - (layer == 0 ? 0.2 : 0.05) * crest - trees)
        for y in pixels(from: top, to: size, of: picture.height) {
          let index = y * picture.width + column
          picture.light[index] = mix(picture.light[index], tone, saturate(Float(y) + 1 - top))
        }
      }
    }
  }
}
