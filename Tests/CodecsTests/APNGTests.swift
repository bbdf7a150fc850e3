import AnimCodecs
import AnimPixels
import Testing

struct APNGTests {
  private let size = PixelSize(width: 30, height: 20)

  private func apng(
    _ frames: [Pixmap], step: Double = 0.02, loop: Loop = .forever, tasks: Int = 1,
    memoryLimit: Int = 1 << 30
  ) async throws -> [UInt8] {
    var file: [UInt8] = []
    let encoder = try APNGEncoder(
      size: frames[0].size, loop: loop, tasks: tasks, memoryLimit: memoryLimit
    ) { file += $0 }
    for (index, frame) in frames.enumerated() {
      try await encoder.append(frame, from: Double(index) * step, to: Double(index + 1) * step)
    }
    try await encoder.finish()
    return file
  }

  private func frames(of file: [UInt8]) throws -> [AnimationFrame] {
    let decoder = try APNGDecoder(file)
    var frames: [AnimationFrame] = []
    while let frame = try decoder.next() { frames.append(frame) }
    return frames
  }

  private func flat(_ colors: [UInt32]) -> [Pixmap] {
    (0..<6).map { flatPicture(size, colors: colors, seed: UInt64($0)) }
  }

  @Test func `frames of every layout come back unchanged`() async throws {
    let grey = flat((0..<16).map { rgb($0 * 17, $0 * 17, $0 * 17) })
    let palette = flat([rgb(9, 8, 7), 0x8040_2010, 0, rgb(0, 0, 255)])
    let opaque = (0..<4).map { noise(size, opaque: true, seed: UInt64($0)) }
    let translucent = (0..<4).map { noise(size, opaque: false, seed: UInt64($0)) }
    for animation in [grey, palette, opaque, translucent] {
      #expect(try frames(of: await apng(animation)).map(\.pixmap) == animation)
    }
  }

  @Test func `what outgrows the memory comes back unchanged`() async throws {
    let animation = flat((0..<200).map { rgb($0, 3, 255 - $0) })
    #expect(try frames(of: await apng(animation, memoryLimit: 2000)).map(\.pixmap) == animation)
  }

  @Test(arguments: [true, false], [40, 4000])
  func `few changes in a restless picture are laid over what is there`(
    isOpaque: Bool, changes: Int
  ) async throws {
    let size = PixelSize(width: 100, height: 80)
    // More than 256 colours, so that a colour nobody has stands for what stays.
    var animation = [noise(size, opaque: isOpaque, seed: 1)]
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<4 {
      var next = animation[animation.count - 1]
      for _ in 0..<changes {
        next.pixels[Int.random(in: 0..<size.area, using: &generator)] =
          UInt32.random(in: 0...0xff_ffff, using: &generator) | 0xff00_0000
      }
      animation.append(next)
    }
    let file = try await apng(animation)
    #expect(try frames(of: file).map(\.pixmap) == animation)
    // A pixel of noise takes three bytes; each that stays, stored again, would take as many.
    if changes == 40 { #expect(file.count < size.area * 4 + 4 * 2000) }
  }

  /// A square of one colour that stands in other places of a restless picture.
  private func moving(_ places: [Int?], over picture: Pixmap) -> [Pixmap] {
    places.map { place in
      var frame = picture
      guard let place else { return frame }
      for y in 30..<50 { for x in place..<place + 20 { frame[x, y] = rgb(200, 10, 10) } }
      return frame
    }
  }

  @Test(arguments: [1 << 30, 300_000, 4000])
  func `what moves does not leave behind what is to be stored again`(
    memoryLimit: Int
  ) async throws {
    let picture = noise(PixelSize(width: 100, height: 80), opaque: true, seed: 1)
    // A picture that others are drawn over later, one that all is as it was in, and one at the end.
    let places = [nil, 0, 20, 40, nil, 60, 80, 40, nil]
    let animation = moving(places, over: picture)
    let file = try await apng(animation, memoryLimit: memoryLimit)
    #expect(try frames(of: file).map(\.pixmap) == animation)
    #expect(try await file == apng(animation, tasks: 3, memoryLimit: memoryLimit))
    // A pixel of noise takes at least three bytes: the first picture, but not the squares.
    let (first, square) = (100 * 80 * 3, 20 * 20 * 3)
    if memoryLimit == 1 << 30 { #expect(file.count < first + square) }
  }

  @Test func `what becomes clear or half so is not laid over what is there`() async throws {
    var second = noise(size, opaque: true, seed: 3)
    let first = second
    for x in 0..<10 {
      second[x, 3] = 0
      second[x, 5] = 0x8040_2010
    }
    let animation = [first, second, first]
    #expect(try frames(of: await apng(animation)).map(\.pixmap) == animation)
  }

  @Test func `words are stored, and no pixel changes`() async throws {
    let animation = flat([rgb(1, 1, 1), rgb(2, 2, 2)])
    var file: [UInt8] = []
    let encoder = try APNGEncoder(size: size, description: "zwölf Zellen") { file += $0 }
    for (index, frame) in animation.enumerated() {
      try await encoder.append(frame, from: Double(index), to: Double(index + 1))
    }
    try await encoder.finish()
    #expect(String(decoding: file, as: UTF8.self).contains("iTXtDescription"))
    #expect(String(decoding: file, as: UTF8.self).contains("zwölf Zellen"))
    #expect(try frames(of: file).map(\.pixmap) == animation)
  }

  @Test func `durations add up, and equal frames become one`() async throws {
    var animation = flat([rgb(0, 0, 0), rgb(255, 255, 255)])
    animation.insert(animation[2], at: 3)
    let shown = try frames(of: await apng(animation, step: 1.0 / 60))
    #expect(shown.count == 6)
    let total = shown.reduce(0) { $0 + $1.duration }
    // To the millisecond.
    #expect((total * 1000).rounded() == (7000.0 / 60).rounded())
  }

  @Test func `bytes do not depend on the number of tasks`() async throws {
    let animation = (0..<9).map { noise(size, opaque: true, seed: UInt64($0)) }
    #expect(try await apng(animation, tasks: 1) == apng(animation, tasks: 3))
  }

  @Test(arguments: [Loop.forever, .times(1), .times(3)])
  func `the loop comes back`(loop: Loop) async throws {
    let file = try await apng(flat([rgb(1, 1, 1), rgb(2, 2, 2)]), loop: loop)
    #expect(try APNGDecoder(file).loop == loop)
  }

  @Test func `a still PNG has one frame`() throws {
    let picture = noise(size, opaque: true, seed: 7)
    #expect(try frames(of: PNGEncoder().encode(picture)).map(\.pixmap) == [picture])
  }

  @Test func `every truncation and every flipped bit of a small file ends in order`() async throws {
    let file = try await apng(
      (0..<2).map {
        flatPicture(PixelSize(width: 5, height: 4), colors: [0, rgb(9, 9, 9)], seed: UInt64($0))
      })
    let shown = try frames(of: file)
    for count in 0..<file.count - 12 {
      #expect(throws: CodecError.self) { try frames(of: Array(file.prefix(count))) }
    }
    // The end chunk says nothing about the pictures.
    for count in file.count - 12..<file.count {
      #expect(try frames(of: Array(file.prefix(count))) == shown)
    }
    for bit in 0..<file.count * 8 {
      var damaged = file
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      // Every chunk has a checksum, so hardly anything can go unnoticed.
      _ = try? frames(of: damaged)
    }
  }

  /// Found by fuzzing: 4177526787 × 2531065856 overflows 63 bits.
  @Test func `a size of which the product overflows is refused`() throws {
    var file = try PNGEncoder().encode(Pixmap(size: size))
    file.replaceSubrange(16..<24, with: [0xf9, 0, 0, 3, 0x96, 0xdd, 0, 0])
    // The checksum of the header so changed, by zlib.
    file.replaceSubrange(29..<33, with: [0x53, 0xee, 0x5e, 0x50])
    #expect(throws: CodecError.self) { try APNGDecoder(file) }
  }

  @Test func `info adds up`() async throws {
    let file = try await apng(flat([rgb(1, 1, 1), rgb(2, 2, 2), rgb(3, 4, 5)]))
    let info = try AnimationInfo(file)
    #expect(info.format == .png)
    #expect(info.size == size)
    // Three, and one that leaves what is there.
    #expect(info.globalColorCount == 4)
    #expect(info.frames.count == 6)
    #expect((info.duration * 1000).rounded() == 120)
    #expect(info.frames.map(\.byteCount).reduce(0, +) < info.byteCount)
    #expect(info.frames[0].rect == PixelRect(size))
  }
}
