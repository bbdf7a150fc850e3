import CAnimSHA256

/// The SHA-256 digest, FIPS 180-4.
package struct SHA256 {
  private var state: [UInt32]
  /// Whether the processor's own instructions for it are left alone.
  private let isPlain: Bool

  private static let blockSize = 64

  private init(isPlain: Bool) {
    // The first 32 bits of the fractions of the square roots of the first 8 primes (5.3.3).
    state = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
      0x5be0_cd19,
    ]
    self.isPlain = isPlain
  }

  /// The digest of bytes: 64 hexadecimal digits, in lower case.
  package static func digest(of bytes: [UInt8]) -> String { digest(of: bytes, isPlain: false) }

  /// The digest of bytes, with or without the instructions that processors have for it.
  static func digest(of bytes: [UInt8], isPlain: Bool) -> String {
    unsafe bytes.withUnsafeBytes { unsafe digest(of: $0, after: [], isPlain: isPlain) }
  }

  /// The digest of a picture: width, height and the premultiplied pixels, as little-endian words.
  ///
  /// It is 64 hexadecimal digits, in lower case.
  package static func digest(of pixmap: Pixmap) -> String {
    let size = [UInt32(pixmap.size.width), UInt32(pixmap.size.height)]
    let head = size.flatMap { word in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
    // Pixels lie in memory as they are digested: the lowest byte first, as on every machine that this is for.
    precondition(UInt32(1).littleEndian == 1, "pixels are digested with their lowest bytes first")
    return unsafe pixmap.pixels.withUnsafeBytes {
      unsafe digest(of: $0, after: head, isPlain: false)
    }
  }

  /// The digest of a beginning that is shorter than a block, and of bytes that follow it.
  @unsafe private static func digest(
    of bytes: UnsafeRawBufferPointer, after head: [UInt8], isPlain: Bool
  ) -> String {
    precondition(head.count < blockSize, "the beginning is shorter than a block")
    var hash = SHA256(isPlain: isPlain)
    var rest = unsafe bytes[...]
    func take(_ count: Int) -> [UInt8] {
      defer { unsafe rest = rest.dropFirst(count) }
      return unsafe Array(rest.prefix(count))
    }
    if !head.isEmpty, unsafe head.count + rest.count >= blockSize {
      hash.mix(head + take(blockSize - head.count))
    }
    let isBegun = unsafe rest.count < bytes.count
    let blocks = unsafe isBegun || head.isEmpty ? rest.count / blockSize : 0
    unsafe hash.mix(UnsafeRawBufferPointer(rebasing: rest.prefix(blocks * blockSize)))
    unsafe rest = rest.dropFirst(blocks * blockSize)
    // The end: a bit, and the length in bits in the last eight bytes.
    var end = unsafe (isBegun || head.isEmpty ? [] : head) + Array(rest) + [0x80]
    while end.count % blockSize != blockSize - 8 { end.append(0) }
    let bits = UInt64(head.count + bytes.count) * 8
    end += (0..<8).reversed().map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
    hash.mix(end)
    return hash.text
  }

  private mutating func mix(_ blocks: [UInt8]) {
    unsafe blocks.withUnsafeBytes { unsafe mix($0) }
  }

  /// Takes whole blocks in.
  @unsafe private mutating func mix(_ blocks: UnsafeRawBufferPointer) {
    guard let start = blocks.baseAddress, blocks.count >= Self.blockSize else { return }
    // The state has eight words, and the buffer as many blocks as are said to be in it.
    unsafe sha256_blocks(&state, start, blocks.count / Self.blockSize, isPlain ? 1 : 0)
  }

  private var text: String {
    state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }
}
