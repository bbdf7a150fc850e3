import Testing

@testable import AnimPixels

@Suite struct ColorTests {
  /// Linear-light conversion by the matrix of CSS Color 4, in extended range.
  @Test(arguments: [
    ([1.0, 0, 0], [1.0930663624351615, -0.22674197356975412, -0.1501345809371194]),
    ([0, 1, 0], [-0.511604982585345, 1.0182656579378029, -0.3106746212905826]),
    ([0, 0, 1], [0, 0, 1.0420216193529392]),
    ([0.5, 0.25, 0.75], [0.5378318199311267, 0.2321318786719201, 0.7770569099015249]),
  ])
  func `Display P3 becomes sRGB of extended range`(p3: [Double], srgb: [Double]) {
    let color = Color(displayP3Red: p3[0], green: p3[1], blue: p3[2], alpha: 0.5)
    let expected = Color(red: srgb[0], green: srgb[1], blue: srgb[2], alpha: 0.5)
    for index in 0..<4 {
      #expect(abs(color.channels[index] - expected.channels[index]) < 1e-9)
    }
  }

  @Test(arguments: [0.0, 0.02, 0.25, 0.5, 0.75, 1])
  func `greys are the same in both spaces`(white: Double) {
    let color = Color(displayP3Red: white, green: white, blue: white)
    for index in 0..<3 { #expect(abs(color.channels[index] - white) < 1e-9) }
  }

  @Test func `colours beyond sRGB are clamped where pixels are written`() {
    #expect(Color(displayP3Red: 1, green: 0, blue: 0).premultipliedRGBA8 == 0xff00_00ff)
  }

  @Test(arguments: [
    (0.25, [191.25, 74.75, 99.75]), (0.5, [127.5, 90.5, 151.5]), (0.75, [63.75, 106.25, 203.25]),
  ])
  func `colours mix component by component in gamma space`(t: Double, expected: [Double]) {
    let (red, blue) = (Color(hex: 0xff3b30), Color(hex: 0x007aff))
    let mixed = red.channels + (blue.channels - red.channels) * t
    for index in 0..<3 { #expect(abs(mixed[index] * 255 - expected[index]) < 1e-9) }
  }
}
