/// Makes right what a fuzzer cannot guess, so that damage elsewhere gets past it.
enum PNGRepair {
  /// The bytes of a PNG with the checksum of every chunk made right; those of other files as they are.
  ///
  /// Pixels need not be compressed: an `IDAT` or `fdAT` that does not begin as a stream of zlib does is
  /// taken as its contents, up to 64 KB, and wrapped into one.
  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]), bytes.count >= 8 else { return bytes }
    var result = Array(bytes[..<8])
    var place = 8
    while place + 12 <= bytes.count {
      let count = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard place + 12 + count <= bytes.count else { break }
      let kind = Array(bytes[place + 4..<place + 8])
      let data = packed(kind, bytes[place + 8..<place + 8 + count])
      result += bigEndian(UInt32(data.count)) + kind + data
      result += bigEndian(~(kind + data).reduce(~0, updatedCRC))
      place += 12 + count
    }
    return result + bytes[place...]
  }

  private static func packed(_ kind: [UInt8], _ data: ArraySlice<UInt8>) -> [UInt8] {
    let header = kind == Array("IDAT".utf8) ? 0 : kind == Array("fdAT".utf8) ? 4 : nil
    guard let header, data.count > header else { return Array(data) }
    let contents = data.dropFirst(header)
    guard contents.first != 0x78, contents.count <= 0xffff else { return Array(data) }
    let count = UInt16(contents.count)
    var stream: [UInt8] = [0x78, 1, 1]
    for number in [count, ~count] {
      stream += [UInt8(truncatingIfNeeded: number), UInt8(number >> 8)]
    }
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in contents {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return data.prefix(header) + stream + contents + bigEndian(high << 16 | low)
  }

  private static func updatedCRC(_ value: UInt32, _ byte: UInt8) -> UInt32 {
    var value = value ^ UInt32(byte)
    for _ in 0..<8 { value = value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1 }
    return value
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }
}
