import Testing

@testable import AnimCodecs

struct AlphaRuleTests {
  /// A GIF's pixels are opaque or clear: from half of 255 on they are opaque, of their own colour.
  @Test(
    arguments: [(127, 0), (128, 0xff00_00ff), (255, 0xff00_00ff), (0, 0)] as [(UInt32, UInt32)])
  func `a pixel that covers half is opaque, one that covers less is clear`(
    alpha: UInt32, expected: UInt32
  ) {
    // Full red, premultiplied: red stands in the lowest byte and is as large as the alpha.
    #expect(AlphaRule.threshold.flattened(alpha << 24 | alpha) == expected)
  }
}
