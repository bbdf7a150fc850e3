import AnimGeometry
import AnimXML
import Foundation
import UIKitCore

extension XMLElement {
  var id: String? { self["id"] }

  /// The child that is the value of a property.
  func value(_ key: String) -> XMLElement? { children.first { $0["key"] == key } }

  /// The children of the first child of a name, such as `subviews`.
  func list(_ name: String) -> [XMLElement] {
    children.first { $0.name == name }?.children ?? []
  }

  /// The element and all below it, in the order of the file.
  var all: [XMLElement] { [self] + children.flatMap(\.all) }

  /// The number that an attribute is; nil for what is none that a view could have.
  func number(_ attribute: String) -> CGFloat? {
    self[attribute].flatMap { Double($0) }.flatMap { abs($0) <= 1e7 ? CGFloat($0) : nil }
  }

  func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  func rect(_ key: String) -> CGRect? {
    value(key).map {
      CGRect(
        x: $0.number("x") ?? 0, y: $0.number("y") ?? 0, width: $0.number("width") ?? 0,
        height: $0.number("height") ?? 0)
    }
  }

  func size(_ key: String) -> CGSize? {
    value(key).map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
  }

  func insets(_ key: String) -> UIEdgeInsets? {
    value(key).map { drawn in
      func side(_ name: String, _ other: String) -> CGFloat {
        drawn.number(name) ?? drawn.number(other) ?? 0
      }
      return UIEdgeInsets(
        top: side("minY", "top"), left: side("minX", "left"), bottom: side("maxY", "bottom"),
        right: side("maxX", "right"))
    }
  }

  /// A text that is an attribute, or a child if it has several lines.
  func text(_ key: String) -> String? {
    self[key]
      ?? value(key).flatMap { child in
        switch child.name {
        case "string", "mutableString": child.text
        case "attributedString":
          child.children.filter { $0.name == "fragment" }
            .map { $0["content"] ?? $0.text("content") ?? "" }.joined()
        default: nil
        }
      }
  }
}
