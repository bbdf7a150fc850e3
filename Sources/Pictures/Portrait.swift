/// A person in front of a blurred background.
struct Portrait {
  private let person: Person
  private let noise: Noise
  private let contour: [Float]

  private init(_ person: Person, noise: Noise) {
    (self.person, self.noise) = (person, noise)
    contour = Self.contour(jaw: person.jaw)
  }

  /// What someone looks like.
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
    /// Of the head, to the right, in radians or so.
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
    let side: Float = dice.chance(0.5) ? 1 : -1
    let key = SIMD3<Float>(side * dice.number(0.55, 1.05), dice.number(-0.62, -0.3), 0.66)
    let tone = bokeh.bright * (0.8 / max(bokeh.bright.luminance, 0.05))
    let lamps = Bust.Lamps(
      toKey: key / (key * key).sum().squareRoot(),
      key: mix(Light(1.42, 1.36, 1.26), Light(1.4, 1.4, 1.4), dice.unit())
        * dice.number(0.85, 1.15),
      toRim: SIMD3(-side * 0.86, -0.3, 0.41), rim: mix(Light(0.8, 0.8, 0.8), tone, 0.6),
      ambient: mix(Light(0.12, 0.12, 0.135), tone * 0.16, 0.5) * dice.number(0.6, 1.1))
    bust.light(over: &picture, lamps)
    var development = Development()
    development.exposure = mix(0.92, 0.7, smoothstep(0.2, 0.6, portrait.person.skin.luminance))
    development.bloom = 0.1
    development.contrast = 1.08
    development.vignette = 0.34
    development.grain = 0.014
    development.highlightTint = Light(0.014, 0.006, -0.012)
    if dice.chance(0.22) {
      development.saturation = 0
      development.shadowTint = .zero
      development.highlightTint = Light(0.008, 0.004, -0.004)
      development.contrast = 1.2
      development.grain = 0.024
    }
    return (picture, development)
  }

  // MARK: Modelling

  private func model(_ bust: inout Bust, centre: SIMD2<Float>) {
    let (c, s) = (cos(person.tilt), sin(person.tilt))
    let pixel = 1 / bust.scale
    for y in 0..<bust.height {
      for x in 0..<bust.width {
        let p = (SIMD2(Float(x) + 0.5, Float(y) + 0.5) - centre) * pixel
        // The head tilts about the neck; the shoulders do not.
        let q = SIMD2(p.x * c + (p.y - 0.5) * s, (p.y - 0.5) * c - p.x * s + 0.5)
        guard abs(p.x) < 1.4, p.y > -0.8 else { continue }
        let index = y * bust.width + x
        let isInFace = q.y > -0.4 && q.y < 0.45 && abs(q.x) < halfWidth(q.y) - 0.02
        if !isInFace {
          addHairBehind(&bust, index, q, pixel)
          addNeck(&bust, index, p, pixel)
          addClothes(&bust, index, p, pixel)
        }
        guard q.y < 0.62, abs(q.x) < 0.62 else {
          if person.hair == .long { addLongHair(&bust, index, q, pixel) }
          continue
        }
        if !isInFace { addEars(&bust, index, q, pixel) }
        addFace(&bust, index, q, pixel)
        addHair(&bust, index, q, pixel)
        if person.hasGlasses { addGlasses(&bust, index, q, pixel) }
        if person.hair == .long { addLongHair(&bust, index, q, pixel) }
      }
    }
  }

  @inline(__always) private func bell(_ x: Float, _ y: Float, _ sx: Float, _ sy: Float) -> Float {
    let exponent = x * x / (2 * sx * sx) + y * y / (2 * sy * sy)
    return exponent > 12 ? 0 : exp(-exponent)
  }

  /// Half of the face's width at a height.
  @inline(__always) private func halfWidth(_ y: Float) -> Float {
    let place = saturate(y + 0.5) * 511.99
    let index = Int(place)
    return mix(contour[index], contour[index + 1], place - Float(index))
  }

  /// Half widths from the crown to the chin at 513 heights, even steps apart.
  private static func contour(jaw factor: Float) -> [Float] {
    // Skull: an ellipse; jaw: through points, close enough together to be smooth.
    let skull = (0...24).map { step -> (y: Float, w: Float) in
      let y = -0.5 + 0.5 * Float(step) / 24
      let up = (-y - 0.0) / 0.5
      return (y, 0.352 * max(0, 1 - up * up * (0.62 + 0.38 * up * up)).squareRoot())
    }
    let points: [(y: Float, w: Float)] = [
      (0, 0.352), (0.12, 0.341), (0.22, 0.312), (0.31, 0.272), (0.4, 0.208), (0.455, 0.147),
      (0.488, 0.085), (0.5, 0),
    ]
    var jaw: [(y: Float, w: Float)] = []
    for index in 0..<points.count - 1 {
      let before = points[max(index - 1, 0)]
      let (a, b) = (points[index], points[index + 1])
      let after = points[min(index + 2, points.count - 1)]
      for piece in 1...6 {
        let t = Float(piece) / 6
        let ta = (b.w - before.w) / (b.y - before.y) * (b.y - a.y)
        let tb = (after.w - a.w) / (after.y - a.y) * (b.y - a.y)
        let s = 1 - t
        let w =
          a.w * (1 + 2 * t) * s * s + ta * t * s * s + b.w * t * t * (3 - 2 * t) - tb * t * t * s
        jaw.append((mix(a.y, b.y, t), max(0, w)))
      }
    }
    let table = skull + jaw
    var index = 1
    return (0...512).map { step in
      let y = Float(step) / 512 - 0.5
      while index < table.count - 1, table[index].y < y { index += 1 }
      let (a, b) = (table[index - 1], table[index])
      let width = mix(a.w, b.w, saturate((y - a.y) / (b.y - a.y)))
      return width * (1 + (factor - 1) * smoothstep(0.05, 0.35, y))
    }
  }

  private func addFace(_ bust: inout Bust, _ index: Int, _ p: SIMD2<Float>, _ pixel: Float) {
    guard p.y > -0.52, p.y < 0.52 else { return }
    let w = halfWidth(p.y)
    let share = smoothstep(-pixel, pixel, w - abs(p.x)) * smoothstep(-pixel, pixel, 0.5 - p.y)
    guard share > 0, w > 0.001 else { return }
    let across = p.x / w
    let round = max(0, 1 - across * across)
    var z = 0.36 * pow(round, 0.55) * pow(w / 0.352, 0.3)
    // Features turn with the head: the front of the face moves more than its sides.
    let x = p.x - person.turn * 0.17 * round.squareRoot()
    let m = abs(x)
    let y = p.y
    let e = person.eyes
    let eyeX = 0.148 * (0.9 + 0.1 * e)

    z -= 0.05 * bell(m - 0.135, y - 0.004, 0.062, 0.04)
    z += 0.024 * bell(m - 0.13, y + 0.082, 0.09, 0.026)
    z += 0.02 * bell(x, y + 0.3, 0.16, 0.1)
    let along = smoothstep(-0.07, 0.2, y)
    let bridge =
      (0.012 + 0.078 * along * along) * smoothstep(0.262, 0.178, y) * smoothstep(-0.12, -0.03, y)
    z += bridge * exp(-(x * x) / (2 * square(0.026 + 0.016 * along) * person.nose))
    z += 0.03 * bell(x, y - 0.186, 0.034 * person.nose, 0.034)
    z += 0.022 * bell(m - 0.05 * person.nose, y - 0.204, 0.02, 0.022)
    z += 0.022 * bell(m - 0.2, y - 0.115, 0.075, 0.055)
    let mouthY = 0.32 - person.smile * 0.012 * smoothstep(0.02, 0.1, m)
    let mouthW = 0.094 * person.mouth * (1 + 0.12 * person.smile)
    let toMouth = saturate(1 - (m / mouthW) * (m / mouthW))
    z += 0.026 * bell(x, y - 0.315, 0.11, 0.055)
    z += 0.012 * toMouth * bell(0, y - mouthY + 0.014, 1, 0.01)
    z += 0.018 * toMouth * bell(0, y - mouthY - 0.02, 1, 0.013)
    z -= 0.016 * toMouth * bell(0, y - mouthY, 1, 0.0045)
    z -= 0.014 * bell(m - mouthW * 1.12, y - mouthY - 0.002, 0.014, 0.016) * (0.5 + person.smile)
    z -= 0.014 * bell(x, y - 0.388, 0.07, 0.016)
    z += 0.05 * bell(x, y - 0.452, 0.075, 0.045)
    z -= 0.006 * bell(x, y - 0.268, 0.01, 0.02)
    let fold = m - (0.075 + 0.42 * (y - 0.2))
    z -=
      0.007 * exp(-fold * fold * 5200) * smoothstep(0.19, 0.23, y) * smoothstep(0.33, 0.28, y)
      * (0.35 + person.smile)

    // Skin: redder at cheeks and nose, darker around the eyes, pores everywhere.
    let pores = noise.fractal(p.x * 60, p.y * 60, octaves: 3)
    let blotch = noise.fractal(p.x * 9, p.y * 9, octaves: 3)
    z += 0.0006 * pores
    var color = person.skin * (1 + 0.045 * pores + 0.06 * blotch)
    let blush = 0.2 * bell(m - 0.19, y - 0.15, 0.07, 0.06) + 0.16 * bell(x, y - 0.19, 0.05, 0.04)
    color *= Light(1 + 0.05 * blush, 1 - blush, 1 - 0.9 * blush)
    let hollow = bell(m - 0.14, y - 0.005, 0.07, 0.034)
    color *= Light(1 - 0.2 * hollow, 1 - 0.27 * hollow, 1 - 0.25 * hollow)
    var what = Bust.Matter(
      softness: 1,
      gloss: 0.13 + 0.1 * bell(x, y - 0.15, 0.05, 0.08) + 0.06 * bell(x, y + 0.25, 0.15, 0.1))

    addBeard(&color, m, x, y, p)
    // Lips.
    let bow = 1 - 0.3 * bell(x, 0, 0.016, 1)
    let upper = mouthY - 0.034 * pow(toMouth, 0.8) * bow
    let lower = mouthY + 0.043 * pow(toMouth, 0.75)
    let lip =
      smoothstep(upper - 0.004, upper + 0.004, y) * smoothstep(lower + 0.005, lower - 0.005, y)
      * smoothstep(mouthW, mouthW * 0.93, m)
    let lines = noise.value(x * 190, y * 30)
    color = mix(color, person.skin * person.lips * (1 + 0.08 * lines), lip * 0.85)
    what.gloss += 0.22 * lip
    let gap =
      exp(-square(y - mouthY) / (2 * 0.0032 * 0.0032)) * smoothstep(mouthW * 1.06, mouthW * 0.9, m)
    color *= 1 - 0.78 * gap
    // Nostrils.
    color *= 1 - 0.8 * bell(m - 0.028 * person.nose, y - 0.221, 0.0125, 0.0068)
    addBrow(&color, &z, m, y, p)
    addEye(&color, &z, &what, local: SIMD2(m - eyeX, y - 0.004), mirrored: x < 0, scale: e, pixel)
    bust.put(index, elevation: z, color, what, share: share)
  }

  private func addBeard(_ color: inout Light, _ m: Float, _ x: Float, _ y: Float, _ p: SIMD2<Float>)
  {
    guard person.beard > 0 else { return }
    let jaw = smoothstep(0.2, 0.3, y + 0.35 * max(0, m - 0.16))
    let moustache = bell(m - 0.045, y - 0.268, 0.05, 0.017)
    let cheek = smoothstep(0.1, 0.2, m + (y - 0.25) * 0.9)
    let chin = smoothstep(0.355, 0.385, y) * smoothstep(0.2, 0.08, m)
    let area = saturate(max(jaw * cheek, max(moustache * 1.1, chin)))
    let bare = bell(x, y - 0.33, 0.07, 0.028)
    let strands = noise.fractal(p.x * 120, p.y * 55, octaves: 2)
    let thick = saturate(area * (1 - bare) * (0.8 + 0.5 * strands)) * person.beard
    color = mix(color, person.hairColor * (0.8 + 0.4 * strands) + person.skin * 0.06, thick * 0.86)
  }

  private func addBrow(
    _ color: inout Light, _ z: inout Float, _ m: Float, _ y: Float, _ p: SIMD2<Float>
  ) {
    let t = saturate((m - 0.062) / 0.165)
    let arch = -0.086 - 0.018 * sin(min(t * 1.5, 1.2) * 1.5707964 / 1.2 * 1.15) + 0.018 * t * t * t
    let thick =
      (0.0125 - 0.007 * t) * person.brow * smoothstep(0.05, 0.075, m) * smoothstep(0.232, 0.2, m)
    guard thick > 1e-4 else { return }
    let hairs = noise.fractal(p.x * 70 - p.y * 60, p.y * 130 + p.x * 60, octaves: 2)
    let inside = smoothstep(thick * 1.3, thick * 0.35, abs(y - arch)) * saturate(0.78 + 0.6 * hairs)
    color = mix(color, person.hairColor * 0.55 + person.skin * 0.04, inside * 0.86)
    z += 0.003 * inside
  }

  /// - Parameter local: From the middle of the eye, x towards the temple.
  private func addEye(
    _ color: inout Light, _ z: inout Float, _ what: inout Bust.Matter, local: SIMD2<Float>,
    mirrored: Bool, scale: Float, _ pixel: Float
  ) {
    let a = local.x / (0.062 * scale)
    guard abs(a) < 1.5, abs(local.y) < 0.07 else { return }
    // The outer corner is a little higher; the upper lid peaks towards the nose.
    let y = local.y + 0.004 * a
    let peak = a + 0.12
    let open = max(0, 1 - peak * peak * 0.86)
    let lidUp = -0.0285 * scale * pow(open, 0.62) * (1 - 0.1 * person.smile)
    let lidDown = 0.0165 * scale * pow(max(0, 1 - a * a), 0.75) * (1 - 0.22 * person.smile)
    // Lid, crease and lashes.
    let crease = y - lidUp + 0.017
    color *= 1 - 0.34 * exp(-crease * crease * 42_000) * smoothstep(1.25, 0.8, abs(a))
    z += 0.012 * bell(local.x, local.y + 0.018, 0.05, 0.014)
    let inside =
      smoothstep(-pixel, pixel, y - lidUp) * smoothstep(-pixel, pixel, lidDown - y)
      * smoothstep(1.02, 0.96, abs(a))
    if inside > 0 {
      let gaze = (mirrored ? -1 : 1) * person.turn * 0.012
      let iris = SIMD2(local.x - gaze, local.y + 0.0035)
      let r = (iris * iris).sum().squareRoot()
      let radius: Float = 0.0262
      var eye = Light(0.5, 0.47, 0.45) * (1 - 0.3 * a * a)
      eye = mix(eye, Light(0.5, 0.2, 0.17), smoothstep(0.75, 1, abs(a)) * 0.5)
      let fibres = noise.value(iris.x / max(r, 1e-4) * 7, iris.y / max(r, 1e-4) * 7 + r * 60)
      let depth = r / radius
      let colored =
        person.iris * (1.15 + 0.7 * fibres)
        * (0.75 + 0.9 * smoothstep(0.4, 0.8, depth)
          * smoothstep(-0.02, 0.02, iris.y))
      let ring = mix(colored, colored * 0.18, smoothstep(0.78, 1, depth))
      eye = mix(eye, ring, smoothstep(radius + pixel, radius - pixel, r))
      eye = mix(eye, Light(repeating: 0.004), smoothstep(0.0115 + pixel, 0.0115 - pixel, r))
      // The upper lid shades the ball.
      eye *= 0.3 + 0.7 * smoothstep(0, 0.013, y - lidUp)
      color = mix(color, eye, inside)
      let spot = SIMD2(iris.x * (mirrored ? -1 : 1) + 0.008, iris.y + 0.008)
      let glint = smoothstep(0.0062, 0.0035, (spot * spot).sum().squareRoot())
      what.softness = mix(what.softness, 0.25, inside)
      what.gloss = mix(what.gloss, 0.12, inside)
      what.sparkle = 0.85 * glint * inside
      let ball = max(0, 1 - (local * local).sum() / (0.075 * 0.075)).squareRoot()
      z = mix(z, z + 0.018 * ball, inside)
    }
    let lash = y - lidUp
    let dark =
      exp(-lash * lash / (2 * 0.0036 * 0.0036)) * smoothstep(1.16, 0.95, abs(a))
      * (0.75 + 0.25 * smoothstep(-0.6, 0.9, a))
    color = mix(color, person.hairColor * 0.12, dark * 0.88)
    let under = y - lidDown
    color *= 1 - 0.34 * exp(-under * under / (2 * 0.0028 * 0.0028)) * smoothstep(1.1, 0.9, abs(a))
    z -= 0.006 * bell(local.x, local.y - 0.036, 0.05, 0.008)
  }

  private func addGlasses(
    _ bust: inout Bust, _ index: Int, _ p: SIMD2<Float>, _ pixel: Float
  ) {
    guard abs(p.y) < 0.12 else { return }
    let w = halfWidth(p.y)
    let x = p.x - person.turn * 0.17 * max(0, 1 - square(p.x / w)).squareRoot()
    let m = abs(x)
    // A rounded rectangle around each eye, a bridge, and arms to the ears.
    let (u, v) = (abs(m - 0.15) - 0.045, abs(p.y - 0.012) - 0.025)
    let outside = (square(max(u, 0)) + square(max(v, 0))).squareRoot() + min(max(u, v), 0) - 0.048
    let rim = 0.0062 - abs(outside)
    let bridge = m < 0.07 ? 0.005 - abs(p.y + 0.012 - 0.7 * m * m) : -1
    let arm = m > 0.24 && abs(p.x) < w + 0.01 ? 0.0055 - abs(p.y + 0.01) : -1
    let share = smoothstep(-pixel, pixel, max(rim, max(bridge, arm)))
    let z = bust.elevation[index]
    bust.put(
      index, elevation: z + 0.02, Light(0.012, 0.01, 0.009), Bust.Matter(softness: 0, gloss: 0.5),
      share: share)
  }

  private func addEars(_ bust: inout Bust, _ index: Int, _ p: SIMD2<Float>, _ pixel: Float) {
    for side: Float in [-1, 1] {
      let shown = saturate(0.55 - side * person.turn * 1.6)
      guard shown > 0.05 else { continue }
      let (u, v) = ((p.x - side * (0.338 + 0.02 * shown)) / (0.052 * shown), (p.y - 0.075) / 0.098)
      let r = (u * u + v * v).squareRoot()
      let share = smoothstep(1 + pixel * 15, 1 - pixel * 15, r)
      guard share > 0 else { continue }
      let fold = sin(r * 7) * 0.012
      bust.put(
        index, elevation: 0.03 + 0.03 * (1 - r * r) + fold,
        person.skin * Light(0.95, 0.8, 0.77) * (0.55 + 0.45 * r),
        Bust.Matter(softness: 1, gloss: 0.08), share: share)
    }
  }

  private func addNeck(_ bust: inout Bust, _ index: Int, _ p: SIMD2<Float>, _ pixel: Float) {
    guard p.y > 0.2 else { return }
    let spread = smoothstep(0.52, 0.86, p.y)
    let w = (0.185 + 0.3 * spread * spread) * (0.5 + 0.5 * person.jaw)
    let share = smoothstep(-pixel, pixel, w - abs(p.x))
    guard share > 0 else { return }
    let across = p.x / w
    var z = 0.13 * max(0, 1 - across * across).squareRoot() - 0.02
    let tendon = abs(p.x) - (0.12 - 0.16 * (p.y - 0.5))
    z += 0.006 * exp(-tendon * tendon * 3000)
    let pores = noise.fractal(p.x * 40, p.y * 40, octaves: 2)
    bust.put(
      index, elevation: z, person.skin * (0.9 + 0.04 * pores),
      Bust.Matter(softness: 1, gloss: 0.08),
      share: share)
  }

  private func addClothes(_ bust: inout Bust, _ index: Int, _ p: SIMD2<Float>, _ pixel: Float) {
    let x = abs(p.x)
    let shoulder = 0.605 + 0.17 * pow(x / 0.5, 1.7) + 2.8 * square(max(0, x - 0.62))
    let collar = person.hasOpenCollar ? 0.93 - 1.35 * x : 0.72 - 1.0 * x * x
    // The collar is an arc around the neck, the shoulders start where they meet it.
    let edge = p.y - max(collar, shoulder)
    let share = smoothstep(-pixel, pixel, edge)
    guard share > 0 else { return }
    let folds = noise.fractal(p.x * 3.2 + p.y * 1.4, p.y * 2.2 - p.x, octaves: 3)
    let weave = noise.value(p.x * 240, p.y * 240)
    let toCollar = p.y - collar
    let rib = smoothstep(0.035, 0.028, toCollar) * smoothstep(0.27, 0.24, x)
    let ribs = rib * 0.003 * sin(p.x * 420)
    let z =
      0.02 + 0.12 * saturate(1 - x * x / 0.8) * smoothstep(0.6, 1.1, p.y) + 0.035 * folds
      + 0.018 * smoothstep(0, 0.012, edge) * smoothstep(0.05, 0.03, edge) + ribs
    bust.put(
      index, elevation: z, person.cloth * (1 + 0.1 * weave - 0.12 * rib),
      Bust.Matter(softness: 0, gloss: 0.02), share: share)
  }

  // MARK: Hair

  private func strands(_ across: Float, _ along: Float) -> Float {
    0.45 * noise.fractal(across * 42, along * 2.2, octaves: 3)
      + 0.3 * noise.value(across * 150, along * 4) + 0.2 * noise.value(across * 300, along * 6)
  }

  private func putHair(
    _ bust: inout Bust, _ index: Int, z: Float, strand: Float, shade: Float, share: Float
  ) {
    bust.put(
      index, elevation: z + 0.007 * strand, person.hairColor * (shade * (0.95 + 0.5 * strand)),
      Bust.Matter(softness: 0, gloss: 0.09 + 0.13 * saturate(strand)), share: share)
  }

  private func addHairBehind(_ bust: inout Bust, _ index: Int, _ p: SIMD2<Float>, _ pixel: Float) {
    switch person.hair {
    case .long:
      let sway = 0.03 * noise.fractal(p.y * 3, 2, octaves: 2)
      let w =
        0.4 + 0.07 * smoothstep(-0.2, 0.5, p.y) + 0.02
        * noise.fractal(p.y * 6, p.x > 0 ? 5 : 9, octaves: 2)
      let top = smoothstep(-0.56, -0.2, p.y)
      let ragged = 0.02 * noise.value(p.x * 60, 3)
      let share =
        smoothstep(0, pixel * 3, w * top.squareRoot() - abs(p.x + sway))
        * smoothstep(0.86 + ragged, 0.78 + ragged, p.y)
      putHair(
        &bust, index, z: -0.04, strand: strands(p.x + 0.05 * sin(p.y * 9 + p.x * 3), p.y),
        shade: 0.5,
        share: share)
    case .tied:
      let (u, v) = ((p.x - 0.02) / 0.17, (p.y + 0.56) / 0.13)
      let share = smoothstep(1.04, 0.96, (u * u + v * v).squareRoot())
      putHair(
        &bust, index, z: 0.02 + 0.08 * (1 - u * u), strand: strands(p.x * 0.6 + v * 0.1, u),
        shade: 0.8, share: share)
    case .cropped, .short, .swept: return
    }
  }

  private func addHair(_ bust: inout Bust, _ index: Int, _ p: SIMD2<Float>, _ pixel: Float) {
    let volume: Float =
      switch person.hair {
      case .cropped: 0.012
      case .tied: 0.022
      case .short: 0.05
      case .swept: 0.065
      case .long: 0.055
      }
    let lift = volume * (1 + 0.35 * noise.fractal(p.x * 7, 1, octaves: 2))
    // The scalp is the skull enlarged about the ears.
    let q = SIMD2(p.x / (1 + lift * 1.3), (p.y + 0.02) / (1 + lift * 1.7) - 0.02)
    guard q.y > -0.5, q.y < 0.2 else { return }
    let fringe = 0.012 * noise.value(p.x * 75, p.y * 12) * (person.hair == .cropped ? 0.5 : 1)
    let outline = halfWidth(q.y) - abs(q.x) + fringe * 0.7
    let soft = person.hair == .cropped ? pixel * 2 : pixel * 2 + 0.004
    let outer = smoothstep(0, soft * 1.5, outline)
    let x = p.x - person.turn * 0.1
    let m = abs(x)
    let part = person.hair == .swept || person.hair == .long ? 0.09 * x : 0
    let line: Float =
      switch person.hair {
      case .cropped: -0.335 + 0.6 * m * m
      case .short: -0.315 + 0.7 * m * m
      case .swept: -0.33 + 0.75 * m * m
      case .tied: -0.335 + 1.3 * m * m
      case .long: -0.34 + 1.0 * m * m
      }
    // Temples: the line turns down before the ears into sideburns.
    let edge = halfWidth(min(p.y, 0.1)) - abs(p.x)
    let side = smoothstep(0.1, 0.022, edge + 0.02 * fringe)
    let foot: Float = person.hair == .tied ? -0.02 : person.hair == .cropped ? 0.04 : 0.1
    let hairline = mix(line, foot, side * side) + part
    let inner = smoothstep(hairline + soft + 0.02, hairline - soft - 0.02, p.y + fringe)
    let share = outer * inner
    guard share > 0 else { return }
    let flow =
      person.hair == .swept
      ? strands(p.y + 0.55 * x, p.x) : strands(p.x / (0.45 + abs(p.y + 0.1)) * 0.5, p.y)
    let cover = person.hair == .cropped ? share * (0.82 + 0.18 * saturate(0.5 + flow)) : share
    let round = max(0, 1 - square(q.x / 0.36)).squareRoot()
    let crown = saturate((p.y + 0.58) / 0.3)
    let z = 0.3 * round * (0.45 + 0.55 * crown.squareRoot()) + lift * 1.1 + 0.03
    putHair(&bust, index, z: z, strand: flow, shade: 0.85, share: cover)
  }

  /// Hair that falls in front of the shoulders and along the face.
  private func addLongHair(_ bust: inout Bust, _ index: Int, _ p: SIMD2<Float>, _ pixel: Float) {
    guard p.y > -0.3, p.y < 0.9 else { return }
    let side: Float = p.x > 0 ? 1 : -1
    let wave = 0.022 * sin(p.y * 8 + side) + 0.015 * noise.fractal(p.y * 4, side * 7, octaves: 2)
    let inner = 0.3 + wave + 0.05 * smoothstep(0.1, 0.5, p.y) - 0.05 * smoothstep(0, -0.3, p.y)
    let outer = 0.43 + 0.07 * smoothstep(0, 0.5, p.y) + wave
    let x = abs(p.x)
    let ragged = 0.03 * noise.value(p.x * 50, 1)
    let wisps = 0.012 * noise.value(p.x * 90, p.y * 5)
    let share =
      smoothstep(inner - 0.008, inner + 0.012, x + wisps)
      * smoothstep(outer + 0.01, outer - 0.02, x + wisps)
      * smoothstep(0.84 + ragged, 0.74 + ragged, p.y) * smoothstep(-0.3, -0.12, p.y)
    guard share > 0 else { return }
    let t = (x - inner) / (outer - inner)
    let z = 0.13 + 0.09 * max(0, 1 - square(2 * t - 1)) - 0.05 * smoothstep(0.3, 0.8, p.y)
    putHair(&bust, index, z: z, strand: strands(p.x + wave, p.y * 0.8), shade: 0.8, share: share)
  }
}
