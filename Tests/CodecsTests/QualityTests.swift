import AnimPixels
import Testing

@testable import AnimCodecs

struct QualityTests {
  private let size = PixelSize(width: 20, height: 12)

  private func quality(of source: Pixmap, shownAs shown: Pixmap) -> Quality {
    var meter = QualityMeter(size: source.size)
    let delta = FrameDelta(
      from: nil, to: source, within: PixelRect(source.size), flattenedBy: .none)
    var colors = ColorTable()
    let indices = shown.pixels.map { UInt8(colors.number(of: $0)) }
    let image = FramePainter.Image(
      rect: PixelRect(shown.size), disposal: .keep,
      palette: Palette(colors: colors.colors, limit: 256), indices: indices,
      alternatives: indices, truths: [])
    meter.add(QualityMeter.Frame(delta: delta, image: image, duration: 5, isExact: false))
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

  @Test(arguments: [0, 30])
  func `what nobody asks for is not measured, and changes no byte`(lossy: Int) async throws {
    var options = GIFOptions()
    options.colors = 8
    options.lossy = lossy
    var files: [[UInt8]] = [[], []]
    for (index, measures) in [true, false].enumerated() {
      let encoder = try GIFEncoder(size: size, options: options, measuresQuality: measures) {
        files[index] += $0
      }
      for frame in 0..<10 {
        try await encoder.append(
          noise(size, opaque: true, seed: UInt64(frame)), from: Double(frame),
          to: Double(frame + 1))
      }
      #expect((try await encoder.finish().quality != nil) == measures)
    }
    #expect(files[0] == files[1])
  }

  @Test func `frames that are written early and exactly count too`() async throws {
    // Nine flat frames, the first eight of which are written at once; then noise in one block of six.
    var options = GIFOptions()
    options.colors = 16
    let encoder = try GIFEncoder(size: size, options: options, memoryLimit: 1) { _ in }
    let noise = noise(size, opaque: true, seed: 3)
    for frame in 0..<10 {
      var picture = flatPicture(size, colors: [rgb(1, 2, 3), rgb(4, 5, 6)], seed: UInt64(frame))
      if frame == 9 {
        for y in 0..<8 { for x in 0..<8 { picture[x, y] = noise[x, y] } }
      }
      try await encoder.append(picture, from: Double(frame), to: Double(frame) + 1)
    }
    let summary = try await encoder.finish()
    #expect(!summary.isExact)
    // A block's similarity is at least −1, and it is one of six for a tenth of the time.
    let similarity = try #require(summary.quality).similarity
    #expect(similarity < 1 && similarity > 1 - 2.0 / 60)
  }

  @Test(arguments: [0, 30])
  func `the difference told is that of the frames that a decoder shows`(lossy: Int) async throws {
    let source = (0..<20).map { frame in
      var picture = Pixmap(size: size)
      for y in 0..<12 {
        for x in 0..<20 { picture[x, y] = rgb(x * 12, y * 20, frame * (x + y) / 3) }
      }
      return picture
    }
    var options = GIFOptions()
    options.colors = 64
    options.lossy = lossy
    var file: [UInt8] = []
    let encoder = try GIFEncoder(size: size, options: options) { file += $0 }
    for (index, frame) in source.enumerated() {
      try await encoder.append(frame, from: Double(index) / 50, to: Double(index + 1) / 50)
    }
    let summary = try await encoder.finish()
    let shown = try frames(of: file).map(\.pixmap)
    let largest = zip(source, shown).flatMap { zip($0.pixels, $1.pixels) }.map { truth, seen in
      let way = OKLab.coordinates(of: truth) - OKLab.coordinates(of: seen)
      return Double((way * way).sum().squareRoot())
    }.max()!
    let told = try #require(summary.quality).largestColorDifference
    #expect(abs(told - largest * 100) < 0.01)
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
    let quality = try #require(summary.quality)
    #expect(quality.similarity < 1 && quality.largestColorDifference > 2)
  }
}
