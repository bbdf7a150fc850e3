package import AnimGeometry
package import Foundation

/// A point whose coordinates may be formulas, in points.
package struct PointExpression: Hashable, Sendable {
  package var x: Expression
  package var y: Expression

  /// The point that the formulas yield, in points.
  package func value(in environment: Expression.Environment) -> CGPoint {
    CGPoint(x: x.number(in: environment), y: y.number(in: environment))
  }
}

/// A size whose sides may be formulas, in points.
package struct SizeExpression: Hashable, Sendable {
  package var width: Expression
  package var height: Expression

  /// The size that the formulas yield, in points; a side may be negative.
  package func value(in environment: Expression.Environment) -> CGSize {
    CGSize(width: width.number(in: environment), height: height.number(in: environment))
  }
}

/// A rectangle whose origin and sides may be formulas, in points.
package struct RectExpression: Hashable, Sendable {
  package var x: Expression
  package var y: Expression
  package var width: Expression
  package var height: Expression

  /// The bounds of whatever the environment calls `bounds`, from zero.
  package static let bounds = RectExpression(
    x: 0, y: 0, width: .name(["bounds", "width"]), height: .name(["bounds", "height"]))

  /// The rectangle that the formulas yield, in points.
  package func value(in environment: Expression.Environment) -> CGRect {
    CGRect(
      x: x.number(in: environment), y: y.number(in: environment),
      width: width.number(in: environment), height: height.number(in: environment))
  }
}

/// Insets that may be formulas, in points.
package struct InsetsExpression: Hashable, Sendable {
  package var top: Expression
  package var left: Expression
  package var bottom: Expression
  package var right: Expression

  package static let zero = InsetsExpression(top: 0, left: 0, bottom: 0, right: 0)

  /// The insets that the formulas yield, in points.
  package func value(in environment: Expression.Environment) -> EdgeInsets {
    EdgeInsets(
      top: top.number(in: environment), left: left.number(in: environment),
      bottom: bottom.number(in: environment), right: right.number(in: environment))
  }
}
