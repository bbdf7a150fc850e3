/// A QR code of bytes, model 2 of ISO/IEC 18004.
///
/// The smallest version is taken that has room for the bytes, and the mask with the least penalty, as the standard says.
struct QRCode {
  /// How much of a code may be damaged: 7, 15, 25 and 30 %.
  enum Correction: Int {
    case low, medium, quartile, high

    /// Core Image's letters for them.
    init?(letter: String) {
      guard let index = ["L", "M", "Q", "H"].firstIndex(of: letter) else { return nil }
      self.init(rawValue: index)
    }

    /// The bits of the format for it.
    fileprivate var bits: Int { [1, 0, 3, 2][rawValue] }
  }

  /// The number of modules in a row.
  let size: Int
  private var modules: [Bool]
  /// Which modules are of patterns, and no data.
  private var isFixed: [Bool]

  /// Whether the module in a column of a row is dark, from the upper left one.
  subscript(x: Int, y: Int) -> Bool { modules[y * size + x] }

  /// A code of bytes; nil if no version has room for them.
  init?(_ bytes: [UInt8], correction: Correction) {
    let fitting = (1...40).first { version in
      let lengthBits = version < 10 ? 8 : 16
      return 4 + lengthBits + bytes.count * 8 <= Self.dataCodewords(version, correction) * 8
    }
    guard let version = fitting else { return nil }
    size = version * 4 + 17
    modules = [Bool](repeating: false, count: size * size)
    isFixed = modules
    drawPatterns(version)
    let words = Self.codewords(bytes, version, correction)
    place(Self.interleaved(words, version, correction))
    chooseMask(correction)
  }

  // MARK: Codewords

  /// The numbers of codewords of correction in each block, by correction and version.
  private static let correctionWords: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
      26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  /// The numbers of blocks, by correction and version.
  private static let blocks: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]

  /// The number of modules for codewords: all but those of patterns, format and version.
  static func dataModules(_ version: Int) -> Int {
    var count = (16 * version + 128) * version + 64
    if version >= 2 {
      let alignments = version / 7 + 2
      count -= (25 * alignments - 10) * alignments - 55
      if version >= 7 { count -= 36 }
    }
    return count
  }

  /// The number of codewords for data.
  static func dataCodewords(_ version: Int, _ correction: Correction) -> Int {
    dataModules(version) / 8 - correctionWords[correction.rawValue][version - 1]
      * blocks[correction.rawValue][version - 1]
  }

  /// Mode, length, bytes and padding.
  private static func codewords(
    _ bytes: [UInt8], _ version: Int, _ correction: Correction
  ) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    append(0b0100, 4)
    append(bytes.count, version < 10 ? 8 : 16)
    for byte in bytes { append(Int(byte), 8) }
    let capacity = dataCodewords(version, correction) * 8
    append(0, min(4, capacity - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var words = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var padding: UInt8 = 0xec
    while words.count < capacity / 8 {
      words.append(padding)
      padding ^= 0xec ^ 0x11
    }
    return words
  }

  /// The codewords of all blocks in turn, and then those that correct them.
  private static func interleaved(
    _ words: [UInt8], _ version: Int, _ correction: Correction
  ) -> [UInt8] {
    let count = blocks[correction.rawValue][version - 1]
    let corrections = correctionWords[correction.rawValue][version - 1]
    let total = dataModules(version) / 8
    let shortBlocks = count - total % count
    let shortLength = total / count - corrections
    let divisor = divisor(corrections)
    var (data, checks): ([[UInt8]], [[UInt8]]) = ([], [])
    var start = 0
    for block in 0..<count {
      let length = shortLength + (block < shortBlocks ? 0 : 1)
      let part = Array(words[start..<start + length])
      start += length
      data.append(part)
      checks.append(remainder(part, divisor))
    }
    var result: [UInt8] = []
    for index in 0...shortLength {
      for part in data where index < part.count { result.append(part[index]) }
    }
    for index in 0..<corrections { for part in checks { result.append(part[index]) } }
    return result
  }

  /// The product in the field of 256 elements that QR codes use.
  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11d
      result ^= Int(b >> UInt8(bit) & 1) * Int(a)
    }
    return UInt8(result)
  }

  /// The coefficients of (x - 1)(x - 2)(x - 4)… but for the highest, highest first.
  private static func divisor(_ degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in result.indices {
        result[index] = product(result[index], root)
        if index + 1 < result.count { result[index] ^= result[index + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  private static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in result.indices { result[index] ^= product(divisor[index], factor) }
    }
    return result
  }

  // MARK: Modules

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    modules[y * size + x] = isDark
    isFixed[y * size + x] = true
  }

  private mutating func drawPatterns(_ version: Int) {
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
    let places = Self.alignments(version)
    for (row, y) in places.enumerated() {
      for (column, x) in places.enumerated() {
        let last = places.count - 1
        let isCorner =
          (row, column) == (0, 0) || (row, column) == (0, last) || (row, column) == (last, 0)
        if !isCorner { drawAlignment(x, y) }
      }
    }
    drawFormat(0)
    if version >= 7 { drawVersion(version) }
  }

  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 where (0..<size).contains(x + dx) && (0..<size).contains(y + dy) {
        let distance = max(abs(dx), abs(dy))
        set(x + dx, y + dy, distance != 2 && distance != 4)
      }
    }
  }

  private mutating func drawAlignment(_ x: Int, _ y: Int) {
    for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
  }

  /// The columns, and rows, of the middles of alignment patterns.
  private static func alignments(_ version: Int) -> [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    let last = version * 4 + 10
    return [6] + (0..<count - 1).map { last - $0 * step }.reversed()
  }

  /// The level of correction and the mask, both times.
  private mutating func drawFormat(_ data: Int) {
    var remainder = data
    for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
    let bits = (data << 10 | remainder) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9..<15 { set(14 - index, 8, bit(index)) }
    for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
    set(8, size - 8, true)
  }

  private mutating func drawVersion(_ version: Int) {
    var remainder = version
    for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1f25 }
    let bits = version << 12 | remainder
    for index in 0..<18 {
      let (a, b) = (size - 11 + index % 3, index / 3)
      set(a, b, bits >> index & 1 == 1)
      set(b, a, bits >> index & 1 == 1)
    }
  }

  /// Places codewords in columns of two modules, upwards and downwards in turn, from the right.
  private mutating func place(_ words: [UInt8]) {
    var bit = 0
    var right = size - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<size {
        for column in [right, right - 1] {
          let isUpward = (right + 1) & 2 == 0
          let y = isUpward ? size - 1 - step : step
          guard !isFixed[y * size + column], bit < words.count * 8 else { continue }
          modules[y * size + column] = words[bit >> 3] >> UInt8(7 - bit & 7) & 1 == 1
          bit += 1
        }
      }
      right -= 2
    }
  }

  // MARK: Masks

  private static func isInverted(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  private mutating func invert(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFixed[y * size + x] && Self.isInverted(mask, x, y) {
        modules[y * size + x].toggle()
      }
    }
  }

  private mutating func chooseMask(_ correction: Correction) {
    var best = (mask: 0, penalty: Int.max)
    for mask in 0..<8 {
      invert(mask)
      drawFormat(correction.bits << 3 | mask)
      let penalty = penalty
      if penalty < best.penalty { best = (mask, penalty) }
      invert(mask)
    }
    invert(best.mask)
    drawFormat(correction.bits << 3 | best.mask)
  }

  /// What the standard counts against a code: runs, blocks, patterns like finders, and more of one colour than of the other.
  private var penalty: Int {
    var result = 0
    for line in 0..<size {
      result += Self.penalty(of: (0..<size).map { self[$0, line] })
      result += Self.penalty(of: (0..<size).map { self[line, $0] })
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let color = self[x, y]
        if color == self[x + 1, y], color == self[x, y + 1], color == self[x + 1, y + 1] {
          result += 3
        }
      }
    }
    let dark = modules.count { $0 }
    // Ten for each twentieth by which the share of dark modules is off the half.
    return result + abs(dark * 20 - modules.count * 10) / modules.count * 10
  }

  private static let finderLike: [[Bool]] = [
    [true, false, true, true, true, false, true, false, false, false, false],
    [false, false, false, false, true, false, true, true, true, false, true],
  ]

  private static func penalty(of line: [Bool]) -> Int {
    var result = 0
    var run = 0
    for (index, module) in line.enumerated() {
      run = index > 0 && module == line[index - 1] ? run + 1 : 1
      if run == 5 { result += 3 } else if run > 5 { result += 1 }
      if index + 11 <= line.count {
        let part = Array(line[index..<index + 11])
        result += 40 * finderLike.count { $0 == part }
      }
    }
    return result
  }
}
