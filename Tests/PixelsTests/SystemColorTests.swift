import Testing

@testable import AnimPixels

@Suite struct SystemColorTests {
  @Test func `colours that adapt say what Apple lists for both appearances`() {
    #expect(SystemColor.systemBlue.light == Color(hex: 0x007aff))
    #expect(SystemColor.systemBlue.dark == Color(hex: 0x0a84ff))
    #expect(SystemColor.quaternarySystemFill.dark == Color(hex: 0x767680, alpha: 0.18))
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
