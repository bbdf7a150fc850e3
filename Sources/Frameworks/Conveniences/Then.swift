@_exported public import Foundation
@_exported public import UIKitCore

/// What can be set up where it is made.
public protocol Then {}

extension Then where Self: Any {
  /// The value after a closure has changed a copy.
  @inlinable public func with(_ block: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try block(&copy)
    return copy
  }
  /// Does something with the value.
  @inlinable public func `do`(_ block: (Self) throws -> Void) rethrows { try block(self) }
}

extension Then where Self: AnyObject {
  /// The object after a closure has set it up.
  @inlinable public func then(_ block: (Self) throws -> Void) rethrows -> Self {
    try block(self)
    return self
  }
}

extension NSObject: Then {}
extension CGPoint: Then {}
extension CGRect: Then {}
extension CGSize: Then {}
extension Array: Then {}
extension Dictionary: Then {}
extension Set: Then {}
extension UIEdgeInsets: Then {}
extension UIOffset: Then {}
extension JSONDecoder: Then {}
extension JSONEncoder: Then {}
