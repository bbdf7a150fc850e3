/// The dictionary of an LZW encoder: phrases as paths of indices, each with its code.
///
/// The phrases of one index have the codes 0, 1, …. Most phrases are lengthened in one way only: that one
/// stands with the phrase itself, the others are found by hashing (code of the phrase, index).
struct PhraseTrie {
  private static let slotCount = 1 << 13
  private static let unused = UInt32.max
  /// The largest height that is told apart from greater ones.
  private static let heightLimit: UInt32 = 2047

  /// Of each phrase: the code (12 bits) and last index (8) of the first phrase that lengthens it, or 0;
  /// whether there are others (1); and a bound of its height (11).
  private var nodes = [UInt32](repeating: 0, count: 4096)
  /// Key (20 bits: parent, index) and code (12 bits), or `unused`.
  private var slots = [UInt32](repeating: unused, count: slotCount)
  /// For each code the phrase that it lengthens by one index.
  private(set) var parents = [UInt16](repeating: 0, count: 4096)
  /// The last index of each phrase.
  private(set) var symbols: [UInt8]
  /// For each code another phrase that lengthens the same one, or 0.
  private(set) var siblings = [UInt16](repeating: 0, count: 4096)
  private let rootCount: Int

  /// - Parameter rootCount: How many indices there are, at most 256.
  init(rootCount: Int) {
    self.rootCount = rootCount
    symbols = (0..<4096).map { UInt8(truncatingIfNeeded: $0) }
  }

  mutating func removeAll() {
    for code in nodes.indices { nodes[code] = 0 }
    for slot in slots.indices { slots[slot] = Self.unused }
  }

  /// The code of phrase `parent` lengthened by `symbol`, or −1.
  func child(of parent: Int, _ symbol: UInt8) -> Int {
    let node = nodes[parent]
    if node & 4095 == 0 { return -1 }
    if node >> 12 & 255 == UInt32(symbol) { return Int(node & 4095) }
    if node & 1 << 20 == 0 { return -1 }
    let key = UInt32(truncatingIfNeeded: parent) << 8 | UInt32(symbol)
    var slot = Int((key &* 0x9E37_79B1) >> 19)
    while true {
      let entry = slots[slot]
      // First this: parent 4095 and symbol 255 would look like an unused slot's key.
      if entry == Self.unused { return -1 }
      if entry >> 12 == key { return Int(entry & 4095) }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
  }

  /// The code of some phrase that lengthens `parent` by one index, or 0; its `siblings` are the others.
  func firstChild(of parent: Int) -> Int { Int(nodes[parent] & 4095) }

  /// At least the number of indices by which the longest phrase that begins with `code` is longer.
  func height(of code: Int) -> Int {
    let height = nodes[code] >> 21
    return height == Self.heightLimit ? .max / 2 : Int(height)
  }

  /// Adds a phrase. Its parent must have been announced.
  mutating func add(_ code: Int, to parent: Int, _ symbol: UInt8) {
    let node = nodes[parent]
    parents[code] = UInt16(parent)
    symbols[code] = symbol
    if node & 4095 == 0 {
      nodes[parent] = node | UInt32(symbol) << 12 | UInt32(code)
      siblings[code] = 0
      return
    }
    nodes[parent] = node | 1 << 20
    let first = Int(node & 4095)
    siblings[code] = siblings[first]
    siblings[first] = UInt16(code)
    let key = UInt32(truncatingIfNeeded: parent) << 8 | UInt32(symbol)
    var slot = Int((key &* 0x9E37_79B1) >> 19)
    while slots[slot] != Self.unused { slot = (slot + 1) & (Self.slotCount - 1) }
    slots[slot] = key << 12 | UInt32(code)
  }

  /// Takes note that `code` may be lengthened by one index.
  mutating func announceChild(of code: Int) {
    var (code, height) = (code, UInt32(1))
    while nodes[code] >> 21 < height {
      nodes[code] = nodes[code] & (1 << 21 - 1) | height << 21
      if code < rootCount { return }
      height = min(height + 1, Self.heightLimit)
      code = Int(parents[code])
    }
  }
}
