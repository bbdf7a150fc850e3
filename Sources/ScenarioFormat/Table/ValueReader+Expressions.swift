import AnimGeometry
import Foundation

extension ValueReader where Value == Expression {
  /// True, false, or a formula in a string.
  static let condition = expression(.free)

  /// A number, or a formula in a string, whose value is held to `limits` when it is used.
  static func expression(_ range: ClosedRange<Double>) -> ValueReader {
    expression(Schema.Limits(range))
  }

  /// A number, or a formula in a string, whose value is held to `limits` when it is used.
  ///
  /// - Parameters:
  ///   - limits: The range of a written number, and the reach of a formula.
  ///   - isWhole: Whether a number that is written must be a whole one.
  /// - Returns: A reader of numbers, Booleans and strings.
  static func expression(_ limits: Schema.Limits, isWhole: Bool = false) -> ValueReader {
    let expectation = isWhole ? "a whole number or an expression" : "a number or an expression"
    let number = isWhole ? Schema.integer(limits) : .number(limits)
    return ValueReader(.either([number, .boolean, .text]), expectation) { node, reading in
      if let value = node.bool { return .constant(.bool(value)) }
      guard let scalar = node.scalar, !node.isNull else {
        reading.report(.wrongType(expected: expectation, found: node), at: node.range)
        return nil
      }
      guard let formula = parsed(scalar.text, node, reading) else { return nil }
      // What mentions no name is known now.
      guard let value = formula.lastingNumber else { return reading.bounded(formula, limits, node) }
      if isWhole, value != value.rounded() {
        reading.report(.wrongType(expected: expectation, found: node), at: node.range)
        return nil
      }
      return reading.checked(value, limits, node).map { .number($0) }
    }
  }

  private static func parsed(
    _ text: String, _ node: YAMLNode, _ reading: Reading
  ) -> Expression? {
    if let value = node.number { return .number(value) }
    return formula(text, node, reading)
  }

  /// A formula in a string that is a scalar's, or has as many characters.
  static func formula(_ text: String, _ node: YAMLNode, _ reading: Reading) -> Expression? {
    do throws(ExpressionError) {
      let (formula, mentions) = try ExpressionParser.parseWithMentions(text, names: reading.names)
      reading.note(mentions, in: node)
      return formula
    } catch {
      reading.report(error.message, at: reading.place(of: error.range, in: node))
      return nil
    }
  }
}

extension Reading {
  /// A formula that is held to the range of the key that is being read.
  func bounded(_ formula: Expression, _ limits: Schema.Limits, _ node: YAMLNode) -> Expression {
    if case .constant = formula { return formula }
    return .bounded(formula, .init(key: key, reach: limits.reach, location: node.range))
  }

  /// Notes which properties of items a formula mentions.
  ///
  /// - Parameters:
  ///   - mentions: The names in the formula.
  ///   - node: The text with the formula in it.
  ///   - offset: The number of scalars of the text before the formula.
  func note(_ mentions: [ExpressionMention], in node: YAMLNode, offset: Int = 0) {
    for mention in mentions where mention.path.count == 2 {
      guard ["item", "selected"].contains(mention.path[0]) else { continue }
      let range = mention.range.lowerBound + offset..<mention.range.upperBound + offset
      itemMembers.mentioned.append(
        (mention.path[0], SourceName(mention.path[1], at: place(of: range, in: node))))
    }
  }

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
  static let pointExpression = pointExpression(.coordinate)

  static func pointExpression(_ limits: Schema.Limits) -> ValueReader {
    ValueReader<[Expression]>.tuple(of: .expression(limits), count: 2, "[x, y]")
      .map { PointExpression(x: $0[0], y: $0[1]) }
  }
}

extension ValueReader where Value == SizeExpression {
  static let sizeExpression = ValueReader<[Expression]>
    .tuple(of: .expression(.length), count: 2, "[width, height]")
    .map { SizeExpression(width: $0[0], height: $0[1]) }
}

extension ValueReader where Value == RectExpression {
  static let rectExpression = ValueReader<[Expression]>
    .tuple(of: .expression(.coordinate), count: 4, "[x, y, width, height]")
    .map { RectExpression(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
}

extension ValueReader where Value == InsetsExpression {
  /// `[top, left, bottom, right]` as in `UIEdgeInsets`, or one number for all edges.
  static let insetsExpression = ValueReader.byShape(
    scalar: ValueReader<Expression>.expression(.distance).map {
      InsetsExpression(top: $0, left: $0, bottom: $0, right: $0)
    }.expecting("one number for all edges"),
    list: ValueReader<[Expression]>.tuple(
      of: .expression(.distance), count: 4, "[top, left, bottom, right]"
    ).map { InsetsExpression(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) })
}

// Geometry without formulas.

extension ValueReader where Value == CGSize {
  /// `[width, height]`, both positive.
  static let size = ValueReader<[Double]>
    .tuple(of: .number(1...4096), count: 2, "[width, height]")
    .map { CGSize(width: $0[0], height: $0[1]) }
}

extension ValueReader where Value == CGPoint {
  static func point(_ limits: Schema.Limits) -> ValueReader {
    ValueReader<[Double]>.tuple(of: .number(limits), count: 2, "[x, y]")
      .map { CGPoint(x: $0[0], y: $0[1]) }
  }
}

extension ValueReader where Value == CGRect {
  static let rect = ValueReader<[Double]>.tuple(
    of: .number(.distance), count: 4, "[x, y, width, height]"
  )
  .map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
}

extension ValueReader where Value == EdgeInsets {
  static func insets(_ range: ClosedRange<Double>) -> ValueReader {
    byShape(
      scalar: ValueReader<Double>.number(range).map {
        EdgeInsets(top: $0, left: $0, bottom: $0, right: $0)
      }.expecting("one number for all edges"),
      list: ValueReader<[Double]>.tuple(
        of: .number(range), count: 4, "[top, left, bottom, right]"
      ).map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) })
  }
}
