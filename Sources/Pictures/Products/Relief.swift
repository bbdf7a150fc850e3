/// A thing seen from the side, built of layers that swell towards the viewer.
///
/// It is on a unit grid whose x runs 0…1 over the thing's width.
struct Relief {
  let width: Int
  let height: Int
  /// Pixels per unit.
  let scale: Float
  private let origin: SIMD2<Float>
  /// The elevation towards the viewer, in units.
  private(set) var elevation: [Float]
  /// Fine texture on top of the elevation, in units; a layer hides that of the layers below.
  private(set) var texture: [Float]
  private(set) var albedo: [Light]
  /// The share of the lamps that a place mirrors, 0…1.
  private(set) var gloss: [Float]
  private(set) var coverage: [Float]
  /// Light that reaches a place past the layers above it.
  private(set) var openness: [Float]

  /// The material of a layer, given a place in units and the depth inside its outline.
  typealias Surface = (_ place: SIMD2<Float>, _ depth: Float) -> (Light, bump: Float, gloss: Float)

  /// A relief without layers.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - scale: Pixels per unit.
  ///   - origin: The pixel where the unit grid's (0, 0) is.
  init(width: Int, height: Int, scale: Float, origin: SIMD2<Float>) {
    (self.width, self.height, self.scale, self.origin) = (width, height, scale, origin)
    elevation = [Float](repeating: 0, count: width * height)
    texture = elevation
    albedo = [Light](repeating: .zero, count: width * height)
    gloss = [Float](repeating: 0, count: width * height)
    coverage = [Float](repeating: 0, count: width * height)
    openness = [Float](repeating: 1, count: width * height)
  }

  /// Lays a shape over the layers that are there.
  ///
  /// - Parameters:
  ///   - outline: The shape.
  ///   - thickness: The units added in the middle.
  ///   - bevel: The units over which the edge is round.
  ///   - isBody: Whether the layer starts from the ground, not from the layers below.
  ///   - shadow: The units over which the layer darkens its surroundings.
  ///   - surface: The material of the layer.
  mutating func add(
    _ outline: Outline, thickness: Float, bevel: Float, isBody: Bool = false, shadow: Float = 0.012,
    surface: Surface
  ) {
    add(
      low: outline.low, high: outline.high, thickness: thickness, bevel: bevel, isBody: isBody,
      shadow: shadow, depth: outline.depth, surface: surface)
  }

  mutating func add(
    low: SIMD2<Float>, high: SIMD2<Float>, thickness: Float, bevel: Float, isBody: Bool = false,
    shadow: Float = 0.012, depth: (SIMD2<Float>) -> Float, surface: Surface
  ) {
    let (first, last) = ((low - shadow) * scale + origin, (high + shadow) * scale + origin)
    let columns = pixels(from: first.x - 1, to: last.x + 1, of: width)
    let rows = pixels(from: first.y - 1, to: last.y + 1, of: height)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let field = DepthField(columns, rows, step: scale > 300 ? 3 : 2) { x, y in
      depth((SIMD2(x, y) - origin) / scale)
    }
    let edge = 0.6 / scale
    for y in rows {
      for x in columns {
        let index = y * width + x
        let inside = field[x, y]
        if inside < -edge {
          if shadow > 0 {
            let near = saturate(1 + inside / shadow)
            openness[index] *= 1 - 0.5 * near * near
          }
          continue
        }
        let share = smoothstep(-edge, edge, inside)
        let place = (SIMD2(Float(x) + 0.5, Float(y) + 0.5) - origin) / scale
        let (color, bump, shine) = surface(place, inside)
        let round = saturate(inside / bevel)
        let swell = thickness * (1 - (1 - round) * (1 - round)).squareRoot()
        let target = (isBody ? 0 : elevation[index]) + swell
        elevation[index] = mix(elevation[index], target, share)
        texture[index] = mix(texture[index], bump, share)
        albedo[index] = mix(albedo[index], color, share)
        gloss[index] = mix(gloss[index], shine, share)
        coverage[index] = max(coverage[index], share)
        openness[index] = mix(openness[index], 1, share)
      }
    }
  }

  /// The relief in a studio, over a picture: a large soft lamp above and to the left, a weaker one
  /// at the right, white surroundings.
  func light(over picture: inout Exposure, key: Light, fill: Light) {
    let toKey = SIMD3<Float>(-0.42, -0.72, 0.55)
    let toFill = SIMD3<Float>(0.8, -0.1, 0.59)
    for y in 1..<max(1, height - 1) {
      for x in 1..<max(1, width - 1) {
        let index = y * width + x
        guard coverage[index] > 0 else { continue }
        func slope(_ step: Int) -> Float {
          let rise =
            elevation[index + step] + texture[index + step] - elevation[index - step]
            - texture[index - step]
          return rise * scale * 0.5
        }
        let (dx, dy) = (slope(1), slope(width))
        // Edges fall steeply; beyond a limit the grid cannot tell how steeply.
        let (sx, sy) = (min(max(dx, -2.5), 2.5), min(max(dy, -2.5), 2.5))
        let n = SIMD3<Float>(-sx, -sy, 1) / (1 + sx * sx + sy * sy).squareRoot()
        let towardKey = (n * toKey).sum()
        let diffuse = saturate(towardKey * 0.75 + 0.25)
        let side = saturate((n * toFill).sum() * 0.7 + 0.3)
        let up = 0.5 - 0.5 * n.y
        let open = openness[index]
        var light =
          albedo[index]
          * (key * (diffuse * diffuse * 1.15) + fill * (side * 0.4)
            + Light(0.26, 0.27, 0.29) * (0.35 + 0.65 * up))
        // What the surface mirrors: a bright ceiling, a dark floor, the lamp's window.
        let mirror = 2 * n.z * n - SIMD3<Float>(0, 0, 1)
        let window = smoothstep(0.25, 0.55, -mirror.y) * smoothstep(0.75, 0.2, abs(mirror.x + 0.25))
        let rim = 1 - n.z
        light += (key * (window * 0.5) + Light(0.16, 0.16, 0.17) * (rim * rim)) * gloss[index]
        picture.light[index] = mix(picture.light[index], light * open, coverage[index])
      }
    }
  }
}

/// Distances computed at every few pixels and interpolated between.
private struct DepthField {
  private let (columns, rows): (Range<Int>, Range<Int>)
  private let step: Int
  private let stride: Int
  private var values: [Float]

  init(_ columns: Range<Int>, _ rows: Range<Int>, step: Int, depth: (Float, Float) -> Float) {
    (self.columns, self.rows, self.step) = (columns, rows, step)
    stride = columns.count / step + 2
    values = []
    for row in 0..<rows.count / step + 2 {
      for column in 0..<stride {
        values.append(
          depth(
            Float(columns.lowerBound + column * step) + 0.5,
            Float(rows.lowerBound + row * step) + 0.5))
      }
    }
  }

  @inline(__always) subscript(x: Int, y: Int) -> Float {
    let (column, row) = (x - columns.lowerBound, y - rows.lowerBound)
    let (i, j) = (column / step, row / step)
    let fx = Float(column - i * step) / Float(step)
    let fy = Float(row - j * step) / Float(step)
    let index = j * stride + i
    let top = mix(values[index], values[index + 1], fx)
    let bottom = mix(values[index + stride], values[index + stride + 1], fx)
    return mix(top, bottom, fy)
  }
}
