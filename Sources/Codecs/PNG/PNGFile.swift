import AnimPixels
import CAnimPNG

/// The chunks of a PNG file, checked: what the picture is, and where the data of its frames are.
///
/// Nothing is copied and nothing inflated. A file that ends without its end chunk is accepted as
/// long as nothing of the picture is missing, as all readers do: some programs leave it out.
struct PNGFile {
  /// A frame of an animation.
  struct Frame {
    var control: FrameControl
    /// The chunks of its data, and maybe others between them.
    var chunks: Range<Int>
    var byteCount: Int
  }

  let bytes: [UInt8]
  let size: PixelSize
  private let bitDepth: UInt8
  private let colorType: UInt8
  private let isInterlaced: Bool
  /// The data of `PLTE` and `tRNS`.
  private(set) var palette: Range<Int>?
  private var transparency: Range<Int>?
  /// The chunks of the still picture's data.
  private(set) var still: Range<Int>?
  /// The numbers of frames and plays, 0 plays being endless; nil for a picture that is not
  /// animated.
  private(set) var announcement: (frames: Int, plays: Int)?
  private(set) var frames: [Frame] = []
  /// Whether the end chunk is there.
  private(set) var isComplete = false

  init(_ bytes: [UInt8], limits: DecodingLimits) throws(CodecError) {
    guard bytes.starts(with: PNGChunk.signature) else {
      throw CodecError(.wrongFormat, "this is not a PNG file: it does not start with '\\x89PNG'")
    }
    self.bytes = bytes
    var place = PNGChunk.signature.count
    let header = try Self.chunk(in: bytes, at: place)
    guard let header, header.type == Self.code("IHDR"), header.data.count == 13 else {
      throw header == nil ? Self.truncated : Self.damaged("it does not begin with a header")
    }
    let fields = header.data.lowerBound
    let (width, height) = (uint32(bytes, at: fields), uint32(bytes, at: fields + 4))
    // Sides have 31 bits (PNG specification, section 7.1), so that the product cannot overflow.
    guard (1...UInt32(Int32.max)).contains(width), (1...UInt32(Int32.max)).contains(height) else {
      throw Self.damaged("it says that it is \(width) × \(height) pixels")
    }
    size = PixelSize(width: Int(width), height: Int(height))
    try limits.check(size, "PNG")
    (bitDepth, colorType) = (bytes[fields + 8], bytes[fields + 9])
    guard bytes[fields + 10] == 0, bytes[fields + 11] == 0, bytes[fields + 12] <= 1 else {
      throw Self.damaged("it is of no method that there is")
    }
    isInterlaced = bytes[fields + 12] == 1
    place = header.end
    var sequence: UInt32 = 0
    while let chunk = try Self.chunk(in: bytes, at: place) {
      if chunk.type == Self.code("IEND") {
        isComplete = true
        break
      }
      try read(chunk, at: place, sequence: &sequence)
      try limits.checkImages(frames.count, "PNG")
      place = chunk.end
    }
    if !isComplete, place < bytes.count, try !isPastData(place) { throw Self.truncated }
    guard still != nil else { throw isComplete ? Self.damaged("it has no data") : Self.truncated }
  }

  /// Whether the chunk that is cut off at `place` is none of those that make the picture.
  private func isPastData(_ place: Int) throws(CodecError) -> Bool {
    guard place + 8 <= bytes.count else { return true }
    let type = uint32(bytes, at: place + 4)
    return type != Self.code("IDAT") && type != Self.code("fdAT") && type != Self.code("fcTL")
  }

  private mutating func read(
    _ chunk: Chunk, at place: Int, sequence: inout UInt32
  ) throws(CodecError) {
    switch chunk.type {
    case Self.code("PLTE"): palette = chunk.data
    case Self.code("tRNS"): transparency = chunk.data
    case Self.code("acTL") where still == nil:
      guard chunk.data.count == 8 else { throw Self.damaged("its animation header is short") }
      announcement = (
        Int(uint32(bytes, at: chunk.data.lowerBound)),
        Int(uint32(bytes, at: chunk.data.lowerBound + 4))
      )
    case Self.code("fcTL") where announcement != nil:
      guard let control = FrameControl(Array(bytes[chunk.data]), size: size),
        control.sequence == sequence
      else { throw Self.damaged("the control of frame \(frames.count) is wrong") }
      frames.append(
        Frame(control: control, chunks: chunk.end..<chunk.end, byteCount: chunk.end - place))
      sequence += 1
    case Self.code("IDAT"):
      // Those that do not follow each other are none of the picture's.
      guard still == nil || still?.upperBound == place else { return }
      still = (still?.lowerBound ?? place)..<chunk.end
      guard !frames.isEmpty else { return }
      guard frames.count == 1, frames[0].control.rect == PixelRect(size) else {
        throw Self.damaged("the control of frame 0 is wrong")
      }
      add(chunk, at: place)
    case Self.code("fdAT") where announcement != nil:
      guard !frames.isEmpty, chunk.data.count >= 4,
        uint32(bytes, at: chunk.data.lowerBound) == sequence
      else { throw Self.damaged("the data of frame \(max(0, frames.count - 1)) are out of order") }
      sequence += 1
      add(chunk, at: place)
    default:
      // A capital letter says that the picture cannot be shown without knowing the chunk.
      guard chunk.type >> 24 & 0x20 != 0 else {
        throw Self.damaged("it has a chunk of an unknown kind")
      }
    }
  }

  /// Adds a chunk to the data of the latest frame.
  private mutating func add(_ chunk: Chunk, at place: Int) {
    let latest = frames.count - 1
    let chunks = frames[latest].chunks
    frames[latest].chunks = (chunks.isEmpty ? place : chunks.lowerBound)..<chunk.end
    frames[latest].byteCount += chunk.end - place
  }

  // MARK: Chunks

  private struct Chunk {
    /// Four letters, most significant first.
    let type: UInt32
    let data: Range<Int>
    let end: Int
  }

  /// The chunk that begins at `place`; nil if the file ends before the chunk does.
  private static func chunk(in bytes: [UInt8], at place: Int) throws(CodecError) -> Chunk? {
    guard place + 12 <= bytes.count else { return nil }
    let count = Int(uint32(bytes, at: place))
    guard count <= bytes.count - place - 12 else { return nil }
    let data = place + 8..<place + 8 + count
    let checksum = unsafe bytes.withUnsafeBufferPointer {
      unsafe cpng_checksum($0.baseAddress! + place + 4, count + 4)
    }
    guard checksum == uint32(bytes, at: data.upperBound) else {
      let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      throw CodecError(
        .damaged, "the PNG file is damaged in its '\(name)' chunk; write it again")
    }
    return Chunk(type: uint32(bytes, at: place + 4), data: data, end: data.upperBound + 4)
  }

  private static func code(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { unsafe $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  // MARK: Pixels

  /// The pixels that some chunks hold, in straight alpha and row by row.
  func pixels(in chunks: Range<Int>, size: PixelSize) throws(CodecError) -> [UInt32] {
    var message = [CChar](repeating: 0, count: Int(CPNG_MESSAGE_SIZE))
    var failed: Int32 = 0
    let capacity = (cpng_room(UInt32(size.width), UInt32(size.height)) + 3) / 4
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: capacity) { room, count in
      failed = unsafe bytes.withUnsafeBufferPointer { file in
        let file = file.baseAddress!
        let format = unsafe cpng_format(
          header: cpng_header(
            width: UInt32(size.width), height: UInt32(size.height), bit_depth: bitDepth,
            color_type: colorType),
          is_interlaced: isInterlaced ? 1 : 0, plte: file + (palette?.lowerBound ?? 0),
          plte_count: palette?.count ?? 0, trns: file + (transparency?.lowerBound ?? 0),
          trns_count: transparency?.count ?? 0)
        let output = unsafe UnsafeMutableRawPointer(room.baseAddress!)
          .assumingMemoryBound(to: UInt8.self)
        let start = unsafe file + chunks.lowerBound
        if unsafe cpng_read_plain(format, start, chunks.count, output) == 0 { return 0 }
        return unsafe cpng_read(format, start, chunks.count, output, &message)
      }
      count = failed == 0 ? size.area : 0
    }
    guard failed == 0 else {
      let cause = text(message)
      if cause == CPNG_TOO_FEW_DATA, !isComplete { throw Self.truncated }
      throw CodecError(
        .damaged, "the PNG file is damaged; write it again", cause: "libpng: \(cause)")
    }
    return pixels
  }

  static let truncated = CodecError(
    .truncated, "the PNG file ends early; is it still being written?")

  static func damaged(_ what: String) -> CodecError {
    CodecError(.damaged, "the PNG file is damaged: \(what); write it again")
  }
}
