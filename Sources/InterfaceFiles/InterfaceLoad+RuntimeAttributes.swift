import AnimGeometry
import AnimSourceRuntime
import AnimXML
import Foundation
import UIKitCore

extension InterfaceLoad {
  /// Sets what the author listed by key path: a property of the sources, or one of UIKit's.
  ///
  /// A property that is not known is passed over, as is a value of another type: a layer's colours are none of UIKit's.
  func apply(_ attribute: XMLElement, to object: NSObject) {
    guard let path = attribute["keyPath"], let (value, plain) = value(of: attribute) else { return }
    if builder.assign(value, to: path, of: object) { return }
    let keys = path.split(separator: ".").map(String.init)
    guard let key = keys.last else { return }
    let found = keys.dropLast().reduce(Optional(object)) { owner, key in
      owner.flatMap { ObjectKeys.object(key, of: $0) }
    }
    guard let owner = found else { return }
    if owner !== object, builder.assign(value, to: key, of: owner) { return }
    _ = ObjectKeys.set(plain, key, of: owner)
  }

  /// The value of an attribute, as the sources take it and as UIKit does; nil if it has none.
  private func value(of attribute: XMLElement) -> (SourceValue, Any)? {
    let value = attribute.value("value")
    if let color = style.color(value) { return (.color(color, word: nil), color) }
    if attribute["type"] == "boolean" {
      let flag = attribute.flag("value") ?? false
      return (.bool(flag), flag)
    }
    if let number = value?.number("value") ?? attribute.number("value") {
      return (.number(number), Double(number))
    }
    if let size = attribute.size("value"), attribute["type"] == "size" {
      return (.list([.number(size.width), .number(size.height)]), size)
    }
    if let point = attribute.rect("value"), attribute["type"] == "point" {
      return (.list([.number(point.minX), .number(point.minY)]), point.origin)
    }
    if let rect = attribute.rect("value"), attribute["type"] == "rect" {
      let parts = [rect.minX, rect.minY, rect.width, rect.height]
      return (.list(parts.map { .number($0) }), rect)
    }
    if attribute["type"] == "image", let image = attribute.image("value") {
      return (.image(image), image)
    }
    return attribute.text("value").map { (.text($0), $0) }
  }
}
