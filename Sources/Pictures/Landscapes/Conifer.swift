/// A spruce or a fir as it is seen before a brighter background.
struct Conifer {
  var x: Float
  /// The row of the foot.
  var foot: Float
  /// Pixels.
  var height: Float
  /// Half of the width at the foot, in heights.
  var slimness: Float
  /// The number of the tree in its wood.
  var seed: Int32

  /// Paints the tree.
  ///
  /// `light` gives the light for a place on it: across -1…1 from left to right, down 0…1 from the
  /// tip, and a random number of the branch.
  func paint(
    over picture: inout Exposure, noise: Noise, light: (Float, Float, Float) -> Light
  ) {
    let top = foot - height
    let tiers = max(4, min(26, height * 0.16))
    for y in pixels(from: top, to: foot, of: picture.height) {
      let down = saturate((Float(y) + 0.5 - top) / height)
      let tier = down * tiers
      let branch = floorInt(tier)
      let along = tier - Float(branch)
      let reach = slimness * height * (0.06 + 0.94 * down) * (1 - 0.45 * smoothstep(0.94, 1, down))
      for side in 0..<2 {
        let random = noise.cell(branch &* 2 &+ Int32(side), seed)
        let ragged = noise.cell(Int32(y) &* 2 &+ Int32(side), seed &+ 7919)
        // Branches hang: each tier is narrow above and widest where it ends.
        let extent =
          reach * (0.35 + 0.65 * along) * (0.55 + 0.6 * random) * (0.72 + 0.28 * ragged) + 0.35
        paintRow(y, extent: extent, side: side == 0 ? -1 : 1, &picture) { across in
          light(across, down, random)
        }
      }
    }
  }

  /// Pixels of one row from the stem outwards, the last one as far as it is covered.
  private func paintRow(
    _ y: Int, extent: Float, side: Float, _ picture: inout Exposure, light: (Float) -> Light
  ) {
    let (from, to) = side < 0 ? (x - extent, x) : (x, x + extent)
    for column in pixels(from: from, to: to, of: picture.width) {
      let covered = min(to, Float(column) + 1) - max(from, Float(column))
      guard covered > 0 else { continue }
      let across = (Float(column) + 0.5 - x) / max(extent, 0.5)
      let index = y * picture.width + column
      picture.light[index] = mix(picture.light[index], light(across), min(1, covered))
    }
  }
}
