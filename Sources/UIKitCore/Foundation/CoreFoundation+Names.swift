// Core Foundation's names for Swift's own types: code casts one to the other, which needs no bridge here.

/// A text.
public typealias CFString = String
/// A list.
public typealias CFArray = [Any]
/// Values by keys.
public typealias CFDictionary = [AnyHashable: Any]
/// A yes.
public let kCFBooleanTrue: Bool! = true
/// A no.
public let kCFBooleanFalse: Bool! = false
