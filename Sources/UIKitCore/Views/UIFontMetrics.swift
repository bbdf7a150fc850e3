public import Foundation

/// Scales fonts and lengths with the size of text that the user has chosen.
///
/// All styles grow as body text does, by its sizes in Apple's Human Interface Guidelines; in UIKit
/// large titles grow a little less.
open class UIFontMetrics: NSObject {
  /// The metrics of body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The metrics of a style; all styles scale alike here.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// The font at the size that fits the current traits' text size.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: .current)
  }

  /// The font at the size that fits the current traits' text size, of `maximumPointSize` points at
  /// most.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }

  /// The font at the size that fits the text size of `traitCollection`; unscaled for nil.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return size == font.pointSize ? font : font.withSize(size)
  }

  /// A length in points, scaled for the current traits' text size; not rounded.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: .current)
  }

  /// A length in points, scaled for the text size of `traitCollection`; unscaled for nil.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    return value * category.bodySize / UIContentSizeCategory.large.bodySize
  }
}

extension UIContentSizeCategory {
  /// The size of body text in points.
  var bodySize: CGFloat {
    switch self {
    case .extraSmall: 14
    case .small: 15
    case .medium: 16
    case .extraLarge: 19
    case .extraExtraLarge: 21
    case .extraExtraExtraLarge: 23
    case .accessibilityMedium: 28
    case .accessibilityLarge: 33
    case .accessibilityExtraLarge: 40
    case .accessibilityExtraExtraLarge: 47
    case .accessibilityExtraExtraExtraLarge: 53
    default: 17
    }
  }
}
