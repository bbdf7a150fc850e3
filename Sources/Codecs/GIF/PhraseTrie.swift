/// The dictionary of an LZW encoder: phrases as paths of indices, each with its code.
///
/// The phrases of one index have the codes 0, 1, …; longer ones are found by hashing (code of the phrase
/// without its last index, last index).
struct PhraseTrie {
  private static let slotCount = 1 << 14
  private static let unused = UInt32.max

  /// Key (20 bits: parent, index) and code (12 bits), or `unused`.
  private var slots = [UInt32](repeating: unused, count: slotCount)
  /// For each code the phrase that it lengthens by one index.
  private(set) var parents = [UInt16](repeating: 0, count: 4096)
  /// The last index of each phrase.
  private(set) var symbols = [UInt8](repeating: 0, count: 4096)
  /// For each code the newest phrase that lengthens it by one index, or 0.
  private(set) var firstChildren = [UInt16](repeating: 0, count: 4096)
  /// For each code the phrase that lengthened the same one before it, or 0.
  private(set) var siblings = [UInt16](repeating: 0, count: 4096)

  mutating func removeAll() {
    for slot in slots.indices { slots[slot] = Self.unused }
    for code in firstChildren.indices { firstChildren[code] = 0 }
  }

  /// The code of phrase `parent` lengthened by `symbol`, or −1.
  func child(of parent: Int, _ symbol: UInt8) -> Int {
    let key = UInt32(truncatingIfNeeded: parent) << 8 | UInt32(symbol)
    var slot = Int((key &* 0x9E37_79B1) >> 18)
    while true {
      let entry = slots[slot]
      // First this: parent 4095 and symbol 255 would look like an unused slot's key.
      if entry == Self.unused { return -1 }
      if entry >> 12 == key { return Int(entry & 4095) }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
  }

  mutating func add(_ code: Int, to parent: Int, _ symbol: UInt8) {
    let key = UInt32(truncatingIfNeeded: parent) << 8 | UInt32(symbol)
    var slot = Int((key &* 0x9E37_79B1) >> 18)
    while slots[slot] != Self.unused { slot = (slot + 1) & (Self.slotCount - 1) }
    slots[slot] = key << 12 | UInt32(code)
    parents[code] = UInt16(parent)
    symbols[code] = symbol
    siblings[code] = firstChildren[parent]
    firstChildren[parent] = UInt16(code)
  }
}
