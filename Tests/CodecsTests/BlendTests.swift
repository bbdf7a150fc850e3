import AnimPixels
import Testing

@testable import AnimCodecs

/// Frames that are laid over others, with the values that ffmpeg 9 shows for them.
struct BlendTests {
  /// A straight pixel.
  private func pixel(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32) -> UInt32 {
    red | green << 8 | blue << 16 | alpha << 24
  }

  @Test func `over a clear canvas a pixel stays as it is`() {
    let half = pixel(255, 0, 0, 128)
    #expect(StraightAlpha.composed(half, overStraight: 0) == half)
    #expect(StraightAlpha.composed(pixel(9, 9, 9, 0), overStraight: half) == half)
    #expect(StraightAlpha.composed(pixel(9, 9, 9, 255), overStraight: half) == pixel(9, 9, 9, 255))
  }

  @Test func `over an opaque pixel the colours are mixed and rounded`() {
    // (128 · 255 + 127 · 0) / 255 = 128, (127 · 255) / 255 = 127.
    #expect(
      StraightAlpha.composed(pixel(255, 0, 0, 128), overStraight: pixel(0, 255, 0, 255))
        == pixel(128, 127, 0, 255))
  }

  @Test func `over a half-clear pixel the colours are weighed by their shares`() {
    // Alpha 128 + 128 · 127 / 255 = 128 + 63.7 → 192; red 255 · 128 · 255 / (255 · 192) = 170.0,
    // green 127 · 128 · 255 / (255 · 192) = 84.7 → 84.
    #expect(
      StraightAlpha.composed(pixel(255, 0, 0, 128), overStraight: pixel(0, 255, 0, 128))
        == pixel(170, 84, 0, 192))
  }

  @Test(arguments: [FrameCanvas.Disposal.keep, .clear, .restore], [true, false])
  func `what is laid over a canvas and disposed of is as if each pixel were alone`(
    disposal: FrameCanvas.Disposal, isOver: Bool
  ) {
    let size = PixelSize(width: 16, height: 16)
    let whole = PixelRect(size)
    // Every pair of 16 alphas.
    let alphas = (0..<16).map { UInt32($0 * 17) }
    let below = (0..<256).map { pixel(200, 100, 50, alphas[$0 / 16]) }
    let above = (0..<256).map { pixel(10, 180, 240, alphas[$0 % 16]) }
    var canvas = FrameCanvas(size: size)
    canvas.begin(whole, disposal)
    canvas.draw(below, in: whole, isOver: false)
    canvas.begin(whole, .keep)
    canvas.draw(above, in: whole, isOver: isOver)
    let expected = (0..<256).map { index in
      let rest = disposal == .keep ? below[index] : 0
      return StraightAlpha.multiplied(
        isOver ? StraightAlpha.composed(above[index], overStraight: rest) : above[index])
    }
    #expect(canvas.pixmap.pixels == expected)
  }
}
