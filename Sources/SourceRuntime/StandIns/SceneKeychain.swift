import Foundation
public import UIKitCore

// The keychain, of Apple's Security: empty in each scene, and in memory alone.

/// The outcome of a function of the system's; 0 for success.
public typealias OSStatus = Int32
/// An object of Core Foundation's.
public typealias CFTypeRef = AnyObject

/// All went well.
public let errSecSuccess: OSStatus = 0
/// A parameter is not what it should be.
public let errSecParam: OSStatus = -50
/// There is such an entry already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such entry.
public let errSecItemNotFound: OSStatus = -25300
/// People did not say who they are.
public let errSecAuthFailed: OSStatus = -25293
/// People gave up.
public let errSecUserCanceled: OSStatus = -128
/// There is no such function.
public let errSecUnimplemented: OSStatus = -4

/// The kind of an entry.
public let kSecClass: CFString = "class"
/// A password of whatever kind.
public let kSecClassGenericPassword: CFString = "genp"
/// A password for a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A cryptographic key.
public let kSecClassKey: CFString = "keys"
/// A key with its certificate.
public let kSecClassIdentity: CFString = "idnt"
/// The name of whoever a password is for.
public let kSecAttrAccount: CFString = "acct"
/// The service that a password is for.
public let kSecAttrService: CFString = "svce"
/// The server that a password is for.
public let kSecAttrServer: CFString = "srvr"
/// The group of apps that share an entry.
public let kSecAttrAccessGroup: CFString = "agrp"
/// The name of an entry for people.
public let kSecAttrLabel: CFString = "labl"
/// What an entry is, for people.
public let kSecAttrDescription: CFString = "desc"
/// What people wrote about an entry.
public let kSecAttrComment: CFString = "icmt"
/// Bytes of the app's own.
public let kSecAttrGeneric: CFString = "gena"
/// Whether an entry goes to other devices.
public let kSecAttrSynchronizable: CFString = "sync"
/// Entries that do and entries that do not.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// When an entry can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once this device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// While this device is unlocked and has a passcode.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// The bytes of an entry.
public let kSecValueData: CFString = "v_Data"
/// Whether the bytes are wanted.
public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are wanted.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether something is wanted that stands for the entry.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// How many entries are wanted.
public let kSecMatchLimit: CFString = "m_Limit"
/// One entry, the first.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All entries.
public let kSecMatchLimitAll: CFString = "m_LimitAll"

/// Adds an entry, unless there is one with the same kind, account, service and server.
@discardableResult public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let entry = Keychain.named(attributes)
  guard entry[kSecClass] != nil else { return errSecParam }
  let identity = entry.filter { Keychain.identity.contains($0.key) }
  guard Keychain.matches(identity).isEmpty else { return errSecDuplicateItem }
  UIEnvironment.current.memory.keychain.append(entry.filter { !Keychain.isWish($0.key) })
  unsafe result?.pointee = Keychain.result(of: [entry], asked: entry)
  return errSecSuccess
}

/// Finds entries with given attributes.
@discardableResult public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let wanted = Keychain.named(query)
  let entries = UIEnvironment.current.memory.keychain
  let found = Keychain.matches(wanted).map { entries[$0] }
  guard !found.isEmpty else { return errSecItemNotFound }
  unsafe result?.pointee = Keychain.result(of: found, asked: wanted)
  return errSecSuccess
}

/// Changes entries with given attributes.
@discardableResult public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  let found = Keychain.matches(Keychain.named(query))
  let changes = Keychain.named(attributesToUpdate)
  for index in found {
    UIEnvironment.current.memory.keychain[index].merge(changes) { $1 }
  }
  return found.isEmpty ? errSecItemNotFound : errSecSuccess
}

/// Takes entries with given attributes away.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let found = Keychain.matches(Keychain.named(query))
  for index in found.reversed() { UIEnvironment.current.memory.keychain.remove(at: index) }
  return found.isEmpty ? errSecItemNotFound : errSecSuccess
}

/// What an outcome is in words.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? { status == errSecSuccess ? "No error." : "OSStatus \(status)" }

private enum Keychain {
  /// The attributes by which entries are told apart.
  static let identity: Set = [kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer]

  /// Attributes by their names.
  static func named(_ attributes: CFDictionary) -> [String: Any] {
    var named: [String: Any] = [:]
    for (key, value) in attributes { if let key = key.base as? String { named[key] = value } }
    return named
  }

  /// Whether a name says what is wanted, or for whom, and nothing of an entry.
  static func isWish(_ name: String) -> Bool {
    name.hasPrefix("r_") || name.hasPrefix("m_")
      || [kSecAttrAccessible, kSecAttrSynchronizable, kSecAttrAccessGroup].contains(name)
  }

  /// The places of entries with attributes.
  static func matches(_ wanted: [String: Any]) -> [Int] {
    let asked = wanted.filter { !isWish($0.key) && $0.key != kSecValueData }
    let entries = UIEnvironment.current.memory.keychain
    return entries.indices.filter { index in
      asked.allSatisfy { name, value in
        entries[index][name].map { areEqual($0, value) } ?? false
      }
    }
  }

  private static func areEqual(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? AnyHashable, let second = second as? AnyHashable {
      return first == second
    }
    return first as AnyObject === second as AnyObject
  }

  /// What was asked for of entries: one, or a list of all.
  static func result(of entries: [[String: Any]], asked: [String: Any]) -> AnyObject? {
    let wantsData = asked[kSecReturnData] as? Bool == true
    let wantsAttributes = asked[kSecReturnAttributes] as? Bool == true
    func part(_ entry: [String: Any]) -> Any? {
      if wantsAttributes { return entry.filter { wantsData || $0.key != kSecValueData } }
      return wantsData ? entry[kSecValueData] : nil
    }
    let parts = entries.compactMap(part)
    let wantsAll = asked[kSecMatchLimit] as? String == kSecMatchLimitAll
    return wantsAll ? parts as AnyObject : parts.first.map { $0 as AnyObject }
  }
}
