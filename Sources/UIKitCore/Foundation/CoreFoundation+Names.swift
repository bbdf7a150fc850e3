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
