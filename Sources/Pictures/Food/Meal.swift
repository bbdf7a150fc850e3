/// Things to eat and drink on a table, from above.
struct Meal {
  static func expose(width: Int, height: Int, dice: inout Dice) -> (Exposure, Development) {
    var picture = Exposure(width: width, height: height)
    Tabletop.lay(&picture, &dice)
    let size = Float(min(width, height))
    let place = SIMD2(
      Float(width) / 2 + size * dice.number(-0.07, 0.07),
      Float(height) / 2 + size * dice.number(-0.06, 0.06))
    let radius = size * dice.number(0.37, 0.46)
    switch dice.number(below: 6) {
    case 0: berries(&picture, place, radius, &dice)
    case 1: latte(&picture, place, radius, &dice)
    case 2: pizza(&picture, place, radius * 1.02, &dice)
    case 3: doughnuts(&picture, place, radius, &dice)
    case 4: citrus(&picture, place, radius, &dice)
    default: macarons(&picture, place, radius, &dice)
    }
    var development = Development()
    development.exposure = dice.number(1.0, 1.2)
    development.bloom = 0.05
    development.saturation = 1.12
    development.contrast = 1.06
    development.vignette = 0.24
    return (picture, development)
  }

  private static func glaze(_ dice: inout Dice) -> Light { Light(srgb: dice.pick(Dish.glazes)) }

  // MARK: Berries

  private static func berries(
    _ picture: inout Exposure, _ place: SIMD2<Float>, _ radius: Float, _ dice: inout Dice
  ) {
    let dish = Dish(x: place.x, y: place.y, radius: radius, glaze: glaze(&dice))
    dish.bowl(on: &picture)
    // Yoghurt below, with a slow swirl.
    let noise = Noise(&dice)
    let inside = radius * 0.86
    let cream = Light(srgb: dice.pick([0xfaf4ea, 0xf6e3ea, 0xf4efe2]))
    picture.paint(x: place.x - inside...place.x + inside, y: place.y - inside...place.y + inside) {
      x, y in
      let (u, v) = ((x - place.x) / inside, (y - place.y) / inside)
      let distance = (u * u + v * v).squareRoot()
      let swirl = noise.fractal(u * 1.6 + distance, v * 1.6 - distance, octaves: 3)
      let light = cream * (0.84 + 0.1 * swirl - 0.12 * smoothstep(0.6, 1, distance))
      return Light(light.x, light.y, light.z, saturate((1 - distance) * inside + 0.5))
    }
    let sorts: [UInt32] = [0x34446f, 0x27345c, 0xb3162e, 0xd2253c, 0x6b1030, 0x8f1c3a]
    let mix = [dice.pick(sorts), dice.pick(sorts), dice.pick(sorts)]
    let count = 26 + dice.number(below: 16)
    let focus = SIMD2(dice.number(-0.25, 0.25), dice.number(-0.25, 0.25))
    for number in 0..<count {
      let far = dice.unit().squareRoot() * 0.66
      let turn = dice.number(0, 6.28)
      let spot = SIMD2(
        place.x + inside * (focus.x * 0.6 + far * cos(turn) * 0.9),
        place.y + inside * (focus.y * 0.6 + far * sin(turn) * 0.9))
      ball(
        &picture, spot, inside * dice.number(0.1, 0.145), Light(srgb: mix[number % 3]), &dice,
        bloom: 0.12)
    }
    leaf(
      &picture, SIMD2(place.x + inside * focus.x, place.y + inside * focus.y), inside * 0.3,
      dice.number(0, 6.28))
    leaf(
      &picture, SIMD2(place.x + inside * focus.x, place.y + inside * focus.y), inside * 0.26,
      dice.number(0, 6.28))
  }

  /// A shiny ball with a soft shadow.
  private static func ball(
    _ picture: inout Exposure, _ spot: SIMD2<Float>, _ radius: Float, _ tone: Light,
    _ dice: inout Dice, bloom: Float
  ) {
    picture.shadow(x: spot.x, y: spot.y, radius: radius, height: radius * 0.6, strength: 0.5)
    let shade = dice.number(0.85, 1.15)
    picture.paint(x: spot.x - radius...spot.x + radius, y: spot.y - radius...spot.y + radius) {
      x, y in
      let (u, v) = ((x - spot.x) / radius, (y - spot.y) / radius)
      let distance = (u * u + v * v).squareRoot()
      let depth = max(0, 1 - distance * distance).squareRoot()
      let lit = saturate(0.25 - 0.42 * u - 0.48 * v + 0.5 * depth)
      let shine = smoothstep(0.3, 0.05, (square(u + 0.36) + square(v + 0.4)).squareRoot())
      let body = tone * shade * (0.28 + 1.1 * lit) + Light(0.5, 0.55, 0.7) * bloom * lit
      let light = mix(body, Light(1.1, 1.1, 1.1), shine * 0.6)
      return Light(light.x, light.y, light.z, saturate((1 - distance) * radius + 0.5))
    }
  }

  /// A leaf of mint or basil.
  private static func leaf(
    _ picture: inout Exposure, _ spot: SIMD2<Float>, _ length: Float, _ turn: Float
  ) {
    let (s, c) = (sin(turn), cos(turn))
    let middle = SIMD2(spot.x + c * length * 0.5, spot.y + s * length * 0.5)
    picture.shadow(
      x: middle.x, y: middle.y, radius: length * 0.28, height: length * 0.12, strength: 0.35)
    picture.paint(x: spot.x - length...spot.x + length, y: spot.y - length...spot.y + length) {
      x, y in
      let (dx, dy) = (x - spot.x, y - spot.y)
      let (along, across) = ((dx * c + dy * s) / length, (-dx * s + dy * c) / length)
      guard along > 0, along < 1 else { return .zero }
      let half = 0.31 * sin(3.1415927 * pow(along, 0.8))
      let vein = smoothstep(0.02, 0.005, abs(across))
      let ribs = 0.5 + 0.5 * sin((along * 34) - abs(across) * 60)
      let level = 0.75 - 1.2 * across + 0.12 * ribs + 0.3 * vein
      let light = Light(0.07, 0.24, 0.05) * level * 1.6
      return Light(light.x, light.y, light.z, saturate((half - abs(across)) * length + 0.5))
    }
  }

  // MARK: Coffee

  private static func latte(
    _ picture: inout Exposure, _ place: SIMD2<Float>, _ radius: Float, _ dice: inout Dice
  ) {
    let color = glaze(&dice)
    Dish(x: place.x, y: place.y, radius: radius, glaze: color).plate(on: &picture)
    let cup = radius * 0.68
    // The handle lies to one side.
    let turn = dice.number(-0.7, 0.9)
    let grip = SIMD2(place.x + cup * 1.16 * cos(turn), place.y + cup * 1.16 * sin(turn))
    let ring = cup * 0.26
    picture.shadow(x: grip.x, y: grip.y, radius: ring, height: cup * 0.2, strength: 0.35)
    picture.paint(x: grip.x - ring...grip.x + ring, y: grip.y - ring...grip.y + ring) { x, y in
      let distance = (square(x - grip.x) + square(y - grip.y)).squareRoot()
      let edge = min(ring - distance, distance - ring * 0.5)
      let light = color * (0.98 - 0.2 * ((x - grip.x) + (y - grip.y)) / ring)
      return Light(light.x, light.y, light.z, saturate(edge + 0.5))
    }
    Dish(x: place.x, y: place.y, radius: cup, glaze: color).bowl(on: &picture)
    let noise = Noise(&dice)
    let coffee = cup * 0.9
    let (brown, cream) = (Light(srgb: 0x8a4e22), Light(srgb: 0xf2dcc0))
    let leaves = Float(4 + dice.number(below: 4))
    let isHeart = dice.chance(0.35)
    let lean = dice.number(-0.5, 0.5)
    let (s, c) = (sin(lean), cos(lean))
    picture.paint(x: place.x - coffee...place.x + coffee, y: place.y - coffee...place.y + coffee) {
      x, y in
      let (a, b) = ((x - place.x) / coffee, (y - place.y) / coffee)
      let distance = (a * a + b * b).squareRoot()
      let (u, v) = (a * c - b * s, a * s + b * c)
      let wobble = 0.03 * noise.fractal(u * 4, v * 4, octaves: 3)
      let milk: Float
      if isHeart {
        let (p, q) = (abs(u) / 0.62, (0.1 - v) / 0.62)
        let lobe = q - 0.55 * p.squareRoot() * (1.15 - 0.3 * p)
        milk = smoothstep(0.05, -0.05, max(p * p + lobe * lobe - 0.72, -1) + wobble * 3)
      } else {
        // Leaves that bend around a stem, each thinner towards its tip.
        let stem = smoothstep(0.03, 0.012, abs(u + wobble)) * smoothstep(0.72, 0.6, abs(v))
        let half = 0.62 * (1 - square((v + 0.05) / 0.82))
        let phase = (v + abs(u) * 0.75 + wobble) * leaves * 1.4
        let wave = phase - Float(floorInt(phase))
        let blade = smoothstep(0.2, 0.28, wave) * smoothstep(0.86, 0.78, wave)
        let body = smoothstep(0, -0.05, abs(u) - half)
        milk = max(stem, blade * body) * (abs(v) < 0.78 ? 1 : 0)
      }
      let crema = 0.86 + 0.18 * noise.fractal(a * 5, b * 5, octaves: 4)
      let rim = smoothstep(0.8, 1, distance)
      let light = mix(brown * crema * mix(1, 0.6, rim), cream * 0.96, milk * 0.95)
      return Light(light.x, light.y, light.z, saturate((1 - distance) * coffee + 0.5))
    }
  }

  // MARK: Pizza

  private static func pizza(
    _ picture: inout Exposure, _ place: SIMD2<Float>, _ radius: Float, _ dice: inout Dice
  ) {
    let noise = Noise(&dice)
    picture.shadow(x: place.x, y: place.y, radius: radius, height: radius * 0.12)
    let (dough, burnt) = (Light(srgb: 0xe2a85c), Light(srgb: 0x7a4318))
    let (sauce, cheese) = (Light(srgb: 0xc23a1b), Light(srgb: 0xf6d68a))
    picture.paint(
      x: place.x - radius * 1.05...place.x + radius * 1.05,
      y: place.y - radius * 1.05...place.y + radius * 1.05
    ) { x, y in
      let (u, v) = ((x - place.x) / radius, (y - place.y) / radius)
      let distance =
        (u * u + v * v).squareRoot() + 0.03 * noise.fractal(u * 3, v * 3, octaves: 3)
      let baked = saturate(0.5 + 1.3 * noise.fractal(u * 7, v * 7, octaves: 4))
      let crust = smoothstep(0.83, 0.9, distance)
      let bulge = smoothstep(0.82, 0.9, distance) * smoothstep(1, 0.93, distance)
      let light = 0.8 - 0.35 * (u + v) * crust + 0.25 * bulge
      let edge = mix(dough, burnt, smoothstep(0.62, 0.95, baked)) * light
      let melted = smoothstep(
        0.36, 0.56, saturate(0.62 + noise.fractal(u * 4 + 9, v * 4, octaves: 4)))
      let spots = smoothstep(
        0.7, 0.95, saturate(0.4 + noise.fractal(u * 11, v * 11 + 4, octaves: 3)))
      let top = mix(mix(sauce, cheese, melted), burnt * 1.7, spots * 0.5) * (0.86 + 0.2 * baked)
      let result = mix(top, edge, crust)
      return Light(result.x, result.y, result.z, saturate((1 - distance) * radius + 0.5))
    }
    let isSalami = dice.chance(0.6)
    for _ in 0..<(isSalami ? 11 : 8) {
      let (far, turn) = (dice.unit().squareRoot() * 0.68, dice.number(0, 6.28))
      let spot = SIMD2(place.x + radius * far * cos(turn), place.y + radius * far * sin(turn))
      let slice = radius * dice.number(0.095, 0.13)
      picture.shadow(x: spot.x, y: spot.y, radius: slice, height: slice * 0.25, strength: 0.4)
      let tone = isSalami ? Light(srgb: 0xa32618) : Light(srgb: 0xd63b26)
      picture.paint(x: spot.x - slice...spot.x + slice, y: spot.y - slice...spot.y + slice) {
        x, y in
        let (u, v) = ((x - spot.x) / slice, (y - spot.y) / slice)
        let distance = (u * u + v * v).squareRoot()
        let fleck = noise.fractal(x / slice * 3, y / slice * 3, octaves: 3)
        let wet = smoothstep(0.5, 0, (square(u + 0.3) + square(v + 0.3)).squareRoot())
        let level = 0.85 + 0.35 * fleck - 0.3 * smoothstep(0.75, 1, distance) - 0.2 * (u + v) * 0.5
        let light = tone * level + Light(0.35, 0.3, 0.25) * wet * 0.35
        return Light(light.x, light.y, light.z, saturate((1 - distance) * slice + 0.5))
      }
    }
    for _ in 0..<(4 + dice.number(below: 4)) {
      let (far, turn) = (dice.unit().squareRoot() * 0.55, dice.number(0, 6.28))
      let spot = SIMD2(place.x + radius * far * cos(turn), place.y + radius * far * sin(turn))
      leaf(&picture, spot, radius * dice.number(0.16, 0.24), dice.number(0, 6.28))
    }
  }

  // MARK: Sweets

  private static func doughnuts(
    _ picture: inout Exposure, _ place: SIMD2<Float>, _ radius: Float, _ dice: inout Dice
  ) {
    let icings: [UInt32] = [0xf49ac1, 0x5a2d18, 0xf7ecd7, 0x8fd3c8, 0xf6c667, 0xb79ce0, 0xd9536f]
    let sprinkles: [UInt32] = [0xffffff, 0xffd23f, 0x3bceac, 0xee4266, 0x540d6e, 0x4d9de0]
    let rows: [SIMD2<Float>] =
      dice.chance(0.5)
      ? [SIMD2(-0.52, -0.5), SIMD2(0.52, -0.46), SIMD2(-0.46, 0.52), SIMD2(0.54, 0.5)]
      : [SIMD2(0, 0)]
    let each = rows.count == 1 ? radius * 0.92 : radius * 0.5
    let first = dice.number(below: icings.count)
    for (index, row) in rows.enumerated() {
      let spot = SIMD2(place.x + row.x * radius, place.y + row.y * radius)
      doughnut(
        &picture, spot, each, Light(srgb: icings[(first + index * 2) % icings.count]),
        dice.chance(0.75) ? sprinkles : [], &dice)
    }
  }

  private static func doughnut(
    _ picture: inout Exposure, _ spot: SIMD2<Float>, _ radius: Float, _ icing: Light,
    _ sprinkles: [UInt32], _ dice: inout Dice
  ) {
    let noise = Noise(&dice)
    picture.shadow(x: spot.x, y: spot.y, radius: radius * 0.96, height: radius * 0.3)
    let hole: Float = 0.26
    let dough = Light(srgb: 0xc98545)
    let (middle, half) = ((1 + hole) / 2, (1 - hole) / 2)
    func ring(_ u: Float, _ v: Float) -> (distance: Float, around: Float) {
      let distance = (u * u + v * v).squareRoot()
      return (distance, (distance - middle) / half)
    }
    picture.paint(x: spot.x - radius...spot.x + radius, y: spot.y - radius...spot.y + radius) {
      x, y in
      let (u, v) = ((x - spot.x) / radius, (y - spot.y) / radius)
      let (distance, around) = ring(u, v)
      let (nx, ny) = (u / max(distance, 0.001) * around, v / max(distance, 0.001) * around)
      let depth = max(0, 1 - around * around).squareRoot()
      let lit = saturate(0.35 - 0.4 * nx - 0.45 * ny + 0.45 * depth)
      let drip = 0.8 + 0.1 * noise.fractal(u * 3.5, v * 3.5, octaves: 2)
      let iced = smoothstep(drip, drip - 0.05, abs(around))
      let crumb = 1 + 0.14 * noise.fractal(u * 14, v * 14, octaves: 3)
      let shine = square(smoothstep(0.72, 1, lit)) * iced
      let body = mix(dough * crumb, icing, iced) * (0.3 + 0.95 * lit)
      let light = mix(body, Light(1.1, 1.1, 1.1), shine * 0.5)
      let edge = min(1 - distance, distance - hole) * radius
      return Light(light.x, light.y, light.z, saturate(edge + 0.5))
    }
    guard !sprinkles.isEmpty else { return }
    for _ in 0..<44 {
      let (far, turn) = (middle + half * dice.number(-0.62, 0.62), dice.number(0, 6.28))
      let (px, py) = (spot.x + radius * far * cos(turn), spot.y + radius * far * sin(turn))
      let lean = dice.number(0, 3.14)
      let (s, c) = (sin(lean), cos(lean))
      let (long, thick) = (radius * 0.052, radius * 0.017)
      let tone = Light(srgb: dice.pick(sprinkles))
      picture.paint(x: px - long * 1.6...px + long * 1.6, y: py - long * 1.6...py + long * 1.6) {
        x, y in
        let (dx, dy) = (x - px, y - py)
        let along = max(0, abs(dx * c + dy * s) - long)
        let across = -dx * s + dy * c
        let distance = (along * along + across * across).squareRoot()
        let light = tone * (0.95 - 0.35 * across / thick)
        return Light(light.x, light.y, light.z, saturate(thick - distance + 0.5))
      }
    }
  }

  private static func macarons(
    _ picture: inout Exposure, _ place: SIMD2<Float>, _ radius: Float, _ dice: inout Dice
  ) {
    Dish(x: place.x, y: place.y, radius: radius * 1.04, glaze: glaze(&dice)).plate(on: &picture)
    let tones: [UInt32] = [0xf6b8c8, 0xcfe3b4, 0xf9e2a0, 0xc9b6e4, 0xe8b98f, 0xa8d5e2, 0xb5524a]
    let noise = Noise(&dice)
    let first = dice.number(below: tones.count)
    let turn = dice.number(0, 1.05)
    for index in 0..<7 {
      let angle = turn + Float(index) * 1.0471976
      let far: Float = index == 6 ? 0 : radius * 0.47
      let spot = SIMD2(place.x + far * cos(angle), place.y + far * sin(angle))
      let shell = radius * 0.215
      let tone = Light(srgb: tones[(first + index) % tones.count])
      picture.shadow(x: spot.x, y: spot.y, radius: shell, height: shell * 0.55, strength: 0.5)
      picture.paint(x: spot.x - shell...spot.x + shell, y: spot.y - shell...spot.y + shell) {
        x, y in
        let (u, v) = ((x - spot.x) / shell, (y - spot.y) / shell)
        let ruffle = 0.035 * noise.fractal(u * 6 + Float(index) * 5, v * 6, octaves: 2)
        let distance = (u * u + v * v).squareRoot() + ruffle
        let foot = smoothstep(0.84, 0.9, distance)
        let dome = smoothstep(0.35, 0.88, distance)
        let level =
          0.98 - dome * (u + v) * 0.26 - 0.22 * foot + 0.1 * foot * noise.value(u * 16, v * 16)
        let light = tone * level
        return Light(light.x, light.y, light.z, saturate((1 - distance) * shell + 0.5))
      }
    }
  }

  // MARK: Fruit

  private static func citrus(
    _ picture: inout Exposure, _ place: SIMD2<Float>, _ radius: Float, _ dice: inout Dice
  ) {
    let fruits: [(UInt32, UInt32)] = [
      (0xf59f2c, 0xf7b84f), (0xf4d13a, 0xf9e37a), (0x8fbf3f, 0xc9de7e), (0xe2553f, 0xf0836b),
    ]
    let spots: [(SIMD2<Float>, Float)] = [
      (SIMD2(-0.42, -0.36), 0.52), (SIMD2(0.5, -0.42), 0.4), (SIMD2(0.34, 0.4), 0.56),
      (SIMD2(-0.5, 0.52), 0.38),
    ]
    let first = dice.number(below: fruits.count)
    for (index, (spot, share)) in spots.enumerated() {
      let (peel, flesh) = fruits[(first + index * (1 + index / 2)) % fruits.count]
      slice(
        &picture, SIMD2(place.x + spot.x * radius, place.y + spot.y * radius), radius * share,
        Light(srgb: peel), Light(srgb: flesh), &dice)
    }
    leaf(&picture, place, radius * 0.4, dice.number(0, 6.28))
    leaf(&picture, place, radius * 0.34, dice.number(0, 6.28))
  }

  private static func slice(
    _ picture: inout Exposure, _ spot: SIMD2<Float>, _ radius: Float, _ peel: Light,
    _ flesh: Light, _ dice: inout Dice
  ) {
    let noise = Noise(&dice)
    let count = Float(9 + dice.number(below: 3))
    let turn = dice.number(0, 1)
    picture.shadow(x: spot.x, y: spot.y, radius: radius, height: radius * 0.14)
    picture.paint(x: spot.x - radius...spot.x + radius, y: spot.y - radius...spot.y + radius) {
      x, y in
      let (u, v) = ((x - spot.x) / radius, (y - spot.y) / radius)
      let distance = (u * u + v * v).squareRoot()
      // The angle as a fraction of a turn.
      let part = angle(u, v) * count + turn
      let wedge = abs(part - Float(floorInt(part)) - 0.5) * 2
      let wall = (1 - wedge) * distance * 3.1415927 / count
      let pith = Light(0.92, 0.86, 0.68)
      let inside = min(wall - 0.018, min(0.84 - distance, distance - 0.06))
      let fibre = noise.fractal(distance * 5, part * 9, octaves: 4)
      let juice = flesh * (0.88 + 0.3 * fibre + 0.14 * smoothstep(0.2, 0.8, distance))
      var light = mix(pith, juice, smoothstep(-0.01, 0.02, inside))
      light = mix(light, peel, smoothstep(0.92, 0.955, distance))
      light *= 1 - 0.1 * (u + v)
      return Light(light.x, light.y, light.z, saturate((1 - distance) * radius + 0.5))
    }
  }

  /// The direction of a point as a fraction of a turn, 0…1, to four digits.
  private static func angle(_ x: Float, _ y: Float) -> Float {
    let (a, b) = (abs(x), abs(y))
    let ratio = min(a, b) / max(max(a, b), 1e-6)
    let s = ratio * ratio
    // A fit of the arc tangent on 0…1.
    var turn = ((-0.0464964749 * s + 0.15931422) * s - 0.327622764) * s * ratio + ratio
    if b > a { turn = 1.57079637 - turn }
    if x < 0 { turn = 3.14159274 - turn }
    if y < 0 { turn = 6.28318548 - turn }
    return turn * 0.159154943
  }
}
