import AnimLayers
import AnimPixels
public import Foundation

/// Glass, as bars and buttons are of since iOS 26: what lies behind is blurred a little, and the edge is lit.
///
/// A view with it is a capsule where nobody says how its corners are. Its figures are not public; it is stylised here, bends no light, and
/// does not answer to touches.
public final class UIGlassEffect: UIVisualEffect {
  /// How much of what lies behind is seen.
  public enum Style: Int, Sendable { case regular, clear }

  /// How much of what lies behind is seen.
  let style: Style
  /// The colour of the glass; nil, the default, for none.
  public var tintColor: UIColor?
  /// Whether the glass answers to touches, false by default; kept, not heeded.
  public var isInteractive = false

  /// Regular glass.
  public convenience override init() { self.init(style: .regular) }

  /// Glass of a style.
  public init(style: Style) { self.style = style }

  override func backdrop(for traits: UITraitCollection) -> BackdropEffect? {
    let isDark = traits.userInterfaceStyle == .dark
    let (sigma, veil): (CGFloat, Double) =
      switch style {
      case .regular: (12, isDark ? 0.45 : 0.55)
      case .clear: (4, 0.08)
      }
    let color = tintColor?.resolvedColor(with: traits).cgColor
    return BackdropEffect(
      sigma: sigma, saturation: 1.6,
      tint: color.map { $0.withAlpha($0.alpha * Self.tintStrength) }
        ?? Color(white: isDark ? 0.11 : 0.95, alpha: veil),
      rim: Color(white: 1, alpha: isDark ? 0.2 : 0.5))
  }

  /// How much of a tint covers what lies behind.
  private static let tintStrength = 0.8

  override var defaultCorners: UICornerConfiguration? { .capsule() }
}

/// Room in which views of glass flow into each other where they come near, since iOS 26; here they stay apart.
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance in points below which views of glass flow into each other; kept, not heeded.
  open var spacing: CGFloat = 0
}
