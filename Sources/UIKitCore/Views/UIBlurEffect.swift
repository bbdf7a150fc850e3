import AnimLayers
import AnimPixels
public import Foundation

/// Treatment of everything that lies behind a visual effect view.
open class UIVisualEffect: NSObject {
  /// The treatment under the given traits; nil for none.
  func backdrop(for traits: UITraitCollection) -> BackdropEffect? { nil }

  /// How the corners of a view with it are where nobody has said it; nil leaves them to the layer.
  var defaultCorners: UICornerConfiguration? { nil }
}

/// Blurs, saturates and tints what lies behind.
public final class UIBlurEffect: UIVisualEffect {
  /// The look of a blur: from iOS 7 without adaptation, from iOS 10 by appearance, from iOS 13 as a
  /// material.
  ///
  /// `regular`, `prominent` and materials without `Light` or `Dark` in their name follow the user
  /// interface style. The materials' figures are not public and are stylised here.
  public enum Style: Int, Sendable {
    case extraLight = 0, light, dark
    case regular = 4, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark

    /// The style of a number; of one that has no name, as private styles have none, the nearest: enumerations of Objective-C
    /// take any number.
    public init?(rawValue: Int) {
      let named = Self.named.first { $0.rawValue == rawValue }
      self = named ?? (rawValue == Self.extraDark ? .dark : .regular)
    }

    /// The number of a private style that is darker than `dark`.
    private static let extraDark = 3
    private static let named: [Self] = [
      .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial,
      .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
      .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight, .systemUltraThinMaterialDark,
      .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark,
    ]
  }

  private let style: Style

  /// A blur in the given style.
  public init(style: Style) { self.style = style }

  override func backdrop(for traits: UITraitCollection) -> BackdropEffect? {
    let isDark = traits.userInterfaceStyle == .dark
    return switch style {
    case .light: .light
    case .extraLight: .extraLight
    case .dark: .dark
    case .regular: isDark ? .dark : .light
    case .prominent: isDark ? .dark : .extraLight
    case .systemUltraThinMaterial: .material(0.25, isDark)
    case .systemThinMaterial: .material(0.45, isDark)
    case .systemMaterial: .material(0.65, isDark)
    case .systemThickMaterial: .material(0.85, isDark)
    case .systemChromeMaterial: .material(0.75, isDark)
    case .systemUltraThinMaterialLight: .material(0.25, false)
    case .systemThinMaterialLight: .material(0.45, false)
    case .systemMaterialLight: .material(0.65, false)
    case .systemThickMaterialLight: .material(0.85, false)
    case .systemChromeMaterialLight: .material(0.75, false)
    case .systemUltraThinMaterialDark: .material(0.25, true)
    case .systemThinMaterialDark: .material(0.45, true)
    case .systemMaterialDark: .material(0.65, true)
    case .systemThickMaterialDark: .material(0.85, true)
    case .systemChromeMaterialDark: .material(0.75, true)
    }
  }
}

extension BackdropEffect {
  // The figures of `UIImageEffects`, Apple's sample code of WWDC 2013.
  fileprivate static let light = Self(
    sigma: 30, saturation: 1.8, tint: Color(white: 1, alpha: 0.3))
  fileprivate static let extraLight = Self(
    sigma: 20, saturation: 1.8, tint: Color(white: 0.97, alpha: 0.82))
  fileprivate static let dark = Self(
    sigma: 20, saturation: 1.8, tint: Color(white: 0.11, alpha: 0.73))

  /// The materials since iOS 13, whose figures are not public: stylised.
  fileprivate static func material(_ thickness: Double, _ isDark: Bool) -> Self {
    Self(sigma: 25, saturation: 1.8, tint: Color(white: isDark ? 0.11 : 1, alpha: thickness))
  }
}
