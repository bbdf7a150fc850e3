/// Packs codes of varying width into bytes, lowest bit first.
struct BitPacker {
  private var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count = 0

  /// Nothing yet.
  init() {}

  /// The first bits of these bytes.
  init(bytes: [UInt8], bitCount: Int) {
    self.bytes = Array(bytes.prefix(bitCount / 8))
    count = bitCount % 8
    if count > 0 { pending = UInt64(bytes[bitCount / 8]) & (1 << UInt64(count) - 1) }
  }

  /// The number of bits so far.
  var bitCount: Int { bytes.count * 8 + count }

  mutating func put(_ code: Int, width: Int) {
    pending |= UInt64(code) << UInt64(count)
    count += width
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  /// All bytes, the last one filled up with zeros.
  consuming func finished() -> [UInt8] {
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
    return bytes
  }
}
