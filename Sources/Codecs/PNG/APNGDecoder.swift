public import AnimPixels

/// Reads the frames of an animated PNG one after the other; a still PNG has one frame of no
/// duration.
///
/// Frames are laid over each other in straight alpha, 8 bits a channel; `StraightAlpha` says how
/// that is rounded.
public final class APNGDecoder: AnimationDecoder {
  /// The number of times that the animation plays; once for a still picture.
  public let loop: Loop
  /// The number of frames; 1 for a still picture.
  public let frameCount: Int
  private let file: PNGFile
  /// The frames that have not been read yet.
  private var frames: ArraySlice<PNGFile.Frame>
  private var canvas: FrameCanvas

  /// A decoder at the first frame.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: The largest picture and animation that are read.
  /// - Throws: `CodecError` if the bytes are not a whole PNG within the limits.
  public init(_ bytes: [UInt8], limits: DecodingLimits = DecodingLimits()) throws(CodecError) {
    file = try PNGFile(bytes, limits: limits)
    frames = ArraySlice(try file.shownFrames)
    frameCount = frames.count
    try file.check(limits, frames, drawnFrames: frameCount)
    loop = file.loop
    canvas = FrameCanvas(size: file.size)
  }

  /// The size of every frame's picture, in pixels.
  public var size: PixelSize { file.size }
  /// The number of entries of the file's palette; nil if it has none.
  public var globalColorCount: Int? { file.palette.map { $0.count / 3 } }

  /// The next frame, or nil after the last.
  ///
  /// - Throws: `CodecError` if its data are damaged.
  public func next() throws(CodecError) -> AnimationFrame? {
    guard let frame = frames.popFirst() else { return nil }
    let rect = frame.control.rect
    let pixels = try file.pixels(in: frame.chunks, of: rect)
    canvas.begin(rect, frame.control.disposal.canvasDisposal)
    canvas.draw(pixels, in: rect, isOver: frame.control.blend == .over)
    return AnimationFrame(
      pixmap: canvas.pixmap, stored: frame.stored, damage: canvas.takeDamage())
  }
}

extension PNGFile {
  /// The number of times that the animation plays; once if there is none.
  var loop: Loop {
    let plays = announcement?.plays ?? 1
    return plays == 0 ? .forever : .times(plays)
  }

  /// Checks the pixels of all frames together.
  ///
  /// - Parameters:
  ///   - limits: The largest sum.
  ///   - frames: The frames that are shown.
  ///   - drawnFrames: The number of whole pictures that are to be made.
  /// - Throws: `CodecError` if the frames are beyond the limits.
  func check(
    _ limits: DecodingLimits, _ frames: some Sequence<Frame>, drawnFrames: Int
  ) throws(CodecError) {
    try limits.check(
      stored: frames.reduce(0) { $0 + $1.control.rect.area }, frames: drawnFrames, of: size, "PNG")
  }

  /// The frames of an animation, or the only one of a still picture.
  ///
  /// - Throws: `CodecError` if there are fewer than the file announces.
  var shownFrames: [Frame] {
    get throws(CodecError) {
      guard let announcement else {
        let control = FrameControl(sequence: 0, rect: PixelRect(size), delay: (0, 1))
        let chunks = still ?? 0..<0
        return [Frame(control: control, chunks: chunks, byteCount: chunks.count)]
      }
      if !isComplete, frames.count < announcement.frames { throw Self.truncated }
      guard !frames.isEmpty else { throw Self.damaged("it announces frames and has none") }
      return frames
    }
  }

  /// The pixels of a frame of which the data lie in some chunks.
  func pixels(in chunks: Range<Int>, of rect: PixelRect) throws(CodecError) -> [UInt32] {
    try pixels(in: chunks, size: PixelSize(width: rect.width, height: rect.height))
  }
}

extension PNGFile.Frame {
  /// The frame as the file stores it, without its pixels.
  var stored: StoredFrame {
    StoredFrame(duration: control.duration, rect: control.rect, byteCount: byteCount)
  }
}

extension FrameControl.Disposal {
  fileprivate var canvasDisposal: FrameCanvas.Disposal {
    switch self {
    case .keep: .keep
    case .clear: .clear
    case .restore: .restore
    }
  }
}
