/// A person in front of a blurred background.
struct Portrait {
  let person: Person
  let noise: Noise
  let contour: [Float]

  init(_ person: Person, noise: Noise) {
    (self.person, self.noise) = (person, noise)
    contour = Self.contour(jaw: person.jaw)
  }

  static func expose(width: Int, height: Int, dice: inout Dice) -> (Exposure, Development) {
    let size = Float(min(width, height * 4 / 3))
    let bokeh = Bokeh.random(&dice)
    var picture = bokeh.paint(width: width, height: height, dice: &dice)
    let portrait = Portrait(Person(&dice), noise: Noise(&dice))
    let scale = min(Float(height), size) * dice.number(0.56, 0.68)
    let centre = SIMD2<Float>(
      Float(width) * dice.number(0.42, 0.58), Float(height) * 0.41 + scale * 0.03)
    var bust = Bust(width: width, height: height, scale: scale)
    portrait.model(&bust, centre: centre)
    let tone = bokeh.bright * (0.8 / max(bokeh.bright.luminance, 0.05))
    bust.light(over: &picture, lamps(tone, dice: &dice))
    // The eyes are in focus; what is nearer and what is farther is not.
    let soft = picture.blurred(sigma: scale * 0.011)
    let eyes = centre.y
    for y in 0..<height {
      let away = abs((Float(y) - eyes) / scale)
      let share = smoothstep(0.36, 0.85, away)
      guard share > 0 else { continue }
      for index in y * width..<(y + 1) * width {
        picture.light[index] = mix(picture.light[index], soft.light[index], share)
      }
    }
    var development = Development()
    development.exposure = mix(1.2, 0.7, smoothstep(0.1, 0.5, portrait.person.skin.luminance))
    development.bloom = 0.1
    development.contrast = 1.08
    development.vignette = 0.34
    development.grain = 0.014
    development.highlightTint = Light(0.014, 0.006, -0.012)
    if dice.chance(0.18) {
      development.saturation = 0
      development.shadowTint = .zero
      development.highlightTint = Light(0.008, 0.004, -0.004)
      development.contrast = 1.2
      development.grain = 0.024
    }
    return (picture, development)
  }

  /// A window at the side, a large soft lamp in front, or the sun from behind, always with as much light in
  /// the room that a face is told by 40 points as well.
  static func lamps(_ tone: Light, dice: inout Dice) -> Bust.Lamps {
    let side: Float = dice.chance(0.5) ? 1 : -1
    let warmth = mix(Light(1.42, 1.36, 1.26), Light(1.4, 1.4, 1.4), dice.unit())
    let room = mix(Light(0.17, 0.17, 0.19), tone * 0.23, 0.5)
    let mood = dice.unit()
    let (key, strength, ambient, rim): (SIMD3<Float>, Float, Float, Float) =
      if mood < 0.5 {
        ([side * dice.number(0.95, 1.6), dice.number(-0.6, -0.3), 0.6], 1.15, 1.1, 0.5)
      } else if mood < 0.75 {
        ([side * dice.number(0.3, 0.6), dice.number(-0.7, -0.4), 0.75], 0.95, 1.3, 0.5)
      } else {
        ([side * 0.8, -0.5, 0.6], 0.75, 1.5, 2)
      }
    return Bust.Lamps(
      toKey: key / (key * key).sum().squareRoot(), key: warmth * strength,
      toRim: SIMD3(-side * 0.86, -0.3, 0.41), rim: mix(Light(0.8, 0.8, 0.8), tone, 0.7) * rim,
      ambient: room * ambient)
  }
}
