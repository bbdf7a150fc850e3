import CAnimPNG

/// One chunk of a PNG file: four letters and data (PNG specification, section 5).
struct PNGChunk {
  /// The eight bytes with which every PNG file begins (PNG specification, section 5.2).
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  let type: String
  var data: [UInt8]

  /// Length, type, data and checksum.
  var bytes: [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(Self.checksum(of: body))
  }

  /// The chunks of a file that has just been made.
  static func chunks(ofSound file: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var place = signature.count
    while place < file.count {
      let end = place + 8 + Int(uint32(file, at: place))
      chunks.append(
        PNGChunk(
          type: String(decoding: file[place + 4..<place + 8], as: UTF8.self),
          data: Array(file[place + 8..<end])))
      place = end + 4
    }
    return chunks
  }

  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { unsafe cpng_checksum($0.baseAddress!, $0.count) }
  }
}

/// The four bytes from `place` on, most significant first.
func uint32(_ bytes: [UInt8], at place: Int) -> UInt32 {
  bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
}

/// Four bytes, most significant first.
func bigEndian(_ value: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}
