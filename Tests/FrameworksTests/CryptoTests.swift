import CommonCrypto
import CryptoKit
import Foundation
import Testing

/// Digests and codes, held against those of Python's hashlib.
struct CryptoTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// The digest of the digests of 0, 1, 2, … bytes, up to 299, so that every place of a block ends one.
  private func chain<H: HashFunction>(_: H.Type) -> String {
    var chain = H()
    for count in 0..<300 {
      chain.update(data: Array(H.hash(data: (0..<count).map { UInt8($0 & 255) })))
    }
    return hex(chain.finalize())
  }

  @Test func `digests are those of others, whatever the length`() {
    #expect(chain(Insecure.MD5.self) == "25fecb951fbcca8a0793500af76dfab4")
    #expect(chain(Insecure.SHA1.self) == "7261d91c9ffd63ee8e68156d4d57e733d4ad7243")
    #expect(
      chain(SHA256.self) == "df90175783c44235cf6aefd935a2c2747f42399416d16789ece339f1fd26d835")
    #expect(
      chain(SHA384.self)
        == "6e7bbca78761c12cbe06d9d1874b8f819d0757200359f40f7cda1918979607d5e98c18577fdbb9804b7b2fce35afcd8e"
    )
    #expect(
      chain(SHA512.self)
        == "97248248ab8e9324b9577e93acd92914d32bb25edcacbb91edb75576dea14781"
        + "b5b477c027835c43a08ddc16cbbcd6d067d159897e5c18aa43aeeb2e49811bb3")
    #expect(
      SHA256.hash(data: Data("abc".utf8)).description
        == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(Insecure.MD5.byteCount == 16 && SHA512.Digest.byteCount == 64)
  }

  @Test func `data in pieces have the digest of all`() {
    var pieces = SHA384()
    for piece in ["expand", "", " and ", String(repeating: "collapse", count: 40)] {
      pieces.update(data: Data(piece.utf8))
    }
    let whole = "expand and " + String(repeating: "collapse", count: 40)
    #expect(pieces.finalize() == SHA384.hash(data: Data(whole.utf8)))
    #expect(pieces.finalize() == Data(SHA384.hash(data: Data(whole.utf8))))
  }

  @Test func `codes are those of others, by keys of any length`() throws {
    let data = Data("what do ya want for nothing?".utf8)
    let key = SymmetricKey(data: (0..<200).map { UInt8($0) })
    #expect(key.bitCount == 1600)
    let code = HMAC<SHA384>.authenticationCode(for: data, using: key)
    #expect(
      hex(code)
        == "46804650ed802b963703b909887d57afcb0d97f6e56f1c108c55b6cc6e9f107c92f872d89b2cce41d391a7bbe01437d3"
    )
    #expect(HMAC<SHA384>.isValidAuthenticationCode(code, authenticating: data, using: key))
    #expect(
      !HMAC<SHA384>.isValidAuthenticationCode(code, authenticating: data.dropLast(), using: key))
    // RFC 5869, test case 1.
    let derived = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 11, count: 22)),
      salt: Array(0...12) as [UInt8], info: Array(0xf0...0xf9) as [UInt8], outputByteCount: 42)
    #expect(
      unsafe derived.withUnsafeBytes { unsafe hex($0) }
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
  }

  @Test func `the functions of C write where they are told to`() {
    let bytes = Array("what do ya want for nothing?".utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
    unsafe CC_SHA1(bytes, CC_LONG(bytes.count), &digest)
    #expect(digest == Array(Insecure.SHA1.hash(data: bytes)))

    var context = CC_SHA256_CTX()
    unsafe CC_SHA256_Init(&context)
    unsafe CC_SHA256_Update(&context, bytes, 10)
    unsafe CC_SHA256_Update(&context, Array(bytes[10...]), CC_LONG(bytes.count - 10))
    digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    unsafe CC_SHA256_Final(&digest, &context)
    #expect(digest == Array(SHA256.hash(data: bytes)))

    let key = (0..<200).map { UInt8($0) }
    digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    unsafe CCHmac(
      CCHmacAlgorithm(kCCHmacAlgMD5), key, key.count, bytes, bytes.count, &digest)
    #expect(hex(digest) == "2bd639231cc27f0136ddac96ddc86222")
  }
}
