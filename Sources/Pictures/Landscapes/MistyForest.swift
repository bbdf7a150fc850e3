/// Slopes with firs, each fainter in the mist than the one before it.
struct MistyForest {
  static func expose(width: Int, height: Int, dice: inout Dice) -> (Exposure, Development) {
    let size = Float(height)
    let noise = Noise(&dice)
    let warm = dice.chance(0.4)
    let mist =
      warm
      ? mix(Light(0.85, 0.62, 0.42), Light(0.9, 0.7, 0.55), dice.unit())
      : mix(Light(0.5, 0.6, 0.68), Light(0.68, 0.7, 0.68), dice.unit())
    let dark =
      warm
      ? Light(0.03, 0.022, 0.02)
      : mix(Light(0.006, 0.022, 0.022), Light(0.012, 0.024, 0.016), dice.unit())
    let camera = Camera(width: width, height: height, lens: 1.5, horizon: 1.1, eyeHeight: 1)
    var sky = Sky(
      zenith: mist * (warm ? Light(0.5, 0.62, 0.95) : Light(0.8, 0.85, 0.9)), horizon: mist * 1.1,
      sun: (dice.number(-0.3, 0.3), dice.number(0.45, 0.6)),
      sunLight: warm ? Light(1.3, 0.62, 0.22) : Light(0.25, 0.25, 0.22))
    sky.cover = 0.3
    sky.glow = 0.5
    sky.cloudLight = mist * 1.05
    sky.cloudShade = mist * 0.8
    var picture = sky.seen(by: camera, dice: &dice)

    let layers = 5 + dice.number(below: 2)
    let start = dice.number(0.16, 0.36)
    let steep = dice.number(-0.22, 0.22)
    for layer in 0..<layers {
      let near = Float(layer) / Float(layers - 1)
      let base = start + (0.92 - start) * pow(near, 0.9)
      let clear = 0.1 + 0.88 * pow(near, 1.15)
      let tone = mix(mist, dark, clear)
      let offset = dice.number(0, 100)
      let tall = size * mix(0.07, 0.42, near * near)
      func ridge(_ column: Float) -> Float {
        let u = column / size
        let swell = noise.fractal(u * mix(1.6, 0.8, near) + offset, offset, octaves: 4)
        let tilt = steep * (near - 0.4) * (u - Float(width) / size / 2) * (layer % 2 == 0 ? 1 : -1)
        return size * (base + 0.1 * swell + tilt)
      }
      fillSlope(&picture, ridge, tone: tone, mist: mist, near: near, noise: noise)
      let spacing = tall * 0.19
      let count = Int(Float(width) / spacing) + 2
      for row in 0..<2 {
        for index in 0..<count {
          let x = (Float(index) + dice.unit() - 0.5) * spacing
          let grove = saturate(0.7 + 0.9 * noise.fractal(x / size * 5 + offset, 3, octaves: 2))
          let high = tall * (0.35 + 0.75 * dice.unit()) * (0.35 + 0.65 * grove)
          let foot = ridge(x) + Float(row) * tall * 0.22 + high * 0.15
          let shade = tone * (0.8 + 0.35 * dice.unit())
          Conifer(
            x: x, foot: foot, height: high, slimness: dice.number(0.13, 0.2),
            seed: Int32(index &+ 997 &* (layer &* 3 &+ row))
          ).paint(over: &picture, noise: noise) { across, down, random in
            let light = shade * (0.85 + 0.3 * random)
            return mix(light, mist, 0.45 * (1 - near) * down * down)
          }
        }
      }
    }
    var development = Development()
    development.exposure = dice.number(0.42, 0.62)
    development.saturation = 1.2
    development.contrast = 1.16
    development.vignette = 0.3
    return (picture, development)
  }

  /// The ground below a ridge, with mist that gathers at its foot.
  private static func fillSlope(
    _ picture: inout Exposure, _ ridge: (Float) -> Float, tone: Light, mist: Light, near: Float,
    noise: Noise
  ) {
    let size = Float(picture.height)
    for column in 0..<picture.width {
      let top = ridge(Float(column) + 0.5)
      for y in pixels(from: top, to: size, of: picture.height) {
        let below = (Float(y) + 0.5 - top) / size
        let wisp = noise.fractal(Float(column) / size * 2.2, Float(y) / size * 6 + 31, octaves: 3)
        let thick = saturate(smoothstep(0.0, 0.16, below) * (0.95 + 0.5 * wisp)) * (1 - 0.75 * near)
        let index = y * picture.width + column
        let covered = saturate(Float(y) + 1 - top)
        picture.light[index] = mix(picture.light[index], mix(tone, mist, thick), covered)
      }
    }
  }
}
