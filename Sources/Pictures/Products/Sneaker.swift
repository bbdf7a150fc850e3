/// A low shoe for running, from the side.
struct Sneaker {
  /// The colours of the parts, in display values.
  private struct Colorway {
    var upper, overlay, accent, lining, sole, tread, lace: UInt32
  }

  private static let colorways: [Colorway] = [
    Colorway(
      upper: 0xc8332b, overlay: 0x8f1d1c, accent: 0xf4f1ea, lining: 0x2a2224, sole: 0xf2efe8,
      tread: 0x2b2a2c, lace: 0xf6f3ee),
    Colorway(
      upper: 0xe9e7e2, overlay: 0xd6d2ca, accent: 0x1f4d3a, lining: 0x1f4d3a, sole: 0xf1ede4,
      tread: 0xb88a5a, lace: 0xf3f0ea),
    Colorway(
      upper: 0x23262c, overlay: 0x14161a, accent: 0xe8ff4f, lining: 0x3a3d44, sole: 0xf0f0ee,
      tread: 0x1a1b1d, lace: 0x2b2e34),
    Colorway(
      upper: 0x2f5fa8, overlay: 0x1c3a70, accent: 0xf2b632, lining: 0x14264a, sole: 0xf3f1ec,
      tread: 0xf2b632, lace: 0xf3f1ec),
    Colorway(
      upper: 0x8fa58f, overlay: 0x5e7562, accent: 0xf1e6d2, lining: 0x3d4a40, sole: 0xefe6d4,
      tread: 0x8a6844, lace: 0xf1e6d2),
    Colorway(
      upper: 0xf0c4b8, overlay: 0xdf9c8c, accent: 0xfafafa, lining: 0xb86f60, sole: 0xfbf7f2,
      tread: 0xdf9c8c, lace: 0xfdfaf6),
    Colorway(
      upper: 0xf07a2a, overlay: 0x2a2d33, accent: 0xfff3e0, lining: 0x22252a, sole: 0xfaf6ee,
      tread: 0x2a2d33, lace: 0xfff3e0),
    Colorway(
      upper: 0xb9b4ac, overlay: 0x8b867f, accent: 0x3c6ea6, lining: 0x5a564f, sole: 0xf2efe9,
      tread: 0x6b675f, lace: 0xe6e2da),
    Colorway(
      upper: 0x6a4a8c, overlay: 0x46306a, accent: 0x58d6c4, lining: 0x2c1d46, sole: 0xf0edf3,
      tread: 0x58d6c4, lace: 0xf0edf3),
  ]

  /// A shoe whose colours follow from a number, so that neighbours differ; without one, from the dice.
  static func expose(
    width: Int, height: Int, colorway: Int? = nil, dice: inout Dice
  ) -> (Exposure, Development) {
    let colors = colorway.map { colorways[$0 % colorways.count] } ?? dice.pick(colorways)
    let frame = min(Float(width), Float(height) * 1.6)
    let scale = frame * dice.number(0.7, 0.78)
    let origin = SIMD2<Float>((Float(width) - scale) / 2, Float(height) * 0.54 - scale * 0.3)
    let ground = origin.y + 0.528 * scale
    var picture = Exposure(width: width, height: height)
    let studio = Studio.random(ground: ground, dice: &dice)
    studio.paint(&picture, spot: SIMD2(Float(width) * 0.42, Float(height) * 0.36))
    studio.shade(
      &picture, from: origin.x + 0.02 * scale, to: origin.x + 0.94 * scale, depth: 0.03)
    var relief = Relief(width: width, height: height, scale: scale, origin: origin)
    build(&relief, colors, dice: &dice)
    relief.light(over: &picture, key: Light(1.1, 1.07, 1.02), fill: Light(0.85, 0.92, 1.0))
    var development = Development()
    development.exposure = 0.92
    development.bloom = 0.04
    development.vignette = 0.16
    development.grain = 0.009
    development.contrast = 1.1
    return (picture, development)
  }

  private static func build(_ relief: inout Relief, _ colors: Colorway, dice: inout Dice) {
    let noise = Noise(&dice)
    let (upper, overlay) = (Light(srgb: colors.upper), Light(srgb: colors.overlay))
    let (accent, lining) = (Light(srgb: colors.accent), Light(srgb: colors.lining))
    let (sole, tread, lace) = (
      Light(srgb: colors.sole), Light(srgb: colors.tread), Light(srgb: colors.lace)
    )

    func leather(_ color: Light, _ p: SIMD2<Float>, _ depth: Float) -> (
      Light, bump: Float, gloss: Float
    ) {
      let grain = noise.fractal(p.x * 130, p.y * 130, octaves: 2)
      // A seam runs along the edge.
      let seam = abs(depth - 0.009)
      let along = p.x * 160 + p.y * 120
      let dash = along - Float(floorInt(along))
      let stitch: Float = seam < 0.0016 && dash < 0.68 ? 1 : 0
      let groove: Float = seam < 0.003 ? -0.0006 : 0
      let tone = color * (1 + 0.05 * grain)
      return (
        mix(tone, tone * 1.25 + Light(repeating: 0.03), stitch),
        0.0005 * grain + groove + 0.0008 * stitch, 0.5
      )
    }
    func mesh(_ color: Light, _ p: SIMD2<Float>) -> (Light, bump: Float, gloss: Float) {
      let (a, b) = ((p.x + p.y * 0.5) * 150, (p.y - p.x * 0.12) * 170)
      let (fa, fb) = (a - Float(floorInt(a)) - 0.5, b - Float(floorInt(b)) - 0.5)
      let hole = smoothstep(0.32, 0.12, (fa * fa + fb * fb).squareRoot())
      let soft = noise.fractal(p.x * 18, p.y * 18, octaves: 2)
      return (color * (1 - 0.42 * hole) * (1 + 0.06 * soft), -0.0012 * hole + 0.002 * soft, 0.1)
    }

    // The far side of the collar, the lining and the tongue, behind everything.
    relief.add(
      Outline([
        [0.055, 0.17], [0.11, 0.15], [0.2, 0.165], [0.29, 0.16], [0.36, 0.1], [0.4, 0.15],
        [0.33, 0.26], [0.2, 0.28], [0.08, 0.26],
      ]),
      thickness: 0.02, bevel: 0.03, isBody: true, shadow: 0
    ) { p, depth in
      let lit = smoothstep(0.03, 0, depth)
      return (mix(lining * 0.32, upper * 0.8, lit), 0, 0.05)
    }
    relief.add(
      Outline([
        [0.3, 0.21], [0.325, 0.12], [0.355, 0.082], [0.395, 0.088], [0.425, 0.14], [0.52, 0.22],
        [0.45, 0.26], [0.35, 0.25],
      ]),
      thickness: 0.03, bevel: 0.03, isBody: true
    ) { p, depth in mesh(mix(upper, overlay, 0.35), p) }

    // The sole: foam with a sculpted line, on a thin tread.
    relief.add(
      Outline([
        [0.04, 0.48], [0.03, 0.505], [0.06, 0.527], [0.2, 0.53], [0.35, 0.523], [0.5, 0.53],
        [0.8, 0.53], [0.9, 0.518], [0.96, 0.487], [0.95, 0.465], [0.5, 0.47],
      ]),
      thickness: 0.07, bevel: 0.05, isBody: true
    ) { p, depth in
      let ribs = p.x * 46
      let groove =
        smoothstep(0.2, 0.08, abs(ribs - Float(floorInt(ribs)) - 0.5))
        * smoothstep(0.505, 0.52, p.y)
      return (tread * (1 - 0.5 * groove), -0.004 * groove, 0.15)
    }
    let wave = dice.number(0.004, 0.012)
    relief.add(
      Outline([
        [0.014, 0.41], [0.004, 0.45], [0.02, 0.5], [0.1, 0.513], [0.3, 0.504], [0.5, 0.512],
        [0.8, 0.512], [0.92, 0.496], [0.985, 0.455], [0.992, 0.42], [0.975, 0.4], [0.9, 0.405],
        [0.6, 0.43], [0.35, 0.42], [0.15, 0.395], [0.05, 0.38],
      ]),
      thickness: 0.09, bevel: 0.045, isBody: true
    ) { p, depth in
      let line = 0.468 + wave * sin(p.x * 17) - 0.02 * (1 - p.x)
      let crease = exp(-(p.y - line) * (p.y - line) * 90_000)
      let pores = noise.value(p.x * 420, p.y * 420)
      return (sole * (1 - 0.16 * crease + 0.012 * pores), -0.005 * crease, 0.16)
    }

    // The upper.
    relief.add(
      Outline([
        [0.03, 0.42], [0.018, 0.35], [0.034, 0.27], [0.042, 0.19], [0.062, 0.152], [0.095, 0.16],
        [0.14, 0.205], [0.215, 0.232], [0.29, 0.21], [0.335, 0.185], [0.39, 0.165], [0.47, 0.205],
        [0.57, 0.27], [0.66, 0.307], [0.77, 0.318], [0.87, 0.332], [0.945, 0.366], [0.977, 0.412],
        [0.93, 0.425], [0.75, 0.437], [0.6, 0.442], [0.35, 0.434], [0.15, 0.41],
      ]),
      thickness: 0.1, bevel: 0.13, isBody: true, shadow: 0.02
    ) { p, depth in
      // Folds where the toes bend.
      let fold = sin((p.x - 0.15 * p.y) * 130) * exp(-(p.x - 0.72) * (p.x - 0.72) * 300)
      var result = mesh(upper, p)
      result.bump += 0.0014 * fold
      return result
    }
    // Padded collar.
    relief.add(
      Outline([
        [0.06, 0.152], [0.095, 0.16], [0.14, 0.205], [0.215, 0.232], [0.29, 0.21], [0.315, 0.225],
        [0.23, 0.268], [0.13, 0.25], [0.06, 0.21],
      ]),
      thickness: 0.014, bevel: 0.02
    ) { p, depth in mesh(mix(upper, lining, 0.55), p * 1.6) }
    // Heel counter, toe cap, mudguard.
    relief.add(
      Outline([
        [0.032, 0.4], [0.02, 0.35], [0.034, 0.28], [0.08, 0.27], [0.13, 0.305], [0.19, 0.37],
        [0.26, 0.424], [0.14, 0.408],
      ]),
      thickness: 0.009, bevel: 0.006
    ) { p, depth in leather(overlay, p, depth) }
    relief.add(
      Outline([
        [0.974, 0.41], [0.943, 0.368], [0.885, 0.339], [0.835, 0.34], [0.8, 0.385], [0.73, 0.42],
        [0.7, 0.44], [0.92, 0.426],
      ]),
      thickness: 0.009, bevel: 0.006
    ) { p, depth in leather(overlay, p, depth) }
    // The stay that carries the eyelets.
    relief.add(
      Outline([
        [0.31, 0.222], [0.335, 0.187], [0.39, 0.167], [0.47, 0.207], [0.57, 0.272], [0.66, 0.318],
        [0.72, 0.34], [0.68, 0.372], [0.57, 0.335], [0.45, 0.27], [0.38, 0.25], [0.37, 0.33],
        [0.35, 0.433], [0.285, 0.428], [0.305, 0.33],
      ]),
      thickness: 0.009, bevel: 0.006
    ) { p, depth in leather(overlay, p, depth) }
    addMark(&relief, accent, kind: dice.number(below: 3)) { p, depth in leather(accent, p, depth) }
    // Heel tab.
    relief.add(
      Outline([
        [0.03, 0.25], [0.04, 0.18], [0.06, 0.15], [0.085, 0.156], [0.08, 0.2], [0.07, 0.25],
        [0.05, 0.268],
      ]),
      thickness: 0.01, bevel: 0.008
    ) { p, depth in leather(accent, p, depth) }
    addLaces(&relief, lace, hole: overlay * 0.25, noise: noise)
  }

  /// A sign on the side of the shoe.
  private static func addMark(
    _ relief: inout Relief, _ color: Light, kind: Int, surface: Relief.Surface
  ) {
    let outlines: [Outline] =
      switch kind {
      case 0:
        [
          Outline([
            [0.4, 0.43], [0.47, 0.37], [0.6, 0.36], [0.7, 0.39], [0.59, 0.385], [0.5, 0.4],
            [0.45, 0.44],
          ])
        ]
      case 1:
        [
          Outline([[0.4, 0.44], [0.455, 0.3], [0.485, 0.315], [0.44, 0.44]], smooth: false),
          Outline([[0.48, 0.44], [0.525, 0.335], [0.555, 0.35], [0.52, 0.44]], smooth: false),
        ]
      default:
        [
          Outline(
            [
              [0.41, 0.43], [0.5, 0.36], [0.62, 0.43], [0.585, 0.435], [0.5, 0.385],
              [0.445, 0.435],
            ], smooth: false)
        ]
      }
    for outline in outlines {
      relief.add(outline, thickness: 0.006, bevel: 0.004, surface: surface)
    }
  }

  private static func addLaces(
    _ relief: inout Relief, _ color: Light, hole: Light, noise: Noise
  ) {
    for index in 0..<6 {
      let t = Float(index) / 5
      let top = SIMD2<Float>(mix(0.405, 0.655, t), mix(0.158, 0.302, t))
      let eye = SIMD2<Float>(mix(0.375, 0.64, t), mix(0.215, 0.345, t))
      relief.add(
        low: eye - 0.01, high: eye + 0.01, thickness: 0.002, bevel: 0.003,
        depth: { strokeDepth($0, from: eye, to: eye, radius: 0.0075) },
        surface: { _, _ in (hole, -0.004, 0.3) })
      let along = (eye - top) / ((eye - top) * (eye - top)).sum().squareRoot()
      relief.add(
        low: SIMD2(min(eye.x, top.x), top.y) - 0.02, high: SIMD2(max(eye.x, top.x), eye.y) + 0.02,
        thickness: 0.012, bevel: 0.0105, shadow: 0.01,
        depth: { strokeDepth($0, from: top, to: eye, radius: 0.0105) },
        surface: { p, _ in
          let place = (p * along).sum() * 330
          let weave = sin(place) * 0.5 + 0.5
          return (color * (0.86 + 0.14 * weave), 0.0007 * weave, 0.06)
        })
    }
  }
}
