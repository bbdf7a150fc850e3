import AnimCodecs
import AnimPixels
import AnimRendering
import Testing

@MainActor struct WebPSampleTests {
  private let size = PixelSize(width: 64, height: 64)

  /// A ground of noise on which a square of noise moves evenly.
  private func frame(_ index: Int) -> Pixmap {
    var pixmap = Pixmap(
      size: size,
      pixels: (0..<size.area).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) | 0xff00_0000 })
    for y in 10..<30 {
      for x in 0..<20 {
        pixmap[(x + index) % 64, y] =
          UInt32(truncatingIfNeeded: (x + 64 * y + 9999) &* 40_503_000_1) | 0xff00_0000
      }
    }
    return pixmap
  }

  @Test(arguments: [1, 2, 19, 20, 60])
  func `a few frames tell what all of them take`(count: Int) async throws {
    let options = WebPOptions()
    let encoder = try WebPEncoder(size: size, options: options)
    for index in 0..<count {
      try encoder.append(frame(index), from: Double(index), to: Double(index + 1))
    }
    let whole = try encoder.finish().count
    let sample = WebPSample(frameCount: count, size: size, options: options)
    #expect(sample.frames.count < 20 && Set(sample.frames).count == sample.frames.count)
    #expect(sample.frames.allSatisfy { (0..<count).contains($0) })
    for (index, number) in sample.frames.enumerated() {
      try await sample.append(
        Frame(index: index, start: 0, end: 1, pixmap: frame(number), damage: nil))
    }
    let likely = try await sample.finish().bytes
    // Even motion is foreseen well.
    #expect(Double(abs(likely - whole)) < 0.15 * Double(whole), "\(likely) instead of \(whole)")
  }
}
