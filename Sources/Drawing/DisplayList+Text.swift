import AnimGeometry
import AnimPixels
import Foundation

/// A list as text, an item a line, what belongs to a group indented below it; for comparing lists
/// in tests and for people.
///
/// Numbers are rounded to thousandths, so that the last bits of a sine do not show.
extension DisplayList: CustomStringConvertible {
  /// The list as text: a line for its size and background, then one for each item.
  public var description: String {
    let head = "\(size.text), background \(background.text)"
    return ([head] + items.flatMap { $0.lines(indent: "  ") }).joined(separator: "\n") + "\n"
  }
}

extension DisplayItem {
  fileprivate func lines(indent: String) -> [String] {
    var parts = [indent + (id == 0 ? "" : "#\(id) ") + content.text]
    if transform != .identity { parts.append(transform.text) }
    if opacity != 1 { parts.append("opacity \(number(opacity))") }
    if blendMode != .normal { parts.append("\(blendMode)") }
    parts += clips.map(\.text)
    let inner = indent + "  "
    switch content {
    case .box, .path, .glyphs, .image, .backdrop: return [parts.joined(separator: "; ")]
    case .shadow(let shadow):
      guard case .items(let items) = shadow.shape else { return [parts.joined(separator: "; ")] }
      return [parts.joined(separator: "; ")] + items.flatMap { $0.lines(indent: inner) }
    case .group(let group):
      var lines = [parts.joined(separator: "; ")] + group.items.flatMap { $0.lines(indent: inner) }
      if let mask = group.mask {
        lines += [indent + "masked by"] + mask.flatMap { $0.lines(indent: inner) }
      }
      return lines
    }
  }
}

extension DisplayItem.Content {
  fileprivate var text: String {
    switch self {
    case .box(let box):
      let border = box.border.map { ", border \(number($0.width)) \($0.color.text)" } ?? ""
      return "box \(box.shape.text) \(box.fill.text)\(border)"
    case .path(let path):
      let rule = path.fillRule == .evenOdd ? " even-odd" : ""
      let fill = path.fill.map { " \($0.text)\(rule)" } ?? ""
      return "path \(path.path.text)\(fill)\(path.stroke.map { ", stroke \($0.text)" } ?? "")"
    case .glyphs(let run):
      let glyphs = run.placements.map {
        "\($0.glyph.index)@\(number($0.position.x)),\(number($0.position.y))"
      }
      let font = run.placements.first?.glyph.font ?? "no font"
      return "glyphs \(font) \(number(run.fontSize)) \(run.color.text) "
        + glyphs.joined(separator: " ")
    case .image(let image):
      let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
      let part = image.source == whole ? "" : ", part \(image.source.text)"
      let filter = image.filter == .nearest ? ", nearest" : ""
      return "image \(image.image.text) \(image.destination.text)\(part)\(filter)"
    case .shadow(let shadow):
      let shape =
        switch shadow.shape {
        case .box(let shape): "box \(shape.text)"
        case .path(let path, let rule): "path \(path.text)\(rule == .evenOdd ? " even-odd" : "")"
        case .items: "items"
        }
      let offset = "\(number(shadow.offset.width)), \(number(shadow.offset.height))"
      return "shadow of \(shape) \(shadow.color.text), offset (\(offset)), "
        + "sigma \(number(shadow.sigma))"
    case .backdrop(let backdrop):
      return "backdrop \(backdrop.shape.text), sigma \(number(backdrop.sigma)), "
        + "saturation \(number(backdrop.saturation)), tint \(backdrop.tint.text)"
    case .group: return "group"
    }
  }
}

extension Clip {
  fileprivate var text: String {
    let shape =
      switch region {
      case .box(let shape): "box \(shape.text)"
      case .path(let path, let rule): "path \(path.text)\(rule == .evenOdd ? " even-odd" : "")"
      }
    return "clip \(shape)" + (transform == .identity ? "" : " \(transform.text)")
  }
}

extension Paint {
  fileprivate var text: String {
    switch self {
    case .color(let color): color.text
    case .gradient(let gradient): gradient.text
    case .pattern(let image, let size): "pattern \(image.text) \(size.text)"
    }
  }
}

extension Gradient {
  fileprivate var text: String {
    let kind =
      switch geometry {
      case .linear(let start, let end): "linear \(start.text)–\(end.text)"
      case .radial(let center, let radii): "radial \(center.text) \(radii.text)"
      case .conic(let center, let angle): "conic \(center.text) \(number(angle))"
      }
    return
      "\(kind) [\(stops.map { "\(number($0.location)) \($0.color.text)" }.joined(separator: ", "))]"
  }
}

extension Stroke {
  fileprivate var text: String {
    var parts = ["\(number(width)) \(paint.text)"]
    if cap != .butt { parts.append("\(cap) caps") }
    if join != .miter { parts.append("\(join) joins") }
    if join == .miter, miterLimit != 10 { parts.append("mitre limit \(number(miterLimit))") }
    if !dashes.isEmpty {
      parts.append("dashes \(dashes.map { number($0) }.joined(separator: " "))")
    }
    if dashPhase != 0 { parts.append("from \(number(dashPhase))") }
    if range != 0...1 { parts.append("\(number(range.lowerBound))…\(number(range.upperBound))") }
    return parts.joined(separator: " ")
  }
}

extension Path {
  /// The path in the letters of SVG.
  fileprivate var text: String {
    let steps = elements.map { element in
      switch element {
      case .move(let point): "M\(point.bare)"
      case .line(let point): "L\(point.bare)"
      case .quadratic(let control, let end): "Q\(control.bare) \(end.bare)"
      case .cubic(let control1, let control2, let end):
        "C\(control1.bare) \(control2.bare) \(end.bare)"
      case .close: "Z"
      }
    }
    return steps.joined(separator: " ")
  }
}

extension Projection {
  fileprivate var text: String {
    func numbers(_ values: [Double]) -> String {
      values.map { number($0) }.joined(separator: " ")
    }
    guard let t = affine else {
      return "projection ("
        + numbers([x.x, x.y, x.z, y.x, y.y, y.z, origin.x, origin.y, origin.z]) + ")"
    }
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 { return "at (\(number(t.tx)), \(number(t.ty)))" }
    return "matrix (\(numbers([t.a, t.b, t.c, t.d, t.tx, t.ty])))"
  }
}

extension RoundedRect {
  fileprivate var text: String {
    let corners = [topLeft, topRight, bottomRight, bottomLeft]
    let style = curve == .continuous ? " continuous" : ""
    if isRectangular { return rect.text }
    func radius(_ size: CGSize) -> String {
      size.width == size.height ? number(size.width) : size.text
    }
    let radii = Set(corners).count == 1 ? [corners[0]] : corners
    return "\(rect.text) radius \(radii.map(radius).joined(separator: " "))\(style)"
  }
}

extension Color {
  fileprivate var text: String {
    let values = [red, green, blue]
    let alpha = alpha == 1 ? "" : " \(number(alpha))"
    guard values.allSatisfy({ (0...1).contains($0) }) else {
      return "rgb(\(values.map { number($0) }.joined(separator: " ")))\(alpha)"
    }
    let digits = values.map { value in
      let byte = Int(saturating: (value * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#\(digits.joined())\(alpha)"
  }
}

extension Image {
  fileprivate var text: String {
    "\(size.width)×\(size.height) \(String(id, radix: 16))"
  }
}

extension CGRect {
  fileprivate var text: String {
    "(\(number(minX)), \(number(minY)), \(number(width)), \(number(height)))"
  }
}

extension CGSize {
  fileprivate var text: String { "\(number(width))×\(number(height))" }
}

extension CGPoint {
  fileprivate var text: String { "(\(number(x)), \(number(y)))" }
  fileprivate var bare: String { "\(number(x)),\(number(y))" }
}

/// Rounded to thousandths, without a fraction where there is none.
private func number(_ value: Double) -> String {
  let rounded = (value * 1000).rounded() / 1000
  return abs(rounded) < 1e15 && rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
