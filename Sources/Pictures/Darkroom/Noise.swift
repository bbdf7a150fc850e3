/// Smooth random functions of the plane, with features of about one unit.
struct Noise {
  let seed: UInt32

  init(_ dice: inout Dice) { seed = UInt32(truncatingIfNeeded: dice.bits()) }

  @inline(__always) func hash(_ x: Int32, _ y: Int32) -> UInt32 {
    var h = UInt32(bitPattern: x) &* 0x9e37_79b1 ^ UInt32(bitPattern: y) &* 0x85eb_ca77 ^ seed
    h ^= h >> 15
    h &*= 0x2c1b_3c6d
    h ^= h >> 12
    h &*= 0x297a_2d39
    return h ^ h >> 15
  }

  /// 0…1 for a cell of the lattice.
  @inline(__always) func cell(_ x: Int32, _ y: Int32) -> Float {
    Float(Int32(bitPattern: hash(x, y) >> 8)) * 0x1p-24
  }

  /// -1…1: random values on the lattice, joined by quintics.
  @inline(__always) func value(_ x: Float, _ y: Float) -> Float {
    let (ix, iy) = (floorInt(x), floorInt(y))
    let (fx, fy) = (x - Float(ix), y - Float(iy))
    let u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    let v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    let a = cell(ix, iy)
    let b = cell(ix &+ 1, iy)
    let c = cell(ix, iy &+ 1)
    let d = cell(ix &+ 1, iy &+ 1)
    return 2 * (a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v) - 1
  }

  /// A value and its slopes along x and y.
  @inline(__always) func slope(_ x: Float, _ y: Float) -> (value: Float, dx: Float, dy: Float) {
    let (ix, iy) = (floorInt(x), floorInt(y))
    let (fx, fy) = (x - Float(ix), y - Float(iy))
    let u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    let v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    let du = 30 * fx * fx * (fx * (fx - 2) + 1)
    let dv = 30 * fy * fy * (fy * (fy - 2) + 1)
    let a = cell(ix, iy)
    let b = cell(ix &+ 1, iy)
    let c = cell(ix, iy &+ 1)
    let d = cell(ix &+ 1, iy &+ 1)
    let k = a - b - c + d
    return (a + (b - a) * u + (c - a) * v + k * u * v, du * (b - a + k * v), dv * (c - a + k * u))
  }

  /// Octaves of values, each turned by 37°, twice as fine and half as strong: about -1…1.
  @inline(__always) func fractal(_ x: Float, _ y: Float, octaves: Int, gain: Float = 0.5) -> Float {
    var (px, py) = (x, y)
    var (sum, weight, total): (Float, Float, Float) = (0, 1, 0)
    for _ in 0..<octaves {
      sum += weight * value(px, py)
      total += weight
      weight *= gain
      (px, py) = (1.6 * px - 1.2 * py + 3.7, 1.2 * px + 1.6 * py + 1.9)
    }
    return sum / total
  }

  /// Sharp crests with smooth valleys, 0…1.
  @inline(__always) func ridges(_ x: Float, _ y: Float, octaves: Int) -> Float {
    var (px, py) = (x, y)
    var (sum, weight, total): (Float, Float, Float) = (0, 1, 0)
    for _ in 0..<octaves {
      let crest = 1 - abs(value(px, py))
      sum += weight * crest * crest
      total += weight
      weight *= 0.5
      (px, py) = (1.6 * px - 1.2 * py + 3.7, 1.2 * px + 1.6 * py + 1.9)
    }
    return sum / total
  }

  /// Eroded mountains, of heights of about 0…1.2.
  ///
  /// Octaves are weaker where those before are steep, so that ridges carry detail and slopes run
  /// smooth (the sum that Quilez describes in "More noise", 2008).
  @inline(__always) func mountains(_ x: Float, _ y: Float, octaves: Int) -> Float {
    var (px, py) = (x, y)
    var (sum, weight, dx, dy): (Float, Float, Float, Float) = (0, 0.6, 0, 0)
    for _ in 0..<octaves {
      let n = slope(px, py)
      dx += n.dx
      dy += n.dy
      sum += weight * n.value / (1 + dx * dx + dy * dy)
      weight *= 0.5
      (px, py) = (1.6 * px - 1.2 * py, 1.2 * px + 1.6 * py)
    }
    return sum
  }
}
