import AnimCodecs
import Testing

struct ByteBudgetTests {
  /// Bytes that fall with everything that is lowered.
  private func bytes(_ settings: ByteBudget.Settings) -> Int {
    Int(
      Double(settings.quality * 100) * settings.framesPerSecond * settings.scale * settings.scale)
  }

  private func search(_ limit: Int, scales: Bool = true) async -> ByteBudget.Outcome {
    await ByteBudget(framesPerSecond: 50, scales: scales).search { bytes($0) <= limit }
  }

  @Test func `what fits is left as it is`() async {
    let outcome = await search(1_000_000)
    #expect(outcome.fits && outcome.attempts == 1)
    #expect(outcome.settings.quality == 90)
  }

  @Test(arguments: [440_000, 300_000, 171_000])
  func `quality gives way first, no further than needed`(limit: Int) async {
    let outcome = await search(limit)
    #expect(outcome.fits && bytes(outcome.settings) <= limit)
    #expect(outcome.settings.framesPerSecond == 50 && outcome.settings.scale == 1)
    // The next better quality is 8 higher.
    var better = outcome.settings
    better.quality += 8
    #expect(bytes(better) > limit)
  }

  @Test func `then the frame rate, then the scale`() async {
    #expect(await search(100_000).settings.framesPerSecond == 25)
    #expect(await search(30_000).settings.scale == 0.75)
  }

  @Test(arguments: Array(stride(from: 2_500, to: 460_000, by: 7_919)))
  func `nothing that comes first fits, and few encodings tell so`(limit: Int) async {
    let outcome = await search(limit)
    // In the order in which they are wished: the whole list, one after the other.
    let qualities = [90, 82, 74, 66, 58, 50, 42, 34]
    let rates = [50.0, 100.0 / 3, 25, 20, 50.0 / 3, 12.5, 10]
    let wished = [1.0, 0.75, 0.5, 0.375, 0.25].flatMap { scale in
      rates.flatMap { rate in
        qualities.map { quality in
          var settings = outcome.settings
          (settings.quality, settings.framesPerSecond, settings.scale) = (quality, rate, scale)
          return settings
        }
      }
    }
    let first = wished.first { bytes($0) <= limit }
    #expect(outcome.settings.quality == first?.quality)
    #expect(outcome.settings.framesPerSecond == first?.framesPerSecond)
    #expect(outcome.settings.scale == first?.scale)
    #expect(outcome.attempts <= ByteBudget(framesPerSecond: 50).mostAttempts)
  }

  @Test func `what cannot fit is told, with the least that was tried`() async {
    let outcome = await search(10)
    #expect(!outcome.fits)
    #expect(outcome.settings.scale == 0.25 && outcome.settings.framesPerSecond == 10)
    #expect(await search(10, scales: false).settings.scale == 1)
  }
}
