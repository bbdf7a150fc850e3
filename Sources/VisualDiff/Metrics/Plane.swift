import AnimPixels

/// One number for each pixel, row-major.
struct Plane: Sendable {
  let width: Int
  let height: Int
  var values: [Float]

  init(width: Int, height: Int, values: [Float]) {
    self.width = width
    self.height = height
    self.values = values
  }

  init(_ picture: StraightPicture, _ value: (UInt32) -> Float) {
    self.init(
      width: picture.size.width, height: picture.size.height, values: picture.pixels.map(value))
  }

  /// Each value computed from those of both planes in the same place.
  func combined(_ other: Plane, _ operation: (Float, Float) -> Float) -> Plane {
    var result = self
    for index in values.indices {
      result.values[index] = operation(values[index], other.values[index])
    }
    return result
  }

  /// The sum of neighbours weighted by the product of both kernels, whose middle is at the pixel.
  ///
  /// Beyond the edge the plane goes on with its last value.
  func convolved(horizontally row: [Float], vertically column: [Float]) -> Plane {
    convolved(row, step: 1, count: width).convolved(column, step: width, count: height)
  }

  /// The sum of neighbours along one axis, weighted by a kernel.
  ///
  /// - Parameters:
  ///   - kernel: The weights; the middle one is the pixel's own.
  ///   - step: The distance of neighbours along the axis, in the values.
  ///   - count: The number of pixels along the axis.
  /// - Returns: A plane of the same size.
  /// - Complexity: O(pixels · weights).
  private func convolved(_ kernel: [Float], step: Int, count: Int) -> Plane {
    let radius = kernel.count / 2
    let acrossStep = step == 1 ? width : 1
    var result = values
    let source = values.span
    let weights = kernel.span
    var sums = result.mutableSpan
    for across in 0..<(step == 1 ? height : width) {
      let start = across * acrossStep
      for position in 0..<count {
        var sum: Float = 0
        for tap in 0..<weights.count {
          let neighbour = min(max(position + tap - radius, 0), count - 1)
          sum += weights[tap] * source[start + neighbour * step]
        }
        sums[start + position * step] = sum
      }
    }
    return Plane(width: width, height: height, values: result)
  }
}
