/// Still water that mirrors what is above its shore.
struct Water {
  /// The light of the water itself, seen where it mirrors least.
  var depthLight: Light
  /// The movement of the surface, 0 for a mirror.
  var ripple: Float

  /// Paints water below `shore`, a row for each column.
  func paint(
    over picture: inout Exposure, camera: Camera, shore: [Float], dice: inout Dice
  ) {
    let noise = Noise(&dice)
    let (width, height) = (camera.width, camera.height)
    let source = picture
    let unit = 1 / Float(height)
    for column in 0..<width {
      let edge = shore[column]
      let tangent = camera.tangent(column: column)
      for y in pixels(from: edge, to: Float(height), of: height) {
        let below = Float(y) + 0.5 - edge
        let depth = camera.focalLength / max(Float(y) + 1 - camera.horizon, 1)
        // Waves are as long as they are wide on the water, so they look flat in the distance.
        let (wx, wy) = (tangent * depth * 26, depth * 22)
        let waves = noise.fractal(wx, wy * 2.2, octaves: 3, gain: 0.6)
        let gust = saturate(0.5 + noise.value(wx * 0.05, wy * 0.16))
        let strength = ripple * (0.35 + gust)
        let near = below * unit
        let shift = waves * strength * (0.25 + 2.2 * near) * Float(height) * 0.06
        let x = Float(column) + 0.5 + waves * strength * near * Float(height) * 0.02
        let stretch = 1 + 0.08 * near
        let row = edge - below * stretch + shift
        let spread = strength * (0.004 + 0.03 * near) * Float(height)
        let mirrored =
          (source.sample(x, row) + source.sample(x, row - spread) + source.sample(x, row + spread)
            + source.sample(x + spread * 0.3, row - 2 * spread)) * 0.25
        let grazing = camera.focalLength / (camera.focalLength + 2.2 * below)
        let share = 0.25 + 0.65 * grazing * grazing
        let light = mix(depthLight, mirrored * 0.9, share)
        let covered = saturate(Float(y) + 1 - edge)
        let index = y * width + column
        picture.light[index] = mix(picture.light[index], light, covered)
      }
    }
  }
}
