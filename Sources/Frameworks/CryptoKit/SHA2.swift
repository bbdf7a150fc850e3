/// A word of SHA-256 or SHA-512, with how far it is turned, or shifted where a function ends in a shift (FIPS 180-4,
/// section 4.1).
protocol SHA2Word: FixedWidthInteger, UnsignedInteger, Sendable {
  static var rounds: Int { get }
  /// What the first word of a round is mixed with, and the fifth.
  var bigSigma0: Self { get }
  var bigSigma1: Self { get }
  /// What words of the schedule are made of.
  var smallSigma0: Self { get }
  var smallSigma1: Self { get }
}

extension UInt32: SHA2Word {
  static var rounds: Int { 64 }
  var bigSigma0: UInt32 { rotated(right: 2) ^ rotated(right: 13) ^ rotated(right: 22) }
  var bigSigma1: UInt32 { rotated(right: 6) ^ rotated(right: 11) ^ rotated(right: 25) }
  var smallSigma0: UInt32 { rotated(right: 7) ^ rotated(right: 18) ^ self &>> 3 }
  var smallSigma1: UInt32 { rotated(right: 17) ^ rotated(right: 19) ^ self &>> 10 }
}

extension UInt64: SHA2Word {
  static var rounds: Int { 80 }
  var bigSigma0: UInt64 { rotated(right: 28) ^ rotated(right: 34) ^ rotated(right: 39) }
  var bigSigma1: UInt64 { rotated(right: 14) ^ rotated(right: 18) ^ rotated(right: 41) }
  var smallSigma0: UInt64 { rotated(right: 1) ^ rotated(right: 8) ^ self &>> 7 }
  var smallSigma1: UInt64 { rotated(right: 19) ^ rotated(right: 61) ^ self &>> 6 }
}

/// The compression of SHA-256 or SHA-512 and their relatives (FIPS 180-4, sections 5.3 and 6).
struct SHA2<Word: SHA2Word>: BlockCompression {
  private var state: [Word]
  private var schedule = [Word](repeating: 0, count: Word.rounds)
  private let constants: [Word]
  /// The number of bytes of the state that are the digest.
  private let count: Int

  /// A state from the first bits of 64-bit numbers, and the number of bytes of the digest.
  init(_ beginning: [UInt64], count: Int) {
    func words(_ numbers: some Sequence<UInt64>) -> [Word] {
      numbers.map { Word(truncatingIfNeeded: $0 >> UInt64(64 - Word.bitWidth)) }
    }
    state = words(beginning)
    constants = words(roundConstants)
    self.count = count
  }

  static var blockSize: Int { Word.bitWidth * 2 }
  static var lengthSize: Int { Word.bitWidth / 4 }
  static var isBigEndian: Bool { true }

  mutating func compress(_ block: ArraySlice<UInt8>) {
    for index in 0..<16 {
      schedule[index] = Word(
        bigEndian: block, at: block.startIndex + index * (Word.bitWidth / 8))
    }
    for round in 16..<Word.rounds {
      schedule[round] =
        schedule[round - 2].smallSigma1 &+ schedule[round - 7] &+ schedule[round - 15].smallSigma0
        &+ schedule[round - 16]
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for round in 0..<Word.rounds {
      let choice = e & f ^ ~e & g
      let first = h &+ e.bigSigma1 &+ choice &+ constants[round] &+ schedule[round]
      let majority = a & b ^ a & c ^ b & c
      let second = a.bigSigma0 &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  var bytes: [UInt8] { Array(state.flatMap(\.bigEndianBytes).prefix(count)) }
}

/// The first 64 bits of the fractions of the square roots of the first eight prime numbers.
private let firstRoots: [UInt64] = [
  0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
  0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
]

/// The same of the next eight.
private let nextRoots: [UInt64] = [
  0xcbbb9d5dc1059ed8, 0x629a292a367cd507, 0x9159015a3070dd17, 0x152fecd8f70e5939,
  0x67332667ffc00b31, 0x8eb44a8768581511, 0xdb0c2e0d64f98fa7, 0x47b5481dbefa4fa4,
]

/// The first 64 bits of the fractions of the cube roots of the first 80 prime numbers; SHA-256 has the first halves of 64
/// of them.
private let roundConstants: [UInt64] = [
  0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc,
  0x3956c25bf348b538, 0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118,
  0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2,
  0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0xc19bf174cf692694,
  0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
  0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5,
  0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4,
  0xc6e00bf33da88fc2, 0xd5a79147930aa725, 0x06ca6351e003826f, 0x142929670a0e6e70,
  0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df,
  0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
  0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30,
  0xd192e819d6ef5218, 0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8,
  0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8,
  0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3,
  0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
  0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b,
  0xca273eceea26619c, 0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178,
  0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b,
  0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c,
  0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
]

/// SHA-256.
public struct SHA256: HashFunction {
  private var hash = BlockHash(SHA2<UInt32>(firstRoots, count: 32))

  /// A function that has seen nothing yet.
  public init() {}
  /// The number of bytes that it works on at a time.
  public static var blockByteCount: Int { 64 }
  /// Goes on with more data.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    unsafe hash.update(bufferPointer)
  }
  /// The digest of all data so far.
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: hash.finished()) }
}

/// SHA-384.
public struct SHA384: HashFunction {
  private var hash = BlockHash(SHA2<UInt64>(nextRoots, count: 48))

  /// A function that has seen nothing yet.
  public init() {}
  /// The number of bytes that it works on at a time.
  public static var blockByteCount: Int { 128 }
  /// Goes on with more data.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    unsafe hash.update(bufferPointer)
  }
  /// The digest of all data so far.
  public func finalize() -> SHA384Digest { SHA384Digest(bytes: hash.finished()) }
}

/// SHA-512.
public struct SHA512: HashFunction {
  private var hash = BlockHash(SHA2<UInt64>(firstRoots, count: 64))

  /// A function that has seen nothing yet.
  public init() {}
  /// The number of bytes that it works on at a time.
  public static var blockByteCount: Int { 128 }
  /// Goes on with more data.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    unsafe hash.update(bufferPointer)
  }
  /// The digest of all data so far.
  public func finalize() -> SHA512Digest { SHA512Digest(bytes: hash.finished()) }
}
