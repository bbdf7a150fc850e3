import AnimPixels

/// The blocks of a GIF file: what it is, and where its images are.
///
/// All blocks are walked over at once, without their codes, so that a file that ends early is known
/// as such and the number of frames stands from the beginning.
struct GIFFile {
  /// One image as stored.
  struct Image {
    var rect: PixelRect
    var control = Control()
    var isInterlaced: Bool
    /// The bytes of the colours, three each; nil if the file has none for the image.
    var palette: Range<Int>?
    var hasLocalPalette: Bool
    /// The place in the file at which the codes begin.
    var data: Int
    var byteCount: Int
  }

  /// The fields of a graphic control, which hold for the image after it.
  struct Control {
    var delayInCentiseconds = 0
    var disposal = FrameCanvas.Disposal.keep
    var transparentIndex: Int?
  }

  let bytes: [UInt8]
  let size: PixelSize
  let globalPalette: Range<Int>?
  private(set) var images: [Image] = []
  /// The number of times that the animation plays; nil if the file does not say.
  private(set) var loop: Loop?

  private var position: Int

  init(_ bytes: [UInt8], limits: DecodingLimits) throws(CodecError) {
    guard bytes.starts(with: Array("GIF8".utf8)) else {
      throw CodecError(.wrongFormat, "this is not a GIF file: it does not start with 'GIF8'")
    }
    guard bytes.count >= 13 else { throw Self.truncated }
    self.bytes = bytes
    size = PixelSize(
      width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
    guard size.area > 0 else {
      throw CodecError(
        .damaged, "the GIF says that it is \(size.width) × \(size.height) pixels; write it again")
    }
    try limits.check(size, "GIF")
    globalPalette = Self.palette(flags: bytes[10], at: 13)
    position = globalPalette?.upperBound ?? 13
    var control = Control()
    var start = position
    while true {
      switch try take() {
      case 0x3b: return
      case 0x21: try readExtension(&control)
      case 0x2c:
        try readImage(control, from: start)
        try limits.checkImages(images.count, "GIF")
        control = Control()
        start = position
      case let other:
        throw CodecError(
          .damaged, "the GIF file is damaged; write it again", cause: "a block of kind \(other)")
      }
    }
  }

  // MARK: Blocks

  private mutating func take() throws(CodecError) -> UInt8 {
    guard position < bytes.count else { throw Self.truncated }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func take16() throws(CodecError) -> Int {
    Int(try take()) | Int(try take()) << 8
  }

  /// The data of the next block in a sequence; nil at its end.
  private mutating func takeBlock() throws(CodecError) -> Range<Int>? {
    let count = Int(try take())
    guard count > 0 else { return nil }
    guard count <= bytes.count - position else { throw Self.truncated }
    defer { position += count }
    return position..<position + count
  }

  private mutating func readExtension(_ control: inout Control) throws(CodecError) {
    let label = try take()
    var isLoop = false
    var isFirst = true
    while let block = try takeBlock() {
      let data = bytes[block]
      switch label {
      case 0xf9 where isFirst && data.count >= 4: control = Control(data)
      case 0xff where isFirst:
        isLoop = data.elementsEqual("NETSCAPE2.0".utf8) || data.elementsEqual("ANIMEXTS1.0".utf8)
      case 0xff where isLoop && data.count >= 3 && data[block.lowerBound] == 1:
        let repeats = Int(data[block.lowerBound + 1]) | Int(data[block.lowerBound + 2]) << 8
        loop = repeats == 0 ? .forever : .times(repeats + 1)
      default: break
      }
      isFirst = false
    }
  }

  private mutating func readImage(_ control: Control, from start: Int) throws(CodecError) {
    let (x, y) = (try take16(), try take16())
    let (width, height) = (try take16(), try take16())
    let flags = try take()
    let local = Self.palette(flags: flags, at: position)
    position = local?.upperBound ?? position
    let data = position
    _ = try take()
    while try takeBlock() != nil {}
    images.append(
      Image(
        rect: PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height), control: control,
        isInterlaced: flags & 0x40 != 0, palette: local ?? globalPalette,
        hasLocalPalette: local != nil, data: data, byteCount: position - start))
  }

  private static func palette(flags: UInt8, at start: Int) -> Range<Int>? {
    flags & 0x80 == 0 ? nil : start..<start + 3 << Int(flags & 7 + 1)
  }

  private static let truncated = CodecError(
    .truncated, "the GIF file ends early; is it still being written?")

  // MARK: Frames

  /// The images that are shown at the same time, for each frame.
  ///
  /// Where some images have a delay, one without is part of the frame after it. Where none has one,
  /// they are a still, made of tiles or for the sake of more colours, as long as they do not lie on
  /// top of each other; if they do, or if the file is to be repeated, it is an animation that
  /// leaves its pace to the player.
  var frames: [Range<Int>] {
    let isPaced = images.contains { $0.control.delayInCentiseconds > 0 }
    guard isPaced || loop == nil else { return images.indices.map { $0..<$0 + 1 } }
    var frames: [Range<Int>] = []
    var start = 0
    var covered = CoveredArea()
    for (index, image) in images.enumerated() {
      if !isPaced, covered.overlaps(image.rect) {
        frames.append(start..<index)
        start = index
        covered = CoveredArea()
      }
      if image.control.delayInCentiseconds > 0 {
        frames.append(start..<index + 1)
        start = index + 1
        covered = CoveredArea()
      } else {
        covered.add(image.rect)
      }
    }
    if start < images.count { frames.append(start..<images.count) }
    return frames
  }

  /// The colours of an image by index, 256 of them: opaque, or 0 for what shows nothing.
  func colors(of image: Image) -> [UInt32] {
    var colors = [UInt32](repeating: 0, count: 256)
    if let palette = image.palette {
      for (number, place) in stride(from: palette.lowerBound, to: palette.upperBound, by: 3)
        .enumerated()
      {
        colors[number] =
          UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
          | 255 << 24
      }
    }
    if let index = image.control.transparentIndex { colors[index] = 0 }
    return colors
  }

  /// The pixels that an image's codes stand for.
  func pixels(of image: Image, with decoder: inout LZWDecoder) throws(CodecError) -> IndexedImage {
    var indices = [UInt8](repeating: 0, count: image.rect.area)
    let count = try decoder.decode(bytes, from: image.data, into: &indices)
    // Every eighth row, then those between, in four passes (GIF89a specification, appendix E).
    let passes = image.isInterlaced ? [(0, 8), (4, 8), (2, 4), (1, 2)] : [(0, 1)]
    return IndexedImage(
      rect: image.rect,
      rows: passes.flatMap { first, step in
        Array(stride(from: image.rect.minY + first, to: image.rect.maxY, by: step))
      },
      indices: indices, count: count, colors: colors(of: image))
  }
}

/// Rows of indices into colours.
struct IndexedImage {
  let rect: PixelRect
  /// The row of the picture in which each row lies, in the order in which they are stored.
  let rows: [Int]
  let indices: [UInt8]
  /// The number of indices that there are: what is missing shows nothing.
  let count: Int
  /// The colours by index, 256 of them: opaque, or 0 for what shows nothing.
  let colors: [UInt32]
}

extension GIFFile.Control {
  fileprivate init(_ data: ArraySlice<UInt8>) {
    let start = data.startIndex
    delayInCentiseconds = Int(data[start + 1]) | Int(data[start + 2]) << 8
    if data[start] & 1 != 0 { transparentIndex = Int(data[start + 3]) }
    switch data[start] >> 2 & 7 {
    case 2: disposal = .clear
    case 3: disposal = .restore
    default: disposal = .keep
    }
  }
}

/// The area that a few rectangles cover.
private struct CoveredArea {
  private var rects: [PixelRect] = []
  private var bounds = PixelRect.empty

  /// Whether a rectangle lies on what is covered, or there are too many to tell.
  func overlaps(_ rect: PixelRect) -> Bool {
    guard rects.count < 4096 else { return true }
    guard !bounds.intersection(rect).isEmpty else { return false }
    return rects.contains { !$0.intersection(rect).isEmpty }
  }

  mutating func add(_ rect: PixelRect) {
    rects.append(rect)
    bounds = bounds.union(rect)
  }
}
