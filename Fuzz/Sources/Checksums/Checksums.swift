/// The bytes of a PNG with the checksum of every chunk made right, so that damage to their contents gets
/// past it.
public func withRepairedChecksums(_ bytes: [UInt8]) -> [UInt8] {
  var bytes = bytes
  var place = 8
  while place + 12 <= bytes.count {
    let count = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    let end = place + 8 + count
    guard end + 4 <= bytes.count else { return bytes }
    var value: UInt32 = ~0
    for byte in bytes[place + 4..<end] {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1 }
    }
    for (offset, shift) in [24, 16, 8, 0].enumerated() {
      bytes[end + offset] = UInt8(truncatingIfNeeded: ~value >> UInt32(shift))
    }
    place = end + 4
  }
  return bytes
}
