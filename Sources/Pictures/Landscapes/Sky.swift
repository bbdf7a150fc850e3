/// A sky with a sun and clouds, as a level camera sees it.
struct Sky {
  var zenith: Light
  var horizon: Light
  /// The sun's place: x over z and elevation over z, as `Camera` has them.
  var sun: (x: Float, y: Float)
  var sunLight: Light
  /// The reach of the sun's glow, in tangents.
  var glow: Float = 0.35
  /// Strength of the disc; 0 where the sun is not in the picture or veiled.
  var disc: Float = 0
  /// 0 for a clear sky, 1 for an overcast one.
  var cover: Float = 0.4
  /// The length of clouds, in heights.
  var streak: Float = 1
  var cloudLight = Light(1, 0.98, 0.95)
  var cloudShade = Light(0.42, 0.46, 0.54)
  var cloudScale: Float = 1

  /// The light from a direction without clouds.
  @inline(__always) func clear(_ x: Float, _ y: Float) -> Light {
    let up = saturate(y * 1.25)
    let low = (1 - up) * (1 - up)
    var light = mix(zenith, horizon, low * low * 0.75 + low * 0.25)
    let (dx, dy) = (x - sun.x, y - sun.y)
    let distance = (dx * dx + dy * dy * 1.6).squareRoot()
    let near = 1 / (1 + distance * distance / (glow * glow * 0.15))
    let wide = exp(-distance / glow * 1.2)
    light += sunLight * (0.5 * near * near + 0.32 * wide)
    return light
  }

  /// The sky above the horizon and a little below, as large as the camera's picture.
  func seen(by camera: Camera, dice: inout Dice) -> Exposure {
    let noise = Noise(&dice)
    let drift = (dice.number(0, 40), dice.number(0, 40))
    let (width, height) = ((camera.width + 1) / 2, (camera.height + 1) / 2)
    var half = Exposure(width: width, height: height)
    let last = min(height, Int(camera.horizon / 2) + 2)
    for row in 0..<last {
      let y = max(0.002, (camera.horizon - Float(2 * row) - 1) / camera.focalLength)
      for column in 0..<width {
        let x = camera.tangent(column: 2 * column)
        half.light[row * width + column] = light(x, y, noise, drift)
      }
    }
    for row in last..<height {
      for column in 0..<width {
        half.light[row * width + column] = half.light[(last - 1) * width + column]
      }
    }
    var sky = half.resized(width: camera.width, height: camera.height)
    if disc > 0 { addDisc(to: &sky, camera) }
    return sky
  }

  @inline(__always) private func light(
    _ x: Float, _ y: Float, _ noise: Noise, _ drift: (Float, Float)
  ) -> Light {
    let clear = clear(x, y)
    guard cover > 0 else { return clear }
    // Clouds lie on a ceiling: their places run together towards the horizon.
    let depth = 1 / (y + 0.16)
    let (px, py) = (
      x * depth * 1.3 * cloudScale + drift.0, depth * 1.5 * cloudScale * streak + drift.1
    )
    let bend = noise.fractal(px * 0.6 + 9, py * 0.6, octaves: 2)
    let thick = noise.fractal(px + bend, py + 0.6 * bend, octaves: 6, gain: 0.56)
    let threshold = 0.55 - 1.05 * cover
    let density = smoothstep(threshold, threshold + 0.55, thick)
    if density <= 0 { return clear }
    // Light comes from the sun's side: where the cloud thins towards it, it is bright.
    let toSun = (sun.x - x, sun.y - y)
    let length = (toSun.0 * toSun.0 + toSun.1 * toSun.1).squareRoot() + 0.05
    let ahead = noise.fractal(
      px + bend + 0.28 * toSun.0 / length, py + 0.6 * bend - 0.28 * streak * toSun.1 / length,
      octaves: 4, gain: 0.56)
    let lit = saturate(0.55 + 1.1 * (thick - ahead) - 0.35 * density)
    let near = exp(-length * 1.6)
    let cloud = mix(cloudShade, cloudLight, lit) + sunLight * (near * (1.1 - density) * 0.9)
    let haze = smoothstep(0, 0.22, y)
    return mix(clear, cloud, density * (0.25 + 0.7 * haze))
  }

  private func addDisc(to sky: inout Exposure, _ camera: Camera) {
    let cx = Float(camera.width) / 2 + sun.x * camera.focalLength
    let cy = camera.horizon - sun.y * camera.focalLength
    let radius = 0.015 * camera.focalLength
    let reach = radius * 1.5
    for y in pixels(from: cy - reach, to: min(cy + reach, camera.horizon), of: camera.height) {
      for x in pixels(from: cx - reach, to: cx + reach, of: camera.width) {
        let (dx, dy) = (Float(x) + 0.5 - cx, Float(y) + 0.5 - cy)
        let inside = smoothstep(radius * 1.35, radius * 0.7, (dx * dx + dy * dy).squareRoot())
        sky.light[y * camera.width + x] += sunLight * (disc * inside)
      }
    }
  }
}
