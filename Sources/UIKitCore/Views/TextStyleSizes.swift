import Foundation

/// What a text style is at each of the twelve sizes of text that a user can choose.
struct TextStyleSizes {
  /// The size of the font in points, from `extraSmall` to `accessibilityExtraExtraExtraLarge`.
  let points: [CGFloat]
  /// The distance of lines in points, in the same order; lengths that follow the style grow as it does.
  let lines: [CGFloat]
  /// The weight at all sizes.
  var weight = UIFont.Weight.regular

  /// The size of the font in points.
  func points(at category: UIContentSizeCategory) -> CGFloat { points[category.step] }

  /// A length in points that follows the style; `value` at the size of text by default.
  func length(_ value: CGFloat, at category: UIContentSizeCategory) -> CGFloat {
    // In this order halves of pixels stay halves.
    value * lines[category.step] / lines[UIContentSizeCategory.large.step]
  }
}

extension TextStyleSizes {
  /// The sizes of a style; those of `body` for one that is not UIKit's.
  ///
  /// Points are those of Apple's Human Interface Guidelines. The distances of lines are what `UIFontMetrics` was recorded to
  /// scale by on iOS 26.1, in every value of every style and size; some differ from the guidelines, and `headline` from `body`
  /// at one size.
  init(of style: UIFont.TextStyle) {
    self =
      switch style {
      case .largeTitle:
        Self(
          points: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
          lines: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
      case .title1:
        Self(
          points: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
          lines: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68])
      case .title2:
        Self(
          points: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
          lines: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
      case .title3:
        Self(
          points: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
          lines: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
      case .headline:
        Self(
          points: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
          lines: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62], weight: .semibold)
      case .subheadline:
        Self(
          points: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
          lines: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58])
      case .callout:
        Self(
          points: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
          lines: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
      case .footnote:
        Self(
          points: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
          lines: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
      case .caption1:
        Self(
          points: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
          lines: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51])
      case .caption2:
        Self(
          points: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
          lines: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48])
      default:
        Self(
          points: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
          lines: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
      }
  }
}

extension UIContentSizeCategory {
  /// The number of the size among all, 0 for `extraSmall`; that of `large` for one that is not UIKit's.
  fileprivate var step: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    default: 3
    }
  }
}
