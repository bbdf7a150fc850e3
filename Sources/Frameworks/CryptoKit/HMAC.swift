public import Foundation

/// The size of a symmetric key.
public struct SymmetricKeySize: Hashable, Sendable {
  /// The number of bits.
  public let bitCount: Int
  /// A size in bits.
  public init(bitCount: Int) { self.bitCount = bitCount }
  /// 128 bits.
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  /// 192 bits.
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  /// 256 bits.
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A key that both sides know.
public struct SymmetricKey: Hashable, ContiguousBytes, Sendable {
  let bytes: [UInt8]

  /// A key of the bytes of some data.
  public init(data: some ContiguousBytes) {
    bytes = unsafe data.withUnsafeBytes { unsafe [UInt8]($0) }
  }

  /// A key by chance, which is the scenario's.
  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) }
  }

  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }

  /// Calls a function with the bytes of the key.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    unsafe try bytes.withUnsafeBytes(body)
  }
}

/// A code that vouches for data to whoever has the key.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible,
  Sendable, Sequence
where Element == UInt8 {
  /// The number of bytes.
  var byteCount: Int { get }
}

/// The code that `HMAC` makes.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode, BytesOfResult {
  let bytes: [UInt8]
  /// The number of bytes.
  public var byteCount: Int { bytes.count }
  /// The name of the function, and the bytes in hexadecimal digits.
  public var description: String { "HMAC with \(H.self): \(hexadecimal)" }

  /// Whether a code has the bytes of some data.
  public static func == (code: Self, data: some DataProtocol) -> Bool { code.elementsEqual(data) }
}

/// A code for data, by a hash function and a key (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  /// The key.
  public typealias Key = SymmetricKey
  /// The code.
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  /// A code for no data yet.
  public init(key: SymmetricKey) {
    var key = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
    key += [UInt8](repeating: 0, count: H.blockByteCount - key.count)
    inner.update(data: key.map { $0 ^ 0x36 })
    outer.update(data: key.map { $0 ^ 0x5c })
  }

  /// Goes on with more data.
  public mutating func update(data: some DataProtocol) { inner.update(data: data) }

  /// The code of all data so far.
  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  /// The code of some data.
  public static func authenticationCode(
    for data: some DataProtocol, using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Whether a code is that of some data.
  public static func isValidAuthenticationCode(
    _ code: MAC, authenticating data: some DataProtocol, using key: SymmetricKey
  ) -> Bool { code == authenticationCode(for: data, using: key) }

  /// Whether the bytes of a code are those of some data's.
  public static func isValidAuthenticationCode(
    _ code: some ContiguousBytes, authenticating data: some DataProtocol, using key: SymmetricKey
  ) -> Bool {
    let bytes = unsafe code.withUnsafeBytes { unsafe [UInt8]($0) }
    return authenticationCode(for: data, using: key).elementsEqual(bytes)
  }
}

/// Keys that are made of others, by a hash function (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
  /// A key of others.
  ///
  /// - Parameters:
  ///   - key: The key that is known.
  ///   - salt: Data that nobody needs to hide.
  ///   - info: What the key is for.
  ///   - count: The number of bytes, at most 255 digests.
  /// - Returns: The key.
  public static func deriveKey(
    inputKeyMaterial key: SymmetricKey, salt: some DataProtocol, info: some DataProtocol,
    outputByteCount count: Int
  ) -> SymmetricKey {
    let salt = salt.isEmpty ? [UInt8](repeating: 0, count: H.Digest.byteCount) : Array(salt)
    let extracted = HMAC<H>.authenticationCode(for: key.bytes, using: SymmetricKey(data: salt))
    var (bytes, last, number): ([UInt8], [UInt8], UInt8) = ([], [], 1)
    while bytes.count < count {
      last = Array(
        HMAC<H>.authenticationCode(
          for: last + Array(info) + [number], using: SymmetricKey(data: extracted)))
      bytes += last
      number += 1
    }
    return SymmetricKey(data: Array(bytes.prefix(count)))
  }

  /// A key of others, without salt.
  public static func deriveKey(
    inputKeyMaterial key: SymmetricKey, info: some DataProtocol, outputByteCount count: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: key, salt: [UInt8](), info: info, outputByteCount: count)
  }
}
