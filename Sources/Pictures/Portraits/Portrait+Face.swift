extension Portrait {
  @inline(__always) func bell(_ x: Float, _ y: Float, _ sx: Float, _ sy: Float) -> Float {
    let exponent = x * x / (2 * sx * sx) + y * y / (2 * sy * sy)
    return exponent > 12 ? 0 : exp(-exponent)
  }

  /// Half of the face's width at a height.
  @inline(__always) func halfWidth(_ y: Float) -> Float {
    let place = saturate(y + 0.5) * 511.99
    let index = Int(place)
    return mix(contour[index], contour[index + 1], place - Float(index))
  }

  /// Half widths from the crown to the chin at 513 heights, even steps apart.
  static func contour(jaw factor: Float) -> [Float] {
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

  func addFace(_ bust: inout Bust, _ index: Int, _ p: SIMD2<Float>, _ pixel: Float) {
    guard p.y > -0.52, p.y < 0.52 else { return }
    let w = halfWidth(p.y)
    let share =
      smoothstep(-1.6 * pixel, 1.6 * pixel, w - abs(p.x))
      * smoothstep(-1.6 * pixel, 1.6 * pixel, 0.5 - p.y)
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
    z += 0.024 * bell(x, y - 0.184, 0.036 * person.nose, 0.038)
    z += 0.017 * bell(m - 0.05 * person.nose, y - 0.204, 0.021, 0.024)
    z += 0.022 * bell(m - 0.2, y - 0.115, 0.075, 0.055)
    let mouthY = 0.32 - person.smile * 0.012 * smoothstep(0.02, 0.1, m)
    let mouthW = 0.094 * person.mouth * (1 + 0.12 * person.smile)
    let toMouth = saturate(1 - (m / mouthW) * (m / mouthW))
    z += 0.026 * bell(x, y - 0.315, 0.11, 0.055)
    z += 0.012 * toMouth * bell(0, y - mouthY + 0.014, 1, 0.01)
    z += 0.018 * toMouth * bell(0, y - mouthY - 0.02, 1, 0.013)
    z -= 0.016 * toMouth * bell(0, y - mouthY, 1, 0.0045)
    z -= 0.014 * bell(m - mouthW * 1.12, y - mouthY - 0.002, 0.014, 0.016) * (0.5 + person.smile)
    z -= 0.01 * bell(x, y - 0.386, 0.07, 0.02)
    z += 0.038 * bell(x, y - 0.448, 0.08, 0.055)
    z -= 0.006 * bell(x, y - 0.268, 0.01, 0.02)
    let fold = m - (0.075 + 0.42 * (y - 0.2))
    z -=
      0.007 * exp(-fold * fold * 5200) * smoothstep(0.19, 0.23, y) * smoothstep(0.33, 0.28, y)
      * (0.35 + person.smile)

    // Skin: redder at cheeks and nose, darker around the eyes, pores everywhere.
    let pores = noise.fractal(p.x * 60, p.y * 60, octaves: 3)
    let blotch = noise.fractal(p.x * 9, p.y * 9, octaves: 3)
    z += 0.00035 * pores
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

  func addBeard(_ color: inout Light, _ m: Float, _ x: Float, _ y: Float, _ p: SIMD2<Float>) {
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

  func addBrow(
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

  /// Paints an eye with its lids, their crease and the lashes.
  ///
  /// - Parameters:
  ///   - color: The colour here: that of the skin at first.
  ///   - z: The elevation, in head heights.
  ///   - what: The matter here.
  ///   - local: The place from the middle of the eye, x towards the temple, in head heights.
  ///   - mirrored: Whether it is the eye in which x runs against the picture's.
  ///   - scale: The size of the eye as a multiple of the usual one.
  ///   - pixel: The size of a pixel, in head heights.
  func addEye(
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
}
