// Core Foundation's names for Swift's own types: code casts one to the other, which needs no bridge here.

/// A text.
public typealias CFString = String
/// A list.
public typealias CFArray = [Any]
/// Values by keys.
public typealias CFDictionary = [AnyHashable: Any]
/// What waits for events; they come by the simulation's clock here.
public final class CFRunLoop: Sendable { fileprivate static let main = CFRunLoop() }
/// The main thread's.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop.main }
/// The running thread's, which is the main one.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop.main }
/// Has it look for events at once, as it does anyway: does nothing.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

/// A yes.
public let kCFBooleanTrue: Bool! = true
/// A no.
public let kCFBooleanFalse: Bool! = false

/// A kind of object; objects tell theirs by their class.
public typealias CFTypeID = UInt
/// A set of options.
public typealias CFOptionFlags = UInt
/// Whoever gives memory.
public final class CFAllocator: Sendable {}
/// The usual one.
public let kCFAllocatorDefault: CFAllocator? = nil

/// The name of an app's identifier in its `Info.plist`.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The name of an app's build number in its `Info.plist`.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The name of an app's name in its `Info.plist`.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The name of an app's program in its `Info.plist`.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The name of an app's own language in its `Info.plist`.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The name of an app's languages in its `Info.plist`.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
/// The name of the version of an `Info.plist`.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
