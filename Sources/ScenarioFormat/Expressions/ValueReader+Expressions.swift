import Foundation
import Geometry

extension ValueReader where Value == Expression {
  /// A number, or a formula in a string.
  static let expression = ValueReader(
    .either([.number(.none), .boolean, .text]), "a number or an expression"
  ) { node, reading in
    if let value = node.number { return .number(value) }
    if let value = node.bool { return .constant(.bool(value)) }
    guard let scalar = node.scalar, !node.isNull else {
      reading.report(
        .wrongType(expected: "a number or an expression", found: node), at: node.range)
      return nil
    }
    do throws(ExpressionParser.Failure) {
      return try ExpressionParser.parse(scalar.text, names: reading.names)
    } catch {
      reading.report(error.message, at: reading.place(of: error.range, in: node))
      return nil
    }
  }
}

extension Reading {
  /// Where some scalars of a node's string stand in the source; the whole node if it spans lines.
  func place(of range: Range<Int>, in node: YAMLNode) -> SourceRange {
    guard let source = findings.source(of: node.range.file), let scalar = node.scalar else {
      return node.range
    }
    let start = source.offset(line: node.range.line, column: node.range.column)
    guard let offsets = source.offsets(ofString: scalar.text, at: start),
      range.lowerBound < offsets.count
    else { return node.range }
    let last = offsets[max(range.lowerBound, min(range.upperBound, offsets.count) - 1)]
    return source.range(at: offsets[range.lowerBound], length: last - offsets[range.lowerBound] + 1)
  }
}

extension ValueReader where Value == PointExpression {
  static let pointExpression = ValueReader<[Expression]>
    .tuple(of: .expression, count: 2, "[x, y]").map { PointExpression(x: $0[0], y: $0[1]) }
}

extension ValueReader where Value == SizeExpression {
  static let sizeExpression = ValueReader<[Expression]>
    .tuple(of: .expression, count: 2, "[width, height]")
    .map { SizeExpression(width: $0[0], height: $0[1]) }
}

extension ValueReader where Value == RectExpression {
  static let rectExpression = ValueReader<[Expression]>
    .tuple(of: .expression, count: 4, "[x, y, width, height]")
    .map { RectExpression(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
}

extension ValueReader where Value == InsetsExpression {
  /// `[top, left, bottom, right]` as in `UIEdgeInsets`, or one number for all edges.
  static let insetsExpression = ValueReader.byShape(
    scalar: ValueReader<Expression>.expression.map {
      InsetsExpression(top: $0, left: $0, bottom: $0, right: $0)
    }.expecting("one number for all edges"),
    list: ValueReader<[Expression]>.tuple(
      of: .expression, count: 4, "[top, left, bottom, right]"
    ).map { InsetsExpression(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) })
}

// Geometry without formulas.

extension ValueReader where Value == CGSize {
  /// `[width, height]`, both positive.
  static let size = ValueReader<[Double]>
    .tuple(of: .number(atLeast: 1, atMost: 4096), count: 2, "[width, height]")
    .map { CGSize(width: $0[0], height: $0[1]) }
}

extension ValueReader where Value == CGPoint {
  static let point = ValueReader<[Double]>.tuple(of: .number, count: 2, "[x, y]")
    .map { CGPoint(x: $0[0], y: $0[1]) }
}

extension ValueReader where Value == CGRect {
  static let rect = ValueReader<[Double]>.tuple(of: .number, count: 4, "[x, y, width, height]")
    .map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
}

extension ValueReader where Value == EdgeInsets {
  static let insets = ValueReader.byShape(
    scalar: ValueReader<Double>.number.map {
      EdgeInsets(top: $0, left: $0, bottom: $0, right: $0)
    }.expecting("one number for all edges"),
    list: ValueReader<[Double]>.tuple(of: .number, count: 4, "[top, left, bottom, right]")
      .map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) })
}
