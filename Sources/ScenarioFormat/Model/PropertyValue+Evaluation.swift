import AnimPixels

extension PropertyValue {
  /// The value with every formula replaced by what it yields in `environment`.
  package func evaluated(in environment: Expression.Environment) -> PropertyValue {
    func constant(_ expression: Expression) -> Expression {
      .number(expression.number(in: environment))
    }
    switch self {
    case .bool, .text: return self
    case .template(let template): return .text(template.text(in: environment))
    case .number(let expression): return .number(constant(expression))
    case .point(let point):
      return .point(PointExpression(x: constant(point.x), y: constant(point.y)))
    case .size(let size):
      return .size(SizeExpression(width: constant(size.width), height: constant(size.height)))
    case .insets(let insets):
      return .insets(
        InsetsExpression(
          top: constant(insets.top), left: constant(insets.left), bottom: constant(insets.bottom),
          right: constant(insets.right)))
    case .rect(let rect):
      return .rect(
        RectExpression(
          x: constant(rect.x), y: constant(rect.y), width: constant(rect.width),
          height: constant(rect.height)))
    case .color(.fixed): return self
    case .color(let color):
      return .color(.fixed(ThemedColor(color.color(for: .light, in: environment))))
    case .transform(let steps): return .transform(steps.map { $0.mapped(constant) })
    case .list(let elements): return .list(elements.map { $0.evaluated(in: environment) })
    case .mapping(let entries):
      return .mapping(entries.map { Entry($0.name, $0.value.evaluated(in: environment)) })
    }
  }

  /// The names that the formulas mention, each once, in the order of the text.
  package var mentionedNames: [[String]] {
    var found: [[String]] = []
    // What formulas yield without any names is nobody's concern.
    FormulaWatch.$current.withValue(nil) {
      _ = evaluated { path in
        if !found.contains(path) { found.append(path) }
        return nil
      }
    }
    return found
  }
}

extension TransformStep {
  fileprivate func mapped(_ change: (Expression) -> Expression) -> TransformStep {
    switch self {
    case .scale(let x, let y): .scale(x: change(x), y: change(y))
    case .rotate(let angle): .rotate(change(angle))
    case .rotateX(let angle): .rotateX(change(angle))
    case .rotateY(let angle): .rotateY(change(angle))
    case .translate(let x, let y, let z):
      .translate(x: change(x), y: change(y), z: change(z))
    case .perspective(let distance): .perspective(change(distance))
    }
  }
}
