import AnimCodecs
import AnimPixels
import Testing

@testable import AnimVisualDiff

struct DifferenceTests {
  private let grey: UInt32 = 0xff80_8080

  private func pixmap(_ width: Int, _ height: Int, _ changed: [(Int, Int)] = []) -> Pixmap {
    var pixmap = Pixmap(size: PixelSize(width: width, height: height), filledWith: grey)
    for (x, y) in changed { pixmap[x, y] = 0xff00_00ff }
    return pixmap
  }

  /// Sizes around the 16 pixels that are compared at once.
  @Test(arguments: [1, 15, 16, 17, 31, 32, 33, 48, 100])
  func `comparing many pixels at once finds what comparing one by one finds`(width: Int) {
    let a = MadeUp.noise(width, 7, seed: 1)
    var pixels = a.pixels
    for index in stride(from: 0, to: pixels.count, by: 5) { pixels[index] ^= 1 << (index % 24) }
    let b = StraightPicture(size: a.size, pixels: pixels)
    let expected = a.pixels.indices.filter { a.pixels[$0] != b.pixels[$0] }
    let difference = Comparison().difference(a, b)
    var found: [Int] = []
    difference.verdicts.forEach { x, y, verdict in
      if verdict == .different { found.append(y * width + x) }
    }
    #expect(found == expected)
    #expect(difference.count == expected.count)
  }

  @Test(arguments: [
    Comparison(), Comparison(.pixelmatch(threshold: 0.1), ignoresAntialiasing: true),
  ])
  func `the number of tasks makes no difference`(comparison: Comparison) async {
    let a = MadeUp.noise(70, 333, seed: 1)
    let b = MadeUp.perturbed(MadeUp.noise(61, 350, seed: 1), seed: 2, amplitude: 40)
    let one = comparison.difference(a, b)
    for tasks in 1...3 {
      let several = await comparison.difference(a, b, tasks: tasks)
      #expect(several.count == one.count && several.unequalCount == one.unequalCount)
      #expect(several.antialiasedCount == one.antialiasedCount)
      #expect(several.regions == one.regions)
      #expect(several.largestDeltaE == one.largestDeltaE)
    }
  }

  @Test func `the largest ΔE is that of all pixels, however close they are together`() {
    let a = MadeUp.noise(64, 24, seed: 3)
    let b = MadeUp.perturbed(a, seed: 4, amplitude: 12)
    let each = zip(a.pixels, b.pixels).map { CIELab.deltaE($0, $1) }
    #expect(Comparison().difference(a, b).largestDeltaE == each.max())
  }

  @Test func `a difference of one unit in one channel is found`() {
    var changed = pixmap(20, 20)
    changed[13, 7] += 1
    let difference = Comparison().difference(pixmap(20, 20), changed)
    #expect(difference.isDifferent && difference.count == 1)
    #expect(difference.largestChannelDifference == 1)
    #expect(difference.regions == [PixelRect(minX: 13, minY: 7, maxX: 14, maxY: 8)])
  }

  @Test func `what lies close together is one region, what lies apart is another`() {
    let changed = pixmap(60, 60, [(2, 2), (9, 3), (50, 40), (50, 41)])
    let difference = Comparison().difference(pixmap(60, 60), changed)
    #expect(
      difference.regions == [
        PixelRect(minX: 2, minY: 2, maxX: 10, maxY: 4),
        PixelRect(minX: 50, minY: 40, maxX: 51, maxY: 42),
      ])
    #expect(difference.bounds == PixelRect(minX: 2, minY: 2, maxX: 51, maxY: 42))
  }

  @Test func `what is ignored does not count, but is told`() {
    let comparison = Comparison(ignoring: [PixelRect(minX: 0, minY: 0, maxX: 10, maxY: 10)])
    let inside = comparison.difference(pixmap(30, 30), pixmap(30, 30, [(9, 9)]))
    #expect(!inside.isDifferent && inside.unequalCount == 1)
    #expect(comparison.difference(pixmap(30, 30), pixmap(30, 30, [(10, 9)])).count == 1)
  }

  @Test(arguments: [Metric.ssim(atLeast: 1), .flip(mean: 0, maximum: 0)])
  func `what is ignored does not weigh on scores`(metric: Metric) {
    let comparison = Comparison(metric, ignoring: [PixelRect(minX: 5, minY: 5, maxX: 9, maxY: 9)])
    #expect(!comparison.difference(pixmap(30, 30), pixmap(30, 30, [(6, 6)])).isDifferent)
  }

  @Test func `pictures of different sizes differ where only one is`() {
    let difference = Comparison().difference(pixmap(10, 8), pixmap(12, 7))
    #expect(difference.isDifferent)
    #expect(difference.size == PixelSize(width: 12, height: 8))
    // A row of 10 at the bottom, two columns of 7 at the right; the corner is in neither picture.
    #expect(difference.count == 10 + 14)
  }

  @Test func `transparent pixels are equal whatever colour they hide`() {
    let hidden = StraightPicture(Pixmap(size: PixelSize(width: 2, height: 1), pixels: [0, 0]))
    #expect(hidden.pixels == [0, 0])
    #expect((0x0012_3456 as UInt32).straightAlpha == 0)
  }

  @Test func `an allowance holds in all its parts`() {
    let difference = Comparison().difference(
      pixmap(20, 20), pixmap(20, 20, [(0, 0), (1, 0), (0, 1), (1, 1)]))
    #expect(!Allowance().covers(difference))
    #expect(Allowance(pixels: 4).covers(difference))
    #expect(!Allowance(pixels: 3).covers(difference))
    #expect(Allowance(ratio: 0.01).covers(difference))
    #expect(!Allowance(pixels: 4, ratio: 0.009).covers(difference))
    #expect(difference.density(inSquaresOf: 2) == 1)
    #expect(difference.density(inSquaresOf: 4) == 0.25)
    #expect(!Allowance(pixels: 4, density: .init(inSquaresOf: 2, ratio: 0.5)).covers(difference))
  }

  @Test func `pictures show what they are named for`() {
    // From black to a grey of 100, at one place of an otherwise grey picture.
    var (a, b) = (pixmap(20, 10), pixmap(20, 10))
    (a[3, 4], b[3, 4]) = (0xff00_0000, 0xff64_6464)
    let difference = Comparison().difference(a, b)
    func picture(_ kind: DifferencePicture) -> Pixmap { kind.pixmap(a, b, difference) }
    #expect(picture(.onion)[3, 4] == 0xff32_3232 && picture(.onion)[0, 0] == grey)
    #expect(picture(.mask)[3, 4] == 0xff00_00ff && picture(.mask)[0, 0] == 0)
    // Blue for brighter; a tenth of 128 over white.
    #expect(picture(.overlay)[3, 4] == 0xffff_6a00 && picture(.overlay)[0, 0] == 0xfff2_f2f2)
    #expect(picture(.heat)[0, 0] == Magma.color(0) && picture(.heat)[3, 4] != Magma.color(0))
    #expect(picture(.side)[28, 0] == 0xfff2_f2f2 && picture(.side)[56 + 3, 4] == 0xff64_6464)
  }

  @Test(arguments: DifferencePicture.allCases)
  func `every picture is as large as what it shows`(kind: DifferencePicture) {
    let (a, b) = (pixmap(20, 10), pixmap(18, 12, [(3, 3)]))
    let picture = kind.pixmap(a, b, Comparison().difference(a, b))
    #expect(
      picture.size
        == (kind == .side
          ? PixelSize(width: 20 + 8 + 20 + 8 + 18, height: 12)
          : PixelSize(width: 20, height: 12)))
  }
}

struct AnimationDifferenceTests {
  /// A GIF of 4 × 4 pixels that plays for ever: frames of one of four colours, with hundredths of a second.
  private func gif(_ frames: [(color: UInt, delay: UInt8)]) -> [UInt8] {
    var file = Array("GIF89a".utf8) + [4, 0, 4, 0, 0x81, 0, 0]
    file += [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
    file += [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    // Codes of 3 bits, lowest first: clear (4) before each of the pixels, so that they stay so; end (5).
    for (color, delay) in frames {
      let codes: [UInt] = (0..<16).flatMap { _ in [4, color] } + [5]
      var data = [UInt8](repeating: 0, count: (codes.count * 3 + 7) / 8)
      for (number, code) in codes.enumerated() {
        for bit in 0..<3 where code >> UInt(bit) & 1 == 1 {
          data[(number * 3 + bit) / 8] |= 1 << UInt8((number * 3 + bit) % 8)
        }
      }
      file += [0x21, 0xf9, 4, 4, delay, 0, 0, 0]
      file += [0x2c, 0, 0, 0, 0, 4, 0, 4, 0, 0, 2, UInt8(data.count)] + data + [0]
    }
    return file + [0x3b]
  }

  private func difference(
    _ a: [(UInt, UInt8)], _ b: [(UInt, UInt8)]
  ) async throws -> AnimationDifference {
    try await AnimationDifference(
      FramePairs(gif(a), gif(b)), by: Comparison(), tasks: 1)
  }

  @Test func `single frames are compared`() async throws {
    #expect(try await !difference([(1, 0)], [(1, 5)]).isDifferent)
    #expect(try await difference([(1, 0)], [(2, 0)]).isDifferent)
  }

  @Test func `only the last frame differs`() async throws {
    let result = try await difference(
      [(1, 10), (2, 10), (3, 10)], [(1, 10), (2, 10), (0, 10)])
    #expect(result.isDifferent)
    #expect(result.stretches.map(\.count) == [0, 0, 16])
    #expect(result.worst.pair.expectedFrame == 2)
  }

  @Test func `one more frame is a longer animation`() async throws {
    let result = try await difference([(1, 10)], [(1, 10), (2, 10)])
    #expect(result.isDifferent && result.hasOtherDuration)
    #expect(try await difference([(1, 10), (2, 10)], [(1, 10)]).isDifferent)
  }

  @Test func `a frame that stands longer shows in the time that follows`() async throws {
    let result = try await difference([(1, 10), (2, 30)], [(1, 20), (2, 20)])
    #expect(result.isDifferent && !result.hasOtherDuration)
    #expect(result.stretches.map(\.start) == [0, 0.1, 0.2])
    #expect(result.stretches.map(\.end) == [0.1, 0.2, 0.4])
    #expect(result.stretches.map(\.isDifferent) == [false, true, false])
  }

  @Test func `equal frames in a row are one, however they are stored`() async throws {
    #expect(
      try await !difference([(1, 10), (1, 10), (2, 10)], [(1, 20), (2, 10)]).isDifferent)
  }

  @Test func `a frame without a delay takes as long as in browsers`() async throws {
    let result = try await difference([(1, 0), (2, 0), (3, 0)], [(1, 10), (0, 10), (3, 10)])
    #expect(result.stretches.map(\.count) == [0, 16, 0])
    #expect(!result.hasOtherDuration)
  }

  @Test func `frames come in pairs, to the last`() async throws {
    let colors = (0..<600).map { (UInt($0 % 4), UInt8(2)) }
    let pairs = try FramePairs(gif(colors), gif(colors.dropLast() + [(0, 2)]))
    var count = 0
    while let pair = try await pairs.next() {
      #expect(pair.expectedFrame == count && pair.actualFrame == count)
      #expect((pair.expected == pair.actual) == (count < 599))
      count += 1
    }
    #expect(count == 600)
    let (expected, actual) = try await pairs.durations()
    #expect(abs(expected - 12) < 1e-9 && abs(actual - 12) < 1e-9)
  }

  @Test func `a file that is damaged further on says which one it is`() async throws {
    let whole = gif([(1, 10), (2, 10), (3, 10)])
    // A code that is not in the table yet, in the last frame.
    var damaged = whole
    damaged[damaged.count - 5] = 0xff
    await #expect {
      _ = try await AnimationDifference(
        FramePairs(whole, damaged), by: Comparison(), tasks: 1)
    } throws: { error in
      (error as? UnreadableAnimationError)?.isExpected == false
    }
  }

  @Test func `the order of a palette makes no difference`() async throws {
    // Both files are 2 × 1 pixels of index 0 and 1; the palettes make red and green of them in turn.
    func gif(_ first: [UInt8], _ second: [UInt8], codes: [UInt8]) -> [UInt8] {
      Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0] + first + second
        + [0x2c, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, UInt8(codes.count)] + codes + [0, 0x3b]
    }
    let (red, green): ([UInt8], [UInt8]) = ([255, 0, 0], [0, 255, 0])
    // Codes of 3 bits: clear (4), the two indices, end (5).
    let one = gif(red, green, codes: [0b01_000_100, 0b1010])
    let two = gif(green, red, codes: [0b00_001_100, 0b1010])
    let difference = try await AnimationDifference(
      FramePairs(one, two), by: Comparison(), tasks: 1)
    #expect(difference.worst.pair.expected.pixels == [0xff00_00ff, 0xff00_ff00])
    #expect(!difference.isDifferent)
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\noid sha256:1\n", "Git LFS"),
    ("nothing of the kind", "neither a GIF nor a PNG"), ("", "neither a GIF nor a PNG"),
  ])
  func `a file that is no picture says so`(text: String, message: String) {
    #expect {
      try FramePairs(Array(text.utf8), [])
    } throws: { error in
      "\((error as? UnreadableAnimationError)?.reason as Any)".contains(message)
    }
  }
}
