import Foundation

/// The colours of the system's keyboard; by eye after iOS 18.
@MainActor enum KeyboardColors {
  /// Behind the keys.
  static let ground = color(light: (209, 212, 217), dark: (43, 43, 43))
  /// Of keys that type.
  static let key = color(light: (255, 255, 255), dark: (107, 107, 107))
  /// Of other keys, and of the space bar that is held down.
  static let special = color(light: (172, 177, 186), dark: (70, 70, 70))
  /// Of the lower edge of keys.
  static let lip = color(light: (137, 139, 143), dark: (30, 30, 30))
  /// Of what is on keys.
  static let text = color(light: (0, 0, 0), dark: (255, 255, 255))
  /// Of the shift key while capitals are typed: its arrow is black in both.
  static let shifted = color(light: (255, 255, 255), dark: (212, 212, 212))
  /// Of the symbols below the keys.
  static let symbol = color(light: (80, 85, 92), dark: (208, 208, 210))
  /// Between words above the keys.
  static let line = color(light: (187, 190, 196), dark: (78, 78, 80))

  private typealias Bytes = (red: Int, green: Int, blue: Int)

  private static func color(light: Bytes, dark: Bytes) -> UIColor {
    func color(_ bytes: Bytes) -> UIColor {
      UIColor(
        red: CGFloat(bytes.red) / 255, green: CGFloat(bytes.green) / 255,
        blue: CGFloat(bytes.blue) / 255, alpha: 1)
    }
    let (light, dark) = (color(light), color(dark))
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
