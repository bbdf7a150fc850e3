/// Packs codes of varying width into bytes, lowest bit first.
struct BitPacker {
  private var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count = 0

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
