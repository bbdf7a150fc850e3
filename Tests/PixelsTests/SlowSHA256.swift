import AnimPixels

/// The SHA-256 digest, FIPS 180-4, word by word: the slow twin of `SHA256`.
struct SlowSHA256 {
  private var state = InlineArray<8, UInt32> { initialState[$0] }

  /// The digest of bytes: 64 hexadecimal digits, in lower case.
  static func digest(of bytes: [UInt8]) -> String {
    var hash = SlowSHA256()
    let count = bytes.count
    let blocks = (count + 9 + 63) / 64
    func byte(_ place: Int) -> UInt32 {
      if place < count { return UInt32(bytes[place]) }
      if place == count { return 0x80 }
      let shift = (64 * blocks - 1 - place) * 8
      return shift < 64 ? UInt32(truncatingIfNeeded: (UInt64(count) * 8) >> UInt64(shift) & 255) : 0
    }
    for block in 0..<blocks {
      hash.mix(
        InlineArray<16, UInt32> { word in
          let place = 64 * block + 4 * word
          return byte(place) << 24 | byte(place + 1) << 16 | byte(place + 2) << 8
            | byte(place + 3)
        })
    }
    return hash.text
  }

  /// The digest of a picture: width, height and the premultiplied pixels, as little-endian words.
  ///
  /// It is 64 hexadecimal digits, in lower case.
  static func digest(of pixmap: Pixmap) -> String {
    var hash = SlowSHA256()
    let pixels = pixmap.pixels.span
    let (width, height) = (UInt32(pixmap.size.width), UInt32(pixmap.size.height))
    let count = pixels.count + 2
    let blocks = (count + 3 + 15) / 16
    func word(_ place: Int) -> UInt32 {
      if place >= 2, place < count { return pixels[place - 2].byteSwapped }
      if place < 2 { return (place == 0 ? width : height).byteSwapped }
      if place == count { return 0x8000_0000 }
      let bits = UInt64(count) * 32
      if place == 16 * blocks - 2 { return UInt32(truncatingIfNeeded: bits >> 32) }
      return place == 16 * blocks - 1 ? UInt32(truncatingIfNeeded: bits) : 0
    }
    for block in 0..<blocks {
      hash.mix(InlineArray<16, UInt32> { word(16 * block + $0) })
    }
    return hash.text
  }

  private var text: String {
    state.indices.map { index in
      let digits = String(state[index], radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// The compression function on a block of 16 words.
  private mutating func mix(_ block: InlineArray<16, UInt32>) {
    func turned(_ x: UInt32, _ n: UInt32) -> UInt32 { x >> n | x << (32 - n) }
    var w = InlineArray<64, UInt32>(repeating: 0)
    for t in 0..<16 { w[t] = block[t] }
    for t in 16..<64 {
      let s0 = turned(w[t - 15], 7) ^ turned(w[t - 15], 18) ^ w[t - 15] >> 3
      let s1 = turned(w[t - 2], 17) ^ turned(w[t - 2], 19) ^ w[t - 2] >> 10
      w[t] = w[t - 16] &+ s0 &+ w[t - 7] &+ s1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    let constants = Self.constants.span
    for t in 0..<64 {
      let sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let choice = e & f ^ ~e & g
      let t1 = h &+ sum1 &+ choice &+ constants[t] &+ w[t]
      let sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      let majority = a & b ^ a & c ^ b & c
      (h, g, f, e) = (g, f, e, d &+ t1)
      (d, c, b, a) = (c, b, a, t1 &+ sum0 &+ majority)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  // MARK: Constants

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants = primes(64).map { prime in
    fraction { $0 * $0 * $0 <= UInt128(prime) << 96 }
  }

  /// The first 32 bits of the fractions of the square roots of the first 8 primes.
  private static let initialState = primes(8).map { prime in
    fraction { $0 * $0 <= UInt128(prime) << 64 }
  }

  private static func primes(_ count: Int) -> [Int] {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }

  /// The last 32 bits of the largest number below 2³⁷ that is not too large.
  private static func fraction(_ isSmallEnough: (UInt128) -> Bool) -> UInt32 {
    var root: UInt128 = 0
    for bit in (0..<37).reversed() where isSmallEnough(root | 1 << bit) { root |= 1 << bit }
    return UInt32(truncatingIfNeeded: root)
  }
}
