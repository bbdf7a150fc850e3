/// Hills as a level camera sees them: heights along each column's line of sight, nearer places
/// closer together, lit from the side and painted from far to near.
struct Terrain {
  let camera: Camera
  /// Depths of the samples, falling: the first is the farthest.
  private let depths: [Float]
  /// Heights, a row of columns for each depth.
  private var heights: [Float]

  init(
    camera: Camera, near: Float, far: Float, detail: Float,
    height: (_ x: Float, _ z: Float) -> Float
  ) {
    self.camera = camera
    let count = max(24, Int(Float(camera.height) * detail))
    depths = (0..<count).map { index in
      far * exp2(log2(near / far) * Float(index) / Float(count - 1))
    }
    heights = []
    heights.reserveCapacity(count * camera.width)
    for z in depths {
      for column in 0..<camera.width {
        heights.append(height(camera.tangent(column: column) * z, z))
      }
    }
  }

  /// The properties of a place on the ground.
  struct Place {
    var x: Float
    var height: Float
    var z: Float
    /// The upward part of the normal: 1 on level ground.
    var level: Float
    /// Light from the sun, 0…1: the cosine of its incidence, 0 in shadow.
    var sun: Float
    /// Light from the sky, 0…1: less in hollows.
    var sky: Float
  }

  /// Paints the hills over a sky.
  ///
  /// - Parameters:
  ///   - picture: The picture, with the sky on it.
  ///   - sun: The direction towards the sun; shadows fall along rows, so its x part should be the
  ///     greatest.
  ///   - material: The light that leaves a place towards the camera, haze included.
  func paint(
    over picture: inout Exposure, sun: (x: Float, y: Float, z: Float),
    material: (Place) -> Light
  ) {
    let (width, count) = (camera.width, depths.count)
    var lights = [Light](repeating: .zero, count: width * count)
    var rows = [Float](repeating: 0, count: width * count)
    for k in 0..<count {
      let z = depths[k]
      let step = z / camera.focalLength
      let shadows = shadowRow(
        k, step: step, rise: sun.y / max(abs(sun.x), 0.2), fromRight: sun.x > 0)
      let (above, below) = (max(k - 1, 0), min(k + 1, count - 1))
      let span = max(2, width / 60)
      for column in 0..<width {
        let h = heights[k * width + column]
        let (left, right) = (max(column - 1, 0), min(column + 1, width - 1))
        let slopeX =
          (heights[k * width + right] - heights[k * width + left])
          / (Float(max(right - left, 1)) * step)
        let tangent = camera.tangent(column: column)
        let dz = depths[above] - depths[below]
        let along = heights[above * width + column] - heights[below * width + column]
        let slopeZ = (along - slopeX * tangent * dz) / dz
        let level = 1 / (1 + slopeX * slopeX + slopeZ * slopeZ).squareRoot()
        let facing = (sun.y - sun.x * slopeX - sun.z * slopeZ) * level
        let around =
          (heights[k * width + max(column - span, 0)]
            + heights[k * width + min(column + span, width - 1)]) * 0.5
        let hollow = (h - around) / (step * Float(span))
        lights[k * width + column] = material(
          Place(
            x: tangent * z, height: h, z: z, level: level,
            sun: max(0, facing) * shadows[column],
            sky: saturate(0.62 + 0.5 * hollow) * (0.6 + 0.4 * level)))
        rows[k * width + column] = camera.row(height: h, depth: z)
      }
    }
    for column in 0..<width {
      for k in 1..<count {
        let (far, near) = ((k - 1) * width + column, k * width + column)
        let (top, bottom) = (rows[far], rows[near])
        guard bottom > top else { continue }
        let share = 1 / (bottom - top)
        for y in pixels(from: top, to: bottom, of: camera.height) {
          let place = saturate((Float(y) + 0.5 - top) * share)
          let light = mix(lights[far], lights[near], place)
          let covered = min(1, Float(y) + 1 - top)
          let index = y * width + column
          picture.light[index] = mix(picture.light[index], light, covered)
        }
      }
    }
  }

  /// The share of the sun that reaches each column of a row, for a sun at the side.
  private func shadowRow(_ k: Int, step: Float, rise: Float, fromRight: Bool) -> [Float] {
    let width = camera.width
    var shadows = [Float](repeating: 1, count: width)
    var edge = -Float.infinity
    let fall = step * rise
    let soft = 1 / (0.02 + 2 * step)
    for index in 0..<width {
      let column = fromRight ? width - 1 - index : index
      let h = heights[k * width + column]
      edge -= fall
      shadows[column] = 1 - saturate((edge - h) * soft)
      edge = max(edge, h)
    }
    return shadows
  }
}
