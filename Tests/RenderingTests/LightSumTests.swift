import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation
import Testing

@testable import AnimRendering

@MainActor struct LightSumTests {
  private let size = PixelSize(width: 16, height: 16)

  private func mean(_ pixmaps: [Pixmap]) -> Pixmap {
    var sum = LightSum(size: pixmaps[0].size)
    for pixmap in pixmaps { sum.add(pixmap) }
    return sum.mean
  }

  @Test(arguments: [1, 2, 17, 129])
  func `equal pictures are their own mean`(count: Int) {
    // All opaque greys, and a row of all alphas.
    var pixmap = Pixmap(size: PixelSize(width: 256, height: 2))
    for value in 0..<256 {
      let byte = UInt32(value)
      pixmap[value, 0] = byte | byte << 8 | byte << 16 | 0xff00_0000
      pixmap[value, 1] = byte << 24
    }
    #expect(mean([Pixmap](repeating: pixmap, count: count)) == pixmap)
  }

  @Test func `half of the light of white is a light grey, as on film`() {
    let result = mean([
      Pixmap(size: size, filledWith: 0xffff_ffff), Pixmap(size: size, filledWith: 0xff00_0000),
    ])
    // sRGB's curve has half of the light at 187.5.
    #expect(result[3, 3] & 255 == 188)
    #expect(result.isOpaque)
  }

  @Test func `a colour that is there for half of the time covers half, in its own colour`() {
    let result = mean([
      Pixmap(size: size, filledWith: 0xff00_00ff), Pixmap(size: size, filledWith: 0),
    ])
    // Premultiplied red of alpha one half.
    #expect(result[3, 3] == 0x8000_0080)
  }

  // MARK: Frames

  private func list(x: CGFloat, _ color: Color = .black) -> DisplayList {
    DisplayList(
      size: CGSize(width: 16, height: 16), background: .white,
      items: [
        DisplayItem(
          content: .box(
            Box(RoundedRect(CGRect(x: x, y: 4, width: 4, height: 8)), fill: .color(color))))
      ])
  }

  private func frames(
    _ contents: [FrameContent], tasks: Int = 1, redrawsAll: Bool = false
  ) async throws -> [Frame] {
    var rest = contents[...]
    let sink = KeepingSink()
    _ = try await FrameRenderer(size: size, scale: 1, tasks: tasks, redrawsAll: redrawsAll)
      .render(into: [sink]) { rest.popFirst().map { TimedFrame($0, from: 0, to: 0) } }
    return sink.frames
  }

  @Test func `what moves is blurred along its way, what rests is sharp`() async throws {
    let frame = try await frames([.exposure((0..<5).map { list(x: CGFloat($0)) })])[0].pixmap
    // The box passes over column 0 in one of five moments, and over column 4 in four.
    let row = (0..<9).map { frame[$0, 8] & 255 }
    #expect(row[0] > row[1] && row[1] > row[2] && row[2] > row[3])
    #expect(row[3] == row[4] && row[4] < row[5] && row[7] < row[8])
    #expect(row[8] == 255)
    // Above it nothing happens.
    #expect((0..<16).allSatisfy { frame[$0, 0] == 0xffff_ffff })
  }

  @Test func `a fade is as far from one picture as its weight says`() async throws {
    let fade = FrameContent.dissolve(from: list(x: 0), to: list(x: 12), weight: 0.25)
    let frame = try await frames([fade])[0].pixmap
    #expect(frame[1, 8] & 255 == 64)
    #expect(frame[13, 8] & 255 == 191)
    #expect(frame[8, 8] & 255 == 255)
  }

  @Test(arguments: [1, 3], [false, true])
  func `what follows a blurred frame is drawn as if it were alone`(
    tasks: Int, redrawsAll: Bool
  ) async throws {
    let contents: [FrameContent] = (0..<12).flatMap { index -> [FrameContent] in
      let (from, to) = (list(x: CGFloat(index)), list(x: CGFloat(index + 1), .init(hex: 0xff0000)))
      return [
        .drawing(from), .exposure([from, to]), .drawing(to), .drawing(to),
        .dissolve(from: from, to: to, weight: 0.5),
      ]
    }
    let drawn = try await frames(contents, tasks: tasks, redrawsAll: redrawsAll)
    for (index, frame) in drawn.enumerated() {
      let alone = try await frames([contents[index]])[0]
      #expect(frame.pixmap == alone.pixmap)
      guard index > 0, let damage = frame.damage else { continue }
      // Outside of what is said to differ, nothing does.
      let before = drawn[index - 1].pixmap
      for y in 0..<16 {
        for x in 0..<16 where frame.pixmap[x, y] != before[x, y] {
          #expect(damage.minX <= x && x < damage.maxX && damage.minY <= y && y < damage.maxY)
        }
      }
    }
  }
}

/// Keeps the frames that it is given.
private final class KeepingSink: FrameSink {
  private(set) var frames: [Frame] = []

  func append(_ frame: Frame) { frames.append(frame) }

  func finish() -> OutputSummary { OutputSummary(path: "", bytes: 0) }
}
