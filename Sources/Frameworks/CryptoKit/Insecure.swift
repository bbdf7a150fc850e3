/// The compression of SHA-1 (FIPS 180-4, section 6.1).
private struct SHA1State: BlockCompression {
  private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]

  static var blockSize: Int { 64 }
  static var lengthSize: Int { 8 }
  static var isBigEndian: Bool { true }

  mutating func compress(_ block: ArraySlice<UInt8>) {
    var schedule = (0..<16).map { UInt32(bigEndian: block, at: block.startIndex + $0 * 4) }
    for round in 16..<80 {
      let word =
        schedule[round - 3] ^ schedule[round - 8] ^ schedule[round - 14] ^ schedule[round - 16]
      schedule.append(word.rotated(right: 31))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for round in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch round {
        case 0..<20: (b & c | ~b & d, 0x5a82_7999)
        case 20..<40: (b ^ c ^ d, 0x6ed9_eba1)
        case 40..<60: (b & c | b & d | c & d, 0x8f1b_bcdc)
        default: (b ^ c ^ d, 0xca62_c1d6)
        }
      let next = a.rotated(right: 27) &+ mixed &+ e &+ constant &+ schedule[round]
      (e, d, c, b, a) = (d, c, b.rotated(right: 2), a, next)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
  }

  var bytes: [UInt8] { state.flatMap(\.bigEndianBytes) }
}

/// The compression of MD5 (RFC 1321, section 3.4).
private struct MD5State: BlockCompression {
  private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]

  /// 2³² times the sines of 1 to 64 radians, without their signs.
  private static let sines: [UInt32] = [
    0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
    0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
    0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
    0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
    0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
    0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
    0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
    0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391,
  ]
  private static let turns: [[UInt32]] = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]

  static var blockSize: Int { 64 }
  static var lengthSize: Int { 8 }
  static var isBigEndian: Bool { false }

  mutating func compress(_ block: ArraySlice<UInt8>) {
    let words = (0..<16).map {
      UInt32(bigEndian: block, at: block.startIndex + $0 * 4).byteSwapped
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for round in 0..<64 {
      let (mixed, word): (UInt32, Int) =
        switch round / 16 {
        case 0: (b & c | ~b & d, round)
        case 1: (d & b | ~d & c, (5 * round + 1) % 16)
        case 2: (b ^ c ^ d, (3 * round + 5) % 16)
        default: (c ^ (b | ~d), 7 * round % 16)
        }
      let sum = a &+ mixed &+ Self.sines[round] &+ words[word]
      let turned = sum.rotated(right: 32 - Self.turns[round / 16][round % 4])
      (a, d, c, b) = (d, c, b, b &+ turned)
    }
    for (index, word) in [a, b, c, d].enumerated() { state[index] &+= word }
  }

  var bytes: [UInt8] { state.flatMap { $0.byteSwapped.bigEndianBytes } }
}

extension Insecure {
  /// SHA-1.
  public struct SHA1: HashFunction {
    private var hash = BlockHash(SHA1State())

    /// A function that has seen nothing yet.
    public init() {}
    /// The number of bytes that it works on at a time.
    public static var blockByteCount: Int { 64 }
    /// Goes on with more data.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      unsafe hash.update(bufferPointer)
    }
    /// The digest of all data so far.
    public func finalize() -> SHA1Digest { SHA1Digest(bytes: hash.finished()) }
  }

  /// MD5.
  public struct MD5: HashFunction {
    private var hash = BlockHash(MD5State())

    /// A function that has seen nothing yet.
    public init() {}
    /// The number of bytes that it works on at a time.
    public static var blockByteCount: Int { 64 }
    /// Goes on with more data.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      unsafe hash.update(bufferPointer)
    }
    /// The digest of all data so far.
    public func finalize() -> MD5Digest { MD5Digest(bytes: hash.finished()) }
  }
}
