import AnimPixels

/// A picture in linear light before it is developed.
///
/// Row-major, y down.
struct Exposure {
  let width: Int
  let height: Int
  var light: [Light]

  init(width: Int, height: Int, light: Light = .zero) {
    self.width = width
    self.height = height
    self.light = [Light](repeating: light, count: width * height)
  }

  /// Light between pixel centres; beyond the edge, that of the edge.
  @inline(__always) func sample(_ x: Float, _ y: Float) -> Light {
    let cx = min(max(x - 0.5, 0), Float(width - 1))
    let cy = min(max(y - 0.5, 0), Float(height - 1))
    let (ix, iy) = (Int(cx), Int(cy))
    let (fx, fy) = (cx - Float(ix), cy - Float(iy))
    let (jx, jy) = (min(ix + 1, width - 1), min(iy + 1, height - 1))
    let top = mix(light[iy * width + ix], light[iy * width + jx], fx)
    let bottom = mix(light[jy * width + ix], light[jy * width + jx], fx)
    return mix(top, bottom, fy)
  }

  /// The picture enlarged or, by averaging over boxes of whole pixels, shrunk.
  func resized(width newWidth: Int, height newHeight: Int) -> Exposure {
    var result = Exposure(width: newWidth, height: newHeight)
    let (sx, sy) = (Float(width) / Float(newWidth), Float(height) / Float(newHeight))
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        result.light[y * newWidth + x] = sample((Float(x) + 0.5) * sx, (Float(y) + 0.5) * sy)
      }
    }
    return result
  }

  /// Every `factor` × `factor` pixels averaged; what is left over at the right and below is cut.
  func reduced(by factor: Int) -> Exposure {
    if factor == 1 { return self }
    var result = Exposure(width: width / factor, height: height / factor)
    let share = 1 / Float(factor * factor)
    for y in 0..<result.height {
      for x in 0..<result.width {
        var sum = Light.zero
        for row in y * factor..<y * factor + factor {
          for column in x * factor..<x * factor + factor { sum += light[row * width + column] }
        }
        result.light[y * result.width + x] = sum * share
      }
    }
    return result
  }

  /// Three box blurs in each direction, close to a Gaussian of the given standard deviation.
  func blurred(sigma: Float) -> Exposure {
    let radius = max(1, Int(((4 * sigma * sigma + 1).squareRoot() - 1) / 2 + 0.5))
    var result = self
    for _ in 0..<3 { result = result.averagedAlongRows(radius: radius) }
    result = result.transposed()
    for _ in 0..<3 { result = result.averagedAlongRows(radius: radius) }
    return result.transposed()
  }

  private func averagedAlongRows(radius: Int) -> Exposure {
    var result = self
    let share = 1 / Float(2 * radius + 1)
    for y in 0..<height {
      let row = y * width
      var sum = light[row] * Float(radius)
      for x in 0..<radius { sum += light[row + min(x, width - 1)] }
      for x in 0..<width {
        sum += light[row + min(x + radius, width - 1)]
        result.light[row + x] = sum * share
        sum -= light[row + max(x - radius, 0)]
      }
    }
    return result
  }

  private func transposed() -> Exposure {
    var result = Exposure(width: height, height: width)
    for y in 0..<height {
      for x in 0..<width { result.light[x * height + y] = light[y * width + x] }
    }
    return result
  }
}
