import CryptoKit

/// A hash function, by its number.
public typealias CCHmacAlgorithm = UInt32

/// SHA-1.
public let kCCHmacAlgSHA1 = 0
/// MD5.
public let kCCHmacAlgMD5 = 1
/// SHA-256.
public let kCCHmacAlgSHA256 = 2
/// SHA-384.
public let kCCHmacAlgSHA384 = 3
/// SHA-512.
public let kCCHmacAlgSHA512 = 4

/// Writes the code of some data by a key (RFC 2104); nothing for an unknown hash function.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  let key = SymmetricKey(data: unsafe [UInt8](UnsafeRawBufferPointer(start: key, count: keyLength)))
  let data = unsafe [UInt8](UnsafeRawBufferPointer(start: data, count: dataLength))
  func code<H: HashFunction>(_: H.Type) -> [UInt8] {
    Array(HMAC<H>.authenticationCode(for: data, using: key))
  }
  let code: [UInt8] =
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: code(Insecure.SHA1.self)
    case kCCHmacAlgMD5: code(Insecure.MD5.self)
    case kCCHmacAlgSHA256: code(SHA256.self)
    case kCCHmacAlgSHA384: code(SHA384.self)
    case kCCHmacAlgSHA512: code(SHA512.self)
    default: []
    }
  unsafe macOut?.copyMemory(from: code, byteCount: code.count)
}
