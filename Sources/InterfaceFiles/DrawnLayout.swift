import AnimXML
package import Foundation
import UIKitCore

/// What a storyboard or a nib says of the layout of a class that is drawn in it.
package struct DrawnLayout: Hashable, Sendable {
  /// The file.
  package let path: String
  /// The properties, with Swift expressions for their values, in the order in which UIKit sets them.
  package let settings: [Setting]
  /// The height of the collection view that has the layout, as it was drawn; nil if it is not known.
  package let viewHeight: CGFloat?

  package struct Setting: Hashable, Sendable {
    /// A property, or a path of several.
    package let property: String
    package let value: String
  }

  /// What storyboards and nibs say of the layouts of a class.
  ///
  /// - Parameters:
  ///   - className: The class.
  ///   - files: The storyboards and nibs.
  /// - Returns: One for each layout, in the order of the files, those that say most first among those of a file.
  package static func all(of className: String, in files: [URL]) -> [DrawnLayout] {
    let mark = Data("customClass=\"\(className)\"".utf8)
    return files.filter { !$0.lastPathComponent.hasPrefix("LaunchScreen") }.lazy
      .compactMap { file -> (path: String, root: XMLElement)? in
        guard let data = FileManager.default.contents(atPath: file.path),
          data.range(of: mark) != nil, let root = XMLElement(xml: data)
        else { return nil }
        return (file.path, root)
      }
      .prefix(mostFiles)
      .flatMap { path, root in
        drawn(root, nil).filter { $0.layout["customClass"] == className }
          .map { DrawnLayout($0.layout, in: $0.view, path) }
          .sorted { $0.settings.count > $1.settings.count }
      }
  }

  /// How many files with a layout of the class are looked at.
  private static let mostFiles = 4

  /// The layouts at an element and below, with the collection views that have them.
  private static func drawn(
    _ element: XMLElement, _ parent: XMLElement?
  ) -> [(layout: XMLElement, view: XMLElement?)] {
    let own = element["key"] == "collectionViewLayout" ? [(element, parent)] : []
    return own + element.children.flatMap { drawn($0, element) }
  }

  private init(_ layout: XMLElement, in view: XMLElement?, _ path: String) {
    self.path = path
    viewHeight = view?.rect("frame").map(\.height)
    settings =
      (layout.name == "collectionViewFlowLayout" ? Self.flowSettings(of: layout) : [])
      + layout.list("userDefinedRuntimeAttributes").compactMap(Self.setting)
  }

  /// What differs from what a flow layout has from the start, or gets in a new storyboard.
  private static func flowSettings(of layout: XMLElement) -> [Setting] {
    var settings: [Setting] = []
    if layout["scrollDirection"] == "horizontal" {
      settings.append(Setting(property: "scrollDirection", value: ".horizontal"))
    }
    for key in ["minimumLineSpacing", "minimumInteritemSpacing"] {
      guard let spacing = layout.number(key), spacing != 10 else { continue }
      settings.append(Setting(property: key, value: text(spacing)))
    }
    for key in ["itemSize", "headerReferenceSize", "footerReferenceSize"] {
      guard let size = layout.size(key), size != .zero, !untouched.contains(size) else { continue }
      settings.append(Setting(property: key, value: text(size)))
    }
    if let insets = layout.insets("sectionInset"), insets != .zero {
      let sides = [insets.top, insets.left, insets.bottom, insets.right].map(text)
      settings.append(
        Setting(
          property: "sectionInset",
          value: "UIEdgeInsets(top: \(sides[0]), left: \(sides[1]), bottom: \(sides[2]), "
            + "right: \(sides[3]))"))
    }
    return settings
  }

  /// The sizes of items in new storyboards of several versions of Xcode: who leaves them says elsewhere how large they are.
  private static let untouched = [
    CGSize(width: 50, height: 50), CGSize(width: 100, height: 100), CGSize(width: 128, height: 128),
  ]

  /// What an author lists by key path; nil for what is no plain value.
  private static func setting(_ attribute: XMLElement) -> Setting? {
    guard let path = attribute["keyPath"] else { return nil }
    let value = attribute.value("value")
    var text: String?
    switch attribute["type"] {
    case "boolean": text = attribute["value"] == "YES" ? "true" : "false"
    case "number": text = (value?.number("value") ?? attribute.number("value")).map(Self.text)
    case "size": text = attribute.size("value").map(Self.text)
    case "point":
      text = attribute.rect("value").map {
        "CGPoint(x: \(Self.text($0.minX)), y: \(Self.text($0.minY)))"
      }
    case "rect":
      text = attribute.rect("value").map {
        "CGRect(x: \(Self.text($0.minX)), y: \(Self.text($0.minY)), width: \(Self.text($0.width)), "
          + "height: \(Self.text($0.height)))"
      }
    case "string":
      text = (attribute["value"] ?? value?.text).flatMap { string in
        string.contains(where: { "\"\\\n".contains($0) }) ? nil : "\"\(string)\""
      }
    case "color": text = value.flatMap(Self.color)
    default: break
    }
    return text.map { Setting(property: path, value: $0) }
  }

  /// A colour of known parts, without its space.
  private static func color(_ element: XMLElement) -> String? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") {
      return "UIColor(white: \(text(white)), alpha: \(text(alpha)))"
    }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    return "UIColor(red: \(text(red)), green: \(text(green)), blue: \(text(blue)), "
      + "alpha: \(text(alpha)))"
  }

  private static func text(_ number: CGFloat) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(Double(number))"
  }

  private static func text(_ size: CGSize) -> String {
    "CGSize(width: \(text(size.width)), height: \(text(size.height)))"
  }
}
