import Foundation
import UIKitCore

/// An answer of the scenario that is not of the type that compiled code asks for.
public struct AnswerMismatch: Sendable {
  /// The scenario's name of the answer.
  public let label: String
  /// The words for a right answer, such as `a number`.
  public let expected: String

  @MainActor init<Value>(_ label: String, for type: Value.Type) {
    self.label = label
    expected = Self.words(for: type)
  }

  @MainActor private static func words<Value>(for type: Value.Type) -> String {
    switch type {
    case is Bool.Type: "true or false"
    case is CGFloat.Type, is Double.Type, is Float.Type: "a number"
    case is Int.Type, is UInt.Type: "a whole number"
    case is String.Type: "a text"
    case is UIColor.Type: "a colour"
    case is CGSize.Type: "a size, such as [100, 80]"
    case is CGPoint.Type: "a point, such as [100, 80]"
    case is CGRect.Type: "a rectangle, such as [0, 0, 100, 80]"
    case is UIEdgeInsets.Type: "insets, such as [8, 16, 8, 16]"
    case is IndexPath.Type: "an index path, such as [0, 3]"
    default: "of type \(type)"
    }
  }
}
