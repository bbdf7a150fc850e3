public import CryptoKit
// What the framework brings along, as its headers do.
@_exported public import Foundation

/// A number of bytes.
public typealias CC_LONG = UInt32
/// A larger number of bytes.
public typealias CC_LONG64 = UInt64

/// The number of bytes of a digest of MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes that MD5 works on at a time.
public let CC_MD5_BLOCK_BYTES: Int32 = 64
/// The number of bytes of a digest of SHA-1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes that SHA-1 works on at a time.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
/// The number of bytes of a digest of SHA-256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes that SHA-256 works on at a time.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
/// The number of bytes of a digest of SHA-384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The number of bytes that SHA-384 works on at a time.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
/// The number of bytes of a digest of SHA-512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The number of bytes that SHA-512 works on at a time.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// Where digests go; nil for nowhere.
public typealias CCDigestBytes = UnsafeMutablePointer<UInt8>

/// A digest in the making.
public struct CCDigestContext<Function: HashFunction>: Sendable {
  fileprivate var function = Function()
  /// One that has seen nothing yet.
  public init() {}

  fileprivate mutating func add(_ data: UnsafeRawPointer?, _ count: Int) {
    unsafe function.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: count))
  }

  fileprivate func write(to bytes: CCDigestBytes?) {
    guard let bytes = unsafe bytes else { return }
    for (place, byte) in function.finalize().enumerated() { unsafe bytes[place] = byte }
  }

  fileprivate static func digest(
    _ data: UnsafeRawPointer?, _ count: CC_LONG, _ bytes: CCDigestBytes?
  ) -> CCDigestBytes? {
    var context = CCDigestContext()
    unsafe context.add(data, Int(count))
    unsafe context.write(to: bytes)
    return unsafe bytes
  }
}

/// A digest of MD5 in the making.
public typealias CC_MD5_CTX = CCDigestContext<Insecure.MD5>
/// A digest of SHA-1 in the making.
public typealias CC_SHA1_CTX = CCDigestContext<Insecure.SHA1>
/// A digest of SHA-256 in the making.
public typealias CC_SHA256_CTX = CCDigestContext<SHA256>
/// A digest of SHA-512 in the making; that of SHA-384 is `CCDigestContext<SHA384>` here.
public typealias CC_SHA512_CTX = CCDigestContext<SHA512>

/// Writes the digest of MD5 of some bytes, and returns where it is.
@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe CC_MD5_CTX.digest(data, len, md) }

/// Begins a digest of MD5.
@discardableResult public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
  unsafe c.pointee = CC_MD5_CTX()
  return 1
}

/// Goes on with a digest of MD5.
@discardableResult public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  unsafe c.pointee.add(data, Int(len))
  return 1
}

/// Writes a digest of MD5.
@discardableResult public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>
) -> Int32 {
  unsafe c.pointee.write(to: md)
  return 1
}

/// Writes the digest of SHA-1 of some bytes, and returns where it is.
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe CC_SHA1_CTX.digest(data, len, md) }

/// Begins a digest of SHA-1.
@discardableResult public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
  unsafe c.pointee = CC_SHA1_CTX()
  return 1
}

/// Goes on with a digest of SHA-1.
@discardableResult public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  unsafe c.pointee.add(data, Int(len))
  return 1
}

/// Writes a digest of SHA-1.
@discardableResult public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>
) -> Int32 {
  unsafe c.pointee.write(to: md)
  return 1
}

/// Writes the digest of SHA-256 of some bytes, and returns where it is.
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe CC_SHA256_CTX.digest(data, len, md) }

/// Begins a digest of SHA-256.
@discardableResult public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
  unsafe c.pointee = CC_SHA256_CTX()
  return 1
}

/// Goes on with a digest of SHA-256.
@discardableResult public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  unsafe c.pointee.add(data, Int(len))
  return 1
}

/// Writes a digest of SHA-256.
@discardableResult public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>
) -> Int32 {
  unsafe c.pointee.write(to: md)
  return 1
}

/// Writes the digest of SHA-512 of some bytes, and returns where it is.
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe CC_SHA512_CTX.digest(data, len, md) }

/// Begins a digest of SHA-512.
@discardableResult public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
  unsafe c.pointee = CC_SHA512_CTX()
  return 1
}

/// Goes on with a digest of SHA-512.
@discardableResult public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  unsafe c.pointee.add(data, Int(len))
  return 1
}

/// Writes a digest of SHA-512.
@discardableResult public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>
) -> Int32 {
  unsafe c.pointee.write(to: md)
  return 1
}

/// Writes the digest of SHA-384 of some bytes, and returns where it is.
@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe CCDigestContext<SHA384>.digest(data, len, md) }
