/// A level camera that looks along +z, x to the right; lengths are the scene's.
struct Camera {
  var width: Int
  var height: Int
  /// Pixels from the eye to the picture's plane.
  var focalLength: Float
  /// The row of the horizon, from the top.
  var horizon: Float
  /// The height of the eye above the ground, in the scene's lengths.
  var eyeHeight: Float

  /// The lens and the horizon are given in picture heights.
  init(width: Int, height: Int, lens: Float, horizon: Float, eyeHeight: Float) {
    self.width = width
    self.height = height
    focalLength = lens * Float(height)
    self.horizon = horizon * Float(height)
    self.eyeHeight = eyeHeight
  }

  /// The direction of a column's centre, as x over z.
  @inline(__always) func tangent(column: Int) -> Float {
    (Float(column) + 0.5 - Float(width) / 2) / focalLength
  }

  /// The row at which a height at a depth is seen.
  @inline(__always) func row(height: Float, depth: Float) -> Float {
    horizon - focalLength * (height - eyeHeight) / depth
  }
}
