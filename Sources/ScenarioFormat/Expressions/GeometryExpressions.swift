public import Foundation
public import Geometry

/// A point whose coordinates may be formulas, in points.
public struct PointExpression: Hashable, Sendable {
  public var x: Expression
  public var y: Expression

  public func value(in environment: Expression.Environment) -> CGPoint {
    CGPoint(x: x.number(in: environment), y: y.number(in: environment))
  }
}

/// A size whose sides may be formulas, in points.
public struct SizeExpression: Hashable, Sendable {
  public var width: Expression
  public var height: Expression

  public func value(in environment: Expression.Environment) -> CGSize {
    CGSize(width: width.number(in: environment), height: height.number(in: environment))
  }
}

/// A rectangle whose origin and sides may be formulas, in points.
public struct RectExpression: Hashable, Sendable {
  public var x: Expression
  public var y: Expression
  public var width: Expression
  public var height: Expression

  /// The bounds of whatever the environment calls `bounds`, from zero.
  public static let bounds = RectExpression(
    x: 0, y: 0, width: .name(["bounds", "width"]), height: .name(["bounds", "height"]))

  public func value(in environment: Expression.Environment) -> CGRect {
    CGRect(
      x: x.number(in: environment), y: y.number(in: environment),
      width: width.number(in: environment), height: height.number(in: environment))
  }
}

/// Insets that may be formulas, in points.
public struct InsetsExpression: Hashable, Sendable {
  public var top: Expression
  public var left: Expression
  public var bottom: Expression
  public var right: Expression

  public static let zero = InsetsExpression(top: 0, left: 0, bottom: 0, right: 0)

  public func value(in environment: Expression.Environment) -> EdgeInsets {
    EdgeInsets(
      top: top.number(in: environment), left: left.number(in: environment),
      bottom: bottom.number(in: environment), right: right.number(in: environment))
  }
}
