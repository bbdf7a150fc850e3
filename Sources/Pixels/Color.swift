/// A colour with gamma-encoded sRGB components, not premultiplied.
///
/// Components are nominally 0…1; values outside are colours beyond sRGB (Display P3) or the overshoot
/// of a spring, and are clamped only where pixels are written. Mixing is component by component in
/// gamma space, as Core Animation does it.
public struct Color: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  /// 0 is clear, 1 is opaque.
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from `0xRRGGBB`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255,
      blue: Double(hex & 0xff) / 255, alpha: alpha)
  }

  public static let clear = Color(white: 0, alpha: 0)
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)

  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same colour with its alpha multiplied by `factor`.
  public func faded(by factor: Double) -> Color {
    withAlpha(alpha * factor)
  }

  /// The four components as a vector, for interpolation.
  public var components: SIMD4<Double> {
    get { [red, green, blue, alpha] }
    set { (red, green, blue, alpha) = (newValue.x, newValue.y, newValue.z, newValue.w) }
  }

  /// The nearest 8-bit colour, premultiplied: components clamped, multiplied by alpha, rounded.
  ///
  /// Packed as RGBA in memory order, so red is the lowest byte.
  public var premultipliedRGBA8: UInt32 {
    // What is no number fails the comparisons and is 0.
    func clamped(_ value: Double) -> Double { value >= 1 ? 1 : value > 0 ? value : 0 }
    let alpha = clamped(self.alpha)
    func byte(_ value: Double) -> UInt32 { UInt32((clamped(value) * alpha * 255).rounded()) }
    return byte(red) | byte(green) << 8 | byte(blue) << 16 | UInt32((alpha * 255).rounded()) << 24
  }
}
