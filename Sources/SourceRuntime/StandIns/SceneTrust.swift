public import Foundation
public import UIKitCore

// The trust in servers, of Apple's Security: no server shows a certificate, so that nothing here is ever asked with one but what
// an app makes itself.

/// A certificate: bytes that nobody reads.
public final class SecCertificate: Sendable {
  let data: Data
  init(_ data: Data) { self.data = data }
}

/// The rules by which certificates are judged: none.
public final class SecPolicy: Sendable {}

/// A cryptographic key: there are none.
public final class SecKey: Sendable {}

/// Certificates that are judged.
public final class SecTrust: Sendable {
  let certificates: [SecCertificate]
  init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}

/// What is thought of certificates.
public enum SecTrustResultType: UInt32, Sendable {
  case invalid, proceed, confirm, deny, unspecified, recoverableTrustFailure, fatalTrustFailure
  case otherError
}

/// Nobody trusts in it.
public let errSecNotTrusted: OSStatus = -67843

/// A certificate of bytes, which are not read.
public func SecCertificateCreateWithData(
  _ allocator: CFAllocator?, _ data: CFData
) -> SecCertificate? { SecCertificate(Data(referencing: data.object)) }
/// The bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> Data { certificate.data }
/// Whom a certificate is about: not read.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
/// The key in a certificate: not read.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
/// The bytes of a key: none.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Data? { nil }

/// The rules for servers.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
/// The rules for whatever.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
/// The rules for what was taken back.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy()
}

/// Certificates, to be judged by rules.
@discardableResult public func SecTrustCreateWithCertificates(
  _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let list =
    certificates as? [SecCertificate] ?? [certificates as? SecCertificate].compactMap(\.self)
  unsafe trust.pointee = SecTrust(list)
  return errSecSuccess
}
/// Sets rules: nobody judges by them.
@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
  errSecSuccess
}
/// Sets what is trusted already: nobody judges by it.
@discardableResult public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus { errSecSuccess }
/// Sets whether nothing else is trusted: nobody judges by it.
@discardableResult public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecSuccess }
/// How many certificates there are.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.certificates.count }
/// One of the certificates.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: Int) -> SecCertificate? {
  trust.certificates.indices.contains(index) ? trust.certificates[index] : nil
}
/// All certificates.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }
/// The key of a server: none.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
/// The key of a server: none.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
/// Judges: nothing is trusted.
@discardableResult public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  unsafe result.pointee = .recoverableTrustFailure
  return errSecSuccess
}
/// Judges: nothing is trusted.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  unsafe error?.pointee = NSError(domain: "NSOSStatusErrorDomain", code: Int(errSecNotTrusted))
  return false
}

/// Where random bytes come from.
public final class SecRandom: Sendable {}
/// Random bytes of a scene: the same in every run.
public let kSecRandomDefault: SecRandom? = nil
/// Fills memory with random bytes of a scene.
@discardableResult public func SecRandomCopyBytes(
  _ rnd: SecRandom?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  var source = SceneRandom()
  for index in 0..<count {
    unsafe bytes.storeBytes(
      of: UInt8(truncatingIfNeeded: source.next()), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
