/// One factor of a transform; the first is applied to the points first, as in a chain of
/// `concatenating`.
package enum TransformStep: Hashable, Sendable {
  case scale(x: Expression, y: Expression)
  /// About the z axis, clockwise on screen, in radians.
  case rotate(Expression)
  /// About the x axis, in radians.
  case rotateX(Expression)
  /// About the y axis, in radians.
  case rotateY(Expression)
  /// In points; z towards the viewer.
  case translate(x: Expression, y: Expression, z: Expression)
  /// Sets m34 to -1/distance, in points.
  case perspective(Expression)
}

extension TransformStep {
  static let table = CaseTable<NoFrame, TransformStep>("transform", "one step of a transform") {
    Case("scale", scaleFactors, { $0 }, "by one factor or [x, y]", example: "{scale: 0.2}")
    Case(
      "rotate", .angleExpression, { .rotate($0) }, "about the z axis, clockwise",
      example: "{rotate: 180deg}", synonyms: ["rotation", "rotationEffect"])
    Case(
      "rotateX", .angleExpression, { .rotateX($0) }, "about the x axis", example: "{rotateX: 45deg}"
    )
    Case(
      "rotateY", .angleExpression, { .rotateY($0) }, "about the y axis", example: "{rotateY: 45deg}"
    )
    Case(
      "translate", offset, { $0 }, "by [x, y] or [x, y, z] points",
      example: "{translate: [0, 100]}", synonyms: ["translation", "offset"])
    Case(
      "perspective", .expression(1...1_000_000), { .perspective($0) },
      "the distance of the eye in points: m34 = -1/distance", example: "{perspective: 500}",
      synonyms: ["m34"])
  }

  private static let scaleFactors = ValueReader<TransformStep>.byShape(
    scalar: ValueReader<Expression>.expression(.scale).map { .scale(x: $0, y: $0) }.expecting(
      "a factor"),
    list: ValueReader<[Expression]>.tuple(of: .expression(.scale), count: 2, "[x, y]")
      .map { .scale(x: $0[0], y: $0[1]) })

  /// A viewer may be far away, and what flies past him farther still.
  private static let offset = ValueReader<TransformStep>(
    .list(ValueReader<Expression>.expression(.coordinate).schema, count: 2...3),
    "[x, y] or [x, y, z]"
  ) { node, reading in
    guard let elements = node.elements, (2...3).contains(elements.count) else {
      reading.report(.wrongType(expected: "[x, y] or [x, y, z]", found: node), at: node.range)
      return nil
    }
    let parts = elements.compactMap {
      ValueReader<Expression>.expression(.coordinate).read($0, reading)
    }
    guard parts.count == elements.count else { return nil }
    return .translate(x: parts[0], y: parts[1], z: parts.count > 2 ? parts[2] : 0)
  }
}

extension ValueReader where Value == [TransformStep] {
  /// A list of steps, or `identity`.
  static let transform = ValueReader.list(
    of: ValueReader<TransformStep>.cases { TransformStep.table },
    "a list of steps such as [{scale: 0.2}, {rotate: 180deg}]"
  )
  .orWord("identity", [])
}

extension ValueReader where Value == Expression {
  /// `180deg`, radians, or an expression in radians.
  static let angleExpression = ValueReader(
    .either([.number(.angle), .text]), "an angle such as 180deg, or radians"
  ) {
    node, reading in
    if let text = node.scalar?.text, text.hasSuffix("deg") || text.hasSuffix("rad") {
      return ValueReader<Double>.angle.read(node, reading).map { .number($0) }
    }
    return ValueReader.expression(.angle).read(node, reading)
  }
}
