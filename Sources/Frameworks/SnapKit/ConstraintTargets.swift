public import Foundation
public import UIKitCore

/// What constraints compare with: items, or numbers and what has some.
public protocol ConstraintRelatableTarget {}
/// What can be added.
public protocol ConstraintOffsetTarget {
  /// The number for each side.
  var constraintConstant: any ConstraintConstant { get }
}
/// What can be kept free inside.
public protocol ConstraintInsetTarget {
  /// The insets.
  var constraintInsets: UIEdgeInsets { get }
}
/// What can be multiplied by.
public protocol ConstraintMultiplierTarget {
  /// The factor.
  var constraintMultiplierTargetValue: CGFloat { get }
}
/// What can be a weight.
public protocol ConstraintPriorityTarget {
  /// The weight.
  var constraintPriorityTargetValue: Float { get }
}

/// A number for each side.
public protocol ConstraintConstant {
  /// The number for a side.
  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}

extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}

/// Numbers, which are anything.
public protocol ConstraintNumber: ConstraintRelatableTarget, ConstraintOffsetTarget,
  ConstraintInsetTarget, ConstraintMultiplierTarget, ConstraintPriorityTarget, ConstraintConstant
{
  /// The number.
  var number: Double { get }
}

extension ConstraintNumber {
  /// The number for each side.
  public var constraintConstant: any ConstraintConstant { self }
  /// What is kept free at each side.
  public var constraintInsets: UIEdgeInsets {
    let side = CGFloat(number)
    return UIEdgeInsets(top: side, left: side, bottom: side, right: side)
  }
  /// The factor.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(number) }
  /// The weight.
  public var constraintPriorityTargetValue: Float { Float(number) }
  /// The number for a side.
  public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { CGFloat(number) }
}

extension Int: ConstraintNumber {
  /// The number.
  public var number: Double { Double(self) }
}
extension UInt: ConstraintNumber {
  /// The number.
  public var number: Double { Double(self) }
}
extension Float: ConstraintNumber {
  /// The number.
  public var number: Double { Double(self) }
}
extension Double: ConstraintNumber {
  /// The number.
  public var number: Double { self }
}
extension CGFloat: ConstraintNumber {
  /// The number.
  public var number: Double { Double(self) }
}

extension UILayoutPriority: ConstraintPriorityTarget {
  /// The weight.
  public var constraintPriorityTargetValue: Float { rawValue }
}

extension CGSize: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintConstant {
  /// The number for each side.
  public var constraintConstant: any ConstraintConstant { self }
  /// The number for a side.
  public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    attribute == .width ? width : attribute == .height ? height : 0
  }
}

extension CGPoint: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintConstant {
  /// The number for each side.
  public var constraintConstant: any ConstraintConstant { self }
  /// The number for a side.
  public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      x
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      y
    case .width, .height, .notAnAttribute: 0
    }
  }
}

extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintConstant
{
  /// The number for each side.
  public var constraintConstant: any ConstraintConstant { self }
  /// What is kept free at each side.
  public var constraintInsets: UIEdgeInsets { self }
  /// The number for a side.
  public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: left
    case .right, .trailing, .rightMargin, .trailingMargin: -right
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .centerX, .centerXWithinMargins: (left - right) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .width: -(left + right)
    case .height: -(top + bottom)
    case .notAnAttribute: 0
    }
  }
}

extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintConstant {
  /// The number for a side.
  public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing).constant(for: attribute)
  }
}

/// The weight of a constraint.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable,
  ConstraintPriorityTarget, Sendable
{
  /// The weight, up to 1000.
  public let value: Float

  /// Creates a weight.
  public init(floatLiteral value: Float) { self.value = value }
  /// Creates a weight.
  public init(_ value: Float) { self.value = value }

  /// In any case.
  public static let required = Self(1000)
  /// As much as contents resist.
  public static let high = Self(750)
  /// Between a content's own size and its resistance.
  public static let medium = Self(500)
  /// As little as contents hug.
  public static let low = Self(250)

  /// The weight.
  public var constraintPriorityTargetValue: Float { value }
  /// A weight greater by an amount.
  public func advanced(by amount: Float) -> Self { Self(value + amount) }
  /// How much greater another weight is.
  public func distance(to other: Self) -> Float { other.value - value }
}
