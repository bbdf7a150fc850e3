import AnimPixels

/// UIKit's named colours in both themes.
///
/// Source of those that are the same in both: the documentation of `UIColor`.
package enum NamedColors {
  package static let all: [(name: String, color: ThemedColor)] =
    SystemColor.allCases.map { ($0.rawValue, ThemedColor(light: $0.light, dark: $0.dark)) }
    + plain.map { ($0.0, ThemedColor($0.1)) }

  package static let byName: [String: ThemedColor] = Dictionary(
    all.map { ($0.name, $0.color) }, uniquingKeysWith: { first, _ in first })

  static let synonyms: [String: String] = [
    "primary": "label", "secondary": "secondaryLabel", "background": "systemBackground",
    "grey": "gray", "lightGrey": "lightGray", "darkGrey": "darkGray", "transparent": "clear",
    "systemGrey": "systemGray", "accentColor": "systemBlue", "mint": "systemMint",
    "teal": "systemTeal", "indigo": "systemIndigo", "pink": "systemPink",
  ]

  private static let plain: [(String, Color)] = [
    ("black", .black), ("white", .white), ("clear", .clear), ("darkGray", Color(white: 1.0 / 3)),
    ("lightGray", Color(white: 2.0 / 3)), ("gray", Color(white: 0.5)),
    ("red", Color(hex: 0xFF0000)),
    ("green", Color(hex: 0x00FF00)), ("blue", Color(hex: 0x0000FF)), ("cyan", Color(hex: 0x00FFFF)),
    ("yellow", Color(hex: 0xFFFF00)), ("magenta", Color(hex: 0xFF00FF)),
    ("orange", Color(red: 1, green: 0.5, blue: 0)),
    ("purple", Color(red: 0.5, green: 0, blue: 0.5)),
    ("brown", Color(red: 0.6, green: 0.4, blue: 0.2)),
  ]
}
