/// The distinct colours of a picture, numbered in order of first appearance.
///
/// Open addressing with linear probing; at most half full. The numbering depends only on the order
/// of the questions, so it is the same on every run.
struct ColorTable {
  /// The colours by number.
  private(set) var colors: [UInt32] = []
  /// For each slot its colour, in the high half, and the number of that plus one; or 0.
  private var slots: [UInt64]
  private var mask: Int

  init(minimumCapacity: Int = 512) {
    var count = 1024
    while count < minimumCapacity * 2 { count *= 2 }
    slots = [UInt64](repeating: 0, count: count)
    mask = count - 1
  }

  /// A table of `colors`, numbered as they stand; of equal ones the first counts.
  init(_ colors: [UInt32]) {
    self.init(minimumCapacity: colors.count)
    for color in colors { _ = number(of: color) }
  }

  /// The number of colours.
  var count: Int { colors.count }

  /// The number of `color`, which is added if it is new.
  mutating func number(of color: UInt32) -> Int {
    let (number, slot) = search(color)
    if let number { return number }
    colors.append(color)
    slots[slot] = UInt64(color) << 32 | UInt64(colors.count)
    if colors.count * 2 > slots.count { grow() }
    return colors.count - 1
  }

  /// The number of `color`, if it is in the table.
  func existingNumber(of color: UInt32) -> Int? { search(color).number }

  /// The number of a colour, or the slot that it would take.
  @inline(__always)
  private func search(_ color: UInt32) -> (number: Int?, slot: Int) {
    var slot = Self.hash(color) & mask
    while true {
      let entry = slots[slot]
      if entry == 0 { return (nil, slot) }
      if entry >> 32 == UInt64(color) { return (Int(entry & 0xffff_ffff) - 1, slot) }
      slot = (slot + 1) & mask
    }
  }

  private mutating func grow() {
    slots = [UInt64](repeating: 0, count: slots.count * 2)
    mask = slots.count - 1
    for (number, color) in colors.enumerated() {
      var slot = Self.hash(color) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt64(color) << 32 | UInt64(number + 1)
    }
  }

  /// Multiplicative hashing by the golden ratio, with the high bits folded down.
  private static func hash(_ color: UInt32) -> Int {
    let product = color &* 0x9E37_79B1
    return Int(product ^ product >> 15)
  }
}
