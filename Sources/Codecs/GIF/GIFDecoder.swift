import CGIF
public import Pixels

/// Reads the frames of a GIF one after the other, as a browser shows them.
///
/// The canvas begins clear, whatever background colour the file names; images are clipped to it; delays
/// are given as stored, also those under 2 hundredths of a second that browsers slow down.
public final class GIFDecoder: AnimationDecoder {
  private let reader: GIFReader
  private let limits: DecodingLimits
  private var canvas: Pixmap
  /// The canvas as the disposal of the frame before leaves it is made when the next frame is asked for.
  private var dispose: (inout Pixmap) -> Void = { _ in }
  private var pixelsSoFar = 0

  /// - Throws: `CodecError` if the bytes do not begin a GIF within the limits.
  public init(_ bytes: [UInt8], limits: DecodingLimits = DecodingLimits()) throws(CodecError) {
    reader = try GIFReader(bytes, limits: limits)
    self.limits = limits
    canvas = Pixmap(size: reader.size)
  }

  public var size: PixelSize { reader.size }
  /// Entries of the palette that frames without one of their own use; nil if there is none.
  public var globalColorCount: Int? { reader.globalColorCount }
  /// How often the animation plays; known for certain once all frames have been read.
  public var loop: Loop { reader.loop }

  /// The next frame, or nil after the last.
  ///
  /// - Throws: `CodecError` if the file is damaged or goes beyond the limits from here on.
  public func next() throws(CodecError) -> AnimationFrame? {
    guard let image = try reader.next() else { return nil }
    pixelsSoFar += size.area + image.rect.area
    guard pixelsSoFar <= limits.totalPixels else {
      throw CodecError(
        .tooLarge,
        "the frames of the GIF have more than the limit of \(limits.totalPixels) pixels together")
    }
    dispose(&canvas)
    let rect = image.rect.intersection(PixelRect(size))
    switch image.disposal {
    case DISPOSE_BACKGROUND: dispose = { $0.clear(rect) }
    case DISPOSE_PREVIOUS: dispose = { [canvas] in $0 = canvas }
    default: dispose = { _ in }
    }
    canvas.draw(image, clippedTo: rect)
    return AnimationFrame(
      pixmap: canvas, duration: Double(image.delayInCentiseconds) / 100, rect: image.rect,
      byteCount: image.byteCount,
      localColorCount: image.hasLocalPalette ? image.palette.count : nil)
  }
}

extension Pixmap {
  /// Draws the part of `image` that lies in `rect`.
  fileprivate mutating func draw(_ image: GIFReader.Image, clippedTo rect: PixelRect) {
    // Indices beyond the palette show nothing.
    var colors = image.palette + [UInt32](repeating: 0, count: 256 - image.palette.count)
    if let index = image.transparentIndex { colors[index] = 0 }
    let width = size.width
    let indices = image.indices.span
    let palette = colors.span
    var pixels = pixels.mutableSpan
    for y in rect.minY..<max(rect.minY, rect.maxY) {
      var place = (y - image.rect.minY) * image.rect.width + rect.minX - image.rect.minX
      for x in rect.minX..<rect.maxX {
        let color = palette[Int(indices[place])]
        if color != 0 { pixels[y * width + x] = color }
        place += 1
      }
    }
  }
}
