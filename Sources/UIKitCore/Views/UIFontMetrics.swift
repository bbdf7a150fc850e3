public import Foundation

/// Scales fonts and lengths with the size of text that the user has chosen.
///
/// They grow as the lines of a style do, by values recorded on iOS 26.1.
open class UIFontMetrics: NSObject {
  private let sizes: TextStyleSizes

  /// The metrics of body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The metrics of a style: text of another size follows it.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    sizes = TextStyleSizes(of: textStyle)
    super.init()
  }

  /// The font at the size that fits the current traits' text size, in whole points.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: .current)
  }

  /// The font at the size that fits the current traits' text size, of `maximumPointSize` points at
  /// most.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: .current)
  }

  /// The font at the size that fits the text size of `traitCollection`, in whole points; unscaled for nil.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// The font at the size that fits the text size of `traitCollection`, of `maximumPointSize` points at most.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let exact = length(font.pointSize, traitCollection)
    let size = min(exact == font.pointSize ? exact : exact.rounded(), maximumPointSize)
    return size == font.pointSize ? font : font.withSize(size)
  }

  /// A length in points, scaled for the current traits' text size and rounded to pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: .current)
  }

  /// A length in points, scaled for the text size of `traitCollection` and rounded to pixels of the screen; itself for nil.
  ///
  /// Recorded were thirds of points on a screen of three pixels per point.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let exact = length(value, traitCollection)
    guard exact != value else { return value }
    let scale = UIEnvironment.current.screenTraits.displayScale
    return (exact * scale).rounded() / scale
  }

  private func length(_ value: CGFloat, _ traits: UITraitCollection?) -> CGFloat {
    sizes.length(value, at: traits?.preferredContentSizeCategory ?? .large)
  }
}
