/// A colour with gamma-encoded sRGB components, not premultiplied.
///
/// Components are nominally 0…1; values outside are colours beyond sRGB (Display P3) or the
/// overshoot of a spring, and are clamped only where pixels are written. Mixing is component by
/// component in gamma space, as Core Animation does it.
public struct Color: Hashable, Sendable {
  /// The red component, nominally 0…1.
  public var red: Double
  /// The green component, nominally 0…1.
  public var green: Double
  /// The blue component, nominally 0…1.
  public var blue: Double
  /// The opacity: 0 is clear, 1 is opaque.
  public var alpha: Double

  /// A colour of its components, nominally 0…1, which are taken as they are; opaque by default.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey from 0, black, to 1, white; opaque by default.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from `0xRRGGBB`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255,
      blue: Double(hex & 0xff) / 255, alpha: alpha)
  }

  /// Black of no opacity.
  public static let clear = Color(white: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)

  /// The same red, green and blue with another alpha.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same colour with its alpha multiplied by `factor`.
  public func faded(by factor: Double) -> Color {
    withAlpha(alpha * factor)
  }

  /// The four components as a vector, for interpolation.
  package var channels: SIMD4<Double> {
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
