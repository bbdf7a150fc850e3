package import AnimPixels

/// A colour as UIKit would resolve it against a trait collection.
package struct ThemedColor: Hashable, Sendable {
  package var light: Color
  package var dark: Color

  /// A colour for each appearance.
  package init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// A colour that is the same in both appearances.
  package init(_ color: Color) { self.init(light: color, dark: color) }

  /// The colour in an appearance.
  package func color(for theme: Theme) -> Color {
    switch theme {
    case .light: light
    case .dark: dark
    }
  }

  package static let clear = ThemedColor(.clear)
}

/// A colour that is known, or that comes from the item, such as `item.color`.
package enum ColorValue: Hashable, Sendable {
  case fixed(ThemedColor)
  case formula(Expression)

  /// The colour in `theme`; a text is the name of a colour or its digits, and what is no colour is
  /// clear.
  package func color(for theme: Theme, in environment: Expression.Environment) -> Color {
    switch self {
    case .fixed(let color): return color.color(for: theme)
    case .formula(let expression):
      switch expression.value(in: environment) {
      case .color(let color): return color
      case .text(let text):
        return NamedColors.byName[text]?.color(for: theme) ?? ValueReader<Color>.hex(text) ?? .clear
      case .number, .bool: return .clear
      }
    }
  }

  package static let clear = ColorValue.fixed(.clear)

  /// A colour of `NamedColors` by its UIKit name.
  static func named(_ name: String) -> ColorValue {
    guard let color = NamedColors.byName[name] else {
      preconditionFailure("no colour is named '\(name)'")
    }
    return .fixed(color)
  }
}

/// The appearance of the screen.
package enum Theme: String, WordChoice, Codable {
  case light
  case dark
}

extension ValueReader where Value == Color {
  /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
  static func hex(_ text: String) -> Color? {
    let digits = text.dropFirst().unicodeScalars.map(String.init)
    guard text.hasPrefix("#"), let value = UInt32(digits.joined(), radix: 16), !text.contains("+")
    else {
      return nil
    }
    switch digits.count {
    case 3:
      let part = { (shift: UInt32) in Double(value >> shift & 0xF) / 15 }
      return Color(red: part(8), green: part(4), blue: part(0))
    case 6: return Color(hex: value)
    case 8: return Color(hex: value >> 8, alpha: Double(value & 0xFF) / 255)
    default: return nil
    }
  }
}

extension ValueReader where Value == ThemedColor {
  static let colorExpectation = "a colour such as systemBlue, '#0A84FF' or {light: …, dark: …}"

  /// For editors: the names to choose from, or hexadecimal digits.
  fileprivate static let singleSchema = Schema.either([
    .words(NamedColors.all.map(\.name)),
    .text(pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
  ])

  private static let single = ValueReader(singleSchema, colorExpectation) { node, reading in
    guard let text = node.scalar?.text, !node.isNull else {
      // A bare '#' begins a comment in YAML; the value is then empty.
      reading.report(.noColor(node), at: node.range)
      return nil
    }
    if let color = ValueReader<Color>.hex(text) { return ThemedColor(color) }
    if let color = NamedColors.byName[text] { return color }
    reading.report(.unknownColor(text), at: node.range)
    return nil
  }

  static let color = ValueReader.byShape(scalar: single, mapping: pair).expecting(colorExpectation)

  private static let pair = ValueReader.mapping(
    { ThemedColor(.clear) },
    {
      MappingTable("color", "a colour for each theme") {
        Field("light", \.light, single.map(\.light), "the colour in light mode", required: true)
        Field("dark", \.dark, single.map(\.dark), "the colour in dark mode", required: true)
      }
    })
}

extension ValueReader where Value == ColorValue {
  /// A colour, or an expression that yields one: `item.color`.
  static let colorValue = ValueReader(
    .either([ValueReader<ThemedColor>.color.schema, .text(pattern: #"^[A-Za-z_]+\."#)]),
    "a colour such as systemBlue, '#0A84FF' or item.color"
  ) { node, reading in
    if let text = node.scalar?.text, text.contains("."), reading.names.knows(root: text) {
      return ValueReader<Expression>.condition.read(node, reading).map { .formula($0) }
    }
    return ValueReader<ThemedColor>.color.read(node, reading).map { .fixed($0) }
  }
}

extension Finding.Message {
  fileprivate static func noColor(_ node: YAMLNode) -> Self {
    .init(
      .wrongType, "expected a colour, found \(node.summary)",
      hint: node.isNull ? "put a colour that begins with # into quotes" : "")
  }

  fileprivate static func unknownColor(_ text: String) -> Self {
    if text.hasPrefix("#") {
      return .init(.unknownValue, "'\(text)' is no colour; write #RGB, #RRGGBB or #RRGGBBAA")
    }
    let meant = Suggestion.closest(
      to: text, among: NamedColors.all.map(\.name), synonyms: NamedColors.synonyms)
    return .init(
      .unknownValue, "unknown colour '\(text)'", hint: meant.map { "did you mean '\($0)'?" } ?? "",
      replacement: meant ?? "")
  }
}
