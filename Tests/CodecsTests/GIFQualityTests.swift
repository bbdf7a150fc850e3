import AnimCodecs
import AnimPixels
import Testing

struct GIFQualityTests {
  private let size = PixelSize(width: 64, height: 48)

  /// A gradient of many colours beside a flat area, over which a square moves.
  private func animation(frames: Int) -> [Pixmap] {
    (0..<frames).map { frame in
      var picture = Pixmap(size: size, filledWith: rgb(200, 30, 60))
      for y in 0..<48 {
        for x in 0..<40 { picture[x, y] = rgb(x * 6, y * 5, 128) }
      }
      for y in 10..<20 {
        for x in 3 * frame..<3 * frame + 10 { picture[x, y] = rgb(frame * 9, 255 - x, y * 3) }
      }
      return picture
    }
  }

  /// The same with clear pixels, that come and go.
  private func clearAnimation(frames: Int) -> [Pixmap] {
    animation(frames: frames).enumerated().map { frame, picture in
      var picture = picture
      for y in 30..<40 { for x in 2 * frame..<2 * frame + 9 { picture[x, y] = 0 } }
      return picture
    }
  }

  private func expectNoFlicker(_ source: [Pixmap], _ options: GIFOptions) async throws {
    let shown = try frames(of: await gif(source, options: options)).map(\.pixmap)
    for frame in 1..<source.count {
      let flickering = (0..<size.area).filter {
        source[frame].pixels[$0] == source[frame - 1].pixels[$0]
          && shown[frame].pixels[$0] != shown[frame - 1].pixels[$0]
      }
      #expect(flickering.isEmpty)
    }
  }

  @Test func `lower quality takes fewer bytes where one palette serves all frames`() async throws {
    var sizes: [Int] = []
    for quality in [90, 60, 30, 1] {
      var options = GIFOptions()
      options.palette = .global
      options.quality = quality
      sizes.append(try await gif(animation(frames: 8), options: options).count)
    }
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 >= $1 }, "\(sizes)")
    #expect(sizes[3] < sizes[0])
  }

  @Test(
    arguments: [
      GIFOptions.PaletteChoice.automatic, .global, .local,
    ], [GIFOptions.Dither.none, .automatic, .ordered])
  func `pixels that do not change in the source do not change`(
    palette: GIFOptions.PaletteChoice, dither: GIFOptions.Dither
  ) async throws {
    var options = GIFOptions()
    options.palette = palette
    options.dither = dither
    options.lossy = 30
    options.colors = 32
    try await expectNoFlicker(animation(frames: 5), options)
  }

  @Test(arguments: [0, 30])
  func `nor do they where others become clear`(lossy: Int) async throws {
    var options = GIFOptions()
    options.lossy = lossy
    options.colors = 32
    try await expectNoFlicker(clearAnimation(frames: 6), options)
  }

  @Test(arguments: [0, 30])
  func `the colours of flat areas are exact`(lossy: Int) async throws {
    let source = animation(frames: 4)
    var options = GIFOptions()
    options.colors = 64
    options.lossy = lossy
    let shown = try frames(of: await gif(source, options: options)).map(\.pixmap)
    for y in 0..<48 { for x in 50..<64 { #expect(shown[3][x, y] == source[3][x, y]) } }
  }

  @Test(arguments: [2, 3, 16, 128])
  func `no frame has more colours than asked for`(colors: Int) async throws {
    var options = GIFOptions()
    options.colors = colors
    let decoder = try GIFDecoder(await gif(animation(frames: 3), options: options))
    // Tables have a power of two of entries, at least 4.
    let largest = (1...8).map { 1 << $0 }.first { $0 >= max(4, colors) }!
    #expect(decoder.globalColorCount! <= largest)
    while let frame = try decoder.next() {
      #expect(Set(frame.pixmap.pixels).count <= colors * 3)
      #expect(frame.stored.localColorCount ?? 0 <= largest)
    }
  }

  @Test func `a matte fills what is half clear and leaves clear what is clear`() async throws {
    var picture = Pixmap(size: PixelSize(width: 3, height: 1))
    picture.pixels = [0, 0x8000_0080, rgb(1, 2, 3)]
    var options = GIFOptions()
    options.matte = .white
    let shown = try frames(of: await gif([picture], options: options))[0].pixmap
    // Half red over white: 128 + 127 red, and 127 of the others.
    #expect(shown.pixels == [0, rgb(255, 127, 127), rgb(1, 2, 3)])
  }
}
