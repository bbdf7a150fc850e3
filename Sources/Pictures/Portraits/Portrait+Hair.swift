extension Portrait {
  /// -1…1: hairs and locks that run along one direction.
  func strands(_ across: Float, _ along: Float) -> Float {
    0.45 * noise.fractal(across * 42, along * 2.2, octaves: 3)
      + 0.3 * noise.value(across * 150, along * 4) + 0.2 * noise.value(across * 300, along * 6)
  }

  func putHair(
    _ bust: inout Bust, _ index: Int, z: Float, strand: Float, shade: Float, share: Float
  ) {
    bust.put(
      index, elevation: z + 0.007 * strand, person.hairColor * (shade * (0.95 + 0.5 * strand)),
      Bust.Matter(softness: 0, gloss: 0.09 + 0.13 * saturate(strand)), share: share)
  }

  func addHairBehind(_ bust: inout Bust, _ index: Int, _ p: SIMD2<Float>, _ pixel: Float) {
    switch person.hair {
    case .long:
      guard abs(p.x) < 0.56, p.y < 0.9 else { return }
      let sway = 0.03 * noise.fractal(p.y * 3, 2, octaves: 2)
      let w =
        0.4 + 0.07 * smoothstep(-0.2, 0.5, p.y) + 0.02
        * noise.fractal(p.y * 6, p.x > 0 ? 5 : 9, octaves: 2)
      let top = smoothstep(-0.56, -0.2, p.y)
      let ragged = 0.02 * noise.value(p.x * 60, 3)
      let share =
        smoothstep(0, pixel * 3, w * top.squareRoot() - abs(p.x + sway))
        * smoothstep(0.86 + ragged, 0.78 + ragged, p.y)
      guard share > 0 else { return }
      putHair(
        &bust, index, z: -0.04, strand: strands(p.x + 0.05 * sin(p.y * 9 + p.x * 3), p.y),
        shade: 0.5,
        share: share)
    case .tied:
      let (u, v) = ((p.x - 0.02) / 0.17, (p.y + 0.56) / 0.13)
      let share = smoothstep(1.04, 0.96, (u * u + v * v).squareRoot())
      guard share > 0 else { return }
      putHair(
        &bust, index, z: 0.02 + 0.08 * (1 - u * u), strand: strands(p.x * 0.6 + v * 0.1, u),
        shade: 0.8, share: share)
    case .cropped, .short, .swept: return
    }
  }

  func addHair(_ bust: inout Bust, _ index: Int, _ p: SIMD2<Float>, _ pixel: Float) {
    guard p.y < 0.25 else { return }
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
    let inner = smoothstep(hairline + 0.035, hairline - 0.045, p.y + 2 * fringe)
    let share = outer * inner
    guard share > 0 else { return }
    let flow =
      person.hair == .swept
      ? strands(p.y + 0.55 * x, p.x) : strands(p.x / (0.45 + abs(p.y + 0.1)) * 0.5, p.y)
    let cover = person.hair == .cropped ? share * (0.82 + 0.18 * saturate(0.5 + flow)) : share
    // The head's own surface, enlarged, and thicker away from the hairline: an edge there would catch
    // the light from behind.
    let w = max(halfWidth(q.y), 0.01)
    let round = max(0, 1 - square(q.x / w))
    let into = max(hairline - p.y, 0.6 * (0.08 - edge))
    let z =
      0.36 * pow(round, 0.55) * pow(w / 0.352, 0.3) + (lift * 0.7 + 0.01)
      * smoothstep(0, 0.14, into)
    putHair(&bust, index, z: z, strand: flow, shade: 0.85, share: cover)
  }

  /// Hair that falls in front of the shoulders and along the face.
  func addLongHair(_ bust: inout Bust, _ index: Int, _ p: SIMD2<Float>, _ pixel: Float) {
    guard p.y > -0.3, p.y < 0.9, abs(p.x) > 0.2, abs(p.x) < 0.56 else { return }
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
