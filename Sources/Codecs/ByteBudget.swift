/// Finds the best settings with which an animation stays within a number of bytes.
///
/// First the quality is lowered, then the frame rate, then the scale: that is the order in which it
/// shows least.
public struct ByteBudget: Hashable, Sendable {
  /// The settings of one encoding.
  public struct Settings: Hashable, Sendable {
    /// The quality, as in `GIFOptions`.
    public var quality: Int
    /// The loss, as in `GIFOptions`.
    public var lossy: Int
    /// The frame rate, a positive number of frames a second.
    public var framesPerSecond: Double
    /// The scale: pixels per pixel of the wished size, above 0 and at most 1.
    public var scale: Double
  }

  /// The result of a search.
  public struct Outcome: Hashable, Sendable {
    /// The best settings that stay within the limit if there are any, else those of the fewest
    /// bytes.
    public let settings: Settings
    /// Whether the settings stay within the limit.
    public let fits: Bool
    /// The number of encodings that were made.
    public let attempts: Int
  }

  /// Quality and loss, from best to worst.
  private static let qualities = [
    (90, 0), (82, 0), (74, 10), (66, 20), (58, 30), (50, 45), (42, 60), (34, 80),
  ]
  /// Frame rates with delays of whole hundredths of a second, from best to worst.
  private static let framesPerSecond = [50.0, 100.0 / 3, 25, 20, 50.0 / 3, 12.5, 10]
  private static let scales = [1.0, 0.75, 0.5, 0.375, 0.25]

  private let rates: [Double]
  private let scales: [Double]

  /// A search that begins at the wished frame rate, in the wished size.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The wished frame rate, where the search begins.
  ///   - scales: Whether the animation can be made in another scale.
  public init(framesPerSecond: Double, scales: Bool = true) {
    rates = [framesPerSecond] + Self.framesPerSecond.filter { $0 < framesPerSecond - 0.01 }
    self.scales = scales ? Self.scales : [1]
  }

  /// The number of encodings that a search makes at most.
  public var mostAttempts: Int {
    // The best settings, the worst quality, and that at the lowest rate in every scale; then a bisection
    // of the rates and one of the qualities.
    func steps(_ count: Int) -> Int { Int.bitWidth - (count - 1).leadingZeroBitCount }
    return 2 + scales.count + steps(rates.count) + steps(Self.qualities.count)
  }

  /// Encodes with different settings until the best that stay within the limit are known.
  ///
  /// Bytes are taken to fall with each of the settings. So the largest scale at which the worst
  /// quality at the lowest rate fits is found first, then the highest rate at which it does, by
  /// bisection, then the best quality. The settings that mostly suffice are tried before: all as it
  /// should be, then quality alone. No settings are encoded twice.
  ///
  /// - Parameter fits: Makes an encoding and tells whether it stays within the limit.
  /// - Returns: The best settings that stay within the limit; if none do, the worst of all, with
  ///   `fits` false.
  /// - Throws: The first error that `fits` throws.
  public func search<Failure: Error>(
    fits: (Settings) async throws(Failure) -> Bool
  ) async throws(Failure) -> Outcome {
    var known: [Settings: Bool] = [:]
    func settings(_ quality: Int, _ rate: Int, _ scale: Int) -> Settings {
      let (quality, lossy) = Self.qualities[quality]
      return Settings(
        quality: quality, lossy: lossy, framesPerSecond: rates[rate], scale: scales[scale])
    }
    func attempt(_ quality: Int, _ rate: Int, _ scale: Int) async throws(Failure) -> Bool {
      let settings = settings(quality, rate, scale)
      if let answer = known[settings] { return answer }
      let answer = try await fits(settings)
      known[settings] = answer
      return answer
    }
    /// The first of the choices that fits; the last one is known to.
    func first(
      of count: Int, _ attempt: (Int) async throws(Failure) -> Bool
    ) async throws(Failure) -> Int {
      var (fitting, failing) = (count - 1, -1)
      while fitting - failing > 1 {
        let middle = (fitting + failing) / 2
        if try await attempt(middle) { fitting = middle } else { failing = middle }
      }
      return fitting
    }

    let (worst, slowest) = (Self.qualities.count - 1, rates.count - 1)
    if try await attempt(0, 0, 0) {
      return Outcome(settings: settings(0, 0, 0), fits: true, attempts: known.count)
    }
    var (rate, scale) = (0, 0)
    if try await !attempt(worst, 0, 0) {
      while try await !attempt(worst, slowest, scale) {
        guard scale + 1 < scales.count else {
          return Outcome(
            settings: settings(worst, slowest, scale), fits: false, attempts: known.count)
        }
        scale += 1
      }
      rate = try await first(of: rates.count) { index throws(Failure) in
        try await attempt(worst, index, scale)
      }
    }
    let quality = try await first(of: Self.qualities.count) { index throws(Failure) in
      try await attempt(index, rate, scale)
    }
    return Outcome(settings: settings(quality, rate, scale), fits: true, attempts: known.count)
  }
}
