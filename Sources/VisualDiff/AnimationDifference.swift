import Codecs
import Pixels

/// What distinguishes two animations, at every time at which either of them changes.
///
/// Files may store equal frames in a row as one or as many: what counts is what is to be seen when.
public struct AnimationDifference: Sendable {
  /// A stretch of time in which both show one frame each.
  public struct Stretch: Sendable {
    /// In seconds.
    public let start: Double
    public let end: Double
    public let expectedFrame: Int
    public let actualFrame: Int
    public let difference: PixmapDifference
  }

  /// From the beginning to the end of the shorter one, without gaps.
  public let stretches: [Stretch]
  /// In seconds.
  public let expectedDuration: Double
  public let actualDuration: Double
  /// Whether both play equally often.
  public let loopsEqually: Bool

  /// - Parameter tasks: How many may share the work on a frame.
  public init(
    _ expected: Animation, _ actual: Animation, by comparison: Comparison, tasks: Int
  ) async {
    expectedDuration = expected.duration
    actualDuration = actual.duration
    loopsEqually =
      expected.loop == actual.loop || expected.frames.count == 1 && actual.frames.count == 1
    let end = min(expected.duration, actual.duration)
    // Times are kept in milliseconds, which is finer than any file's, so that sums agree.
    let times = Set((expected.frames + actual.frames).map { Int(($0.start * 1000).rounded()) })
      .filter { $0 == 0 || Double($0) / 1000 < end - 1e-6 }.sorted()
    var stretches: [Stretch] = []
    for (position, milliseconds) in times.enumerated() {
      let time = Double(milliseconds) / 1000
      let first = expected.frameIndex(at: time + 5e-4)
      let second = actual.frameIndex(at: time + 5e-4)
      let difference = await comparison.difference(
        expected.frames[first].pixmap, actual.frames[second].pixmap, tasks: tasks)
      stretches.append(
        Stretch(
          start: time, end: position + 1 < times.count ? Double(times[position + 1]) / 1000 : end,
          expectedFrame: first, actualFrame: second, difference: difference))
    }
    self.stretches = stretches
  }

  /// Whether one lasts longer than the other, by more than files round.
  public var hasOtherDuration: Bool { abs(expectedDuration - actualDuration) > 1e-6 }

  /// The stretch with the most pixels that differ.
  public var worst: Stretch {
    stretches.dropFirst().reduce(stretches[0]) {
      $1.difference.count > $0.difference.count ? $1 : $0
    }
  }

  /// Whether they look different at any time, or last or play differently.
  public func isDifferent(allowing allowance: Allowance = Allowance()) -> Bool {
    hasOtherDuration || !loopsEqually
      || stretches.contains { !allowance.covers($0.difference) }
  }
}

/// How much of a picture may differ.
public struct Allowance: Hashable, Sendable {
  /// Pixels that may differ; nil for any number that the others allow.
  public var pixels: Int?
  /// The share of pixels that may differ, 0…1.
  public var ratio: Double?
  /// The share of pixels that may differ in any square of so many pixels.
  public var density: Density?

  public struct Density: Hashable, Sendable {
    public var side: Int
    public var ratio: Double

    public init(inSquaresOf side: Int, ratio: Double) {
      self.side = side
      self.ratio = ratio
    }
  }

  public init(pixels: Int? = nil, ratio: Double? = nil, density: Density? = nil) {
    self.pixels = pixels
    self.ratio = ratio
    self.density = density
  }

  /// Whether a difference is within every limit that is given; without one, whether there is none.
  public func covers(_ difference: PixmapDifference) -> Bool {
    guard difference.isDifferent else { return true }
    guard difference.expectedSize == difference.actualSize, self != Allowance() else {
      return false
    }
    if let pixels, difference.count > pixels { return false }
    if let ratio, difference.ratio > ratio { return false }
    if let density, difference.density(inSquaresOf: density.side) > density.ratio { return false }
    return true
  }
}
