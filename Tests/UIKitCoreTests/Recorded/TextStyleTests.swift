import AnimGeometry
import Foundation
import Testing
import UIKitCore

/// Sizes of text styles and of what follows them, as recorded on iOS 26.1 (iPhone 16), in the order of `styles`.
@MainActor struct TextStyleTests {
  /// What was recorded at one size of text.
  struct Fact: Sendable {
    let category: UIContentSizeCategory
    /// The sizes of the styles' fonts.
    let points: [CGFloat]
    /// The sizes of fonts of 17 points that follow the styles.
    let fonts: [CGFloat]
    /// Lengths of 34 and of 64 points that follow the styles, in thirds of points.
    let thirds34: [CGFloat]
    let thirds64: [CGFloat]

    init(
      _ category: UIContentSizeCategory, points: [CGFloat], fonts: [CGFloat], thirds34: [CGFloat],
      thirds64: [CGFloat]
    ) {
      self.category = category
      self.points = points
      self.fonts = fonts
      self.thirds34 = thirds34
      self.thirds64 = thirds64
    }
  }

  nonisolated private static let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
    .caption1, .caption2,
  ]

  nonisolated private static let facts = [
    Fact(
      .large, points: [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11],
      fonts: Array(repeating: 17, count: 11), thirds34: Array(repeating: 102, count: 11),
      thirds64: Array(repeating: 192, count: 11)),
    Fact(
      .extraSmall, points: [31, 25, 19, 17, 14, 12, 14, 13, 12, 11, 11],
      fonts: [16, 16, 15, 15, 15, 14, 15, 15, 15, 14, 17],
      thirds34: [95, 93, 87, 90, 88, 82, 88, 87, 91, 83, 102],
      thirds64: [178, 175, 165, 169, 166, 154, 166, 165, 171, 156, 192]),
    Fact(
      .small, points: [32, 26, 20, 18, 15, 13, 15, 14, 12, 11, 11],
      fonts: [16, 16, 15, 16, 15, 15, 15, 15, 15, 14, 17],
      thirds34: [97, 96, 91, 94, 93, 92, 93, 92, 91, 83, 102],
      thirds64: [183, 181, 171, 177, 175, 173, 175, 174, 171, 156, 192]),
    Fact(
      .medium, points: [33, 27, 21, 19, 16, 14, 16, 15, 12, 11, 11],
      fonts: [17, 17, 16, 16, 16, 16, 16, 16, 15, 14, 17],
      thirds34: [100, 99, 95, 98, 97, 97, 97, 97, 91, 83, 102],
      thirds64: [187, 186, 178, 184, 183, 182, 183, 183, 171, 156, 192]),
    Fact(
      .extraLarge, points: [36, 30, 24, 22, 19, 17, 19, 18, 15, 14, 13],
      fonts: [18, 18, 18, 19, 19, 19, 19, 19, 19, 20, 24],
      thirds34: [107, 108, 109, 114, 111, 112, 111, 112, 113, 121, 141],
      thirds64: [201, 203, 206, 215, 209, 211, 209, 210, 213, 228, 266]),
    Fact(
      .extraExtraLarge, points: [38, 32, 26, 24, 21, 19, 21, 20, 17, 16, 15],
      fonts: [19, 19, 19, 20, 20, 20, 20, 20, 21, 22, 26],
      thirds34: [114, 114, 117, 122, 121, 122, 121, 121, 125, 134, 157],
      thirds64: [215, 215, 219, 230, 227, 230, 227, 229, 235, 252, 295]),
    Fact(
      .extraExtraExtraLarge, points: [40, 34, 28, 26, 23, 21, 23, 22, 19, 18, 17],
      fonts: [20, 21, 21, 22, 22, 22, 22, 23, 23, 24, 29],
      thirds34: [119, 123, 124, 131, 134, 133, 134, 136, 136, 147, 173],
      thirds64: [225, 232, 233, 246, 253, 250, 253, 256, 256, 276, 325]),
    Fact(
      .accessibilityMedium, points: [44, 38, 34, 31, 28, 25, 28, 26, 23, 22, 20],
      fonts: [22, 23, 25, 26, 26, 26, 26, 26, 27, 29, 33],
      thirds34: [129, 138, 149, 155, 158, 158, 158, 155, 164, 172, 196],
      thirds64: [244, 260, 281, 292, 297, 298, 297, 293, 309, 324, 369]),
    Fact(
      .accessibilityLarge, points: [48, 43, 39, 37, 33, 30, 33, 32, 27, 26, 24],
      fonts: [24, 26, 29, 30, 31, 31, 31, 32, 31, 34, 38],
      thirds34: [142, 153, 171, 180, 185, 184, 185, 189, 187, 204, 228],
      thirds64: [267, 288, 322, 338, 349, 346, 349, 357, 352, 384, 428]),
    Fact(
      .accessibilityExtraLarge, points: [52, 48, 44, 43, 40, 36, 40, 38, 33, 32, 29],
      fonts: [25, 29, 32, 35, 37, 37, 37, 37, 38, 41, 46],
      thirds34: [152, 171, 189, 208, 223, 219, 223, 223, 227, 249, 275],
      thirds64: [286, 322, 357, 392, 419, 413, 419, 421, 427, 468, 517]),
    Fact(
      .accessibilityExtraExtraLarge, points: [56, 53, 50, 49, 47, 42, 47, 44, 38, 37, 34],
      fonts: [27, 31, 36, 39, 39, 43, 43, 42, 43, 47, 54],
      thirds34: [164, 183, 215, 237, 236, 255, 260, 253, 261, 281, 322],
      thirds64: [309, 344, 405, 445, 445, 480, 489, 475, 491, 528, 606]),
    Fact(
      .accessibilityExtraExtraExtraLarge, points: [60, 58, 56, 55, 53, 49, 53, 51, 44, 43, 40],
      fonts: [29, 34, 40, 44, 48, 49, 48, 49, 49, 54, 63],
      thirds34: [174, 204, 240, 265, 287, 296, 287, 291, 295, 325, 377],
      thirds64: [328, 384, 453, 499, 541, 557, 541, 549, 555, 612, 709]),
  ]

  private let phone = UIEnvironment(traits: UITraitCollection(displayScale: 3))

  @Test(arguments: facts) func `fonts of styles have a size of their own at each size of text`(
    _ fact: Fact
  ) {
    inWorld(phone) { _ in
      let traits = UITraitCollection(preferredContentSizeCategory: fact.category)
      let fonts = Self.styles.map {
        UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits)
      }
      #expect(fonts.map(\.pointSize) == fact.points)
      for (style, font) in zip(Self.styles, fonts) {
        #expect(
          font.fontDescriptor.symbolicTraits.contains(.traitBold) == (style == .headline))
      }
    }
  }

  @Test(arguments: facts) func `lengths grow as the lines of a style do, and fonts by whole points`(
    _ fact: Fact
  ) {
    inWorld(phone) { _ in
      let traits = UITraitCollection(preferredContentSizeCategory: fact.category)
      let font = UIFont.systemFont(ofSize: 17)
      let metrics = Self.styles.map(UIFontMetrics.init)
      func thirds(_ value: CGFloat) -> [CGFloat] {
        metrics.map { $0.scaledValue(for: value, compatibleWith: traits) * 3 }
      }
      func isClose(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 }
      }
      #expect(isClose(thirds(34), fact.thirds34))
      #expect(isClose(thirds(64), fact.thirds64))
      #expect(
        metrics.map { $0.scaledFont(for: font, compatibleWith: traits).pointSize } == fact.fonts)
    }
  }

  @Test func `halves of pixels and of points are rounded up`() {
    inWorld(phone) { _ in
      func value(
        _ value: CGFloat, _ style: UIFont.TextStyle, _ category: UIContentSizeCategory
      ) -> CGFloat {
        let metrics = UIFontMetrics(forTextStyle: style)
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        return metrics.scaledValue(for: value, compatibleWith: traits)
      }
      #expect(abs(value(11, .footnote, .accessibilityLarge) - 61 / 3) < 1e-9)
      #expect(abs(value(8, .caption1, .extraSmall) - 20 / 3) < 1e-9)
      #expect(abs(value(15, .subheadline, .small) - 41 / 3) < 1e-9)
    }
  }

  @Test func `fonts grow no further than they may`() {
    inWorld(
      UIEnvironment(traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    ) { _ in
      let (font, metrics) = (UIFont.systemFont(ofSize: 17), UIFontMetrics.default)
      #expect(metrics.scaledFont(for: font).pointSize == 31)
      #expect(metrics.scaledFont(for: font, maximumPointSize: 20).pointSize == 20)
      #expect(metrics.scaledFont(for: font, maximumPointSize: 40).pointSize == 31)
    }
  }
}
