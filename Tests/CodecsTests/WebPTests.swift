import AnimCodecs
import AnimPixels
import CAnimWebP
import Testing

/// Files are read by libwebp's own decoder of animations.
struct WebPTests {
  private let size = PixelSize(width: 31, height: 20)

  private func webp(
    _ frames: [Pixmap], step: Double = 0.04, _ options: WebPOptions = WebPOptions()
  ) throws -> [UInt8] {
    let encoder = try WebPEncoder(size: frames[0].size, options: options)
    for (index, frame) in frames.enumerated() {
      try encoder.append(frame, from: Double(index) * step, to: Double(index + 1) * step)
    }
    return try encoder.finish()
  }

  /// The frames as libwebp shows them, premultiplied here, with the times at which they end in
  /// milliseconds.
  private func decoded(_ file: [UInt8]) throws -> (frames: [Pixmap], ends: [Int], plays: Int) {
    try unsafe file.withUnsafeBufferPointer { bytes in
      var data = unsafe WebPData(bytes: bytes.baseAddress, size: bytes.count)
      var options = WebPAnimDecoderOptions()
      #expect(unsafe WebPAnimDecoderOptionsInit(&options) != 0)
      options.color_mode = MODE_RGBA
      guard let decoder = unsafe WebPAnimDecoderNew(&data, &options) else {
        throw CodecError(.damaged, "libwebp does not read it")
      }
      defer { unsafe WebPAnimDecoderDelete(decoder) }
      var info = WebPAnimInfo()
      #expect(unsafe WebPAnimDecoderGetInfo(decoder, &info) != 0)
      let size = PixelSize(width: Int(info.canvas_width), height: Int(info.canvas_height))
      var (frames, ends): ([Pixmap], [Int]) = ([], [])
      while unsafe WebPAnimDecoderHasMoreFrames(decoder) != 0 {
        var pixels: UnsafeMutablePointer<UInt8>?
        var end: Int32 = 0
        #expect(unsafe WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0)
        let bytes = unsafe UnsafeBufferPointer(start: pixels, count: size.area * 4)
        frames.append(
          Pixmap(
            size: size,
            pixels: (0..<size.area).map { place in
              let alpha = unsafe UInt32(bytes[4 * place + 3])
              return (0..<3).reduce(alpha << 24) { pixel, channel in
                let value = unsafe UInt32(bytes[4 * place + channel])
                return pixel | ((value * alpha + 127) / 255) << UInt32(8 * channel)
              }
            }))
        ends.append(Int(end))
      }
      return (frames, ends, Int(info.loop_count))
    }
  }

  @Test func `a still with loss keeps colours closely and clear parts exactly`() throws {
    var picture = Pixmap(size: size)
    for y in 0..<size.height {
      for x in 0..<15 { picture[x, y] = 0xff20_40c0 }
    }
    let shown = try #require(
      try decoded(try WebPStillEncoder(quality: 85).encode(picture)).frames.first)
    #expect(shown.size == size)
    for y in 0..<size.height {
      #expect((16..<size.width).allSatisfy { shown[$0, y] == 0 })
      for x in 0..<12 {
        #expect(shown[x, y] >> 24 == 255)
        for (channel, value) in [0xc0, 0x40, 0x20].enumerated() {
          #expect(abs(Int(shown[x, y] >> UInt32(8 * channel) & 0xff) - value) <= 8)
        }
      }
    }
  }

  @Test func `an empty still cannot be made`() {
    #expect(throws: CodecError.self) {
      try WebPStillEncoder(quality: 85).encode(Pixmap(size: PixelSize(width: 0, height: 3)))
    }
  }

  private func flat(_ colors: [UInt32]) -> [Pixmap] {
    (0..<6).map { flatPicture(size, colors: colors, seed: UInt64($0)) }
  }

  @Test func `without loss every pixel comes back, whatever its alpha`() throws {
    let palette = flat([rgb(9, 8, 7), 0x8040_2010, 0, rgb(0, 0, 255)])
    let opaque = (0..<4).map { noise(size, opaque: true, seed: UInt64($0)) }
    let translucent = (0..<4).map { noise(size, opaque: false, seed: UInt64($0)) }
    for thorough in [false, true] {
      var options = WebPOptions()
      options.isThorough = thorough
      for animation in [palette, opaque, translucent] {
        #expect(try decoded(webp(animation, options)).frames == animation)
      }
    }
  }

  @Test func `with loss, colours stay near and the file is smaller`() throws {
    // A gradient that moves: what lossy codecs are for.
    let size = PixelSize(width: 64, height: 48)
    let frames = (0..<5).map { index in
      Pixmap(
        size: size,
        pixels: (0..<size.area).map { place in
          let (x, y) = (place % 64, place / 64)
          // Less than this in a frame is none to libwebp, with loss.
          return rgb(x * 2 + index * 16, y * 4, 255 - x * 2 - y)
        })
    }
    var options = WebPOptions()
    options.quality = 90
    let file = try webp(frames, options)
    let shown = try decoded(file).frames
    #expect(shown.count == frames.count)
    var error = 0.0
    for (frame, shown) in zip(frames, shown) {
      for (one, other) in zip(frame.pixels, shown.pixels) {
        for shift: UInt32 in [0, 8, 16] {
          let difference = Double(one >> shift & 255) - Double(other >> shift & 255)
          error += difference * difference
        }
      }
    }
    error /= Double(frames.count * size.area * 3)
    // A PSNR of 36 dB: 255² / 10^3.6.
    #expect(error < 16.4)
  }

  @Test func `times add up to the millisecond, and equal frames become one`() throws {
    var animation = flat([rgb(0, 0, 0), rgb(255, 255, 255)])
    animation.insert(animation[2], at: 3)
    let shown = try decoded(webp(animation, step: 1.0 / 60))
    #expect(shown.frames.count == 6)
    #expect(shown.ends.last == 117)
    // Frames 2 and 3 are one, to the end of the fourth sixtieth.
    #expect(shown.ends[2] == 67)
  }

  @Test(arguments: [(Loop.forever, 0), (.times(1), 1), (.times(3), 3)])
  func `the loop is stored`(loop: Loop, plays: Int) throws {
    var options = WebPOptions()
    options.loop = loop
    #expect(try decoded(webp(flat([rgb(1, 1, 1), rgb(2, 2, 2)]), options)).plays == plays)
  }

  @Test func `words are stored as XMP, and change no pixel`() throws {
    let animation = flat([rgb(1, 1, 1), rgb(2, 2, 2)])
    var options = WebPOptions()
    options.description = "Zellen <fahren> hinein & heraus"
    let file = try webp(animation, options)
    #expect(try decoded(file).frames == decoded(webp(animation)).frames)
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.contains("XMP "))
    #expect(text.contains("Zellen &lt;fahren&gt; hinein &amp; heraus"))
  }

  @Test func `a picture that is too large or empty is refused`() {
    for size in [PixelSize(width: 16384, height: 1), PixelSize(width: 0, height: 3)] {
      #expect(throws: CodecError.self) { try WebPEncoder(size: size) }
    }
    #expect(throws: CodecError.self) { try WebPEncoder(size: size).finish() }
  }
}
