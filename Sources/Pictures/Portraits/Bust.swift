/// Head and shoulders as a height towards the viewer for each pixel, with their materials.
///
/// Lengths are head heights, crown to chin.
struct Bust {
  let width: Int
  let height: Int
  /// Pixels per head.
  let scale: Float
  var elevation: [Float]
  private(set) var albedo: [Light]
  private(set) var coverage: [Float]
  private var matter: [Matter]

  struct Matter {
    /// The distance that light wanders under the surface, 0…1: skin.
    var softness: Float
    var gloss: Float
    /// Light that the matter sends out by itself: reflections in the eyes.
    var sparkle: Float = 0
  }

  init(width: Int, height: Int, scale: Float) {
    (self.width, self.height, self.scale) = (width, height, scale)
    elevation = [Float](repeating: -0.2, count: width * height)
    albedo = [Light](repeating: .zero, count: width * height)
    coverage = [Float](repeating: 0, count: width * height)
    matter = [Matter](repeating: Matter(softness: 0, gloss: 0), count: width * height)
  }

  /// Lays matter over a pixel; `share` is how much of the pixel it covers.
  @inline(__always) mutating func put(
    _ index: Int, elevation z: Float, _ color: Light, _ what: Matter, share: Float
  ) {
    guard share > 0 else { return }
    elevation[index] = mix(elevation[index], z, share)
    albedo[index] = coverage[index] > 0 ? mix(albedo[index], color, share) : color
    coverage[index] = coverage[index] + (1 - coverage[index]) * share
    matter[index].softness = mix(matter[index].softness, what.softness, share)
    matter[index].gloss = mix(matter[index].gloss, what.gloss, share)
    matter[index].sparkle = mix(matter[index].sparkle, what.sparkle, share)
  }

  struct Lamps {
    var toKey: SIMD3<Float>
    var key: Light
    var toRim: SIMD3<Float>
    var rim: Light
    var ambient: Light
  }

  func light(over picture: inout Exposure, _ lamps: Lamps) {
    let shadows = castShadows(toward: lamps.toKey)
    let outline = softCoverage()
    let half = lamps.toKey + SIMD3<Float>(0, 0, 1)
    let halfway = half / (half * half).sum().squareRoot()
    for y in 0..<height {
      for x in 0..<width {
        let index = y * width + x
        guard coverage[index] > 0 else { continue }
        let (left, right) = (x > 0 ? index - 1 : index, x + 1 < width ? index + 1 : index)
        let (above, below) = (y > 0 ? index - width : index, y + 1 < height ? index + width : index)
        let sx = (elevation[right] - elevation[left]) * scale * 0.5
        let sy = (elevation[below] - elevation[above]) * scale * 0.5
        let (dx, dy) = (min(max(sx, -2), 2), min(max(sy, -2), 2))
        let n = SIMD3<Float>(-dx, -dy, 1) / (1 + dx * dx + dy * dy).squareRoot()
        let what = matter[index]
        let facing = (n * lamps.toKey).sum()
        // Under skin, red light wanders farthest: shadows end in a warm border.
        let wrap = Light(0.34, 0.21, 0.17) * what.softness + Light(repeating: 0.08)
        var diffuse = (Light(repeating: facing) + wrap) / (wrap + 1)
        diffuse.clamp(lowerBound: .zero, upperBound: .one)
        diffuse *= diffuse.squareRoot()
        let shadow = shadows.value(x, y)
        let lit = mix(
          Light(repeating: shadow),
          Light(shadow + 0.5 * shadow * (1 - shadow), shadow, shadow, 0), what.softness)
        // Light from behind grazes outlines only where nothing stands beyond them.
        let beyond = outline.sample(
          (Float(x) + 0.5 + lamps.toRim.x * 0.08 * scale) / 4,
          (Float(y) + 0.5 + lamps.toRim.y * 0.08 * scale) / 4)
        let behind = saturate((n * lamps.toRim).sum()) * (1 - beyond.x)
        let edge = 1 - n.z
        var light =
          albedo[index]
          * (lamps.key * diffuse * lit + lamps.ambient * (0.72 - 0.28 * n.y) * (0.55 + 0.45 * n.z)
            + lamps.rim * (behind * edge * 1.6))
        let shine = saturate((n * halfway).sum())
        let shine8 = square(square(square(shine)))
        let sharp = shine8 * shine8 * shine8 * 0.5 + shine8 * 0.12
        light += lamps.key * (sharp * what.gloss * shadow)
        light += lamps.rim * (behind * edge * edge * 0.35 * (0.3 + what.gloss))
        light += Light(repeating: what.sparkle)
        picture.light[index] = mix(picture.light[index], light, coverage[index])
      }
    }
  }

  /// Coverage at a quarter of the size, blurred.
  private func softCoverage() -> Exposure {
    var small = Exposure(width: (width + 3) / 4, height: (height + 3) / 4)
    for y in 0..<small.height {
      for x in 0..<small.width {
        small.light[y * small.width + x] = Light(repeating: coverage[4 * y * width + 4 * x])
      }
    }
    return small.blurred(sigma: 0.045 * scale / 4)
  }

  private struct Shadows {
    var width: Int
    var height: Int
    var step: Int
    var values: [Float]

    @inline(__always) func value(_ x: Int, _ y: Int) -> Float {
      let (px, py) = (Float(x) / Float(step), Float(y) / Float(step))
      let (ix, iy) = (min(Int(px), width - 1), min(Int(py), height - 1))
      let (jx, jy) = (min(ix + 1, width - 1), min(iy + 1, height - 1))
      let (fx, fy) = (px - Float(ix), py - Float(iy))
      return mix(
        mix(values[iy * width + ix], values[iy * width + jx], fx),
        mix(values[jy * width + ix], values[jy * width + jx], fx), fy)
    }
  }

  /// The share of the key lamp that reaches a place past what stands out before it, by walking
  /// towards it.
  private func castShadows(toward lamp: SIMD3<Float>) -> Shadows {
    let step = 2
    let (columns, rows) = ((width + step - 1) / step, (height + step - 1) / step)
    var shadows = Shadows(
      width: columns, height: rows, step: step,
      values: [Float](repeating: 1, count: columns * rows))
    for row in 0..<rows {
      for column in 0..<columns {
        let index = row * step * width + column * step
        guard coverage[index] > 0 else { continue }
        let z = elevation[index]
        var reach: Float = 0.012
        var open: Float = 1
        for _ in 0..<13 {
          let x = column * step + Int(lamp.x * reach * scale)
          let y = row * step + Int(lamp.y * reach * scale)
          guard x >= 0, x < width, y >= 0, y < height else { break }
          let above = elevation[y * width + x] - (z + lamp.z * reach)
          open = min(open, 1 - saturate(above / (0.015 + 0.3 * reach)))
          reach *= 1.32
        }
        shadows.values[row * columns + column] = open
      }
    }
    return shadows
  }
}
