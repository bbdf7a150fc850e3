/// A town as maps have it: water, parks, streets of three widths, a route and where it ends.
struct CityMap {
  static func expose(width: Int, height: Int, dice: inout Dice) -> Exposure {
    let size = Float(height)
    let noise = Noise(&dice)
    let isDark = dice.chance(0.2)
    let look = isDark ? Look.night : Look.day
    var picture = Exposure(width: width, height: height, light: look.land)
    let turn = dice.number(-0.6, 0.6)
    let (s, c) = (sin(turn), cos(turn))
    let bend = dice.number(0.02, 0.06)
    let blocks = dice.number(7, 10)
    let shape = WaterShape(&dice)
    /// The plan of the town, bent a little, in blocks.
    func plan(_ x: Float, _ y: Float) -> (u: Float, v: Float) {
      let (a, b) = (x / size, y / size)
      let (p, q) = (
        a + bend * noise.value(a * 2, b * 2), b + bend * noise.value(a * 2 + 7, b * 2 + 3)
      )
      return ((p * c - q * s) * blocks, (p * s + q * c) * blocks * 0.82)
    }
    /// How far inside of the water a point is, in heights of the picture.
    func depth(_ x: Float, _ y: Float) -> Float {
      let (a, b) = (x / size, y / size)
      return shape.depth(a + 0.03 * noise.fractal(a * 5, b * 5, octaves: 3), b)
    }
    let pixel = blocks / size
    picture.paint { x, y in
      let (u, v) = plan(x, y)
      var light = look.land
      let (column, row) = (floorInt(u), floorInt(v))
      let chance = noise.cell(column &+ 31, row &- 17)
      let (fu, fv) = (u - Float(column), v - Float(row))
      // Houses stand along the streets, parks fill their block.
      if chance > 0.84 {
        light = look.park
      } else {
        let inner = min(min(fu, 1 - fu), min(fv, 1 - fv))
        let lots = noise.cell(floorInt(u * 4) &+ 5, floorInt(v * 4) &- 9)
        let built = saturate((inner - 0.14) / pixel + 0.5) * (lots > 0.3 ? 1 : 0)
        light = mix(light, look.house, built * 0.9)
      }
      // Streets run along the blocks' edges; every third one is wide.
      func street(_ value: Float) -> Float {
        let line = floorInt(value + 0.5)
        let wide = line % 3 == 0
        let distance = abs(value - Float(line))
        return saturate(((wide ? 0.095 : 0.05) - distance) / pixel + 0.5)
      }
      light = mix(light, look.street, max(street(u), street(v)))
      // One road leads through all of it.
      let road = abs(v - 3 - 1.3 * sin(u * 0.5 + turn * 4) + u * 0.22)
      light = mix(light, look.roadEdge, saturate((0.19 - road) / pixel + 0.5))
      light = mix(light, look.road, saturate((0.15 - road) / pixel + 0.5))
      let shore = saturate(depth(x, y) * size + 0.5)
      // Bridges carry the road and the wide streets.
      let bridge = saturate((0.17 - road) / pixel + 0.5)
      light = mix(light, look.water, shore * (1 - bridge))
      return Light(light.x, light.y, light.z, 1)
    }
    let ground = Ground(picture, plan: plan, depth: depth)
    // Of some ways the one that crosses the least water: people walk over bridges, but into no lake.
    let routes = (0..<12).map { _ in Route(in: picture, plan, &dice) }
    let wet = routes.map { ground.water(along: $0) }
    if let least = wet.min(), let chosen = wet.firstIndex(of: least) {
      paint(routes[chosen], on: ground, &picture, look, plan, blocks)
    }
    return picture
  }

  /// The colours of a map.
  private struct Look {
    var land, house, park, street, road, roadEdge, water, route: Light

    static let day = Look(
      land: Light(srgb: 0xf3f0ea), house: Light(srgb: 0xe8e3da), park: Light(srgb: 0xcbe6b9),
      street: Light(srgb: 0xffffff), road: Light(srgb: 0xfde293), roadEdge: Light(srgb: 0xf2c65a),
      water: Light(srgb: 0xa5d3f2), route: Light(srgb: 0x0a7aff))
    static let night = Look(
      land: Light(srgb: 0x24262b), house: Light(srgb: 0x2d3036), park: Light(srgb: 0x25392d),
      street: Light(srgb: 0x3e424a), road: Light(srgb: 0x6b5a33), roadEdge: Light(srgb: 0x4f4528),
      water: Light(srgb: 0x16324a), route: Light(srgb: 0x4da8ff))
  }

  /// A river or a coast.
  private struct WaterShape {
    let turn: Float
    let place: Float
    let width: Float
    let phase: Float
    let isCoast: Bool

    init(_ dice: inout Dice) {
      turn = dice.number(0, 6.28)
      place = dice.number(-0.22, 0.22)
      width = dice.number(0.035, 0.075)
      phase = dice.number(0, 6.28)
      isCoast = dice.chance(0.35)
    }

    /// How far inside of the water a point is, in heights of the picture; negative on land.
    func depth(_ a: Float, _ b: Float) -> Float {
      let (x, y) = (a - 0.5, b - 0.5)
      let along = x * cos(turn) + y * sin(turn)
      let across = -x * sin(turn) + y * cos(turn) - place - 0.07 * sin(along * 6 + phase)
      return isCoast ? across - 0.18 : width - abs(across)
    }
  }

  /// A way along one street, then along another.
  private struct Route {
    /// Where it begins and ends, in blocks.
    let start: (u: Float, v: Float), end: (u: Float, v: Float)
    /// The streets: first along a row, then along a column.
    let row: Float, column: Float

    init(
      in picture: Exposure, _ plan: (Float, Float) -> (u: Float, v: Float), _ dice: inout Dice
    ) {
      let (size, wide) = (Float(picture.height), Float(picture.width))
      start = plan(wide * dice.number(0.15, 0.3), size * dice.number(0.7, 0.85))
      end = plan(wide * dice.number(0.58, 0.75), size * dice.number(0.28, 0.42))
      (row, column) = (Float(floorInt(start.v + 0.5)), Float(floorInt(end.u + 0.5)))
    }

    /// The distance of a place from the way, in blocks.
    func distance(_ u: Float, _ v: Float) -> Float {
      let first = max(
        abs(v - row), max(min(start.u, column) - u, u - max(start.u, column)))
      let second = max(abs(u - column), max(min(end.v, row) - v, v - max(end.v, row)))
      return min(first, second)
    }
  }

  /// What is where on a map, at some thousand places.
  private struct Ground {
    private struct Place {
      var x, y, u, v, depth: Float
    }
    private var places: [Place] = []

    init(
      _ picture: Exposure, plan: (Float, Float) -> (u: Float, v: Float),
      depth: (Float, Float) -> Float
    ) {
      let (size, wide) = (Float(picture.height), Float(picture.width))
      for y in stride(from: 0, to: size, by: size / 60) {
        for x in stride(from: 0, to: wide, by: size / 60) {
          let (u, v) = plan(x, y)
          places.append(Place(x: x, y: y, u: u, v: v, depth: depth(x, y)))
        }
      }
    }

    /// The share of a route that is in the water; ends in the water count as all of it.
    func water(along route: Route) -> Float {
      let on = places.filter { route.distance($0.u, $0.v) < 0.15 }
      func isWet(_ u: Float, _ v: Float) -> Bool {
        nearest(u, v).map { $0.depth > -0.03 } ?? true
      }
      if isWet(route.start.u, route.row) || isWet(route.column, route.end.v)
        || isWet(route.column, route.row)
      {
        return 1
      }
      return Float(on.count { $0.depth > 0 }) / Float(max(on.count, 1))
    }

    private func nearest(_ u: Float, _ v: Float) -> Place? {
      places.min { abs($0.u - u) + abs($0.v - v) < abs($1.u - u) + abs($1.v - v) }
    }

    /// Where on the picture a place of the plan is, in pixels.
    func position(_ u: Float, _ v: Float) -> (Float, Float) {
      nearest(u, v).map { ($0.x, $0.y) } ?? (0, 0)
    }
  }

  /// A blue line along streets, and a pin at its end.
  private static func paint(
    _ route: Route, on ground: Ground, _ picture: inout Exposure, _ look: Look,
    _ plan: (Float, Float) -> (u: Float, v: Float), _ blocks: Float
  ) {
    let size = Float(picture.height)
    let pixel = blocks / size
    picture.paint { x, y in
      let (u, v) = plan(x, y)
      let distance = route.distance(u, v)
      // It stays on streets, across the water too.
      let street = saturate((0.1 - distance) / pixel + 0.5)
      let line = saturate((0.055 - distance) / pixel + 0.5)
      let light = mix(look.street, look.route, line)
      return Light(light.x, light.y, light.z, street)
    }
    let radius = size * 0.052
    // The pin stands on the end of the route as the plan has it.
    let place = ground.position(route.column, route.end.v)
    let (cx, cy) = (place.0, place.1 - radius * 1.5)
    picture.shadow(
      x: place.0, y: place.1, radius: radius * 0.4, height: radius * 0.7, strength: 0.4)
    let red = Light(srgb: 0xff3b30)
    picture.paint(
      x: cx - radius * 1.3...cx + radius * 1.3, y: cy - radius * 1.3...cy + radius * 1.7
    ) {
      x, y in
      let distance = (square(x - cx) + square(y - cy)).squareRoot()
      // Below the disc, its sides run together in a point.
      let down = (y - cy) / radius
      let side = radius * 0.72 * saturate(1 - (down - 0.55) / 0.95)
      let tip = down > 0.5 && down < 1.55 ? side - abs(x - cx) : -1
      let edge = max(radius - distance, tip)
      let inner = saturate(radius * 0.42 - distance + 0.5)
      let light = mix(red, Light(1, 1, 1), inner)
      return Light(light.x, light.y, light.z, saturate(edge + 0.5))
    }
  }
}
