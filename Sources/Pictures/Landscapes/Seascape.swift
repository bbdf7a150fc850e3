/// Open water up to the horizon, with the sun's glitter and, in front, a beach.
struct Seascape {
  static func expose(width: Int, height: Int, dice: inout Dice) -> (Exposure, Development) {
    let low = dice.number(0.1, 1.1)
    let gold = smoothstep(0.35, 0.8, low)
    let camera = Camera(
      width: width, height: height, lens: dice.number(1, 1.5), horizon: dice.number(0.34, 0.52),
      eyeHeight: 1.6)
    var sky = Sky(
      zenith: mix(Light(0.1, 0.29, 0.62), Light(0.16, 0.17, 0.36), gold),
      horizon: mix(Light(0.55, 0.74, 0.9), Light(1.05, 0.6, 0.36), gold),
      sun: (dice.number(-0.3, 0.3), mix(0.75, 0.07, gold)),
      sunLight: mix(Light(0.6, 0.56, 0.48), Light(1.5, 0.72, 0.28), gold))
    sky.disc = gold > 0.6 ? 5 : 0
    sky.cover = dice.number(0.4, 0.75)
    sky.streak = dice.number(0.9, 2.2)
    sky.cloudLight = mix(Light(1.05, 1.05, 1.04), Light(1.3, 0.72, 0.45), gold)
    sky.cloudShade = mix(Light(0.5, 0.57, 0.66), Light(0.36, 0.26, 0.34), gold)
    var picture = sky.seen(by: camera, dice: &dice)
    let water = mix(
      mix(Light(0.012, 0.1, 0.16), Light(0.02, 0.2, 0.22), dice.unit()), Light(0.03, 0.05, 0.08),
      gold)
    paintSea(&picture, camera, sky, water: water, dice: &dice)
    if gold < 0.5 || dice.chance(0.5) {
      paintBeach(&picture, camera, sky, gold: gold, water: water, dice: &dice)
    }
    var development = Development()
    development.bloom = mix(0.06, 0.14, gold)
    development.exposure = mix(0.92, 0.66, gold)
    development.contrast = 1.14
    development.saturation = 1.1
    return (picture, development)
  }

  private static func paintSea(
    _ picture: inout Exposure, _ camera: Camera, _ sky: Sky, water: Light, dice: inout Dice
  ) {
    let noise = Noise(&dice)
    let rough = dice.number(0.5, 1.3)
    for y in pixels(from: camera.horizon, to: Float(camera.height), of: camera.height) {
      let below = max(Float(y) + 0.5 - camera.horizon, 0.3)
      let depth = camera.eyeHeight * camera.focalLength / below
      // Depth between rows: waves shorter than it average out.
      let step = depth / below
      let far = 1 / (1 + step * 0.35)
      let covered = saturate(Float(y) + 1 - camera.horizon)
      for column in 0..<camera.width {
        let tangent = camera.tangent(column: column)
        let (x, z) = (tangent * depth, depth)
        let swell = noise.slope(x * 0.12 + z * 0.05, z * 0.32)
        let chop = noise.slope(x * 0.55 - z * 0.2, z * 1.25 + 7)
        let ripple = noise.slope(x * 2.1 + z * 0.7, z * 4.1 + 3)
        let damp = far * rough
        let slopeZ =
          damp
          * (0.16 * swell.dy + 0.17 * chop.dy / (1 + step * 0.8) + 0.1 * ripple.dy / (1 + step * 3))
        let slopeX =
          damp
          * (0.06 * swell.dx + 0.09 * chop.dx / (1 + step * 0.8) + 0.09 * ripple.dx / (1 + step * 3))
        let elevation = below / camera.focalLength
        // Slopes towards the eye show the water, slopes away from it the sky.
        let incidence = saturate(elevation + slopeZ * 0.9 + 0.04)
        let base = 1 - incidence
        let mirror = 0.03 + 0.9 * base * base * base * base * (0.6 + 0.4 * base)
        let reflected = sky.clear(
          tangent + 1.3 * slopeX, max(0.01, elevation * 1.1 + 1.6 * abs(slopeZ) + 0.05))
        let (dx, dy) = (
          tangent + 1.6 * slopeX - sky.sun.x, (elevation + 2.0 * slopeZ - sky.sun.y) * 0.55
        )
        let glint = exp(-(dx * dx * 60 + dy * dy * 26))
        let crest = 0.55 + 0.9 * swell.value * damp + 0.35 * chop.value * damp
        var light = mix(water * crest, reflected, mirror)
        light += sky.sunLight * (glint * (0.12 + 0.9 * sky.disc / 5))
        let haze = 1 - exp(-depth * 0.0016)
        light = mix(light, sky.clear(tangent, 0.01), haze * 0.75)
        let index = y * camera.width + column
        picture.light[index] = mix(picture.light[index], light, covered)
      }
    }
  }

  private static func paintBeach(
    _ picture: inout Exposure, _ camera: Camera, _ sky: Sky, gold: Float, water: Light,
    dice: inout Dice
  ) {
    let noise = Noise(&dice)
    let size = Float(camera.height)
    let start = dice.number(0.72, 0.84)
    let slant = dice.number(-0.16, 0.16)
    let dry = mix(Light(0.62, 0.5, 0.36), Light(0.5, 0.33, 0.22), gold)
    let sunlit = mix(Light(1, 0.98, 0.92), Light(0.95, 0.62, 0.42), gold)
    for y in pixels(from: size * (start - 0.25), to: size, of: camera.height) {
      let v = (Float(y) + 0.5) / size
      for column in 0..<camera.width {
        let u = (Float(column) + 0.5 - Float(camera.width) / 2) / size
        let wave =
          0.05 * noise.fractal(u * 1.6, 2, octaves: 3) + 0.012 * noise.fractal(u * 9, 5, octaves: 3)
        let edge = start + slant * u + wave
        let inland = v - edge
        guard inland > -0.12 else { continue }
        let index = y * camera.width + column
        let texture = noise.fractal(u * 30 / v, v * 160, octaves: 3)
        // Foam in bands before the edge, then wet sand that mirrors the sky, then dry sand.
        let shallow = smoothstep(-0.12, 0, inland)
        var light = mix(picture.light[index], mix(dry * 0.6, water * 3, 0.5), shallow * 0.55)
        let lace = noise.ridges(u * 14, v * 46, octaves: 4)
        let band = exp(-(inland + 0.012) * (inland + 0.012) * 9000)
        let second = exp(-(inland + 0.075) * (inland + 0.075) * 2600) * 0.7
        let foam = saturate(
          band * 1.4 + (second + shallow * 0.25) * smoothstep(0.55, 0.8, lace) * 1.6)
        light = mix(light, sunlit * 0.95, foam * 0.9)
        let wet = mix(
          dry * 0.36, sky.clear(u * 0.7, 0.3 + (1 - v) * 0.8),
          0.42 * smoothstep(0.2, 0, inland))
        let sand = mix(
          wet, dry * sunlit * (1 + 0.2 * texture), smoothstep(0.03, 0.17, inland + 0.02 * texture))
        let ashore = smoothstep(-0.002, 0.004, inland)
        light = mix(light, sand, ashore * (1 - 0.75 * foam))
        picture.light[index] = light
      }
    }
  }
}
