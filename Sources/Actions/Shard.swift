import AnimTextFormats

/// One of several parts of a work, each of which another machine does.
package struct Shard: Hashable, Sendable, Codable {
  /// The number of the part, from 0.
  package let index: Int
  /// The number of parts.
  package let count: Int

  /// A part.
  ///
  /// - Precondition: `index` is below `count`.
  package init(index: Int, of count: Int) {
    precondition((0..<count).contains(index), "\(index) of \(count)")
    (self.index, self.count) = (index, count)
  }

  /// Reads `2/8`, the second of eight; nil if it is none.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      count >= 1, count <= 10_000, (1...count).contains(number)
    else { return nil }
    self.init(index: number - 1, of: count)
  }

  /// The part as it is said: `2/8`.
  package var text: String { "\(index + 1)/\(count)" }

  /// By how much a part may exceed the mean before it is full.
  private static let slack = 1.06

  /// The numbers of the parts that pieces of work belong to.
  ///
  /// Each piece has an order of parts that it likes best, which depends on its name alone, and goes to the first that is
  /// not full; the heaviest choose first. So parts are of nearly one weight, and a piece that is added or
  /// goes takes few others along.
  ///
  /// - Parameters:
  ///   - pieces: The names and the weights, in seconds.
  ///   - count: The number of parts.
  /// - Returns: The number of a part, from 0, for each of the pieces.
  package static func assignment(
    of pieces: [(name: String, weight: Double)], to count: Int
  ) -> [Int] {
    let total = pieces.reduce(0) { $0 + $1.weight }
    let largest = pieces.reduce(0) { max($0, $1.weight) }
    // In steps, so that one piece more does not move the limit of all.
    let limit = step(above: max(total / Double(count) * slack, largest))
    let hashes = pieces.map { hash($0.name) }
    let order = pieces.indices.sorted { a, b in
      let (one, two) = (weightClass(pieces[a].weight), weightClass(pieces[b].weight))
      if one != two { return one > two }
      return (hashes[a], pieces[a].name) < (hashes[b], pieces[b].name)
    }
    var loads = [Double](repeating: 0, count: count)
    var result = [Int](repeating: 0, count: pieces.count)
    for piece in order {
      let weight = pieces[piece].weight
      var best: (part: Int, liking: UInt64)?
      for part in 0..<count where loads[part] + weight <= limit {
        let liking = mixed(hashes[piece] ^ mixed(UInt64(part) &+ 1))
        if best.map({ liking > $0.liking }) ?? true { best = (part, liking) }
      }
      let part = best?.part ?? loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[part] += weight
      result[piece] = part
    }
    return result
  }

  /// Powers of two, so that a duration that is measured anew seldom changes the order.
  private static func weightClass(_ weight: Double) -> Int {
    weight > 0 && weight.isFinite ? Int(weight.exponent) : -1_000
  }

  /// The next of numbers that are each 1/64 larger than the one before.
  private static func step(above value: Double) -> Double {
    guard value > 0, value.isFinite else { return 0 }
    var result = value.binade
    while result < value { result *= 1 + 1.0 / 64 }
    return result
  }

  /// FNV-1a, of 64 bits.
  private static func hash(_ text: String) -> UInt64 {
    mixed(text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })
  }

  /// The finalizer of SplitMix64.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9e37_79b9_7f4a_7c15
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
