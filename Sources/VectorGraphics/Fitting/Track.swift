/// Values that belong together, such as x and y, in some of an animation's frames.
struct Track {
  /// The numbers of the frames in which the values matter, rising.
  var frames: [Int]
  /// The values in each of these frames, the same number in each.
  var values: [[Double]]

  init(_ frames: [Int], _ values: [[Double]]) {
    precondition(frames.count == values.count, "\(values.count) values in \(frames.count) frames")
    self.frames = frames
    self.values = values
  }

  /// The values that all frames have, to within a tenth of `tolerance`; nil if they change.
  func constant(within tolerance: [Double]) -> [Double]? {
    guard let first = values.first else { return nil }
    for value in values {
      for index in value.indices where abs(value[index] - first[index]) > 0.1 * tolerance[index] {
        return nil
      }
    }
    return first
  }

  /// The frames of which each follows the one before it without a jump.
  ///
  /// What goes further in one step than in those before and after it jumps: to interpolate there
  /// would show what never was.
  func stretches(tolerance: [Double]) -> [Range<Int>] {
    func step(_ index: Int) -> Double {
      guard index > 0, index < frames.count, frames[index] == frames[index - 1] + 1 else {
        return 0
      }
      return zip(zip(values[index], values[index - 1]), tolerance)
        .reduce(0) { max($0, abs($1.0.0 - $1.0.1) / $1.1) }
    }
    var result: [Range<Int>] = []
    var start = 0
    for index in frames.indices.dropFirst() {
      let length = step(index)
      let isJump =
        length > Self.smallestJump
        && length > Self.largestRise * max(step(index - 1), step(index + 1))
      if isJump || frames[index] != frames[index - 1] + 1 {
        result.append(start..<index)
        start = index
      }
    }
    result.append(start..<frames.count)
    return result
  }

  /// The smallest change between two frames that may be a jump, in tolerances.
  private static let smallestJump = 12.0
  /// How many times as far as its neighbours a step goes that is a jump.
  private static let largestRise = 4.0
}
