import CGIF
import Pixels

/// Reads the blocks of a GIF file through giflib.
@safe final class GIFReader {
  /// One image as stored, its rows in order.
  struct Image {
    var rect: PixelRect
    var delayInCentiseconds = 0
    var disposal = Int32(DISPOSAL_UNSPECIFIED)
    var transparentIndex: Int?
    /// Opaque pixels; empty if the file has no palette for the image.
    var palette: [UInt32]
    var hasLocalPalette: Bool
    var indices: [UInt8]
    var byteCount: Int
  }

  /// What giflib reads from.
  private final class Source {
    let bytes: [UInt8]
    var position = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }
  }

  let size: PixelSize
  /// Entries of the global palette, if there is one.
  let globalColorCount: Int?
  /// How often the animation plays, as far as it has been read.
  private(set) var loop = Loop.times(1)

  private let source: Source
  private let file: UnsafeMutablePointer<GifFileType>
  private let limits: DecodingLimits

  init(_ bytes: [UInt8], limits: DecodingLimits) throws(CodecError) {
    guard bytes.starts(with: Array("GIF8".utf8)) else {
      throw CodecError(.wrongFormat, "this is not a GIF file: it does not start with 'GIF8'")
    }
    source = Source(bytes)
    self.limits = limits
    // The source outlives the file: both belong to this object.
    let context = unsafe Unmanaged.passUnretained(source).toOpaque()
    let read: InputFunc = { file, bytes, count in
      let source = unsafe Unmanaged<Source>.fromOpaque(file!.pointee.UserData)
        .takeUnretainedValue()
      let available = min(Int(count), source.bytes.count - source.position)
      for offset in 0..<available {
        unsafe bytes![offset] = source.bytes[source.position + offset]
      }
      source.position += available
      return Int32(available)
    }
    var code: Int32 = 0
    guard let file = unsafe DGifOpen(context, read, &code) else {
      throw Self.error(code, isAtEnd: source.position == bytes.count)
    }
    unsafe self.file = file
    size = unsafe PixelSize(width: Int(file.pointee.SWidth), height: Int(file.pointee.SHeight))
    globalColorCount = unsafe file.pointee.SColorMap.map { unsafe Int($0.pointee.ColorCount) }
    guard size.area > 0 else {
      throw CodecError(
        .damaged, "the GIF says that it is \(size.width) × \(size.height) pixels; write it again")
    }
    guard size.area <= limits.pixels else {
      throw CodecError(
        .tooLarge,
        "a GIF of \(size.width) × \(size.height) pixels is larger than the limit of \(limits.pixels) pixels"
      )
    }
  }

  deinit {
    unsafe DGifCloseFile(file, nil)
  }

  /// The next image, or nil at the end of the file.
  func next() throws(CodecError) -> Image? {
    let start = source.position
    var control = GraphicsControlBlock(
      DisposalMode: DISPOSAL_UNSPECIFIED, UserInputFlag: false, DelayTime: 0,
      TransparentColor: NO_TRANSPARENT_COLOR)
    while true {
      var type = UNDEFINED_RECORD_TYPE
      try check(unsafe DGifGetRecordType(file, &type))
      switch type {
      case TERMINATE_RECORD_TYPE: return nil
      case EXTENSION_RECORD_TYPE: try readExtension(&control)
      case IMAGE_DESC_RECORD_TYPE: return try readImage(control, from: start)
      default: throw Self.error(D_GIF_ERR_WRONG_RECORD, isAtEnd: false)
      }
    }
  }

  private func readExtension(_ control: inout GraphicsControlBlock) throws(CodecError) {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    try check(unsafe DGifGetExtension(file, &code, &block))
    var isLoop = false
    while let bytes = unsafe block {
      // The first byte counts the others.
      let data = unsafe [UInt8](UnsafeBufferPointer(start: bytes + 1, count: Int(bytes[0])))
      if code == GRAPHICS_EXT_FUNC_CODE {
        _ = unsafe DGifExtensionToGCB(data.count, data, &control)
      } else if code == APPLICATION_EXT_FUNC_CODE {
        if isLoop, data.count >= 3, data[0] == 1 {
          let repeats = Int(data[1]) | Int(data[2]) << 8
          loop = repeats == 0 ? .forever : .times(repeats + 1)
        }
        isLoop = isLoop || data == Array("NETSCAPE2.0".utf8) || data == Array("ANIMEXTS1.0".utf8)
      }
      try check(unsafe DGifGetExtensionNext(file, &block))
    }
  }

  private func readImage(
    _ control: GraphicsControlBlock, from start: Int
  ) throws(CodecError) -> Image {
    try check(unsafe DGifGetImageDesc(file))
    let description = unsafe file.pointee.Image
    let rect = unsafe PixelRect(
      minX: Int(description.Left), minY: Int(description.Top),
      maxX: Int(description.Left) + Int(description.Width),
      maxY: Int(description.Top) + Int(description.Height))
    guard rect.area <= limits.pixels else {
      throw CodecError(
        .tooLarge,
        "the GIF has an image of \(rect.width) × \(rect.height) pixels, larger than the limit of \(limits.pixels) pixels"
      )
    }
    var indices = [UInt8](repeating: 0, count: rect.area)
    for y in Self.rowOrder(height: rect.height, interlaced: unsafe description.Interlace) {
      let result = unsafe indices.withUnsafeMutableBufferPointer {
        unsafe DGifGetLine(file, $0.baseAddress! + y * rect.width, Int32(rect.width))
      }
      try check(result)
    }
    let local = unsafe description.ColorMap
    let map = unsafe local ?? file.pointee.SColorMap
    return Image(
      rect: rect, delayInCentiseconds: Int(control.DelayTime), disposal: control.DisposalMode,
      transparentIndex: control.TransparentColor >= 0 ? Int(control.TransparentColor) : nil,
      palette: unsafe map.map { unsafe Self.colors(of: $0) } ?? [],
      hasLocalPalette: unsafe local != nil, indices: indices,
      byteCount: source.position - start)
  }

  /// Every eighth row, then those between, in four passes (GIF89a specification, appendix E).
  private static func rowOrder(height: Int, interlaced: Bool) -> [Int] {
    guard interlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { first, step in
      Array(stride(from: first, to: height, by: step))
    }
  }

  @unsafe private static func colors(of map: UnsafeMutablePointer<ColorMapObject>) -> [UInt32] {
    unsafe UnsafeBufferPointer(start: map.pointee.Colors, count: Int(map.pointee.ColorCount)).map {
      UInt32($0.Red) | UInt32($0.Green) << 8 | UInt32($0.Blue) << 16 | 255 << 24
    }
  }

  private func check(_ result: Int32) throws(CodecError) {
    guard result == GIF_ERROR else { return }
    throw unsafe Self.error(file.pointee.Error, isAtEnd: source.position == source.bytes.count)
  }

  private static func error(_ code: Int32, isAtEnd: Bool) -> CodecError {
    let cause = unsafe GifErrorString(code).map { unsafe "giflib: \(String(cString: $0))" }
    if isAtEnd {
      return CodecError(
        .truncated, "the GIF file ends early; is it still being written?", cause: cause)
    }
    return CodecError(.damaged, "the GIF file is damaged; write it again", cause: cause)
  }
}
