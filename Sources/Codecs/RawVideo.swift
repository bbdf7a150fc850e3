public import AnimPixels

/// Frames as other programs read them from a pipe, without compression.
public enum RawVideo {
  /// What another program is to read of a picture.
  public struct Form: Hashable, Sendable {
    /// The size that it reads, at least the picture's: what lies beyond repeats the last column and
    /// the last row.
    public var size: PixelSize
    /// The colour that pixels that are not opaque are laid over; nil leaves them as they are.
    public var matte: Color?

    /// Pictures as they are.
    public init(size: PixelSize, matte: Color? = nil) {
      self.size = size
      self.matte = matte
    }
  }

  /// The bytes of a frame as `ffmpeg -f rawvideo -pix_fmt rgba` reads them: straight RGBA, row
  /// after row.
  public static func rgba(_ pixmap: Pixmap) -> [UInt8] {
    rgba(pixmap, Form(size: pixmap.size))
  }

  /// The bytes of a frame in a form, as `ffmpeg -f rawvideo -pix_fmt rgba` reads them.
  public static func rgba(_ pixmap: Pixmap, _ form: Form) -> [UInt8] {
    let size = pixmap.size
    precondition(
      size.area > 0 && form.size.width >= size.width && form.size.height >= size.height,
      "a picture of \(size) in frames of \(form.size)")
    let background = form.matte.map { $0.withAlpha(1).premultipliedRGBA8 }
    var bytes = [UInt8](repeating: 0, count: form.size.area * 4)
    var output = bytes.mutableSpan
    let pixels = pixmap.pixels.span
    var place = 0
    for y in 0..<form.size.height {
      let row = min(y, size.height - 1) * size.width
      for x in 0..<form.size.width {
        let pixel = pixels[row + min(x, size.width - 1)]
        let straight =
          background.map { StraightAlpha.composed(pixel, over: $0) } ?? StraightAlpha.divided(pixel)
        for channel in 0..<4 {
          output[place + channel] = UInt8(truncatingIfNeeded: straight >> UInt32(8 * channel))
        }
        place += 4
      }
    }
    return bytes
  }

  /// A frame rate as a fraction, of thousandths unless it is whole: `25:1`.
  public static func rate(_ framesPerSecond: Double) -> String {
    let isWhole = framesPerSecond == framesPerSecond.rounded()
    return isWhole ? "\(Int(framesPerSecond)):1" : "\(Int((framesPerSecond * 1000).rounded())):1000"
  }

  /// The head of a YUV4MPEG2 stream of full-resolution chroma (`C444`) with square pixels.
  ///
  /// - Parameters:
  ///   - size: The size of every frame, in pixels.
  ///   - framesPerSecond: The frame rate, written as a fraction of thousandths, or of 1 if it is
  ///     whole.
  /// - Returns: One line of ASCII with its line feed.
  public static func y4mHeader(size: PixelSize, framesPerSecond: Double) -> [UInt8] {
    Array(
      "YUV4MPEG2 W\(size.width) H\(size.height) F\(rate(framesPerSecond)) Ip A1:1 C444\n".utf8)
  }

  /// A frame of a YUV4MPEG2 stream: all of Y, then Cb, then Cr.
  ///
  /// ITU-R BT.601 in studio range, which readers assume: Y is 16…235, Cb and Cr are 16…240.
  ///
  /// - Parameters:
  ///   - pixmap: The picture, of the size that the head names.
  ///   - matte: The colour that pixels that are not opaque are laid over; its alpha does not count.
  /// - Returns: The line `FRAME` and three bytes for each pixel.
  public static func y4mFrame(_ pixmap: Pixmap, matte: Color = .black) -> [UInt8] {
    let background = matte.withAlpha(1).premultipliedRGBA8
    let head = Array("FRAME\n".utf8)
    let area = pixmap.size.area
    var bytes = head + [UInt8](repeating: 0, count: area * 3)
    for (place, pixel) in pixmap.pixels.enumerated() {
      let opaque = StraightAlpha.composed(pixel, over: background)
      let red = Double(opaque & 255)
      let green = Double(opaque >> 8 & 255)
      let blue = Double(opaque >> 16 & 255)
      let luma = 0.299 * red + 0.587 * green + 0.114 * blue
      let start = head.count + place
      bytes[start] = UInt8((16 + luma * 219 / 255).rounded())
      bytes[start + area] = UInt8((128 + (blue - luma) / 1.772 * 224 / 255).rounded())
      bytes[start + 2 * area] = UInt8((128 + (red - luma) / 1.402 * 224 / 255).rounded())
    }
    return bytes
  }
}
