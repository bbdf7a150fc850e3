public import Pixels

/// Reads the frames of an animated PNG one after the other; a still PNG has one frame of no duration.
///
/// Frames are composed in premultiplied sRGB, 8 bits a channel.
public final class APNGDecoder: AnimationDecoder {
  /// A frame as stored.
  private struct Part {
    var control: FrameControl
    /// Compressed rows.
    var data: [UInt8] = []
    var byteCount: Int
  }

  public let size: PixelSize
  public let loop: Loop
  public let globalColorCount: Int?
  private let limits: DecodingLimits
  private let header: [UInt8]
  /// `PLTE` and `tRNS`, which every frame needs.
  private let common: [UInt8]
  private var parts: ArraySlice<Part>
  private var canvas: Pixmap
  private var dispose: (inout Pixmap) -> Void = { _ in }
  private var pixelsSoFar = 0

  /// - Throws: `CodecError` if the bytes are not a whole PNG within the limits.
  public init(_ bytes: [UInt8], limits: DecodingLimits = DecodingLimits()) throws(CodecError) {
    let chunks = try PNGChunk.chunks(of: bytes)
    guard let header = chunks.first?.chunk, header.type == "IHDR", header.data.count == 13 else {
      throw Self.damaged("it does not begin with a header")
    }
    let (width, height) = (uint32(header.data, at: 0), uint32(header.data, at: 4))
    // Sides have 31 bits (PNG specification, section 7.1), so that the product cannot overflow.
    guard (1...UInt32(Int32.max)).contains(width), (1...UInt32(Int32.max)).contains(height) else {
      throw Self.damaged("it says that it is \(width) × \(height) pixels")
    }
    guard Int(width) * Int(height) <= limits.pixels else {
      throw CodecError(
        .tooLarge,
        "a PNG of \(width) × \(height) pixels is larger than the limit of \(limits.pixels) pixels")
    }
    let size = PixelSize(width: Int(width), height: Int(height))
    let animation = chunks.first { $0.chunk.type == "acTL" }?.chunk.data
    if let animation, animation.count != 8 { throw Self.damaged("its animation header is short") }
    let plays = animation.map { Int(uint32($0, at: 4)) } ?? 1
    let palette = chunks.first { $0.chunk.type == "PLTE" }
    self.size = size
    self.limits = limits
    self.header = header.data
    loop = plays == 0 ? .forever : .times(plays)
    globalColorCount = palette.map { $0.chunk.data.count / 3 }
    common = chunks.filter { $0.chunk.type == "PLTE" || $0.chunk.type == "tRNS" }
      .flatMap(\.chunk.bytes)
    canvas = Pixmap(size: size)
    parts = ArraySlice(
      try animation == nil
        ? [Self.still(chunks, size: size)] : Self.parts(chunks, size: size))
    guard !parts.isEmpty else { throw Self.damaged("it announces frames and has none") }
  }

  public func next() throws(CodecError) -> AnimationFrame? {
    guard let part = parts.popFirst() else { return nil }
    let rect = part.control.rect
    pixelsSoFar += size.area + rect.area
    guard pixelsSoFar <= limits.totalPixels else {
      throw CodecError(
        .tooLarge,
        "the frames of the PNG have more than the limit of \(limits.totalPixels) pixels together")
    }
    let frameHeader = bigEndian(UInt32(rect.width)) + bigEndian(UInt32(rect.height)) + header[8...]
    let file =
      PNGChunk.signature + PNGChunk(type: "IHDR", data: frameHeader).bytes + common
      + PNGChunk(type: "IDAT", data: part.data).bytes + PNGChunk(type: "IEND", data: []).bytes
    let picture = try PNGDecoder(limits: limits).decode(file)
    dispose(&canvas)
    switch part.control.disposal {
    case .keep: dispose = { _ in }
    case .clear: dispose = { $0.clear(rect) }
    case .restore: dispose = { [canvas] in $0 = canvas }
    }
    canvas.draw(picture, in: rect, part.control.blend)
    return AnimationFrame(
      pixmap: canvas, duration: part.control.duration, rect: rect, byteCount: part.byteCount)
  }

  /// The only frame of a PNG without animation.
  private static func still(_ chunks: [(chunk: PNGChunk, size: Int)], size: PixelSize) -> Part {
    let data = chunks.filter { $0.chunk.type == "IDAT" }
    return Part(
      control: FrameControl(sequence: 0, rect: PixelRect(size), delay: (0, 1)),
      data: data.flatMap(\.chunk.data), byteCount: data.map(\.size).reduce(0, +))
  }

  /// The frames of an animation. The still picture is one of them if a frame control stands before it.
  private static func parts(
    _ chunks: [(chunk: PNGChunk, size: Int)], size: PixelSize
  ) throws(CodecError) -> [Part] {
    var parts: [Part] = []
    var sequence: UInt32 = 0
    for (chunk, byteCount) in chunks {
      switch chunk.type {
      case "fcTL":
        guard let control = FrameControl(chunk.data, size: size), control.sequence == sequence
        else { throw damaged("the control of frame \(parts.count) is wrong") }
        parts.append(Part(control: control, byteCount: byteCount))
        sequence += 1
      case "IDAT" where !parts.isEmpty:
        parts[parts.count - 1].data += chunk.data
        parts[parts.count - 1].byteCount += byteCount
      case "fdAT":
        guard !parts.isEmpty, chunk.data.count >= 4, uint32(chunk.data, at: 0) == sequence else {
          throw damaged("the data of frame \(max(0, parts.count - 1)) are out of order")
        }
        parts[parts.count - 1].data += chunk.data[4...]
        parts[parts.count - 1].byteCount += byteCount
        sequence += 1
      default: break
      }
    }
    return parts
  }

  private static func damaged(_ what: String) -> CodecError {
    CodecError(.damaged, "the PNG file is damaged: \(what); write it again")
  }
}

extension Pixmap {
  /// Draws `picture` with its top left corner at that of `rect`, whose size it has.
  fileprivate mutating func draw(
    _ picture: Pixmap, in rect: PixelRect, _ blend: FrameControl.Blend
  ) {
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        let pixel = picture[x - rect.minX, y - rect.minY]
        switch blend {
        case .replace: self[x, y] = pixel
        case .over: self[x, y] = StraightAlpha.composed(pixel, over: self[x, y])
        }
      }
    }
  }

  /// Makes the pixels of `rect` clear.
  mutating func clear(_ rect: PixelRect) {
    for y in rect.minY..<Swift.max(rect.minY, rect.maxY) {
      for x in rect.minX..<rect.maxX { self[x, y] = 0 }
    }
  }
}
