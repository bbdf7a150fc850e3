import Pixels
import Testing

@testable import Codecs

struct QualityTests {
  private let size = PixelSize(width: 20, height: 12)

  private func quality(of source: Pixmap, shownAs shown: Pixmap) -> Quality {
    var meter = QualityMeter(size: source.size)
    let delta = FrameDelta(
      from: nil, to: source, within: PixelRect(source.size), flattenedBy: .none)
    meter.add(delta, shown: shown.pixels, duration: 5)
    return meter.quality
  }

  @Test func `equal pictures are identical`() {
    let picture = noise(size, opaque: true, seed: 1)
    let quality = quality(of: picture, shownAs: picture)
    #expect(abs(quality.similarity - 1) < 1e-9)
    #expect(quality.largestColorDifference == 0)
  }

  @Test func `black for white is as different as can be`() {
    let white = Pixmap(size: size, filledWith: rgb(255, 255, 255))
    let black = Pixmap(size: size, filledWith: rgb(0, 0, 0))
    let quality = quality(of: white, shownAs: black)
    // Lightness is 1 and 0; of the similarity the constant C₁ is left, 6.5025 / (255² + 6.5025).
    #expect(abs(quality.largestColorDifference - 100) < 0.01)
    #expect(abs(quality.similarity - 0.000_1) < 0.000_001)
  }

  @Test func `one wrong pixel is the largest difference and harms one block`() {
    let white = Pixmap(size: size, filledWith: rgb(255, 255, 255))
    var shown = white
    shown[3, 3] = rgb(0, 0, 0)
    let quality = quality(of: white, shownAs: shown)
    #expect(abs(quality.largestColorDifference - 100) < 0.01)
    // Five of six blocks are identical.
    #expect(quality.similarity > 5.0 / 6 && quality.similarity < 1)
  }

  @Test func `an exact GIF says that it is`() async throws {
    let encoder = try GIFEncoder(size: size) { _ in }
    let picture = flatPicture(size, colors: [rgb(1, 2, 3), rgb(4, 5, 6)], seed: 1)
    try await encoder.append(picture, from: 0, to: 1)
    let summary = try await encoder.finish()
    #expect(summary.isExact && summary.quality == Quality())
  }

  @Test func `a GIF with too few colours says how far it is off`() async throws {
    let encoder = try GIFEncoder(size: size) { _ in }
    try await encoder.append(
      noise(PixelSize(width: 20, height: 12), opaque: true, seed: 2), from: 0, to: 1)
    #expect(try await encoder.finish().isExact)
    var options = GIFOptions()
    options.colors = 8
    let coarse = try GIFEncoder(size: size, options: options) { _ in }
    try await coarse.append(noise(size, opaque: true, seed: 2), from: 0, to: 1)
    let summary = try await coarse.finish()
    #expect(!summary.isExact)
    #expect(summary.quality.similarity < 1 && summary.quality.largestColorDifference > 2)
  }
}
