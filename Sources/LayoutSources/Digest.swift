/// A name for some texts: 128 bits of FNV-1a, enough to tell one's own files apart.
struct Digest {
  let text: String

  init(_ parts: [String]) { self.init(parts.map(\.utf8)) }

  init(_ parts: some Sequence<some Sequence<UInt8>>) {
    var low: UInt64 = 0xcbf2_9ce4_8422_2325
    var high: UInt64 = 0x8422_2325_cbf2_9ce4
    for part in parts {
      for byte in part {
        low = (low ^ UInt64(byte)) &* 0x100_0000_01b3
        high = (high ^ UInt64(byte &+ 0x5b)) &* 0x100_0000_01b3
      }
      low = (low ^ 0xff) &* 0x100_0000_01b3
      high = (high ^ 0x1ff) &* 0x100_0000_01b3
    }
    text = [low, high].map { value in
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
