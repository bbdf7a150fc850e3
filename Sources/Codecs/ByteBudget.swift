import Foundation

/// Finds settings with which an animation stays within a number of bytes, in few encodings.
///
/// What is given up is given up in the order in which it shows least: frames first, since fewer of
/// them leave each as it was; then colours; then the truth of pixels in motion, a little; then the
/// scale; and only then more. How much smaller each makes a file is roughly known, and what an
/// encoding turns out to take corrects it for the next.
public struct ByteBudget: Hashable, Sendable {
  /// The settings of one encoding.
  public struct Settings: Hashable, Sendable {
    /// The quality, as in `GIFOptions`.
    public var quality = GIFOptions.defaultQuality
    /// The loss, as in `GIFOptions`.
    public var lossy = 0
    /// The frame rate, a positive number of frames a second.
    public var framesPerSecond: Double
    /// The scale: pixels per pixel of the wished size, above 0 and at most 1.
    public var scale = 1.0
  }

  /// What an encoding turned out to be.
  public enum Trial: Hashable, Sendable {
    /// It stays within the limit, with so many bytes.
    case fits(bytes: Int)
    /// It does not; as a whole it would have about so many bytes.
    case exceeds(estimate: Int)
  }

  /// The result of a search.
  public struct Outcome: Hashable, Sendable {
    /// The best settings found to stay within the limit if there are any, else those of the fewest
    /// bytes.
    public let settings: Settings
    /// Whether the settings stay within the limit.
    public let fits: Bool
    /// The number of encodings that were made.
    public let attempts: Int
  }

  /// Frame rates with delays of whole hundredths of a second, from best to worst.
  private static let framesPerSecond = [50.0, 100.0 / 3, 25, 20, 50.0 / 3, 100.0 / 7, 12.5]
  /// The lowest rate that still looks like motion.
  private static let lowestRate = 10.0
  /// The work that improving on what fits may add up to, in that of the first encoding.
  private static let mostWork = 1.9
  /// The share of the limit that is aimed at once something was too large.
  ///
  /// Another attempt costs more than what lies between: at 0.96 a third of the searches needed one.
  private static let aim = 0.88
  /// The time that an encoding with loss takes, in that of one without; measured.
  private static let lossyWork = 1.5

  /// The settings from best to worst.
  public let rungs: [Settings]

  /// A search that begins at the wished frame rate, in the wished size.
  ///
  /// - Parameters:
  ///   - rate: The wished frame rate in frames a second, where the search begins.
  ///   - scales: Whether the animation can be made in another scale.
  public init(framesPerSecond rate: Double, scales: Bool = true) {
    let rates = [rate] + Self.framesPerSecond.filter { $0 < rate - 0.01 }
    let slow = rates[rates.count - 1]
    let slowest = min(slow, Self.lowestRate)
    func rung(_ quality: Int, _ lossy: Int, _ rate: Double, _ scale: Double = 1) -> Settings {
      Settings(quality: quality, lossy: lossy, framesPerSecond: rate, scale: scale)
    }
    var rungs = rates.map { rung(90, 0, $0) }
    rungs += [rung(82, 0, slow), rung(74, 0, slow), rung(74, 15, slow), rung(74, 30, slow)]
    rungs += [rung(74, 30, slowest)]
    if scales {
      for scale in [0.75, 0.5, 0.375, 0.25] {
        rungs += [rung(82, 0, slow, scale), rung(74, 30, slowest, scale)]
      }
    }
    rungs += [rung(58, 45, slowest, scales ? 0.25 : 1), rung(34, 80, slowest, scales ? 0.25 : 1)]
    var seen: Set<Settings> = []
    self.rungs = rungs.filter { seen.insert($0).inserted }
  }

  /// The share of the bytes that settings are expected to take of those of the first ones.
  ///
  /// Measured on the scenarios of the gallery; a search corrects what is different elsewhere.
  private func share(of settings: Settings) -> Double {
    // Between frames that are further apart more changes.
    let frames = pow(settings.framesPerSecond / rungs[0].framesPerSecond, 0.85)
    let colors = 1 - 0.005 * Double(GIFOptions.defaultQuality - settings.quality)
    let loss =
      1 - 0.2 * min(1, Double(settings.lossy) / 30) - 0.003 * Double(max(0, settings.lossy - 30))
    return frames * colors * loss * pow(settings.scale, 1.5)
  }

  /// The time that an encoding takes, in that of the first one.
  private func work(of settings: Settings) -> Double {
    settings.framesPerSecond / rungs[0].framesPerSecond * settings.scale * settings.scale
      * (settings.lossy > 0 ? Self.lossyWork : 1)
  }

  /// Encodes with different settings until some stay within the limit that are likely the best.
  ///
  /// Of those that were told to fit, the last ones are the best.
  ///
  /// - Parameters:
  ///   - limit: The number of bytes.
  ///   - encode: Makes an encoding and tells what it takes.
  /// - Returns: The settings that stay within the limit; if none do, the worst of all, with `fits`
  ///   false.
  /// - Throws: The first error that `encode` throws.
  public func search<Failure: Error>(
    limit: Int, encode: (Settings) async throws(Failure) -> Trial
  ) async throws(Failure) -> Outcome {
    var attempts = 0
    var spent = 0.0
    /// The bytes of the first settings, as far as the latest trial tells.
    var whole = 0.0
    var fitting: Int?
    /// Settings from here on are not known to be too large.
    var lowest = 0
    var next = 0
    while true {
      let settings = rungs[next]
      attempts += 1
      switch try await encode(settings) {
      case .fits(let bytes):
        whole = Double(bytes) / share(of: settings)
        fitting = next
        spent += work(of: settings)
      case .exceeds(let estimate):
        let estimate = Double(max(estimate, limit + 1))
        whole = estimate / share(of: settings)
        lowest = next + 1
        // All of it was drawn and its palettes were chosen, but the codes of the rest were not made.
        spent += work(of: settings) * (0.8 + 0.2 * Double(limit) / estimate)
      }
      let likely = rungs.indices.first { index in
        index >= lowest && whole * share(of: rungs[index]) <= Double(limit) * Self.aim
      }
      if let fitting {
        // Something better may fit, if there is time to try it.
        guard let likely, likely < fitting, spent + work(of: rungs[likely]) <= Self.mostWork else {
          return Outcome(
            settings: rungs[fitting], fits: true, attempts: attempts)
        }
        next = likely
      } else if let likely {
        next = likely
      } else if next < rungs.count - 1 {
        next = rungs.count - 1
      } else {
        return Outcome(settings: settings, fits: false, attempts: attempts)
      }
    }
  }
}
