import AnimGeometry
import AnimScenarioFormat
import AnimSourceRuntime
import Foundation
import UIKitCore

extension SourceValue {
  /// A scenario's value where names stand for what `environment` says.
  init(_ value: PropertyValue, in environment: Expression.Environment) {
    func number(_ expression: Expression) -> SourceValue {
      .number(expression.number(in: environment))
    }
    self =
      switch value {
      case .bool(let value): .bool(value)
      case .number(let expression): Self(expression.value(in: environment))
      case .point(let point): .list([number(point.x), number(point.y)])
      case .size(let size): .list([number(size.width), number(size.height)])
      case .insets(let insets):
        .list([
          number(insets.top), number(insets.left), number(insets.bottom), number(insets.right),
        ])
      case .rect(let rect):
        .list([number(rect.x), number(rect.y), number(rect.width), number(rect.height)])
      case .color(let color): Self(color, in: environment)
      case .text(let text):
        ThemedColor(text: text).map {
          .color(UIColor(light: $0.light, dark: $0.dark), word: text)
        } ?? .text(text)
      case .template(let template): .text(template.text(in: environment))
      case .transform: .text("transform")
      case .list(let values): .list(values.map { SourceValue($0, in: environment) })
      case .mapping(let entries):
        .mapping(entries.map { ($0.name, SourceValue($0.value, in: environment)) })
      }
  }

  private init(_ value: Expression.Value) {
    self =
      switch value {
      case .number(let number): .number(number)
      case .bool(let value): .bool(value)
      case .text(let text): .text(text)
      case .color(let color): .color(UIColor(color), word: nil)
      }
  }

  private init(_ color: ColorValue, in environment: Expression.Environment) {
    switch color {
    case .fixed(let color): self = .color(UIColor(light: color.light, dark: color.dark), word: nil)
    case .formula(let expression): self = Self(expression.value(in: environment))
    }
  }
}
