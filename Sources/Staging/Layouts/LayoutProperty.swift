import AnimScenarioFormat
import Foundation
import UIKitCore

/// A property of a layout class, under the name that scenarios call it by.
@MainActor struct LayoutProperty {
  let name: String
  /// Whether a layout is of a class that has the property.
  let exists: (UICollectionViewLayout) -> Bool
  /// Whether the layout gets values rather than formulas.
  let isEvaluated: Bool
  /// Gives the layout a value; false if it is of the wrong kind.
  let set: (UICollectionViewLayout, PropertyValue) -> Bool

  init<Layout: UICollectionViewLayout, Value: ConvertibleFromProperty>(
    _ name: String, _ path: ReferenceWritableKeyPath<Layout, Value>
  ) {
    self.name = name
    exists = { $0 is Layout }
    isEvaluated = true
    set = { layout, value in
      guard let layout = layout as? Layout, let value = Value(value) else { return false }
      layout[keyPath: path] = value
      return true
    }
  }

  /// A property that is set by a function.
  ///
  /// - Parameters:
  ///   - name: The name of the property in scenarios.
  ///   - set: Gives a layout an evaluated value; false if it is of the wrong kind.
  init<Layout: UICollectionViewLayout>(
    _ name: String, _ set: @escaping (Layout, PropertyValue) -> Bool
  ) {
    self.name = name
    exists = { $0 is Layout }
    isEvaluated = true
    self.set = { layout, value in
      guard let layout = layout as? Layout else { return false }
      return set(layout, value)
    }
  }

  /// A property whose formulas the layout evaluates itself.
  init<Layout: UICollectionViewLayout>(
    formulas name: String, _ path: ReferenceWritableKeyPath<Layout, PropertyValue>
  ) {
    self.name = name
    exists = { $0 is Layout }
    isEvaluated = false
    set = { layout, value in
      guard let layout = layout as? Layout else { return false }
      layout[keyPath: path] = value
      return true
    }
  }
}

/// A type that evaluated values of scenarios can be converted to.
protocol ConvertibleFromProperty {
  /// Nil for a value of another kind.
  init?(_ value: PropertyValue)
}

extension CGFloat: ConvertibleFromProperty {
  init?(_ value: PropertyValue) {
    guard let number = value.constantNumbers, number.count == 1 else { return nil }
    self.init(number[0])
  }
}

extension Int: ConvertibleFromProperty {
  init?(_ value: PropertyValue) {
    guard let number = CGFloat(value) else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension Bool: ConvertibleFromProperty {
  init?(_ value: PropertyValue) {
    guard case .bool(let bool) = value else { return nil }
    self = bool
  }
}

extension CGSize: ConvertibleFromProperty {
  init?(_ value: PropertyValue) {
    guard let sides = value.constantNumbers, sides.count == 2 else { return nil }
    self.init(width: sides[0], height: sides[1])
  }
}

extension CGPoint: ConvertibleFromProperty {
  init?(_ value: PropertyValue) {
    guard let parts = value.constantNumbers, parts.count == 2 else { return nil }
    self.init(x: parts[0], y: parts[1])
  }
}

extension UIEdgeInsets: ConvertibleFromProperty {
  init?(_ value: PropertyValue) {
    guard let edges = value.constantNumbers, edges.count == 4 || edges.count == 1 else {
      return nil
    }
    self.init(
      top: edges[0], left: edges[edges.count / 4], bottom: edges[edges.count / 2],
      right: edges[edges.count - 1])
  }
}

extension UICollectionView.ScrollDirection: ConvertibleFromProperty {
  init?(_ value: PropertyValue) {
    switch value {
    case .text("vertical"): self = .vertical
    case .text("horizontal"): self = .horizontal
    default: return nil
    }
  }
}

extension Optional: ConvertibleFromProperty where Wrapped == IndexPath {
  /// From a list of section and item; an empty list is none.
  init?(_ value: PropertyValue) {
    guard case .list(let elements) = value else { return nil }
    if elements.isEmpty {
      self = .none
    } else if let indices = value.constantNumbers, indices.count == 2 {
      self = IndexPath(item: Int(indices[1]), section: Int(indices[0]))
    } else {
      return nil
    }
  }
}

extension PropertyValue {
  /// The numbers of an evaluated value, in the order of UIKit's initialisers: one for a number, two
  /// for a point or a size, four for insets or a rectangle; nil for what is no numbers.
  var constantNumbers: [Double]? {
    let parts: [Expression] =
      switch self {
      case .number(let value): [value]
      case .point(let point): [point.x, point.y]
      case .size(let size): [size.width, size.height]
      case .insets(let insets): [insets.top, insets.left, insets.bottom, insets.right]
      case .rect(let rect): [rect.x, rect.y, rect.width, rect.height]
      case .list(let elements):
        elements.compactMap { if case .number(let value) = $0 { value } else { nil } }
      case .bool, .text, .template, .color, .transform, .mapping: []
      }
    let numbers = parts.compactMap(\.constantNumber)
    return numbers.isEmpty ? nil : numbers
  }
}
