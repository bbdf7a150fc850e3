/// Green hills with single trees under a summer sky.
struct Meadow {
  static func expose(width: Int, height: Int, dice: inout Dice) -> (Exposure, Development) {
    let side: Float = dice.chance(0.5) ? 1 : -1
    let autumn = dice.chance(0.3) ? dice.number(0.5, 1) : 0
    let camera = Camera(
      width: width, height: height, lens: dice.number(1.2, 1.7), horizon: dice.number(0.44, 0.54),
      eyeHeight: 0.3)
    var sky = Sky(
      zenith: Light(0.09, 0.25, 0.6), horizon: Light(0.55, 0.72, 0.9),
      sun: (side * 0.9, 0.6), sunLight: Light(0.55, 0.5, 0.4))
    sky.cover = dice.number(0.45, 0.75)
    sky.streak = dice.number(0.5, 1)
    sky.cloudScale = dice.number(0.7, 1.1)
    var picture = sky.seen(by: camera, dice: &dice)
    let noise = Noise(&dice)
    let offset = (dice.number(0, 90), dice.number(0, 90))
    func hills(_ x: Float, _ z: Float) -> Float {
      let roll = noise.fractal(x * 0.2 + offset.0, z * 0.2 + offset.1, octaves: 4, gain: 0.4)
      let far = noise.fractal(x * 0.12 + 9, z * 0.12 + offset.0, octaves: 5)
      return 0.3 * roll + 0.9 * (0.35 + far) * smoothstep(4, 14, z) - 0.12 * smoothstep(2, 0.5, z)
    }
    let terrain = Terrain(camera: camera, near: 0.3, far: 30, detail: 0.9, height: hills)
    let grass = Noise(&dice)
    let green = mix(
      mix(Light(0.1, 0.2, 0.025), Light(0.16, 0.22, 0.04), dice.unit()), Light(0.3, 0.22, 0.05),
      autumn * 0.6)
    let flower = dice.pick([
      Light(0.75, 0.62, 0.05), Light(0.65, 0.06, 0.03), Light(0.45, 0.25, 0.6),
      Light(0.8, 0.8, 0.75),
    ])
    let bloom = dice.number(-0.2, 0.5)
    let direct = Light(1.5, 1.36, 1.1)
    let ambient = Light(0.3, 0.4, 0.55)
    terrain.paint(over: &picture, sun: (side * 0.76, 0.6, -0.25)) { place in
      let patch = grass.fractal(place.x * 1.3, place.z * 1.3, octaves: 4)
      let blades = grass.fractal(place.x * 110, place.z * 60, octaves: 3)
      let wood = smoothstep(0.12, 0.3, patch) * smoothstep(3, 6, place.z)
      var albedo = green * (1 + 0.35 * patch + 0.45 * blades / (1 + 0.3 * place.z))
      let dots = grass.value(place.x * 120 + 7, place.z * 75)
      let field = smoothstep(
        bloom - 0.1, bloom + 0.3, grass.fractal(place.x * 0.8 + 3, place.z * 0.8, octaves: 3))
      albedo = mix(albedo, flower, smoothstep(0.5, 0.75, dots) * field * smoothstep(7, 2, place.z))
      albedo = mix(albedo, Light(0.035, 0.075, 0.02) * (1 + 0.5 * blades), wood * 0.85)
      let light = albedo * (direct * place.sun * 1.2 + ambient * place.sky)
      let air = 1 - exp(-max(0, place.z - 1) * 0.035)
      return mix(light, Light(0.42, 0.58, 0.78), air)
    }
    plant(&picture, camera, autumn: autumn, side: side, hills: hills, dice: &dice)
    var development = Development()
    development.exposure = 0.88
    development.contrast = 1.14
    development.saturation = 1.08
    return (picture, development)
  }

  /// Broad trees, the farther the smaller.
  private static func plant(
    _ picture: inout Exposure, _ camera: Camera, autumn: Float, side: Float,
    hills: (Float, Float) -> Float, dice: inout Dice
  ) {
    let noise = Noise(&dice)
    let trees = (0..<dice.number(below: 9) + 3).map { _ in
      (z: dice.number(2.2, 9), place: dice.unit(), tall: dice.number(0.16, 0.3), hue: dice.unit())
    }
    for tree in trees.sorted(by: { $0.z > $1.z }) {
      let column = tree.place * Float(camera.width)
      let x = camera.tangent(column: Int(column)) * tree.z
      let foot = camera.row(height: hills(x, tree.z), depth: tree.z)
      let scale = camera.focalLength / tree.z * tree.tall
      let leaf = mix(
        mix(Light(0.05, 0.1, 0.015), Light(0.09, 0.14, 0.025), tree.hue),
        mix(Light(0.4, 0.12, 0.02), Light(0.5, 0.3, 0.04), tree.hue), autumn)
      let air = 1 - exp(-(tree.z - 1) * 0.035)
      let seed = tree.place * 90
      for y in pixels(from: foot - 1.15 * scale, to: foot, of: picture.height) {
        for px in pixels(from: column - 0.6 * scale, to: column + 0.6 * scale, of: picture.width) {
          let u = (Float(px) + 0.5 - column) / scale
          let v = (foot - Float(y) - 0.5) / scale
          let rough = noise.fractal(u * 7 + seed, v * 7, octaves: 4, gain: 0.6)
          let (cu, cv) = (u / 0.44, (v - 0.62) / 0.42)
          let crown = smoothstep(-0.06, 0.1, 1 - (cu * cu + cv * cv).squareRoot() + 0.42 * rough)
          let trunk = v < 0.4 ? saturate((0.028 - abs(u)) * scale + 0.5) : 0
          let covered = max(crown, trunk)
          guard covered > 0 else { continue }
          let clump = noise.fractal(u * 13 + seed, v * 13 + 5, octaves: 3)
          let lit = saturate(0.35 + 0.5 * (side * cu * 0.7 + cv * 0.7) + 0.75 * clump)
          let color =
            crown > 0.3
            ? leaf * (Light(1.5, 1.36, 1.1) * (lit * 1.3) + Light(0.25, 0.33, 0.42) * 0.7)
            : Light(0.03, 0.024, 0.018)
          let index = y * picture.width + px
          picture.light[index] = mix(
            picture.light[index], mix(color, Light(0.42, 0.58, 0.78), air), covered)
        }
      }
    }
  }
}
