public import AnimPixels

/// Reads the frames of a GIF one after the other, as a browser shows them.
///
/// The canvas begins clear, whatever background colour the file names; images are clipped to it,
/// and what one with too few data lacks stays as it is. Images that are shown at the same time make
/// one frame. Delays are given as stored, also those that browsers lengthen.
public final class GIFDecoder: AnimationDecoder {
  private let file: GIFFile
  /// The images of the frames that have not been read yet, frame by frame.
  private var frames: ArraySlice<Range<Int>>
  private var codes = LZWDecoder()
  private var canvas: FrameCanvas

  /// A decoder at the first frame.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: The largest picture and animation that are read.
  /// - Throws: `CodecError` if the bytes are not a whole GIF within the limits.
  public init(_ bytes: [UInt8], limits: DecodingLimits = DecodingLimits()) throws(CodecError) {
    file = try GIFFile(bytes, limits: limits)
    frames = ArraySlice(file.frames)
    frameCount = frames.count
    try file.check(limits, drawnFrames: frames.count)
    canvas = FrameCanvas(size: file.size)
  }

  /// The size of every frame's picture, in pixels.
  public var size: PixelSize { file.size }
  /// The number of frames; images that are shown at the same time make one.
  public let frameCount: Int
  /// The number of entries of the palette that frames without one of their own use; nil if there is
  /// none.
  public var globalColorCount: Int? { file.globalPalette.map { $0.count / 3 } }
  /// The number of times that the animation plays: once if the file does not say, else once more
  /// than it repeats.
  public var loop: Loop { file.loop ?? .times(1) }

  /// The next frame, or nil after the last.
  ///
  /// - Throws: `CodecError` if its codes are damaged.
  public func next() throws(CodecError) -> AnimationFrame? {
    guard let images = frames.popFirst() else { return nil }
    for image in file.images[images] {
      canvas.begin(image.rect.intersection(PixelRect(size)), image.control.disposal)
      canvas.draw(try file.pixels(of: image, with: &codes))
    }
    return AnimationFrame(
      pixmap: canvas.pixmap, stored: file.storedFrame(images), damage: canvas.takeDamage())
  }
}

extension GIFFile {
  /// Checks the sizes of the images, one by one and together.
  ///
  /// - Parameters:
  ///   - limits: The largest image, and the largest sum of all.
  ///   - drawnFrames: The number of whole pictures that are to be made.
  /// - Throws: `CodecError` if the images are beyond the limits.
  func check(_ limits: DecodingLimits, drawnFrames: Int) throws(CodecError) {
    for image in images {
      try limits.check(PixelSize(width: image.rect.width, height: image.rect.height), "GIF image")
    }
    try limits.check(
      stored: images.reduce(0) { $0 + $1.rect.area }, frames: drawnFrames, of: size, "GIF")
  }

  /// The stored frame that some images make together.
  func storedFrame(_ images: Range<Int>) -> StoredFrame {
    StoredFrame(
      duration: images.reduce(0) { $0 + Double(self.images[$1].control.delayInCentiseconds) } / 100,
      rect: images.reduce(.empty) { $0.union(self.images[$1].rect) }, imageCount: images.count,
      byteCount: images.reduce(0) { $0 + self.images[$1].byteCount },
      localColorCount: self.images[images.upperBound - 1].hasLocalPalette
        ? self.images[images.upperBound - 1].palette.map { $0.count / 3 } : nil)
  }
}
