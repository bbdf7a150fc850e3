/// One chunk of a PNG file: four letters and data (PNG specification, section 5).
struct PNGChunk {
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  let type: String
  var data: [UInt8]

  /// Length, type, data and checksum.
  var bytes: [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(CRC32.checksum(of: body))
  }

  /// The chunks of a file, each checked, up to its end chunk.
  ///
  /// - Throws: `CodecError` if the bytes are not a PNG, end before the end chunk, or a checksum is wrong.
  static func chunks(of file: [UInt8]) throws(CodecError) -> [(chunk: PNGChunk, size: Int)] {
    guard file.starts(with: signature) else {
      throw CodecError(.wrongFormat, "this is not a PNG file: it does not start with '\\x89PNG'")
    }
    var chunks: [(chunk: PNGChunk, size: Int)] = []
    var place = signature.count
    while true {
      guard place + 12 <= file.count else { throw truncated }
      let count = Int(uint32(file, at: place))
      guard count <= file.count - place - 12 else { throw truncated }
      let body = Array(file[place + 4..<place + 8 + count])
      let type = String(decoding: body[..<4], as: UTF8.self)
      guard CRC32.checksum(of: body) == uint32(file, at: place + 8 + count) else {
        throw CodecError(.damaged, "the PNG file is damaged in its '\(type)' chunk; write it again")
      }
      chunks.append((PNGChunk(type: type, data: Array(body[4...])), count + 12))
      if type == "IEND" { return chunks }
      place += count + 12
    }
  }

  private static let truncated = CodecError(
    .truncated, "the PNG file ends early; is it still being written?")
}

/// The four bytes from `place` on, most significant first.
func uint32(_ bytes: [UInt8], at place: Int) -> UInt32 {
  bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
}

/// Four bytes, most significant first.
func bigEndian(_ value: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}

/// The checksum of PNG chunks (PNG specification, annex D).
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1
    }
  }

  static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
  }
}
