/// The value of a property that is named by its Swift name.
package indirect enum PropertyValue: Hashable, Sendable {
  case bool(Bool)
  case number(Expression)
  case point(PointExpression)
  case size(SizeExpression)
  case insets(InsetsExpression)
  case rect(RectExpression)
  case color(ColorValue)
  /// A word of an enumeration, such as `horizontal`, or free text.
  case text(String)
  /// Text with formulas in it.
  case template(TextTemplate)
  case transform([TransformStep])
  case list([PropertyValue])
  /// In the order of the text.
  case mapping([Entry])

  /// A key of a mapping with its value.
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let value: PropertyValue

    init(_ name: String, _ value: PropertyValue) {
      self.name = name
      self.value = value
    }
  }
}

extension PropertyValue: JSONConvertible {
  var json: JSONValue? {
    switch self {
    case .bool(let bool): .bool(bool)
    case .number(let expression): expression.json
    case .text(let text) where !text.isEmpty: .string(text)
    default: nil
    }
  }
}

extension ValueReader where Value == PropertyValue {
  static let boolProperty = ValueReader<Bool>.bool.map { PropertyValue.bool($0) }
  static func numberProperty(_ limits: Schema.Limits, isWhole: Bool = false) -> ValueReader {
    ValueReader<Expression>.expression(limits, isWhole: isWhole).map { .number($0) }
  }
  static let angleProperty = ValueReader<Expression>.angleExpression.map {
    PropertyValue.number($0)
  }
  static let pointProperty = ValueReader<PointExpression>.pointExpression.map {
    PropertyValue.point($0)
  }
  static let sizeProperty = ValueReader<SizeExpression>.sizeExpression.map {
    PropertyValue.size($0)
  }
  static let insetsProperty = ValueReader<InsetsExpression>.insetsExpression.map {
    PropertyValue.insets($0)
  }
  static let colorProperty = ValueReader<ColorValue>.colorValue.map { PropertyValue.color($0) }
  static let transformProperty = ValueReader<[TransformStep]>.transform.map {
    PropertyValue.transform($0)
  }

  static func wordProperty<Word: WordChoice>(_ type: Word.Type) -> ValueReader {
    ValueReader<Word>.word.map { .text($0.rawValue) }
  }

  /// For classes whose properties are not known here: the shape decides.
  ///
  /// A list of two, three or four numbers stays a list; whoever sets the property knows its type.
  static let free: ValueReader = .init(.anything, "a value") { node, reading in
    switch node.content {
    case .scalar(let scalar):
      if let bool = node.bool { return .bool(bool) }
      if let number = node.number {
        return reading.checked(number, .free, node).map { .number(.number($0)) }
      }
      if node.isNull {
        reading.report(.wrongType(expected: "a value", found: node), at: node.range)
        return nil
      }
      return .text(scalar.text)
    case .sequence(let elements):
      return .list(elements.compactMap { free.read($0, reading) })
    case .mapping(let entries):
      return .mapping(
        entries.compactMap { entry in
          free.read(entry.value, reading).map { PropertyValue.Entry(entry.key.text, $0) }
        })
    }
  }

  /// The reader of a delegate's answer: as `free`, but a text that is an expression is one.
  static let answer: ValueReader = .init(.anything, "a value or an expression") { node, reading in
    if let elements = node.elements {
      return .list(elements.compactMap { answer.read($0, reading) })
    }
    if case .mapping(let entries) = node.content {
      return .mapping(
        entries.compactMap { entry in
          answer.read(entry.value, reading).map { PropertyValue.Entry(entry.key.text, $0) }
        })
    }
    if let scalar = node.scalar, node.number == nil, node.bool == nil,
      let formula = try? ExpressionParser.parse(
        scalar.text, names: reading.names.adding("width", .none, "the width that is offered"))
    {
      return .number(reading.bounded(formula, .free, node))
    }
    if node.scalar != nil, node.number == nil, node.bool == nil, !node.isNull,
      let template = ValueReader<TextTemplate>.template.read(node, reading),
      template.parts.contains(where: \.isFormula)
    {
      return .template(template)
    }
    return free.read(node, reading)
  }
}
