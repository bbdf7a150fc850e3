import AnimXML
import Foundation
import UIKitCore

extension InterfaceStyle {
  /// Text whose parts have looks of their own, as interface files write it; nil where there is none.
  func attributedText(_ element: XMLElement?) -> NSAttributedString? {
    guard let element, element.name == "attributedString" else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      text.append(
        NSAttributedString(
          string: fragment["content"] ?? fragment.text("content") ?? "",
          attributes: attributes(of: fragment)))
    }
    return text
  }

  private func attributes(of fragment: XMLElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for look in fragment.list("attributes") {
      switch look["key"] {
      case "NSColor": attributes[.foregroundColor] = color(look)
      case "NSBackgroundColor": attributes[.backgroundColor] = color(look)
      case "NSStrokeColor": attributes[.strokeColor] = color(look)
      case "NSUnderlineColor": attributes[.underlineColor] = color(look)
      case "NSFont": attributes[.font] = font(look)
      case "NSParagraphStyle": attributes[.paragraphStyle] = paragraphStyle(look)
      case "NSShadow": attributes[.shadow] = shadow(look)
      case "NSKern": attributes[.kern] = look.number("value")
      case "NSStrokeWidth": attributes[.strokeWidth] = look.number("value")
      case "NSBaselineOffset": attributes[.baselineOffset] = look.number("value")
      case "NSUnderline": attributes[.underlineStyle] = look.number("value").map { Int($0) }
      case "NSStrikethrough":
        attributes[.strikethroughStyle] = look.number("value").map { Int($0) }
      case "NSLink":
        attributes[.link] = (look["value"] ?? look["string"]).flatMap(URL.init(string:))
      default: break
      }
    }
    return attributes
  }

  private func paragraphStyle(_ element: XMLElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = element["alignment"] { style.alignment = Self.alignment(alignment) }
    switch element["lineBreakMode"] {
    case "charWrapping": style.lineBreakMode = .byCharWrapping
    case "clipping": style.lineBreakMode = .byClipping
    case "truncatingHead": style.lineBreakMode = .byTruncatingHead
    case "truncatingTail": style.lineBreakMode = .byTruncatingTail
    case "truncatingMiddle": style.lineBreakMode = .byTruncatingMiddle
    default: break
    }
    func set(_ key: String, _ path: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>) {
      if let number = element.number(key) { style[keyPath: path] = number }
    }
    set("lineSpacing", \.lineSpacing)
    set("paragraphSpacing", \.paragraphSpacing)
    set("paragraphSpacingBefore", \.paragraphSpacingBefore)
    set("firstLineHeadIndent", \.firstLineHeadIndent)
    set("headIndent", \.headIndent)
    set("tailIndent", \.tailIndent)
    set("lineHeightMultiple", \.lineHeightMultiple)
    set("minimumLineHeight", \.minimumLineHeight)
    set("maximumLineHeight", \.maximumLineHeight)
    return style
  }

  private func shadow(_ element: XMLElement) -> NSShadow {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = element.number("blurRadius") ?? 0
    shadow.shadowOffset = element.size("offset") ?? .zero
    shadow.shadowColor = color(element.value("color"))
    return shadow
  }
}
