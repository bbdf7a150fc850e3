public import Foundation

/// A function that makes a digest of any amount of data.
public protocol HashFunction: Sendable {
  /// What it makes.
  associatedtype Digest: CryptoKit.Digest
  /// The number of bytes that it works on at a time.
  static var blockByteCount: Int { get }
  /// A function that has seen nothing yet.
  init()
  /// Goes on with more data.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// The digest of all data so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// The number of bytes of the digest.
  public static var byteCount: Int { Digest.byteCount }

  /// Goes on with more data.
  public mutating func update(data: some DataProtocol) {
    for region in data.regions {
      unsafe region.withUnsafeBytes { bytes in unsafe update(bufferPointer: bytes) }
    }
  }

  /// The digest of some data.
  public static func hash(data: some DataProtocol) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// The digest of some bytes.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    unsafe function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }
}

/// A compression function, which works on whole blocks.
protocol BlockCompression: Sendable {
  static var blockSize: Int { get }
  /// The number of bytes at the end of the last block that say how long the data are, in bits.
  static var lengthSize: Int { get }
  static var isBigEndian: Bool { get }
  /// Takes a block into the state.
  mutating func compress(_ block: ArraySlice<UInt8>)
  /// The state as bytes.
  var bytes: [UInt8] { get }
}

/// A hash function after Merkle and Damgård: a compression, block by block, with the length of all at the end.
struct BlockHash<Compression: BlockCompression>: Sendable {
  private var state: Compression
  private var pending: [UInt8] = []
  private var length = 0

  init(_ state: Compression) { self.state = state }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    unsafe pending.append(contentsOf: bytes)
    length += bytes.count
    var place = 0
    while pending.count - place >= Compression.blockSize {
      state.compress(pending[place..<place + Compression.blockSize])
      place += Compression.blockSize
    }
    pending.removeFirst(place)
  }

  /// The digest; what comes after is not part of it.
  func finished() -> [UInt8] {
    var state = state
    var last = pending + [0x80]
    let size = Compression.blockSize
    while last.count % size != size - Compression.lengthSize { last.append(0) }
    let bits = UInt64(length) &* 8
    let number = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (UInt64($0) * 8)) }
    let zeros = [UInt8](repeating: 0, count: Compression.lengthSize - 8)
    last += Compression.isBigEndian ? zeros + number.reversed() : number + zeros
    for place in stride(from: 0, to: last.count, by: size) {
      state.compress(last[place..<place + size])
    }
    return state.bytes
  }
}

extension FixedWidthInteger {
  /// The bits, of which those that leave on the right come back on the left.
  func rotated(right count: Self) -> Self {
    self &>> count | self &<< (Self(Self.bitWidth) - count)
  }

  /// The number in some bytes from a place on, with the highest byte first.
  @inline(__always)
  init(bigEndian bytes: ArraySlice<UInt8>, at place: Int) {
    self = 0
    for byte in bytes[place..<place + Self.bitWidth / 8] { self = self << 8 | Self(byte) }
  }

  /// Its bytes, the highest first.
  var bigEndianBytes: [UInt8] {
    (0..<Self.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: self >> ($0 * 8)) }
  }
}
