extension Portrait {
  /// The looks of a person.
  struct Person {
    enum Hair: CaseIterable { case cropped, short, swept, long, tied }
    var skin: Light
    var hairColor: Light
    var hair: Hair
    var beard: Float
    var iris: Light
    var lips: Light
    var cloth: Light
    /// Factors on the width of the jaw, the nose, the mouth and the eyes.
    var jaw, nose, mouth, eyes: Float
    var smile: Float
    var hasGlasses: Bool
    var hasOpenCollar: Bool
    var brow: Float
    /// The turn of the head to the right, in radians or so.
    var turn: Float
    var tilt: Float

    init(_ dice: inout Dice) {
      let skins: [UInt32] = [0xe6c0a8, 0xdcae92, 0xcb9a7c, 0xb58466, 0x96684c, 0x7a523c, 0xeccdb9]
      let hairs: [UInt32] = [
        0x17120f, 0x2a1b12, 0x46301f, 0x6b4a2b, 0x9a7444, 0x7a3a20, 0x3a2a20, 0x54382a,
      ]
      let tone = dice.number(below: skins.count)
      skin = Light(srgb: skins[tone])
      skin = mix(
        skin, Light(repeating: skin.luminance), mix(0.4, 0.16, smoothstep(0.1, 0.5, skin.luminance))
      )
      hairColor = Light(srgb: hairs[tone == 4 || tone == 5 ? 0 : dice.number(below: hairs.count)])
      let masculine = dice.chance(0.5)
      hair =
        masculine
        ? dice.pick([.cropped, .short, .swept]) : dice.pick([.long, .long, .tied, .short])
      beard = masculine && dice.chance(0.55) ? dice.number(0.25, 0.95) : 0
      iris = dice.pick([
        Light(0.07, 0.035, 0.015), Light(0.11, 0.06, 0.025), Light(0.09, 0.14, 0.18),
        Light(0.08, 0.11, 0.05),
      ])
      lips = masculine ? Light(0.86, 0.6, 0.56) : Light(0.85, 0.42, 0.4)
      let cloths: [UInt32] = [
        0x23272e, 0xe6e2da, 0x37506b, 0x7a2f2b, 0x4c5a48, 0xb9895a, 0x8d8f94, 0xd8c3a5, 0x1c1c1e,
      ]
      hasGlasses = dice.chance(0.22)
      hasOpenCollar = dice.chance(0.4)
      cloth = Light(srgb: dice.pick(cloths))
      jaw = (masculine ? 1.05 : 0.95) + dice.number(-0.04, 0.05)
      nose = dice.number(0.88, 1.14)
      mouth = dice.number(0.9, 1.1)
      eyes = (masculine ? 0.95 : 1.06) * dice.number(0.95, 1.05)
      smile = dice.number(0, 1)
      brow = masculine ? dice.number(0.9, 1.25) : dice.number(0.6, 0.9)
      turn = dice.number(-0.34, 0.34)
      tilt = dice.number(-0.1, 0.1)
    }
  }
}
