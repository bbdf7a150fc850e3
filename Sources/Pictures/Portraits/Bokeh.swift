/// A background far out of focus: blotches of light and shade, and lamps as discs.
struct Bokeh {
  var dark: Light
  var bright: Light
  var lamps: [Light]
  /// Lamps in a square picture.
  var count: Int
  /// Radius of the discs, in picture heights.
  var radius: Float

  static func random(_ dice: inout Dice) -> Bokeh {
    switch dice.number(below: 5) {
    case 0:  // leaves and sun
      return Bokeh(
        dark: Light(0.03, 0.06, 0.02), bright: Light(0.36, 0.46, 0.16),
        lamps: [Light(0.9, 0.95, 0.5), Light(0.5, 0.7, 0.25), Light(1.1, 1.0, 0.75)], count: 34,
        radius: 0.055)
    case 1:  // a street in the evening
      return Bokeh(
        dark: Light(0.012, 0.016, 0.035), bright: Light(0.09, 0.075, 0.1),
        lamps: [
          Light(1.5, 0.75, 0.25), Light(1.2, 0.3, 0.2), Light(0.3, 0.6, 1.1), Light(1.3, 1.0, 0.7),
        ],
        count: 46, radius: 0.045)
    case 2:  // a low sun
      return Bokeh(
        dark: Light(0.2, 0.09, 0.04), bright: Light(1.05, 0.62, 0.28),
        lamps: [Light(1.5, 0.95, 0.45), Light(1.2, 0.6, 0.3)], count: 16, radius: 0.07)
    case 3:  // a grey studio
      return Bokeh(
        dark: Light(0.05, 0.052, 0.058), bright: Light(0.2, 0.2, 0.205), lamps: [], count: 0,
        radius: 0)
    default:  // a room by a window
      return Bokeh(
        dark: Light(0.13, 0.1, 0.075), bright: Light(0.62, 0.56, 0.48),
        lamps: [Light(0.9, 0.85, 0.75)], count: 5, radius: 0.09)
    }
  }

  func paint(width: Int, height: Int, dice: inout Dice) -> Exposure {
    let noise = Noise(&dice)
    let reduction = max(1, height / 250)
    var small = Exposure(width: max(2, width / reduction), height: max(2, height / reduction))
    let size = Float(small.height)
    let side = dice.number(-0.6, 0.6)
    for y in 0..<small.height {
      for x in 0..<small.width {
        let (u, v) = ((Float(x) - Float(small.width) / 2) / size, Float(y) / size)
        let blotch = noise.fractal(u * 2.3, v * 2.3, octaves: 2)
        let fall = 0.5 + 0.5 * side * u - 0.35 * (v - 0.4)
        small.light[y * small.width + x] = mix(dark, bright, saturate(fall + 0.42 * blotch))
      }
    }
    let number = Int(Float(count) * Float(width) / Float(height))
    for _ in 0..<number {
      let (cx, cy) = (dice.unit() * Float(small.width), dice.unit() * size * 0.95)
      let reach = radius * size * dice.number(0.3, 1.5)
      let strength = dice.number(0.04, 0.42) * dice.unit() * dice.unit()
      let lamp = dice.pick(lamps)
      for y in pixels(from: cy - reach - 1, to: cy + reach + 1, of: small.height) {
        for x in pixels(from: cx - reach - 1, to: cx + reach + 1, of: small.width) {
          let (dx, dy) = (Float(x) + 0.5 - cx, Float(y) + 0.5 - cy)
          let distance = (dx * dx + dy * dy).squareRoot() / reach
          // A lens draws discs that are brightest at their rims.
          let disc = smoothstep(1.1, 0.84, distance) * (0.72 + 0.28 * distance * distance)
          small.light[y * small.width + x] += lamp * (strength * disc)
        }
      }
    }
    return small.resized(width: width, height: height)
  }
}
