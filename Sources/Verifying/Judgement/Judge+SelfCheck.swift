import AnimPixels
import AnimVisualDiff

extension Judge {
  /// Proves on a picture of this run what the comparison would see.
  func selfCheck() -> String {
    guard let frame = performance.samples.first, let picture = performance.pictures[frame],
      let place = picture.pixels.indices.first(where: { index in
        !performance.ignored.contains {
          $0.contains(
            PixelRect(
              minX: index % picture.size.width, minY: index / picture.size.width,
              maxX: index % picture.size.width + 1, maxY: index / picture.size.width + 1))
        }
      })
    else { return "" }
    func isSeen(_ changed: Pixmap) -> Bool {
      !allowance.covers(comparison.difference(picture, changed))
    }
    var changed = picture
    // A clear pixel has no colour that could change.
    changed.pixels[place] ^= changed.pixels[place] >> 24 == 255 ? 1 : 1 << 24
    if isSeen(changed) { return "one unit in one pixel is seen" }
    // The smallest change of all pixels that is not let pass.
    var (low, high) = (0, 256)
    while high - low > 1 {
      let step = (low + high) / 2
      if isSeen(picture.brightened(by: UInt32(step))) { high = step } else { low = step }
    }
    return high == 256
      ? "no change of brightness is seen"
      : "this tolerance cannot see a change of less than \(high) of 255 in all pixels"
  }
}

extension Pixmap {
  /// Every channel but alpha is moved away from where it has less room.
  fileprivate func brightened(by step: UInt32) -> Pixmap {
    var result = self
    for index in pixels.indices {
      let pixel = pixels[index]
      var changed = pixel & 0xff00_0000
      for shift: UInt32 in [0, 8, 16] {
        let value = pixel >> shift & 255
        changed |= (value < 128 ? min(value + step, 255) : value - min(step, value)) << shift
      }
      result.pixels[index] = changed
    }
    return result
  }
}
