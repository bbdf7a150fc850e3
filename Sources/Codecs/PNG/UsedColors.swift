/// The opaque colours that have been used, of all that there are: two megabytes.
struct UsedColors {
  private var bits = [UInt64](repeating: 0, count: 1 << 18)

  /// Notes that a pixel is used; its alpha does not count.
  mutating func add(_ pixel: UInt32) {
    let color = Int(pixel & 0xff_ffff)
    bits[color >> 6] |= 1 << UInt64(color & 63)
  }

  /// An opaque pixel of a colour that is not used; nil if there is none.
  var unused: UInt32? {
    guard let word = bits.firstIndex(where: { $0 != .max }) else { return nil }
    return UInt32(word << 6 + (~bits[word]).trailingZeroBitCount) | 0xff00_0000
  }
}
