@_exported public import Foundation
@_exported public import UIKitCore

/// What a list shows a section for.
///
/// The library's own protocol is Objective-C's, to which texts and numbers are objects.
public protocol ListDiffable {
  /// What tells it from others of the list.
  func diffIdentifier() -> any NSObjectProtocol
  /// Whether another one of the same identifier looks the same.
  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool
}

/// Whether both are the same object.
public func === (first: AnyObject?, second: (any ListDiffable)?) -> Bool {
  first === (second as AnyObject?)
}

/// Whether both are different objects.
public func !== (first: AnyObject?, second: (any ListDiffable)?) -> Bool { !(first === second) }

extension String: ListDiffable {
  /// The text.
  public func diffIdentifier() -> any NSObjectProtocol { NSString(string: self) }
  /// Whether both are the same text.
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    self == object as? String
  }
}

extension Int: ListDiffable {
  /// The number.
  public func diffIdentifier() -> any NSObjectProtocol { NSNumber(value: self) }
  /// Whether both are the same number.
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    self == object as? Int
  }
}

extension NSString: ListDiffable {
  /// The text.
  public func diffIdentifier() -> any NSObjectProtocol { self }
  /// Whether both are the same text.
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { isEqual(object) }
}

extension NSNumber: ListDiffable {
  /// The number.
  public func diffIdentifier() -> any NSObjectProtocol { self }
  /// Whether both are the same number.
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { isEqual(object) }
}
