// What the framework brings along, as its headers do.
@_exported public import Foundation
public import Foundation

/// What a hash function makes of data.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence
where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

/// Bytes that stand for a digest or a code.
protocol BytesOfResult: Sequence, ContiguousBytes where Element == UInt8 {
  var bytes: [UInt8] { get }
}

extension BytesOfResult {
  /// Goes over the bytes.
  public func makeIterator() -> [UInt8].Iterator { bytes.makeIterator() }

  /// Calls a function with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    unsafe try bytes.withUnsafeBytes(body)
  }

  /// The bytes in hexadecimal digits.
  var hexadecimal: String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension Digest {
  /// Whether a digest has the bytes of some data.
  public static func == (digest: Self, data: some DataProtocol) -> Bool {
    digest.elementsEqual(data)
  }

  /// Whether a digest has other bytes than some data.
  public static func != (digest: Self, data: some DataProtocol) -> Bool {
    !digest.elementsEqual(data)
  }
}

/// The digest of SHA-256.
public struct SHA256Digest: Digest, BytesOfResult {
  /// The number of bytes.
  public static var byteCount: Int { 32 }
  let bytes: [UInt8]
  /// The name of the function, and the bytes in hexadecimal digits.
  public var description: String { "SHA256 digest: \(hexadecimal)" }
}

/// The digest of SHA-384.
public struct SHA384Digest: Digest, BytesOfResult {
  /// The number of bytes.
  public static var byteCount: Int { 48 }
  let bytes: [UInt8]
  /// The name of the function, and the bytes in hexadecimal digits.
  public var description: String { "SHA384 digest: \(hexadecimal)" }
}

/// The digest of SHA-512.
public struct SHA512Digest: Digest, BytesOfResult {
  /// The number of bytes.
  public static var byteCount: Int { 64 }
  let bytes: [UInt8]
  /// The name of the function, and the bytes in hexadecimal digits.
  public var description: String { "SHA512 digest: \(hexadecimal)" }
}

/// Functions that are broken, for data that use them all the same.
public enum Insecure {
  /// The digest of SHA-1.
  public struct SHA1Digest: Digest, BytesOfResult {
    /// The number of bytes.
    public static var byteCount: Int { 20 }
    let bytes: [UInt8]
    /// The name of the function, and the bytes in hexadecimal digits.
    public var description: String { "SHA1 digest: \(hexadecimal)" }
  }

  /// The digest of MD5.
  public struct MD5Digest: Digest, BytesOfResult {
    /// The number of bytes.
    public static var byteCount: Int { 16 }
    let bytes: [UInt8]
    /// The name of the function, and the bytes in hexadecimal digits.
    public var description: String { "MD5 digest: \(hexadecimal)" }
  }
}
