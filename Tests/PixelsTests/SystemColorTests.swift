import Testing

@testable import AnimPixels

@Suite struct SystemColorTests {
  @Test func `colours that adapt say what Apple lists for both appearances`() {
    #expect(SystemColor.systemBlue.light == Color(hex: 0x007aff))
    #expect(SystemColor.systemBlue.dark == Color(hex: 0x0a84ff))
    #expect(SystemColor.quaternarySystemFill.dark == Color(hex: 0x767680, alpha: 0.18))
  }

  /// A colour as it was recorded on iOS 26.1: red, green and blue of 255, and alpha, in light and in dark appearance.
  struct Fact: Sendable {
    let color: SystemColor
    let light: [Double]
    let dark: [Double]

    init(_ color: SystemColor, light: [Double], dark: [Double]) {
      (self.color, self.light, self.dark) = (color, light, dark)
    }
  }

  /// The colours that iOS 26 has left as they were; its blue, red and other hues, and its separators, are new.
  private static let facts = [
    Fact(.label, light: [0, 0, 0, 1], dark: [255, 255, 255, 1]),
    Fact(.secondaryLabel, light: [60, 60, 67, 0.6], dark: [235, 235, 245, 0.6]),
    Fact(.tertiaryLabel, light: [60, 60, 67, 0.298039], dark: [235, 235, 245, 0.298039]),
    Fact(.quaternaryLabel, light: [60, 60, 67, 0.176471], dark: [235, 235, 245, 0.156863]),
    Fact(.placeholderText, light: [60, 60, 67, 0.298039], dark: [235, 235, 245, 0.298039]),
    Fact(.link, light: [0, 122, 255, 1], dark: [9, 132, 255, 1]),
    Fact(.opaqueSeparator, light: [198, 198, 200, 1], dark: [56, 56, 58, 1]),
    Fact(.systemFill, light: [120, 120, 128, 0.2], dark: [120, 120, 128, 0.36]),
    Fact(.secondarySystemFill, light: [120, 120, 128, 0.16], dark: [120, 120, 128, 0.32]),
    Fact(.tertiarySystemFill, light: [118, 118, 128, 0.12], dark: [118, 118, 128, 0.24]),
    Fact(.quaternarySystemFill, light: [116, 116, 128, 0.08], dark: [118, 118, 128, 0.18]),
    Fact(.systemBackground, light: [255, 255, 255, 1], dark: [0, 0, 0, 1]),
    Fact(.secondarySystemBackground, light: [242, 242, 247, 1], dark: [28, 28, 30, 1]),
    Fact(.tertiarySystemBackground, light: [255, 255, 255, 1], dark: [44, 44, 46, 1]),
    Fact(.systemGroupedBackground, light: [242, 242, 247, 1], dark: [0, 0, 0, 1]),
    Fact(.secondarySystemGroupedBackground, light: [255, 255, 255, 1], dark: [28, 28, 30, 1]),
    Fact(.tertiarySystemGroupedBackground, light: [242, 242, 247, 1], dark: [44, 44, 46, 1]),
    Fact(.systemGray, light: [142, 142, 147, 1], dark: [142, 142, 147, 1]),
    Fact(.systemGray2, light: [174, 174, 178, 1], dark: [99, 99, 102, 1]),
    Fact(.systemGray3, light: [199, 199, 204, 1], dark: [72, 72, 74, 1]),
    Fact(.systemGray4, light: [209, 209, 214, 1], dark: [58, 58, 60, 1]),
    Fact(.systemGray5, light: [229, 229, 234, 1], dark: [44, 44, 46, 1]),
    Fact(.systemGray6, light: [242, 242, 247, 1], dark: [28, 28, 30, 1]),
  ]

  @Test(arguments: facts) func `colours that are still the same have the recorded values`(
    fact: Fact
  ) {
    for (color, parts) in [(fact.color.light, fact.light), (fact.color.dark, fact.dark)] {
      let own = [color.red, color.green, color.blue].map { $0 * 255 }
      #expect(zip(own, parts).allSatisfy { abs($0 - $1) < 1e-6 })
      // Apple's list rounds the alpha of labels, which UIKit has in steps of 1/255, to hundredths.
      #expect(abs(color.alpha - parts[3]) < 1.0 / 255)
    }
  }

  @Test(arguments: SystemColor.allCases)
  func `backgrounds and tints are opaque, fills and secondary labels are not`(color: SystemColor) {
    let name = color.rawValue
    let isTranslucent =
      name.contains("Fill") || name.hasSuffix("Label")
      || ["separator", "placeholderText"].contains(name)
    #expect((color.light.alpha < 1) == isTranslucent)
    #expect((color.dark.alpha < 1) == isTranslucent)
  }
}
