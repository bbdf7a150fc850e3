import AnimCodecs
import AnimPixels
import Testing

/// The file of frames that last `step` seconds each.
func gif(
  _ frames: [Pixmap], step: Double = 0.02, options: GIFOptions = GIFOptions(), tasks: Int = 1,
  memoryLimit: Int = 1 << 30
) async throws -> [UInt8] {
  var file: [UInt8] = []
  let encoder = try GIFEncoder(
    size: frames[0].size, options: options, tasks: tasks, memoryLimit: memoryLimit
  ) { file += $0 }
  for (index, frame) in frames.enumerated() {
    try await encoder.append(frame, from: Double(index) * step, to: Double(index + 1) * step)
  }
  _ = try await encoder.finish()
  return file
}

func frames(of file: [UInt8]) throws -> [AnimationFrame] {
  let decoder = try GIFDecoder(file)
  var frames: [AnimationFrame] = []
  while let frame = try decoder.next() { frames.append(frame) }
  return frames
}

struct GIFTests {
  private let size = PixelSize(width: 40, height: 30)

  private func animation(colors count: Int, frames: Int = 5) -> [Pixmap] {
    let colors = (0..<count).map { rgb($0 * 3 % 256, $0 * 7 % 256, $0 * 11 % 256) }
    return (0..<frames).map { flatPicture(size, colors: colors, seed: UInt64($0)) }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 100, 255, 256])
  func `up to 256 colours come back exactly`(count: Int) async throws {
    let animation = animation(colors: count)
    let shown = try frames(of: await gif(animation)).map(\.pixmap)
    if count == 1 {
      #expect(shown == [animation[0]])
    } else {
      #expect(shown == animation)
    }
  }

  @Test func `clear pixels come and go`() async throws {
    let colors: [UInt32] = [0, rgb(255, 0, 0), 0, rgb(0, 0, 255), 0, rgb(0, 255, 0)]
    let animation = (0..<8).map { flatPicture(size, colors: colors, seed: UInt64($0)) }
    #expect(try frames(of: await gif(animation)).map(\.pixmap) == animation)
  }

  @Test(arguments: [0.02, 1.0 / 30, 0.05, 1.0 / 24, 0.7])
  func `delays add up to the true duration`(step: Double) async throws {
    let shown = try frames(of: await gif(animation(colors: 9, frames: 12), step: step))
    let total = shown.map { Int(($0.duration * 100).rounded()) }.reduce(0, +)
    #expect(total == Int((step * 12 * 100).rounded()))
    #expect(shown.allSatisfy { $0.duration >= 0.02 })
  }

  @Test func `a delay beyond 16 bits is shared by several images`() async throws {
    let colors: [UInt32] = [0, rgb(255, 0, 0), 0, rgb(0, 0, 255)]
    let pictures = (0..<3).map { flatPicture(size, colors: colors, seed: UInt64($0)) }
    // 700 seconds are 70,000 hundredths; 65,535 fit.
    let shown = try frames(of: await gif(pictures, step: 700))
    #expect(shown.map(\.pixmap) == pictures.flatMap { [$0, $0] })
    #expect(shown.map(\.duration) == [655.35, 44.65, 655.35, 44.65, 655.35, 44.65])
  }

  @Test func `an image that is split stays whole until the next one clears a part of it`()
    async throws
  {
    let red = Pixmap(size: size, filledWith: rgb(255, 0, 0))
    // The second changes two corners and keeps what is between; the third has a hole.
    var corners = red
    corners[0, 0] = rgb(0, 0, 255)
    corners[size.width - 1, size.height - 1] = rgb(0, 0, 255)
    var hole = corners
    hole[20, 15] = 0
    let shown = try frames(of: await gif([red, corners, hole], step: 700)).map(\.pixmap)
    #expect(shown == [red, red, corners, corners, hole, hole])
  }

  @Test(arguments: [
    (655.35, [655.35]), (655.36, [655.34, 0.02]), (655.37, [655.35, 0.02]),
    (1310.71, [655.35, 655.34, 0.02]),
  ])
  func `no part of a long delay is shorter than players heed`(
    delay: Double, parts: [Double]
  ) async throws {
    // Players show what is to last less than 2 hundredths of a second for 10.
    let shown = try frames(of: await gif(animation(colors: 3, frames: 1), step: delay))
    #expect(shown.map(\.duration) == parts)
  }

  @Test func `frames of a hundredth of a second give their time to the next`() async throws {
    let pictures = animation(colors: 9, frames: 5)
    let shown = try frames(of: await gif(pictures, step: 0.01))
    // The last one, for which one hundredth is left, is shown for two.
    #expect(shown.map(\.pixmap) == [pictures[1], pictures[3], pictures[4]])
    #expect(shown.map(\.duration) == [0.02, 0.02, 0.02])
  }

  @Test func `frames of two hundredths of a second are all shown`() async throws {
    let pictures = animation(colors: 9, frames: 4)
    let shown = try frames(of: await gif(pictures, step: 0.02))
    #expect(shown.map(\.pixmap) == pictures)
    #expect(shown.map(\.duration) == [0.02, 0.02, 0.02, 0.02])
  }

  @Test func `equal frames become one that is shown longer`() async throws {
    let pictures = animation(colors: 4, frames: 2)
    let shown = try frames(of: await gif([pictures[0], pictures[0], pictures[1], pictures[1]]))
    #expect(shown.map(\.duration) == [0.04, 0.04])
    #expect(shown.map(\.pixmap) == pictures)
  }

  @Test func `bytes do not depend on the number of tasks`() async throws {
    let animation = animation(colors: 400, frames: 20)
    for lossy in [0, 30] {
      var options = GIFOptions()
      options.lossy = lossy
      let one = try await gif(animation, options: options, tasks: 1)
      #expect(try await gif(animation, options: options, tasks: 2) == one)
      #expect(try await gif(animation, options: options, tasks: 5) == one)
    }
  }

  @Test func `large images with loss are made in halves, which nobody sees`() async throws {
    let size = PixelSize(width: 400, height: 300)
    let animation = (0..<3).map { noise(size, opaque: true, seed: $0) }
    var options = GIFOptions()
    (options.colors, options.lossy) = (64, 10)
    let file = try await gif(animation, options: options, tasks: 1)
    #expect(try await gif(animation, options: options, tasks: 3) == file)
    // More than an image has to have for that.
    #expect(file.count > 3 * 70_000)
    let shown = try frames(of: file).map(\.pixmap)
    #expect(shown.count == 3)
    for (one, other) in zip(shown, animation) {
      let differences = zip(one.pixels, other.pixels).map { a, b in
        stride(from: UInt32(0), to: 24, by: 8).map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }
          .reduce(0, +)
      }
      // Of chance by itself 255 on average.
      #expect(differences.reduce(0, +) / differences.count < 120)
    }
  }

  @Test func `dictionaries that are cleared early come back, with any number of tasks`()
    async throws
  {
    // Bands of noise with gaps between them, which move.
    let size = PixelSize(width: 150, height: 150)
    let animation = (0..<4).map { frame in
      let noise = noise(size, opaque: true, seed: UInt64(frame))
      let pixels = noise.pixels.enumerated().map { place, pixel in
        let row = (place / 150 + frame) % 50
        return row < 15 ? rgb(255, 255, 255) : rgb(Int(pixel & 15), place / 7500, frame)
      }
      return Pixmap(size: size, pixels: pixels)
    }
    let file = try await gif(animation)
    #expect(try frames(of: file).map(\.pixmap) == animation)
    #expect(try await gif(animation, tasks: 3) == file)
  }

  @Test func `where each image has a palette of its own, the first one's is that of the file`()
    async throws
  {
    let size = PixelSize(width: 32, height: 32)
    let animation = (0..<3).map { noise(size, opaque: true, seed: UInt64($0)) }
    var options = GIFOptions()
    options.palette = .local
    let own = try frames(of: await gif(animation, options: options))
    #expect(own.map { $0.stored.localColorCount != nil } == [false, true, true])
    options.palette = .global
    let shared = try frames(of: await gif(animation, options: options))
    #expect(shared.allSatisfy { $0.stored.localColorCount == nil })
  }

  @Test func `what does not fit into memory is written earlier and is as exact`() async throws {
    let animation = animation(colors: 200, frames: 30)
    let file = try await gif(animation, memoryLimit: 10_000)
    #expect(try frames(of: file).map(\.pixmap) == animation)
  }

  @Test func `more colours than fit into an exact palette are an error`() async throws {
    var options = GIFOptions()
    options.palette = .exact
    options.colors = 16
    let error = await #expect(throws: CodecError.self) {
      try await gif(animation(colors: 17), options: options)
    }
    #expect(error?.code == .tooManyColors)
  }

  @Test func `the loop comes back`() async throws {
    for loop in [Loop.forever, .times(1), .times(5)] {
      var options = GIFOptions()
      options.loop = loop
      let decoder = try GIFDecoder(await gif(animation(colors: 2), options: options))
      while try decoder.next() != nil {}
      #expect(decoder.loop == loop)
    }
  }

  @Test func `every truncation of a file is an error`() async throws {
    let file = try await gif(animation(colors: 4, frames: 2))
    for count in 0..<file.count {
      #expect(throws: CodecError.self) { try frames(of: Array(file.prefix(count))) }
    }
  }
}
