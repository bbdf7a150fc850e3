import AnimGeometry
import AnimPixels
import AnimXML
import Foundation
package import UIKitCore

/// Colours, fonts and words of interface files as UIKit's values.
@MainActor struct InterfaceStyle {
  /// The colours that the file itself lists for systems that do not know them.
  private let resources: [XMLElement]

  init(_ document: InterfaceDocument) { resources = document.root.list("resources") }

  func color(_ element: XMLElement?) -> UIColor? {
    guard let element, element.name == "color" else { return nil }
    // Xcode 11 wrote two: the second for systems before iOS 13.
    if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
      ?? element["cocoaTouchSystemColor"]
    {
      return UIColor.ofSystem(name) ?? listed(name, "systemColor") ?? plain(element)
    }
    if let name = element["name"] { return UIColor(named: name) ?? listed(name, "namedColor") }
    return plain(element)
  }

  private func listed(_ name: String, _ kind: String) -> UIColor? {
    resources.first { $0.name == kind && $0["name"] == name }
      .flatMap { $0.children.first }.flatMap(plain)
  }

  private func plain(_ element: XMLElement) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    return element["customColorSpace"] == "displayP3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  func font(_ element: XMLElement?) -> UIFont? {
    guard let element, element.name == "fontDescription" || element.name == "font" else {
      return nil
    }
    if let style = element["style"] {
      return .preferredFont(forTextStyle: .init(rawValue: style))
    }
    let size = element.number("pointSize") ?? element.number("size") ?? UIFont.systemFontSize
    if let name = element["name"] {
      let words = name.lowercased()
      let weight: UIFont.Weight =
        words.contains("semibold") || words.contains("demibold")
        ? .semibold
        : words.contains("bold")
          ? .bold : words.contains("light") ? .light : words.contains("medium") ? .medium : .regular
      return UIFont(name: name, size: size)
        ?? UIFont(family: element["family"], size: size, weight: weight)
    }
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: Self.weight(element["weight"]))
    }
  }

  /// The colour and the font that titles of bars have; nil where the file says nothing of them.
  func textAttributes(_ element: XMLElement?) -> [NSAttributedString.Key: Any]? {
    guard let element, element.name == "textAttributes" else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let color = color(element.value("textColor")) { attributes[.foregroundColor] = color }
    if let font = font(element.value("fontDescription")) { attributes[.font] = font }
    return attributes.isEmpty ? nil : attributes
  }

  /// The size, weight and scale of symbols; nil where a file says nothing of them.
  func symbolConfiguration(_ element: XMLElement?) -> UIImage.SymbolConfiguration? {
    guard let element, element.name == "preferredSymbolConfiguration" else { return nil }
    let scale: UIImage.SymbolScale? =
      switch element["scale"] {
      case "small": .small
      case "medium": .medium
      case "large": .large
      default: nil
      }
    let weight: UIImage.SymbolWeight? =
      switch element["weight"] {
      case "ultraLight": .ultraLight
      case "thin": .thin
      case "light": .light
      case "regular": .regular
      case "medium": .medium
      case "semibold": .semibold
      case "bold": .bold
      case "heavy": .heavy
      case "black": .black
      default: nil
      }
    var parts: [UIImage.SymbolConfiguration] = []
    if let size = element.number("pointSize") {
      parts.append(.init(pointSize: size, weight: weight ?? .regular, scale: scale ?? .default))
    } else if let font = font(element.value("fontDescription")) {
      parts.append(.init(font: font, scale: scale ?? .default))
      if let weight { parts.append(.init(weight: weight)) }
    } else {
      if let scale { parts.append(.init(scale: scale)) }
      if let weight { parts.append(.init(weight: weight)) }
    }
    return parts.dropFirst().reduce(parts.first) { $0?.applying($1) }
  }

  private static func weight(_ word: String?) -> UIFont.Weight {
    switch word {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  /// The style of a table's cell by the file's word for it.
  static func cellStyle(_ word: String) -> UITableViewCell.CellStyle? {
    switch word {
    case "IBUITableViewCellStyleDefault": .default
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: nil
    }
  }

  /// The style of a table by the file's word for it.
  static func tableStyle(_ word: String) -> UITableView.Style? {
    switch word {
    case "plain": .plain
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: nil
    }
  }

  /// The symbol at the edge of a table's cell by the file's word for it.
  static func accessoryType(_ word: String) -> UITableViewCell.AccessoryType? {
    switch word {
    case "disclosureIndicator": .disclosureIndicator
    case "detailDisclosureButton": .detailDisclosureButton
    case "checkmark": .checkmark
    case "detailButton": .detailButton
    default: nil
    }
  }

  static func contentMode(_ word: String) -> UIView.ContentMode? {
    switch word {
    case "scaleToFill": .scaleToFill
    case "scaleAspectFit": .scaleAspectFit
    case "scaleAspectFill": .scaleAspectFill
    case "redraw": .redraw
    case "center": .center
    case "top": .top
    case "bottom": .bottom
    case "left": .left
    case "right": .right
    case "topLeft": .topLeft
    case "topRight": .topRight
    case "bottomLeft": .bottomLeft
    case "bottomRight": .bottomRight
    default: nil
    }
  }

  static func alignment(_ word: String) -> NSTextAlignment {
    switch word {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: .natural
    }
  }

  static func lineBreak(_ word: String) -> NSLineBreakMode {
    switch word {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "middleTruncation": .byTruncatingMiddle
    default: .byTruncatingTail
    }
  }

  static func autoresizing(_ element: XMLElement) -> UIView.AutoresizingMask {
    let words: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return words.reduce(into: []) { mask, word in
      if element.flag(word.0) == true { mask.formUnion(word.1) }
    }
  }

  /// The edges of a screen at which a recognizer may begin.
  static func edges(_ element: XMLElement) -> UIRectEdge {
    let words: [(String, UIRectEdge)] = [
      ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom),
    ]
    return words.reduce(into: []) { edges, word in
      if element.flag(word.0) == true { edges.formUnion(word.1) }
    }
  }

  /// The direction of a swipe; nil for the one by default.
  static func direction(_ word: String) -> UISwipeGestureRecognizer.Direction? {
    switch word {
    case "left": .left
    case "right": .right
    case "up": .up
    case "down": .down
    default: nil
    }
  }

  /// Events of controls, by the words of connections.
  static func events(_ word: String?) -> UIControl.Event {
    switch word {
    case "touchDown": .touchDown
    case "touchUpOutside": .touchUpOutside
    case "valueChanged": .valueChanged
    case "editingChanged": .editingChanged
    case "primaryActionTriggered": .primaryActionTriggered
    default: .touchUpInside
    }
  }
}

extension UIColor {
  /// The system's colour that interface files and asset catalogs call by a word, such as `systemBackgroundColor`; nil for other
  /// words.
  package static func ofSystem(_ word: String) -> UIColor? {
    switch word {
    case "groupTableViewBackgroundColor": return .systemGroupedBackground
    case "tintColor": return .systemBlue
    case "darkTextColor": return .darkText
    case "lightTextColor": return .lightText
    case "whiteColor": return .white
    case "blackColor": return .black
    case "lightGrayColor": return .lightGray
    case "grayColor": return .gray
    case "darkGrayColor": return .darkGray
    case "clearColor": return .clear
    case "viewFlipsideBackgroundColor":
      return UIColor(red: 31 / 255, green: 33 / 255, blue: 36 / 255, alpha: 1)
    case "scrollViewTexturedBackgroundColor", "underPageBackgroundColor":
      return UIColor(red: 111 / 255, green: 113 / 255, blue: 121 / 255, alpha: 1)
    default:
      guard word.hasSuffix("Color") else { return nil }
      return SystemColor(rawValue: String(word.dropLast("Color".count))).map { UIColor($0) }
    }
  }
}
