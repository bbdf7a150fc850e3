/// Mountains with snow behind a lake, lit from the side.
struct AlpineLake {
  static func expose(width: Int, height: Int, dice: inout Dice) -> (Exposure, Development) {
    let hour = dice.unit()
    let palette = Palette(hour: hour, dice: &dice)
    let camera = Camera(
      width: width, height: height, lens: dice.number(1.3, 1.9), horizon: dice.number(0.56, 0.68),
      eyeHeight: 0.035)
    let side: Float = dice.chance(0.5) ? 1 : -1
    var sky = Sky(
      zenith: palette.zenith, horizon: palette.horizon,
      sun: (side * dice.number(0.5, 1.1), palette.sunHeight), sunLight: palette.sunLight)
    sky.cover = dice.number(0.15, 0.62)
    sky.streak = dice.number(0.8, 2)
    sky.cloudLight = palette.cloudLight
    sky.cloudShade = palette.cloudShade
    var picture = sky.seen(by: camera, dice: &dice)

    let noise = Noise(&dice)
    let offset = (dice.number(0, 90), dice.number(0, 90))
    let peak = dice.number(0.95, 1.5)
    let gap = dice.number(-0.5, 0.5)
    let octaves = 10
    let terrain = Terrain(camera: camera, near: 0.95, far: 9, detail: 0.95) { x, z in
      // A valley in the middle, walls at its sides, a range across its end.
      let across = abs(x - gap * 0.25 * z) / (0.25 + 0.28 * z)
      let walls = smoothstep(0.35, 1.5, across)
      let range = smoothstep(2.2, 5, z)
      let shape = 0.02 + 0.75 * walls * smoothstep(0.9, 2.6, z) + 0.85 * range
      let rough = noise.mountains(x * 0.72 + offset.0, z * 0.72 + offset.1, octaves: octaves)
      return peak * shape * (rough - 0.18) + 0.02 * smoothstep(1.1, 1.6, z)
    }
    let snowLine = palette.snowLine * peak
    let grain = Noise(&dice)
    let sun = (x: side * 0.8, y: 0.25 + palette.sunHeight * 0.9, z: dice.number(-0.5, -0.1))
    let length = (sun.x * sun.x + sun.y * sun.y + sun.z * sun.z).squareRoot()
    let toSun = (x: sun.x / length, y: sun.y / length, z: sun.z / length)
    terrain.paint(over: &picture, sun: toSun) { place in
      let patch = grain.fractal(place.x * 9, place.z * 9 + place.height * 30, octaves: 3)
      let fine = grain.value(place.x * 160, place.z * 70 + place.height * 230)
      let rock = mix(palette.rock, palette.rock * 0.55, saturate(0.5 + patch + 0.3 * fine))
      let woodLine = snowLine * 0.62 + 0.09 * patch
      let wood =
        smoothstep(woodLine + 0.03, woodLine - 0.05, place.height)
        * smoothstep(0.42, 0.68, place.level)
      let snow =
        smoothstep(snowLine - 0.1, snowLine + 0.16, place.height + 0.13 * patch)
        * smoothstep(0.42 - 0.1 * patch, 0.66, place.level + 0.05 * fine)
      var albedo = mix(rock, palette.wood * (0.75 + 0.5 * fine), wood)
      albedo = mix(albedo, Light(0.86, 0.89, 0.94), snow)
      let direct = palette.direct * (place.sun * 1.35)
      let ambient = palette.ambient * (place.sky * 0.85)
      let light = albedo * (direct + ambient)
      let air = 1 - exp(-(place.z - 0.8) * palette.haze * (1.25 - min(place.height, 0.9)))
      let toward = saturate(0.5 + 0.5 * place.x / place.z * side)
      return mix(light, mix(palette.airAway, palette.airToward, toward), air)
    }

    plantShore(&picture, camera, palette, side: side, dice: &dice)
    let shore = shoreline(camera, dice: &dice)
    Water(depthLight: palette.water, ripple: dice.number(0.06, 0.5))
      .paint(over: &picture, camera: camera, shore: shore, dice: &dice)
    var development = Development()
    development.exposure = palette.exposure
    development.saturation = dice.number(1.0, 1.18)
    development.contrast = dice.number(1.08, 1.2)
    return (picture, development)
  }

  private static func shoreline(_ camera: Camera, dice: inout Dice) -> [Float] {
    let noise = Noise(&dice)
    let row = camera.horizon + 0.02 * camera.focalLength
    return (0..<camera.width).map { column in
      let x = camera.tangent(column: column)
      return row + Float(camera.height) * 0.005 * noise.fractal(x * 7, 0.5, octaves: 4)
    }
  }

  /// A wood along the far shore, higher at the sides.
  private static func plantShore(
    _ picture: inout Exposure, _ camera: Camera, _ palette: Palette, side: Float,
    dice: inout Dice
  ) {
    let noise = Noise(&dice)
    let foot = camera.horizon + 0.03 * camera.focalLength
    let size = Float(camera.height)
    let (left, right) = (dice.number(0.02, 0.13), dice.number(0.02, 0.13))
    let middle = dice.number(0.012, 0.03)
    for layer in 0..<3 {
      let back = Float(2 - layer) / 2
      let count = Int(Float(camera.width) / size * 170)
      for index in 0..<count {
        let u = (Float(index) + dice.unit()) / Float(count)
        let edge = u < 0.5 ? left * smoothstep(0.5, 0, u) : right * smoothstep(0.5, 1, u)
        let clump = saturate(0.65 + 0.8 * noise.fractal(u * 9, Float(layer) * 5, octaves: 3))
        let tall = (middle + edge) * (0.45 + 0.75 * dice.unit()) * (0.4 + 0.6 * clump)
        let tone = palette.wood * (0.35 + 0.4 * dice.unit())
        let haze = 0.1 * back + 0.02
        Conifer(
          x: u * Float(camera.width), foot: foot - back * 0.006 * size,
          height: tall * size * (1 + 0.25 * back), slimness: dice.number(0.13, 0.2),
          seed: Int32(index &+ layer * 10_000)
        ).paint(over: &picture, noise: noise) { across, down, random in
          let lit = saturate(0.25 + 0.55 * across * side + 0.35 * (random - 0.5)) * (1 - 0.5 * down)
          let light = tone * (palette.ambient * 0.55 + palette.direct * (lit * 1.1))
          return mix(light, palette.airAway, haze)
        }
      }
    }
  }

  /// The colours of an hour: 0 dawn, ½ noon, 1 dusk.
  struct Palette {
    var zenith, horizon, sunLight, cloudLight, cloudShade: Light
    var direct, ambient, airAway, airToward: Light
    var rock, wood, water: Light
    var sunHeight, haze, snowLine, exposure: Float

    init(hour: Float, dice: inout Dice) {
      let low = abs(hour - 0.5) * 2  // 0 noon, 1 at the horizon
      let gold = smoothstep(0.45, 0.95, low)
      zenith = mix(Light(0.1, 0.26, 0.6), Light(0.08, 0.13, 0.32), gold)
      horizon = mix(Light(0.5, 0.68, 0.88), Light(0.9, 0.52, 0.34), gold)
      sunLight = mix(Light(0.7, 0.66, 0.55), Light(1.5, 0.75, 0.3), gold)
      cloudLight = mix(Light(1.05, 1.05, 1.05), Light(1.25, 0.75, 0.5), gold)
      cloudShade = mix(Light(0.5, 0.56, 0.66), Light(0.34, 0.27, 0.36), gold)
      direct = mix(Light(1.35, 1.25, 1.08), Light(1.6, 0.78, 0.38), gold)
      ambient = mix(Light(0.26, 0.36, 0.54), Light(0.24, 0.26, 0.42), gold)
      airAway = mix(Light(0.36, 0.52, 0.76), Light(0.42, 0.36, 0.5), gold)
      airToward = mix(Light(0.55, 0.68, 0.86), Light(1.05, 0.65, 0.42), gold)
      let warm = dice.unit()
      rock = mix(Light(0.26, 0.26, 0.27), Light(0.32, 0.26, 0.2), warm)
      wood = mix(Light(0.035, 0.075, 0.03), Light(0.06, 0.07, 0.025), dice.unit())
      water = mix(Light(0.02, 0.09, 0.13), Light(0.03, 0.16, 0.17), dice.unit()) * (1 - 0.6 * gold)
      sunHeight = mix(0.85, 0.12, low)
      haze = dice.number(0.05, 0.16)
      snowLine = dice.number(0.3, 0.62)
      exposure = mix(0.92, 0.78, gold)
    }
  }
}
