/// Ranges of hills one behind the other against a low sun.
struct SunsetRidges {
  static func expose(width: Int, height: Int, dice: inout Dice) -> (Exposure, Development) {
    let size = Float(height)
    let noise = Noise(&dice)
    let mood = dice.number(below: 3)
    let glow = [Light(1.35, 0.62, 0.22), Light(1.2, 0.48, 0.34), Light(1.1, 0.8, 0.5)][mood]
    let zenith = [Light(0.16, 0.2, 0.38), Light(0.13, 0.12, 0.32), Light(0.22, 0.36, 0.55)][mood]
    let dark = [Light(0.02, 0.012, 0.02), Light(0.014, 0.01, 0.03), Light(0.01, 0.02, 0.03)][mood]
    let horizonRow = dice.number(0.42, 0.6)
    let camera = Camera(
      width: width, height: height, lens: 1.7, horizon: horizonRow, eyeHeight: 1)
    var sky = Sky(
      zenith: zenith, horizon: glow * 0.72,
      sun: (dice.number(-0.28, 0.28), dice.number(0.03, 0.12)),
      sunLight: glow)
    sky.disc = 6
    sky.glow = 0.42
    sky.cover = dice.number(0.2, 0.6)
    sky.streak = dice.number(1.6, 3)
    sky.cloudLight = glow * 0.9
    sky.cloudShade = mix(zenith, glow, 0.25) * 0.75
    var picture = sky.seen(by: camera, dice: &dice)

    let layers = 5 + dice.number(below: 3)
    for layer in 0..<layers {
      let near = Float(layer) / Float(layers - 1)
      let base = horizonRow + (0.93 - horizonRow) * pow(near, 1.25) - 0.012
      let rough = mix(0.05, 0.12, near)
      let offset = dice.number(0, 100)
      let clear = mix(0.22, 0.985, pow(near, 0.75))
      let fine = near > 0.7 ? 7 : 6
      for column in 0..<width {
        let u = Float(column) / size
        let swell = noise.fractal(u * mix(2.3, 1.1, near) + offset, offset * 0.7, octaves: fine)
        let crest = noise.ridges(u * 1.3 + offset, 4, octaves: 4) - 0.5
        var top = size * (base - rough * (0.7 * swell + 0.8 * crest))
        if near > 0.55 {
          // Tree tops on the nearest crests.
          let needles = noise.cell(Int32(column * 3 / max(1, height / 300)), Int32(layer))
          let grove = saturate(0.4 + noise.value(u * 11, offset))
          top -= size * 0.018 * near * needles * grove
        }
        let tangent = camera.tangent(column: column)
        let aside = tangent - sky.sun.x
        let lit = 1 / (1 + 7 * aside * aside)
        for y in pixels(from: top, to: size, of: height) {
          let below = (Float(y) + 0.5 - top) / size
          let air = mix(zenith * 0.9 + glow * 0.12, glow * 0.85, lit)
          let haze = (1 - clear) + clear * (1 - near) * 0.55 * smoothstep(0, 0.2, below)
          let light = mix(dark, air, haze)
          let covered = saturate(Float(y) + 1 - top)
          let index = y * width + column
          picture.light[index] = mix(picture.light[index], light, covered)
        }
      }
    }
    var development = Development()
    development.exposure = dice.number(0.5, 0.72)
    development.bloom = 0.16
    development.contrast = 1.14
    development.saturation = 1.12
    development.vignette = 0.3
    return (picture, development)
  }
}
