/// The difference of two animations, at every time at which either of them changes.
///
/// Files may store equal frames in a row as one or as many: what counts is what is to be seen when.
public struct AnimationDifference: Sendable {
  /// A stretch of time in which both show one frame each.
  public struct Stretch: Hashable, Sendable {
    /// The beginning, in seconds.
    public let start: Double
    /// The end, in seconds: the beginning of the next stretch.
    public let end: Double
    /// The number of pixels that differ by the metric.
    public let count: Int
    /// Whether the metric finds a difference.
    public let isDifferent: Bool
    /// Whether the difference is allowed.
    public let isCovered: Bool
  }

  /// The pictures of a stretch with their difference.
  public struct Finding: Sendable {
    /// The pictures, with their time.
    public let pair: FramePair
    /// The difference of the pictures.
    public let difference: PixmapDifference
  }

  /// The stretches from the beginning to the end of the shorter one, without gaps; at least one.
  public let stretches: [Stretch]
  /// The finding on the first stretch of those with the most pixels that differ.
  public let worst: Finding
  /// The duration of the expected animation, in seconds.
  public let expectedDuration: Double
  /// The duration of the actual animation, in seconds.
  public let actualDuration: Double
  /// Whether both play equally often.
  public let loopsEqually: Bool

  /// Reads and compares all frames; of their pictures, the two that differ most are kept.
  ///
  /// - Parameters:
  ///   - pairs: The two animations, at their beginning; they are read to the end.
  ///   - comparison: The metric and the parts that are left out.
  ///   - allowance: The difference that is allowed in each stretch.
  ///   - tasks: The largest number of tasks that share the work on a frame.
  ///   - visit: Called with the finding on every stretch, in order.
  /// - Throws: `UnreadableAnimationError` if a frame of either file is damaged.
  public init(
    _ pairs: FramePairs, by comparison: Comparison, allowing allowance: Allowance = Allowance(),
    tasks: Int, visit: (Finding) -> Void = { _ in }
  ) async throws(UnreadableAnimationError) {
    var stretches: [Stretch] = []
    var worst: Finding?
    while let finding = try await comparison.next(of: pairs, tasks: tasks) {
      let (pair, difference) = (finding.pair, finding.difference)
      visit(finding)
      stretches.append(
        Stretch(
          start: pair.start, end: pair.end, count: difference.count,
          isDifferent: difference.isDifferent, isCovered: allowance.covers(difference)))
      if difference.count > worst?.difference.count ?? -1 { worst = finding }
    }
    guard let worst else { preconditionFailure("two animations have at least a frame each") }
    self.worst = worst
    self.stretches = stretches
    (expectedDuration, actualDuration) = try await pairs.durations()
    loopsEqually = pairs.loopsEqually
  }

  /// Whether one lasts longer than the other, by more than files round.
  public var hasOtherDuration: Bool { abs(expectedDuration - actualDuration) > 1e-6 }

  /// Whether they look different at any time, by more than is allowed, or last or play differently.
  public var isDifferent: Bool {
    hasOtherDuration || !loopsEqually || !stretches.allSatisfy(\.isCovered)
  }
}

extension Comparison {
  /// The difference of the next two frames; nil at the end of the shorter animation.
  ///
  /// - Parameters:
  ///   - pairs: The two animations.
  ///   - tasks: The largest number of tasks that share the work.
  /// - Returns: The frames that are shown next, with their difference, or nil.
  /// - Throws: `UnreadableAnimationError` if a frame of either file is damaged.
  public func next(
    of pairs: FramePairs, tasks: Int
  ) async throws(UnreadableAnimationError) -> AnimationDifference.Finding? {
    guard let pair = try await pairs.next() else { return nil }
    return .init(
      pair: pair, difference: await difference(pair.expected, pair.actual, tasks: tasks))
  }
}

/// The part of a picture that may differ.
public struct Allowance: Hashable, Sendable {
  /// The number of pixels that may differ; nil for any number that the others allow.
  public var pixels: Int?
  /// The share of pixels that may differ, 0…1.
  public var ratio: Double?
  /// The share of pixels that may differ in any square of a size; nil for any share.
  public var density: Density?

  /// A share of the pixels in squares of a size.
  public struct Density: Hashable, Sendable {
    /// The side of the squares, in pixels.
    public var side: Int
    /// The share of a square's pixels that may differ, 0…1.
    public var ratio: Double

    /// A share of the pixels in squares of `side` pixels.
    public init(inSquaresOf side: Int, ratio: Double) {
      self.side = side
      self.ratio = ratio
    }
  }

  /// An allowance of some limits, all of which hold; without any, no difference is allowed.
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
