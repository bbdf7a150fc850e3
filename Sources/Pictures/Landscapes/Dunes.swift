/// A desert of sand in low sun.
struct Dunes {
  static func expose(width: Int, height: Int, dice: inout Dice) -> (Exposure, Development) {
    let side: Float = dice.chance(0.5) ? 1 : -1
    let dusk = dice.unit()
    let camera = Camera(
      width: width, height: height, lens: dice.number(1.2, 1.8), horizon: dice.number(0.3, 0.42),
      eyeHeight: 0.62)
    var sky = Sky(
      zenith: mix(Light(0.12, 0.3, 0.6), Light(0.2, 0.2, 0.4), dusk),
      horizon: mix(Light(0.62, 0.72, 0.8), Light(1.0, 0.6, 0.42), dusk),
      sun: (side * dice.number(0.6, 1), mix(0.5, 0.15, dusk)), sunLight: Light(1, 0.7, 0.4) * 0.6)
    sky.cover = dice.number(0, 0.45)
    sky.streak = 2.5
    var picture = sky.seen(by: camera, dice: &dice)
    let noise = Noise(&dice)
    let offset = (dice.number(0, 90), dice.number(0, 90))
    let turn = dice.number(-0.5, 0.5)
    let terrain = Terrain(camera: camera, near: 0.3, far: 24, detail: 1.1) { x, z in
      let (px, py) = (x + turn * z, z - turn * x)
      let bend = noise.fractal(px * 0.16 + offset.0, py * 0.16 + offset.1, octaves: 3)
      let along = px * 0.3 + bend * 1.5 + offset.1
      let wave = noise.value(along, py * 0.3 + bend * 0.8)
      // Long windward slopes with a sharp crest: the smooth side of an absolute value.
      let crest = 1 - (wave * wave + 0.0004).squareRoot()
      let small = 1 - abs(noise.value(px * 0.9 + 2 * bend, py * 0.75 + offset.0))
      return 0.62 * crest * crest + 0.075 * small * small + 0.25 * bend - 0.25
        * smoothstep(2.5, 0.6, z)
    }
    let ripples = Noise(&dice)
    let sand = mix(Light(0.66, 0.42, 0.24), Light(0.72, 0.5, 0.33), dice.unit())
    let (sx, sy, sz) = (side * 0.86, mix(0.42, 0.2, dusk), dice.number(-0.1, 0.35))
    let length = (sx * sx + sy * sy + sz * sz).squareRoot()
    let direct = mix(Light(1.5, 1.28, 1.0), Light(1.7, 0.98, 0.55), dusk)
    let ambient = mix(Light(0.24, 0.32, 0.46), Light(0.3, 0.27, 0.4), dusk)
    terrain.paint(over: &picture, sun: (sx / length, sy / length, sz / length)) { place in
      let bend = ripples.fractal(place.x * 1.1, place.z * 1.1, octaves: 2)
      let phase = (place.x * 0.5 + place.z * 1.0 + 0.5 * bend) * 110
      let fade = 1 / (1 + place.z * place.z * 0.22)
      let ripple = sin(phase) * 0.13 * fade
      let grain = ripples.value(place.x * 300, place.z * 300) * 0.05 * fade
      let albedo = sand * (1 + grain + 0.1 * bend)
      let light =
        albedo
        * (direct * (place.sun * (1 + ripple * 2) * 1.2) + ambient * (place.sky * (1 + ripple)))
      let air = 1 - exp(-place.z * 0.055)
      return mix(light, sky.horizon * 0.85, air * 0.85)
    }
    var development = Development()
    development.contrast = 1.2
    development.exposure = mix(0.8, 0.68, dusk)
    return (picture, development)
  }
}
