/// GIF's variable-length Lempel–Ziv–Welch code (GIF89a specification, appendix F).
struct LZWEncoder {
  /// The codes of `indices`, packed from the lowest bit, with the leading clear and the final end code.
  ///
  /// - Parameters:
  ///   - alternatives: For each pixel a second index that would show the same; equal to the first if
  ///     there is none. Whichever lengthens the current match is taken.
  ///   - bits: Bits per index, 2 to 8.
  static func encode(_ indices: [UInt8], alternatives: [UInt8], bits: Int) -> [UInt8] {
    let clear = 1 << bits
    var output = BitPacker()
    var table = [UInt32](repeating: .max, count: 1 << 14)
    var next = clear + 2
    var width = bits + 1
    output.put(clear, width: width)
    guard !indices.isEmpty else {
      output.put(clear + 1, width: width)
      return output.finished()
    }
    let first = indices.span
    let second = alternatives.span
    var current = UInt32(second[0])
    for place in 1..<max(1, first.count) {
      var slot = 0
      func find(_ symbol: UInt8) -> UInt32? {
        let key = current << 8 | UInt32(symbol)
        slot = Int((key &* 0x9E37_79B1) >> 18)
        while table[slot] != .max {
          if table[slot] >> 12 == key { return table[slot] & 4095 }
          slot = (slot + 1) & (1 << 14 - 1)
        }
        return nil
      }
      if first[place] != second[place], let found = find(first[place]) {
        current = found
        continue
      }
      if let found = find(second[place]) {
        current = found
        continue
      }
      output.put(Int(current), width: width)
      if next < 4096 {
        table[slot] = (current << 8 | UInt32(second[place])) << 12 | UInt32(next)
        next += 1
        if next > 1 << width, width < 12 { width += 1 }
      } else {
        output.put(clear, width: width)
        table = [UInt32](repeating: .max, count: 1 << 14)
        next = clear + 2
        width = bits + 1
      }
      current = UInt32(second[place])
    }
    output.put(Int(current), width: width)
    if next == 1 << width, width < 12 { width += 1 }
    output.put(clear + 1, width: width)
    return output.finished()
  }
}

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
