import AnimGeometry
import AnimSourceRuntime
import AnimXML
import Foundation
import UIKitCore

extension InterfaceLoad {
  /// Sets what the author listed by key path.
  func apply(_ attribute: XMLElement, to object: NSObject) {
    guard let path = attribute["keyPath"] else { return }
    let value = attribute.value("value")
    let number = value?.number("value") ?? attribute.number("value")
    let flag = attribute.flag("value") ?? false
    if let layer = (object as? UIView)?.layer, path.hasPrefix("layer.") {
      switch path.dropFirst("layer.".count) {
      case "cornerRadius": layer.cornerRadius = number ?? 0
      case "borderWidth": layer.borderWidth = number ?? 0
      case "masksToBounds": layer.masksToBounds = flag
      case "shadowRadius": layer.shadowRadius = number ?? 0
      case "shadowOpacity": layer.shadowOpacity = Float(number ?? 0)
      default: return
      }
      return
    }
    if let color = style.color(value) {
      builder.assign(.color(color, word: nil), to: path, of: object)
    } else if attribute["type"] == "boolean" {
      builder.assign(.bool(flag), to: path, of: object)
      if path == "clipsToBounds" { (object as? UIView)?.clipsToBounds = flag }
    } else if let number {
      builder.assign(.number(number), to: path, of: object)
    } else if let size = attribute.size("value"), attribute["type"] == "size" {
      builder.assign(.list([.number(size.width), .number(size.height)]), to: path, of: object)
    } else if let point = attribute.rect("value"), attribute["type"] == "point" {
      builder.assign(.list([.number(point.minX), .number(point.minY)]), to: path, of: object)
    } else if let rect = attribute.rect("value"), attribute["type"] == "rect" {
      let parts = [rect.minX, rect.minY, rect.width, rect.height]
      builder.assign(.list(parts.map { .number($0) }), to: path, of: object)
    } else if attribute["type"] == "image", let image = attribute.image("value") {
      builder.assign(.image(image), to: path, of: object)
    } else if let text = attribute.text("value") {
      builder.assign(.text(text), to: path, of: object)
    }
  }
}
