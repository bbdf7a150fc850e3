/// The heaviness of a font, on the scale of CSS and OpenType: 1…1000, 400 for regular.
public struct FontWeight: Hashable, Sendable {
  /// The weight on that scale.
  public let value: Double

  /// A weight from its OpenType value; values beyond 1…1000 are clamped.
  public init(_ value: Double) {
    self.value = min(max(value, 1), 1000)
  }

  /// 100, UIKit's thinnest named weight.
  public static let ultraLight = FontWeight(100)
  /// 200, between `ultraLight` and `light`.
  public static let thin = FontWeight(200)
  /// 300, the last below `regular`.
  public static let light = FontWeight(300)
  /// 400, the weight of running text.
  public static let regular = FontWeight(400)
  /// 500, between `regular` and `semibold`.
  public static let medium = FontWeight(500)
  /// 600, the weight of UIKit's headlines.
  public static let semibold = FontWeight(600)
  /// 700, the weight of most fonts' bold cut.
  public static let bold = FontWeight(700)
  /// 800, between `bold` and `black`.
  public static let heavy = FontWeight(800)
  /// 900, UIKit's heaviest named weight.
  public static let black = FontWeight(900)

  /// A weight from the raw value of a `UIFont.Weight`, -1…1 with 0 for regular, interpolated
  /// between UIKit's nine named weights.
  public init(uiFontWeight rawValue: Double) {
    let named: [(raw: Double, value: Double)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
      (0.56, 800), (0.62, 900),
    ]
    let upper = named.firstIndex { $0.raw >= rawValue } ?? named.count - 1
    let lower = max(upper - 1, 0)
    guard lower < upper, rawValue < named[upper].raw else {
      self.init(named[upper].value)
      return
    }
    let fraction = (rawValue - named[lower].raw) / (named[upper].raw - named[lower].raw)
    self.init(named[lower].value + fraction * (named[upper].value - named[lower].value))
  }
}
