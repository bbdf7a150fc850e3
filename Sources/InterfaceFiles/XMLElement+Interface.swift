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

  /// The frame of a view in a container of a size; nil if the file has none.
  ///
  /// Files have it as a rectangle, or as a `frameInset`: the distances from the edges and the lengths that the autoresizing mask does
  /// not make of the others, in points or in percents of the container. Both are the frame that was drawn, which the mask adapts.
  func frame(in container: CGSize) -> CGRect? {
    if let frame = rect("frame") { return frame }
    guard let drawn = value("frameInset") else { return nil }
    let mask = value("autoresizingMask")
    func range(
      _ near: String, _ far: String, _ length: String, _ isFlexible: Bool, _ room: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
      let (start, end) = (drawn.length(near, of: room), drawn.length(far, of: room))
      guard let length = drawn.length(length, of: room) else {
        return (start ?? 0, max(0, room - (start ?? 0) - (end ?? 0)))
      }
      // The edge that is not named is the one that the view keeps to.
      let fromEnd = end ?? (isFlexible ? 0 : nil)
      return (start ?? fromEnd.map { room - $0 - length } ?? 0, length)
    }
    func keepsToEnd(_ near: String, _ far: String) -> Bool {
      mask?.flag(near) == true && mask?.flag(far) != true
    }
    let x = range(
      "minX", "maxX", "width", keepsToEnd("flexibleMinX", "flexibleMaxX"), container.width)
    let y = range(
      "minY", "maxY", "height", keepsToEnd("flexibleMinY", "flexibleMaxY"), container.height)
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// The length that an attribute is, in points or in percents of another one.
  private func length(_ attribute: String, of whole: CGFloat) -> CGFloat? {
    guard let text = self[attribute], text.hasSuffix("%") else { return number(attribute) }
    return Double(text.dropLast()).flatMap { abs($0) <= 1e5 ? CGFloat($0) / 100 * whole : nil }
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
