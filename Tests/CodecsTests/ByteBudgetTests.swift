import AnimCodecs
import Foundation
import Testing

struct ByteBudgetTests {
  /// A made-up animation, whose bytes fall with everything that is lowered, each in its own way.
  struct Animation: Sendable, CustomTestStringConvertible {
    var rate: Double
    var scale: Double
    var quality: Double
    let testDescription: String

    func bytes(_ settings: ByteBudget.Settings) -> Int {
      let loss = 1 - Double(settings.lossy) / 200
      return Int(
        1_000_000 * pow(settings.framesPerSecond / 50, rate) * pow(settings.scale, scale) * loss
          * pow(Double(settings.quality) / 90, quality))
    }
  }
  static let animations = [
    Animation(rate: 1, scale: 2, quality: 1, testDescription: "in proportion"),
    Animation(rate: 0.5, scale: 1.2, quality: 0.2, testDescription: "hardly smaller"),
    Animation(rate: 1.2, scale: 2.2, quality: 2, testDescription: "much smaller"),
  ]

  private func search(
    _ limit: Int, _ animation: Animation = animations[0], scales: Bool = true
  ) async -> (outcome: ByteBudget.Outcome, tried: [ByteBudget.Settings]) {
    var tried: [ByteBudget.Settings] = []
    let outcome = await ByteBudget(framesPerSecond: 50, scales: scales).search(limit: limit) {
      tried.append($0)
      let bytes = animation.bytes($0)
      return bytes <= limit ? .fits(bytes: bytes) : .exceeds(estimate: bytes)
    }
    return (outcome, tried)
  }

  @Test func `what fits is left as it is`() async {
    let (outcome, _) = await search(1_000_000)
    #expect(outcome.fits && outcome.attempts == 1)
    #expect(outcome.settings == ByteBudget(framesPerSecond: 50).rungs[0])
  }

  @Test(arguments: [700_000, 450_000, 300_000])
  func `frames give way before anything else`(limit: Int) async {
    let (outcome, _) = await search(limit)
    #expect(outcome.fits && outcome.settings.framesPerSecond < 50)
    #expect(outcome.settings.quality == 90 && outcome.settings.lossy == 0)
    #expect(outcome.settings.scale == 1)
  }

  @Test func `then colours and truth in motion, then the scale`() async {
    let colors = await search(235_000).outcome.settings
    #expect(colors.quality < 90 && colors.scale == 1 && colors.framesPerSecond == 12.5)
    let scaled = await search(100_000).outcome.settings
    #expect(scaled.scale == 0.75)
  }

  @Test(arguments: animations, Array(stride(from: 60_000, to: 990_000, by: 47_919)))
  func `few encodings find what stays within the limit`(animation: Animation, limit: Int) async {
    let (outcome, tried) = await search(limit, animation)
    #expect(outcome.fits && animation.bytes(outcome.settings) <= limit)
    #expect(outcome.attempts == tried.count && Set(tried).count == tried.count)
    // The last one that fits is the best.
    #expect(tried.last { animation.bytes($0) <= limit } == outcome.settings)
    #expect(tried.count <= 7)
    // The frames that are encoded after the first time, of which those of a trial that fails only in part.
    let work = tried.dropFirst().reduce(0) { sum, settings in
      let share = min(1, Double(limit) / Double(animation.bytes(settings)))
      return sum + settings.framesPerSecond / 50 * settings.scale * settings.scale * share
    }
    #expect(work <= 1.25)
  }

  @Test func `what cannot fit is told, with the least that was tried`() async {
    let (outcome, _) = await search(10)
    #expect(!outcome.fits)
    #expect(outcome.settings.scale == 0.25 && outcome.settings.framesPerSecond == 10)
    #expect(await search(10, scales: false).outcome.settings.scale == 1)
  }
}
