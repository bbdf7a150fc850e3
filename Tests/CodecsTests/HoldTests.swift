import AnimCodecs
import AnimPixels
import Testing

/// Frames that stand still are looked at: with `restoresHolds` they are as they truly are.
struct HoldTests {
  private let size = PixelSize(width: 60, height: 40)

  /// A restless ground over which a square of a gradient moves, with a pause in the middle.
  private func frames() -> [(pixmap: Pixmap, start: Double, end: Double)] {
    let ground = (0..<size.area).map { place in
      rgb(place % 60 * 4, place / 60 * 6, (place % 7) * 9)
    }
    var frames: [(Pixmap, Double, Double)] = []
    var time = 0.0
    for index in 0..<12 {
      var pixmap = Pixmap(size: size, pixels: ground)
      for y in 8..<30 {
        for x in 0..<20 { pixmap[x + 3 * index, y] = rgb(255 - x * 9, y * 7, 40 + x * 5) }
      }
      let end = time + ([5, 11].contains(index) ? 0.4 : 0.04)
      frames.append((pixmap, time, end))
      time = end
    }
    return frames
  }

  private func shown(_ options: GIFOptions) async throws -> [Pixmap] {
    var file: [UInt8] = []
    let encoder = try GIFEncoder(size: size, options: options) { file += $0 }
    for (pixmap, start, end) in frames() {
      try await encoder.append(pixmap, from: start, to: end)
    }
    _ = try await encoder.finish()
    let decoder = try GIFDecoder(file)
    var shown: [(frame: AnimationFrame, end: Double)] = []
    var time = 0.0
    while let frame = try decoder.next() {
      time += frame.duration
      shown.append((frame, time))
    }
    // What is seen shortly before the next frame is due: a frame may come in several images.
    return try frames().map { frame in
      try #require(shown.first { $0.end > frame.end - 0.005 }).frame.pixmap
    }
  }

  /// The largest difference of a channel, of 255.
  private func difference(_ one: Pixmap, _ other: Pixmap) -> Int {
    var largest = 0
    for (a, b) in zip(one.pixels, other.pixels) {
      for shift: UInt32 in [0, 8, 16] {
        largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
      }
    }
    return largest
  }

  // Each has more than 2000 colours, ten times as many as a palette.
  @Test(arguments: [(90, 0), (74, 0), (74, 30), (34, 80)])
  func `the frame of a pause and the last one are near to the truth, whatever the loss`(
    quality: Int, lossy: Int
  ) async throws {
    var options = GIFOptions()
    (options.quality, options.lossy, options.restoresHolds) = (quality, lossy, true)
    let shown = try await shown(options)
    let truth = frames().map(\.pixmap)
    for index in [5, 11] {
      let off = difference(shown[index], truth[index])
      #expect(off < 16, "frame \(index) is off by \(off)")
    }
  }

  @Test func `without it, loss stays until the end`() async throws {
    var options = GIFOptions()
    (options.quality, options.lossy) = (34, 80)
    #expect(difference(try await shown(options)[11], frames()[11].pixmap) >= 16)
  }

  @Test func `the bytes do not depend on the number of tasks`() async throws {
    var options = GIFOptions()
    options.restoresHolds = true
    var files: [[UInt8]] = []
    for tasks in [1, 3] {
      var file: [UInt8] = []
      let encoder = try GIFEncoder(size: size, options: options, tasks: tasks) { file += $0 }
      for (pixmap, start, end) in frames() {
        try await encoder.append(pixmap, from: start, to: end)
      }
      _ = try await encoder.finish()
      files.append(file)
    }
    #expect(files[0] == files[1])
  }
}
