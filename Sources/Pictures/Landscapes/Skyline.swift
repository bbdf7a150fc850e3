/// A city across the water after sunset.
struct Skyline {
  static func expose(width: Int, height: Int, dice: inout Dice) -> (Exposure, Development) {
    let size = Float(height)
    let camera = Camera(
      width: width, height: height, lens: 1.4, horizon: dice.number(0.6, 0.7), eyeHeight: 1)
    let late = dice.unit()
    var sky = Sky(
      zenith: mix(Light(0.07, 0.14, 0.36), Light(0.012, 0.02, 0.07), late),
      horizon: mix(
        Light(0.85, 0.42, 0.26), mix(Light(0.3, 0.2, 0.3), Light(0.1, 0.12, 0.2), late),
        0.35 + 0.6 * late),
      sun: (dice.number(-0.5, 0.5), -0.06),
      sunLight: mix(Light(1.1, 0.5, 0.22), Light(0.22, 0.12, 0.1), late))
    sky.cover = dice.number(0.2, 0.55)
    sky.streak = 2.2
    sky.cloudLight = sky.horizon * 0.8
    sky.cloudShade = mix(sky.zenith, sky.horizon, 0.3) * 0.8
    var picture = sky.seen(by: camera, dice: &dice)

    let ground = camera.horizon + 0.012 * size
    for layer in 0..<3 {
      let near = Float(layer) / 2
      let haze = mix(sky.horizon * 0.45, sky.zenith * 0.25, near)
      let tone = mix(haze, Light(0.008, 0.01, 0.018), 0.35 + 0.6 * near)
      let centre = dice.number(0.25, 0.75) * Float(width)
      var x = -0.05 * size
      while x < Float(width) {
        let wide = size * dice.number(0.022, 0.065) * (0.7 + 0.5 * near)
        let toward = (x - centre) / (0.4 * Float(width) + 0.1 * size)
        let core = exp(-toward * toward)
        let tall =
          size
          * (0.05 + 0.36 * core * dice.unit() * dice.unit() * (1.15 - 0.5 * near) + 0.06
            * dice.unit())
        Tower(
          left: x, right: x + wide, top: ground - tall, ground: ground,
          spire: dice.chance(0.12) ? tall * dice.number(0.08, 0.2) : 0,
          lit: dice.number(0.12, 0.5) * (0.5 + 0.5 * near), light: dice.pick(lamps),
          seed: Int32(truncatingIfNeeded: dice.bits() >> 40)
        ).paint(&picture, tone: tone, noise: Noise(&dice))
        x += wide * dice.number(0.8, 1.25)
      }
    }
    addStreetLamps(&picture, ground: ground, dice: &dice)
    let shore = [Float](repeating: ground, count: width)
    Water(depthLight: sky.zenith * 0.15, ripple: dice.number(0.35, 0.9))
      .paint(over: &picture, camera: camera, shore: shore, dice: &dice)
    var development = Development()
    development.exposure = mix(0.95, 1.25, late)
    development.bloom = 0.18
    development.contrast = 1.1
    development.saturation = 1.12
    development.grain = 0.02
    return (picture, development)
  }

  private static let lamps = [
    Light(1.5, 0.95, 0.45), Light(1.4, 1.1, 0.7), Light(1.1, 1.15, 1.2), Light(1.5, 0.8, 0.35),
  ]

  private static func addStreetLamps(
    _ picture: inout Exposure, ground: Float, dice: inout Dice
  ) {
    let size = Float(picture.height)
    let count = Int(Float(picture.width) / size * 46)
    for _ in 0..<count {
      let x = dice.unit() * Float(picture.width)
      let y = ground - size * dice.number(0.004, 0.02)
      let radius = size * dice.number(0.0015, 0.0035)
      let light = dice.pick(lamps) * dice.number(0.8, 3.5)
      for py in pixels(from: y - 3 * radius, to: y + 3 * radius, of: picture.height) {
        for px in pixels(from: x - 3 * radius, to: x + 3 * radius, of: picture.width) {
          let (dx, dy) = (Float(px) + 0.5 - x, Float(py) + 0.5 - y)
          let share = exp(-(dx * dx + dy * dy) / (radius * radius))
          picture.light[py * picture.width + px] += light * share
        }
      }
    }
  }

  /// A building as a dark block with windows, some of them lit.
  private struct Tower {
    var left: Float
    var right: Float
    var top: Float
    var ground: Float
    var spire: Float
    /// The share of the windows with light.
    var lit: Float
    var light: Light
    var seed: Int32

    func paint(_ picture: inout Exposure, tone: Light, noise: Noise) {
      let size = Float(picture.height)
      // Windows of a house are alike: rows and columns that fill the wall.
      let (across, down) = (size * 0.0066, size * 0.0092)
      let middle = (left + right) / 2
      for y in pixels(from: top - spire, to: ground, of: picture.height) {
        let row = Float(y) + 0.5
        for x in pixels(from: left, to: right, of: picture.width) {
          let column = Float(x) + 0.5
          let index = y * picture.width + x
          if row < top {
            let thin = (row - top + spire) / max(spire, 1) * size * 0.0022 + 0.4
            let covered = saturate(thin - abs(column - middle) + 0.5)
            picture.light[index] = mix(picture.light[index], tone, covered)
            continue
          }
          let covered =
            saturate(column - left + 0.5) * saturate(right - column + 0.5)
            * saturate(row - top + 0.5)
          let (u, v) = ((column - left) / across, (row - top) / down)
          let (i, j) = (floorInt(u), floorInt(v))
          let (fu, fv) = (u - Float(i), v - Float(j))
          let window =
            smoothstep(0.15, 0.3, fu) * smoothstep(0.85, 0.7, fu) * smoothstep(0.2, 0.35, fv)
            * smoothstep(0.85, 0.7, fv)
          let floor = noise.cell(seed, j)
          let random = noise.cell(i &+ seed, j)
          let isLit = random < lit * (floor > 0.85 ? 2 : floor < 0.2 ? 0.3 : 1)
          let glow = isLit ? 0.25 + 0.9 * noise.cell(i, j &+ seed) : 0.015
          let side = 0.85 + 0.3 * (column - left) / max(right - left, 1)
          let wall = tone * side + light * (window * glow * 0.8)
          picture.light[index] = mix(picture.light[index], wall, covered)
        }
      }
    }
  }
}
