import AnimPixels
import CAnimGIF

/// One image block of a GIF with its graphic control.
struct GIFBlock: Sendable {
  /// The fate of an image when the next is shown (GIF89a specification, section 23).
  enum Disposal: Int32 {
    /// The image stays (disposal method 1).
    case keep = 1
    /// The rectangle becomes clear (disposal method 2).
    case clear = 2
  }

  var rect: PixelRect
  var delayInCentiseconds: Int
  var disposal: Disposal
  var transparentIndex: Int?
  /// The image's own palette; nil for the global one.
  var localPalette: Palette?
  /// LZW codes, packed, without sub-block framing.
  var codes: [UInt8]
}

/// Writes the blocks of a GIF file through giflib.
@safe final class GIFContainer {
  /// Takes giflib's small writes.
  private final class Sink {
    var bytes: [UInt8] = []
  }

  private let sink = Sink()
  private let file: UnsafeMutablePointer<GifFileType>
  private var isOpen = true

  init(
    size: PixelSize, loop: Loop, description: String, globalPalette: Palette?
  ) throws(CodecError) {
    guard (1...65535).contains(size.width), (1...65535).contains(size.height) else {
      throw CodecError(
        size.area == 0 ? .empty : .tooLarge,
        "a GIF of \(size.width) × \(size.height) pixels cannot be; both sides must be 1 to 65535")
    }
    var code: Int32 = 0
    let write: OutputFunc = { file, bytes, count in
      let sink = unsafe Unmanaged<Sink>.fromOpaque(file!.pointee.UserData).takeUnretainedValue()
      unsafe sink.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
      return count
    }
    // The sink outlives the file: both belong to this object.
    let context = unsafe Unmanaged.passUnretained(sink).toOpaque()
    guard let file = unsafe EGifOpen(context, write, &code) else {
      throw CodecError(.writeFailed, "the GIF cannot be begun", cause: Self.text(code))
    }
    unsafe self.file = file
    unsafe EGifSetGifVersion(file, true)
    try check(
      unsafe Self.withColorMap(globalPalette) {
        unsafe EGifPutScreenDesc(file, Int32(size.width), Int32(size.height), 8, 0, $0)
      })
    switch loop {
    case .forever: try putLoop(0)
    case .times(let count) where count > 1: try putLoop(min(count - 1, 65535))
    case .times: break
    }
    if !description.isEmpty { try put(comment: description) }
  }

  deinit {
    if isOpen { unsafe EGifCloseFile(file, nil) }
  }

  /// The bytes written since the last call.
  func takeBytes() -> [UInt8] {
    defer { sink.bytes = [] }
    return sink.bytes
  }

  /// Appends a graphic control (GIF89a specification, section 23) and an image (sections 20 to 22).
  func put(_ block: GIFBlock) throws(CodecError) {
    var control = GraphicsControlBlock(
      DisposalMode: block.disposal.rawValue, UserInputFlag: false,
      DelayTime: Int32(block.delayInCentiseconds),
      TransparentColor: Int32(block.transparentIndex ?? -1))
    var extensionBytes = [UInt8](repeating: 0, count: 4)
    let count = unsafe EGifGCBToExtension(&control, &extensionBytes)
    try check(
      unsafe EGifPutExtension(
        file, GRAPHICS_EXT_FUNC_CODE, Int32(count), extensionBytes))
    let rect = block.rect
    try check(
      unsafe Self.withColorMap(block.localPalette) {
        unsafe EGifPutImageDesc(
          file, Int32(rect.minX), Int32(rect.minY), Int32(rect.width), Int32(rect.height), false, $0
        )
      })
    // giflib writes the code size with the descriptor, and takes ready-made sub-blocks.
    var start = 0
    var subBlock: [UInt8] = []
    while start < block.codes.count {
      let end = min(start + 255, block.codes.count)
      subBlock.removeAll(keepingCapacity: true)
      subBlock.append(UInt8(end - start))
      subBlock += block.codes[start..<end]
      try check(unsafe EGifPutCodeNext(file, subBlock))
      start = end
    }
    try check(unsafe EGifPutCodeNext(file, nil))
  }

  /// Appends a comment (GIF89a specification, section 24), which viewers of files show.
  private func put(comment: String) throws(CodecError) {
    try check(unsafe EGifPutExtensionLeader(file, COMMENT_EXT_FUNC_CODE))
    var rest = comment.utf8[...]
    while !rest.isEmpty {
      let part = Array(rest.prefix(255))
      try check(unsafe EGifPutExtensionBlock(file, Int32(part.count), part))
      rest = rest.dropFirst(part.count)
    }
    try check(unsafe EGifPutExtensionTrailer(file))
  }

  /// Appends the trailer; nothing may be put after it.
  func close() throws(CodecError) {
    // giflib frees the file even when closing fails.
    isOpen = false
    var code: Int32 = 0
    if unsafe EGifCloseFile(file, &code) == GIF_ERROR {
      throw CodecError(.writeFailed, "the GIF cannot be completed", cause: Self.text(code))
    }
  }

  /// The application extension that every browser reads: block 1 of `NETSCAPE2.0`, a count of
  /// repeats.
  private func putLoop(_ repeats: Int) throws(CodecError) {
    let name = Array("NETSCAPE2.0".utf8)
    let data = [1, UInt8(repeats & 255), UInt8(repeats >> 8)]
    try check(unsafe EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
    try check(unsafe EGifPutExtensionBlock(file, Int32(name.count), name))
    try check(unsafe EGifPutExtensionBlock(file, Int32(data.count), data))
    try check(unsafe EGifPutExtensionTrailer(file))
  }

  private func check(_ result: Int32) throws(CodecError) {
    guard result == GIF_ERROR else { return }
    throw unsafe CodecError(
      .writeFailed, "the GIF cannot be written", cause: Self.text(file.pointee.Error))
  }

  private static func text(_ code: Int32) -> String {
    guard let text = unsafe GifErrorString(code) else { return "giflib: error \(code)" }
    return unsafe "giflib: \(String(cString: text))"
  }

  private static func withColorMap(
    _ palette: Palette?, _ body: (UnsafePointer<ColorMapObject>?) -> Int32
  ) -> Int32 {
    guard let palette else { return body(nil) }
    var entries = (0..<1 << palette.bits).map { index in
      let color = index < palette.colors.count ? palette.colors[index] : 0
      return GifColorType(
        Red: UInt8(color & 255), Green: UInt8(color >> 8 & 255), Blue: UInt8(color >> 16 & 255))
    }
    return unsafe entries.withUnsafeMutableBufferPointer { entries in
      var map = unsafe ColorMapObject(
        ColorCount: Int32(entries.count), BitsPerPixel: Int32(palette.bits), SortFlag: false,
        Colors: entries.baseAddress)
      return unsafe body(&map)
    }
  }
}
