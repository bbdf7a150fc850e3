/// The dictionary of an LZW encoder: phrases as paths of indices, each with its code.
///
/// The phrases of one index have the codes 0, 1, …. Most phrases are lengthened in one way only:
/// that one stands with the phrase itself, the others are found by hashing (code of the phrase,
/// index). The code 0 says that there is none: it lengthens nothing.
struct PhraseTrie: ~Copyable {
  /// The state of a phrase in one word.
  ///
  /// From the lowest bit: the code (12 bits) and last index (8) of the first phrase that lengthens
  /// it, or 0; a bound of its height (12), which is less than the number of codes; and a set of the
  /// others' last indices modulo 32.
  struct Node: BitwiseCopyable {
    fileprivate var bits: UInt64 = 0

    fileprivate var firstChild: Int { Int(bits & 4095) }

    /// At least the number of indices by which the longest phrase that begins with this one is
    /// longer.
    var height: Int { Int(bits >> 20 & 4095) }
  }

  private static let slotCount = 1 << 13

  private var nodes = FixedBuffer(repeating: Node(), count: 4096)
  /// Key (20 bits: parent, index) and code (12 bits), or 0.
  private var slots = FixedBuffer<UInt32>(repeating: 0, count: slotCount)
  /// For each code the phrase that it lengthens by one index.
  private(set) var parents = FixedBuffer<UInt16>(repeating: 0, count: 4096)
  /// The number of indices of each phrase.
  private(set) var lengths = FixedBuffer<UInt16>(repeating: 1, count: 4096)
  /// The first index of each phrase.
  private(set) var roots: FixedBuffer<UInt8>
  /// The last index of each phrase.
  private(set) var symbols: FixedBuffer<UInt8>
  /// For each code another phrase that lengthens the same one, or 0.
  private(set) var siblings = FixedBuffer<UInt16>(repeating: 0, count: 4096)
  private let rootCount: Int

  /// A trie of the phrases of one index each.
  ///
  /// - Parameter rootCount: The number of indices, at most 256.
  init(rootCount: Int) {
    self.rootCount = rootCount
    let indices = (0..<4096).map { UInt8(truncatingIfNeeded: $0) }
    symbols = FixedBuffer(indices)
    roots = FixedBuffer(indices)
  }

  /// Removes all phrases of more than one index.
  mutating func removeAll() {
    nodes.fill(with: Node())
    slots.fill(with: 0)
  }

  @inline(__always)
  func node(of code: Int) -> Node { nodes[code] }

  /// The code of phrase `parent` lengthened by `symbol`, or 0.
  func child(of parent: Int, _ symbol: UInt8) -> Int { child(of: parent, nodes[parent], symbol) }

  /// The same, with the parent's node.
  @inline(__always)
  func child(of parent: Int, _ node: Node, _ symbol: UInt8) -> Int {
    if UInt8(truncatingIfNeeded: node.bits >> 12) == symbol { return node.firstChild }
    if node.bits >> UInt64(32 + symbol & 31) & 1 == 0 { return 0 }
    return hashedChild(of: parent, symbol)
  }

  private func hashedChild(of parent: Int, _ symbol: UInt8) -> Int {
    let key = Self.key(parent, symbol)
    var slot = Self.slot(of: key)
    while true {
      let entry = slots[slot]
      if entry == 0 { return 0 }
      if entry >> 12 == key { return Int(entry & 4095) }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
  }

  /// The code of some phrase that lengthens `parent` by one index, or 0; its `siblings` are the
  /// others.
  func firstChild(of parent: Int) -> Int { nodes[parent].firstChild }

  /// Adds a phrase, whose parent must have been announced.
  mutating func add(_ code: Int, to parent: Int, _ symbol: UInt8) {
    parents[code] = UInt16(truncatingIfNeeded: parent)
    lengths[code] = lengths[parent] &+ 1
    roots[code] = roots[parent]
    symbols[code] = symbol
    let first = nodes[parent].firstChild
    if first == 0 {
      nodes[parent].bits |= UInt64(symbol) << 12 | UInt64(code)
      siblings[code] = 0
      return
    }
    nodes[parent].bits |= 1 << UInt64(32 + symbol & 31)
    siblings[code] = siblings[first]
    siblings[first] = UInt16(truncatingIfNeeded: code)
    let key = Self.key(parent, symbol)
    var slot = Self.slot(of: key)
    while slots[slot] != 0 { slot = (slot + 1) & (Self.slotCount - 1) }
    slots[slot] = key << 12 | UInt32(truncatingIfNeeded: code)
  }

  /// Takes note that `code` may be lengthened by one index.
  mutating func announceChild(of code: Int) {
    var (code, height) = (code, 1)
    while nodes[code].height < height {
      nodes[code].bits = nodes[code].bits & ~(4095 << 20) | UInt64(height) << 20
      if code < rootCount { return }
      height += 1
      code = Int(parents[code])
    }
  }

  private static func key(_ parent: Int, _ symbol: UInt8) -> UInt32 {
    UInt32(truncatingIfNeeded: parent) << 8 | UInt32(symbol)
  }

  private static func slot(of key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 19) }
}
