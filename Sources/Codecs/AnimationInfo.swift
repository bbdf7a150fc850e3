public import AnimPixels

/// The contents of an animation file, without its pixels.
public struct AnimationInfo: Hashable, Sendable {
  /// The format by the file's first bytes.
  public let format: AnimationFormat
  /// The size of the whole picture, in pixels.
  public let size: PixelSize
  /// The number of times that the animation plays: once if the file does not say.
  public let loop: Loop
  /// The number of entries of the palette of the whole file, if it has one.
  public let globalColorCount: Int?
  /// The frames in the order in which they are shown.
  public let frames: [StoredFrame]
  /// The size of the whole file, in bytes.
  public let byteCount: Int

  /// The sum of the frames' durations as stored, in seconds.
  public var duration: Double { frames.reduce(0) { $0 + $1.duration } }

  /// The sum of the frames' durations as browsers show them, in seconds; 0 for a still picture.
  public var shownDuration: Double {
    frames.count == 1 ? duration : frames.reduce(0) { $0 + $1.shownDuration }
  }

  /// Reads and checks a whole file.
  ///
  /// Its frames are not drawn: what only a few pixels of a large picture change takes no longer
  /// than those.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: The largest picture and animation that are read.
  /// - Throws: `CodecError` if it is of no known format, damaged, or beyond the limits.
  public init(_ bytes: [UInt8], limits: DecodingLimits = DecodingLimits()) throws(CodecError) {
    guard let format = AnimationFormat(bytes) else { throw AnimationReader.unknownFormat(bytes) }
    self.format = format
    byteCount = bytes.count
    switch format {
    case .gif:
      let file = try GIFFile(bytes, limits: limits)
      let shown = file.frames
      try file.check(limits, drawnFrames: 0)
      var codes = LZWDecoder()
      for image in file.images { _ = try file.pixels(of: image, with: &codes) }
      (size, loop) = (file.size, file.loop ?? .times(1))
      globalColorCount = file.globalPalette.map { $0.count / 3 }
      frames = shown.map(file.storedFrame)
    case .png:
      let file = try PNGFile(bytes, limits: limits)
      let shown = try file.shownFrames
      try file.check(limits, shown, drawnFrames: 0)
      for frame in shown { _ = try file.pixels(in: frame.chunks, of: frame.control.rect) }
      (size, loop) = (file.size, file.loop)
      globalColorCount = file.palette.map { $0.count / 3 }
      frames = shown.map(\.stored)
    }
  }
}
