import Pixels

/// UIKit's named colours in both themes.
///
/// Source: Apple's Human Interface Guidelines (iOS 17, normal contrast) and the documentation of
/// `UIColor`.
public enum NamedColors {
  public static let all: [(name: String, color: ThemedColor)] =
    system + semantic.map { ($0.0, $0.1) } + plain.map { ($0.0, ThemedColor($0.1)) }

  public static let byName: [String: ThemedColor] = Dictionary(
    all.map { ($0.name, $0.color) }, uniquingKeysWith: { first, _ in first })

  static let synonyms: [String: String] = [
    "primary": "label", "secondary": "secondaryLabel", "background": "systemBackground",
    "grey": "gray", "lightGrey": "lightGray", "darkGrey": "darkGray", "transparent": "clear",
    "systemGrey": "systemGray", "accentColor": "systemBlue", "mint": "systemMint",
    "teal": "systemTeal", "indigo": "systemIndigo", "pink": "systemPink",
  ]

  private static let system: [(name: String, color: ThemedColor)] = [
    ("systemRed", 0xFF3B30, 0xFF453A), ("systemOrange", 0xFF9500, 0xFF9F0A),
    ("systemYellow", 0xFFCC00, 0xFFD60A), ("systemGreen", 0x34C759, 0x30D158),
    ("systemMint", 0x00C7BE, 0x63E6E2), ("systemTeal", 0x30B0C7, 0x40C8E0),
    ("systemCyan", 0x32ADE6, 0x64D2FF), ("systemBlue", 0x007AFF, 0x0A84FF),
    ("systemIndigo", 0x5856D6, 0x5E5CE6), ("systemPurple", 0xAF52DE, 0xBF5AF2),
    ("systemPink", 0xFF2D55, 0xFF375F), ("systemBrown", 0xA2845E, 0xAC8E68),
    ("systemGray", 0x8E8E93, 0x8E8E93), ("systemGray2", 0xAEAEB2, 0x636366),
    ("systemGray3", 0xC7C7CC, 0x48484A), ("systemGray4", 0xD1D1D6, 0x3A3A3C),
    ("systemGray5", 0xE5E5EA, 0x2C2C2E), ("systemGray6", 0xF2F2F7, 0x1C1C1E),
    ("systemBackground", 0xFFFFFF, 0x000000), ("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E),
    ("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E),
    ("systemGroupedBackground", 0xF2F2F7, 0x000000),
    ("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E),
    ("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E),
    ("opaqueSeparator", 0xC6C6C8, 0x38383A), ("link", 0x007AFF, 0x0984FF),
    ("label", 0x000000, 0xFFFFFF),
  ].map { ($0.0, ThemedColor(light: Color(hex: $0.1), dark: Color(hex: $0.2))) }

  /// Light and dark with their alpha.
  private static let semantic: [(String, ThemedColor)] = [
    ("secondaryLabel", (0x3C3C43, 0.6), (0xEBEBF5, 0.6)),
    ("tertiaryLabel", (0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
    ("quaternaryLabel", (0x3C3C43, 0.18), (0xEBEBF5, 0.16)),
    ("placeholderText", (0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
    ("separator", (0x3C3C43, 0.29), (0x545458, 0.6)),
    ("systemFill", (0x787880, 0.2), (0x787880, 0.36)),
    ("secondarySystemFill", (0x787880, 0.16), (0x787880, 0.32)),
    ("tertiarySystemFill", (0x767680, 0.12), (0x767680, 0.24)),
    ("quaternarySystemFill", (0x747480, 0.08), (0x747480, 0.18)),
  ].map { (name: String, light: (UInt32, Double), dark: (UInt32, Double)) in
    (
      name,
      ThemedColor(
        light: Color(hex: light.0, alpha: light.1), dark: Color(hex: dark.0, alpha: dark.1))
    )
  }

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
