/// Finds the best settings with which an animation stays within a number of bytes.
///
/// First the quality is lowered, then the frame rate, then the scale: that is the order in which it
/// shows least.
public struct ByteBudget: Hashable, Sendable {
  /// What an encoding is made with.
  public struct Settings: Hashable, Sendable {
    /// As in `GIFOptions`.
    public var quality: Int
    /// As in `GIFOptions`.
    public var lossy: Int
    public var framesPerSecond: Double
    /// Pixels per pixel of the wished size, at most 1.
    public var scale: Double
  }

  /// What was found, and how.
  public struct Outcome: Hashable, Sendable {
    /// One encoding that was tried.
    public struct Attempt: Hashable, Sendable {
      public let settings: Settings
      public let bytes: Int
    }

    /// The last attempt that is best: within the limit if `fits`, else the smallest.
    public let best: Attempt
    public let fits: Bool
    /// All encodings in the order in which they were made.
    public let attempts: [Attempt]
  }

  /// Quality and loss, from best to worst.
  private static let qualities = [
    (90, 0), (82, 0), (74, 10), (66, 20), (58, 30), (50, 45), (42, 60), (34, 80),
  ]
  /// Delays of whole hundredths of a second.
  private static let framesPerSecond = [50.0, 100.0 / 3, 25, 20, 50.0 / 3, 12.5, 10]
  private static let scales = [1.0, 0.75, 0.5, 0.375, 0.25]

  /// Bytes that must not be exceeded.
  public let limit: Int

  public init(limit: Int) {
    precondition(limit > 0, "\(limit) bytes hold no animation")
    self.limit = limit
  }

  /// Encodes with different settings until the best that stay within the limit are known.
  ///
  /// At each frame rate and scale the worst quality is tried first; if it fits, bisection finds the best
  /// that does.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The wished frame rate, where the search begins.
  ///   - encode: Makes an encoding and returns its bytes.
  public func search<Failure: Error>(
    framesPerSecond: Double, encode: (Settings) async throws(Failure) -> Int
  ) async throws(Failure) -> Outcome {
    var attempts: [Outcome.Attempt] = []
    func attempt(_ step: Int, _ rate: Double, _ scale: Double) async throws(Failure) -> Bool {
      let (quality, lossy) = Self.qualities[step]
      let settings = Settings(
        quality: quality, lossy: lossy, framesPerSecond: rate, scale: scale)
      attempts.append(Outcome.Attempt(settings: settings, bytes: try await encode(settings)))
      return attempts[attempts.count - 1].bytes <= limit
    }
    for scale in Self.scales {
      let rates = [framesPerSecond] + Self.framesPerSecond.filter { $0 < framesPerSecond - 0.01 }
      for rate in rates {
        // As it should be, first of all: mostly it fits.
        if attempts.isEmpty, try await attempt(0, rate, scale) { return outcome(attempts, true) }
        guard try await attempt(Self.qualities.count - 1, rate, scale) else { continue }
        var (fitting, failing) = (Self.qualities.count - 1, attempts.count == 2 ? 0 : -1)
        while fitting - failing > 1 {
          let middle = (fitting + failing) / 2
          if try await attempt(middle, rate, scale) { fitting = middle } else { failing = middle }
        }
        return outcome(attempts, true)
      }
    }
    return outcome(attempts, false)
  }

  private func outcome(_ attempts: [Outcome.Attempt], _ fits: Bool) -> Outcome {
    let candidates = fits ? attempts.filter { $0.bytes <= limit } : attempts
    // Of those that fit the last one, for bisection goes towards better quality.
    let best = fits ? candidates.last! : candidates.min { $0.bytes < $1.bytes }!
    return Outcome(best: best, fits: fits, attempts: attempts)
  }
}
