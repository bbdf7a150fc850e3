extension Portrait {
  /// Builds head and shoulders around the point between the eyes.
  func model(_ bust: inout Bust, centre: SIMD2<Float>) {
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

  func addGlasses(
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

  func addEars(_ bust: inout Bust, _ index: Int, _ p: SIMD2<Float>, _ pixel: Float) {
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

  func addNeck(_ bust: inout Bust, _ index: Int, _ p: SIMD2<Float>, _ pixel: Float) {
    guard p.y > 0.2 else { return }
    let spread = smoothstep(0.48, 0.8, p.y)
    let w = (0.2 + 0.3 * spread * spread) * (0.5 + 0.5 * person.jaw)
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

  func addClothes(_ bust: inout Bust, _ index: Int, _ p: SIMD2<Float>, _ pixel: Float) {
    let x = abs(p.x)
    let shoulder = 0.57 + 0.17 * pow(x / 0.5, 1.7) + 2.8 * square(max(0, x - 0.62))
    let collar = person.hasOpenCollar ? 0.89 - 1.35 * x : 0.685 - 1.0 * x * x
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
}
