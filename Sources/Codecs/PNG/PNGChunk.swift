import CAnimPNG

/// One chunk of a PNG file: four letters and data (PNG specification, section 5).
struct PNGChunk {
  /// The eight bytes with which every PNG file begins (PNG specification, section 5.2).
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// The place after the first chunk, `IHDR`.
  static let endOfHeader = 8 + 12 + 13

  let type: String
  var data: [UInt8]

  /// Length, type, data and checksum.
  var bytes: [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(Self.checksum(of: body))
  }

  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { unsafe cpng_checksum($0.baseAddress!, $0.count) }
  }
}

extension PNGChunk {
  /// The description of a picture, as international text that is not compressed (PNG
  /// specification, section 11.3.3.4); nil if there are no words.
  init?(description: String) {
    guard !description.isEmpty else { return nil }
    // The keyword; neither compressed, nor of a language, nor with a keyword in that.
    let words = description.utf8.filter { $0 != 0 }
    self.init(type: "iTXt", data: Array("Description".utf8) + [0, 0, 0, 0, 0] + words)
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
