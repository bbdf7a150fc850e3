import AnimInterfaceFiles
import AnimPixels
package import Foundation
package import UIKitCore

/// A colour of an asset catalog: `Name.colorset/Contents.json`.
package struct ColorSet: Decodable {
  private struct Entry: Decodable {
    struct Look: Decodable { let value: String }
    struct Value: Decodable {
      let components: [String: String]?
      /// The name of a system colour, such as `systemBackgroundColor`.
      let reference: String?
    }

    let appearances: [Look]?
    let color: Value?
  }

  private let colors: [Entry]

  /// Nil if the file's contents have no colour with components, nor the name of one of the system's.
  @MainActor package static func color(in contents: Data) -> UIColor? {
    guard let set = try? JSONDecoder().decode(ColorSet.self, from: contents) else { return nil }
    func color(isDark: Bool) -> Color? {
      set.colors.first { entry in
        (entry.appearances?.contains { $0.value == "dark" } ?? false) == isDark
      }?.color?.components.flatMap(Self.color)
    }
    let system = set.colors.lazy.compactMap { $0.color?.reference }.compactMap(UIColor.ofSystem)
    if let color = system.first { return color }
    guard let light = color(isDark: false) else { return nil }
    return UIColor(light: light, dark: color(isDark: true) ?? light)
  }

  /// Components are `0.5`, or bytes as `128` or `0x80`; grey is `white`.
  private static func color(_ components: [String: String]) -> Color? {
    func component(_ name: String) -> Double? {
      guard let text = components[name] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      guard let number = Double(text) else { return nil }
      return text.contains(".") || name == "alpha" ? number : number / 255
    }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return Color(white: white, alpha: alpha) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue")
    else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
