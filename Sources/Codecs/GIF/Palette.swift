/// The colours of one or all frames of a GIF, and the index that stands for "as it was".
struct Palette: Hashable, Sendable {
  /// Opaque pixels, red in the lowest byte.
  let colors: [UInt32]
  /// The index after the last colour, if there is one to spare.
  let transparentIndex: UInt8?

  /// A palette with a transparent index if there is room for one.
  ///
  /// - Parameters:
  ///   - colors: Opaque pixels, at most `limit` of them.
  ///   - limit: The largest number of entries, at most 256; the transparent one is the last.
  init(colors: [UInt32], limit: Int) {
    precondition(colors.count <= limit && limit <= 256, "\(colors.count) colours of \(limit)")
    self.colors = colors
    transparentIndex = colors.count < limit ? UInt8(colors.count) : nil
  }

  /// Bits per index: the smallest number that holds all colours and the transparent index.
  ///
  /// GIF tables have at least 2 entries, and LZW at least 2 bits.
  var bits: Int {
    let count = colors.count + (transparentIndex == nil ? 0 : 1)
    var bits = 2
    while 1 << bits < count { bits += 1 }
    return bits
  }
}
