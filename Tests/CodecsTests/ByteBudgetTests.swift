import Codecs
import Testing

struct ByteBudgetTests {
  /// Bytes that fall with everything that is lowered.
  private func bytes(_ settings: ByteBudget.Settings) -> Int {
    Int(
      Double(settings.quality * 100) * settings.framesPerSecond * settings.scale * settings.scale)
  }

  private func search(_ limit: Int) async -> ByteBudget.Outcome {
    await ByteBudget(limit: limit).search(framesPerSecond: 50) { bytes($0) }
  }

  @Test func `what fits is left as it is`() async {
    let outcome = await search(1_000_000)
    #expect(outcome.attempts.count == 1)
    #expect(outcome.best.settings.quality == 90)
  }

  @Test(arguments: [440_000, 300_000, 171_000])
  func `quality gives way first, no further than needed`(limit: Int) async {
    let outcome = await search(limit)
    #expect(outcome.fits && outcome.best.bytes <= limit)
    #expect(outcome.best.settings.framesPerSecond == 50 && outcome.best.settings.scale == 1)
    // The next better quality is 8 higher.
    var better = outcome.best.settings
    better.quality += 8
    #expect(bytes(better) > limit)
  }

  @Test func `then the frame rate, then the scale`() async {
    #expect(await search(100_000).best.settings.framesPerSecond == 25)
    #expect(await search(30_000).best.settings.scale == 0.75)
  }

  @Test func `what cannot fit is told, with the smallest`() async {
    let outcome = await search(10)
    #expect(!outcome.fits)
    #expect(outcome.best.settings.scale == 0.25 && outcome.best.settings.framesPerSecond == 10)
  }
}
