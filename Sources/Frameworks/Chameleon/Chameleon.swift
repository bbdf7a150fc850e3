import AnimSourceRuntime
public import UIKitCore

/// The colours that have names, by these.
private let flat: [String: Int] = [
  "Black": 0x2B2B2B,
  "Blue": 0x5065A1,
  "Brown": 0x5E4534,
  "Coffee": 0xA38671,
  "ForestGreen": 0x345F41,
  "Gray": 0x95A5A6,
  "Green": 0x2ECC71,
  "Lime": 0xA5C63B,
  "Magenta": 0x9B59B6,
  "Maroon": 0x79302A,
  "Mint": 0x1ABC9C,
  "NavyBlue": 0x34495E,
  "Orange": 0xE67E22,
  "Pink": 0xF47CC3,
  "Plum": 0x5E345E,
  "PowderBlue": 0xB8C9F1,
  "Purple": 0x745EC5,
  "Red": 0xE74C3C,
  "Sand": 0xF0DEB4,
  "SkyBlue": 0x3498DB,
  "Teal": 0x3A6F81,
  "Watermelon": 0xEF717A,
  "White": 0xECF0F1,
  "Yellow": 0xFFCD02,
]

private func rgb(_ hex: Int) -> UIColor {
  UIColor(
    red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
    blue: CGFloat(hex & 255) / 255, alpha: 1)
}

extension UIColor {
  /// The colour itself: what is a property in one version is a function in another.
  public func callAsFunction() -> UIColor { self }

  /// One of the colours that have names, by chance.
  public static var randomFlat: UIColor {
    rgb(flat.sorted { $0.key < $1.key }[Int.random(in: 0..<flat.count)].value)
  }

  /// The colour of this name.
  public static var flatBlack: UIColor { rgb(0x2B2B2B) }
  /// The colour of this name.
  public static var flatBlue: UIColor { rgb(0x5065A1) }
  /// The colour of this name.
  public static var flatBrown: UIColor { rgb(0x5E4534) }
  /// The colour of this name.
  public static var flatCoffee: UIColor { rgb(0xA38671) }
  /// The colour of this name.
  public static var flatForestGreen: UIColor { rgb(0x345F41) }
  /// The colour of this name.
  public static var flatGray: UIColor { rgb(0x95A5A6) }
  /// The colour of this name.
  public static var flatGreen: UIColor { rgb(0x2ECC71) }
  /// The colour of this name.
  public static var flatLime: UIColor { rgb(0xA5C63B) }
  /// The colour of this name.
  public static var flatMagenta: UIColor { rgb(0x9B59B6) }
  /// The colour of this name.
  public static var flatMaroon: UIColor { rgb(0x79302A) }
  /// The colour of this name.
  public static var flatMint: UIColor { rgb(0x1ABC9C) }
  /// The colour of this name.
  public static var flatNavyBlue: UIColor { rgb(0x34495E) }
  /// The colour of this name.
  public static var flatOrange: UIColor { rgb(0xE67E22) }
  /// The colour of this name.
  public static var flatPink: UIColor { rgb(0xF47CC3) }
  /// The colour of this name.
  public static var flatPlum: UIColor { rgb(0x5E345E) }
  /// The colour of this name.
  public static var flatPowderBlue: UIColor { rgb(0xB8C9F1) }
  /// The colour of this name.
  public static var flatPurple: UIColor { rgb(0x745EC5) }
  /// The colour of this name.
  public static var flatRed: UIColor { rgb(0xE74C3C) }
  /// The colour of this name.
  public static var flatSand: UIColor { rgb(0xF0DEB4) }
  /// The colour of this name.
  public static var flatSkyBlue: UIColor { rgb(0x3498DB) }
  /// The colour of this name.
  public static var flatTeal: UIColor { rgb(0x3A6F81) }
  /// The colour of this name.
  public static var flatWatermelon: UIColor { rgb(0xEF717A) }
  /// The colour of this name.
  public static var flatWhite: UIColor { rgb(0xECF0F1) }
  /// The colour of this name.
  public static var flatYellow: UIColor { rgb(0xFFCD02) }

  /// The colour of six hexadecimal digits; nil for another text.
  public convenience init?(hexString: String) {
    let digits = hexString.drop { $0 == "#" }
    guard digits.count == 6, let hex = Int(digits, radix: 16) else { return nil }
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
  /// The colour of six hexadecimal digits, less of it.
  public convenience init?(hexString: String, withAlpha alpha: CGFloat) {
    let digits = hexString.drop { $0 == "#" }
    guard digits.count == 6, let hex = Int(digits, radix: 16) else { return nil }
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: alpha)
  }
  /// What can be read on a colour.
  public convenience init(
    contrastingBlackOrWhiteColorOn backgroundColor: UIColor, isFlat: Bool
  ) {
    let white: CGFloat = backgroundColor.isLight ? (isFlat ? 0.17 : 0) : (isFlat ? 0.94 : 1)
    self.init(white: white, alpha: 1)
  }

  private var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    unsafe getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    return parts
  }

  fileprivate var isLight: Bool {
    let parts = parts
    return 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue > 0.6
  }

  /// Its hexadecimal digits.
  public func hexValue() -> String {
    func digits(_ part: CGFloat) -> String {
      let text = String(Int((Swift.min(Swift.max(part, 0), 1) * 255).rounded()), radix: 16)
      return (text.count < 2 ? "0" : "") + text.uppercased()
    }
    let parts = parts
    return "#" + digits(parts.red) + digits(parts.green) + digits(parts.blue)
  }

  private func changed(_ factor: CGFloat) -> UIColor {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    unsafe getHue(&parts.0, saturation: &parts.1, brightness: &parts.2, alpha: &parts.3)
    return UIColor(
      hue: parts.0, saturation: parts.1, brightness: Swift.min(Swift.max(parts.2 * factor, 0), 1),
      alpha: parts.3)
  }
  /// A darker colour.
  public func darken(byPercentage percentage: CGFloat) -> UIColor? { changed(1 - percentage) }
  /// A lighter colour.
  public func lighten(byPercentage percentage: CGFloat) -> UIColor? { changed(1 + percentage) }
}

/// What can be read on a colour.
public func ContrastColorOf(_ backgroundColor: UIColor, returnFlat: Bool) -> UIColor {
  UIColor(contrastingBlackOrWhiteColorOn: backgroundColor, isFlat: returnFlat)
}
/// One of the colours that have names, by chance.
public func RandomFlatColor() -> UIColor { .randomFlat }
/// The colour of six hexadecimal digits.
public func HexColor(_ hexString: String, _ withAlpha: CGFloat = 1) -> UIColor? {
  UIColor(hexString: hexString, withAlpha: withAlpha)
}

/// The colour of this name.
public func FlatBlack() -> UIColor { .flatBlack }
/// The colour of this name.
public func FlatBlue() -> UIColor { .flatBlue }
/// The colour of this name.
public func FlatBrown() -> UIColor { .flatBrown }
/// The colour of this name.
public func FlatCoffee() -> UIColor { .flatCoffee }
/// The colour of this name.
public func FlatForestGreen() -> UIColor { .flatForestGreen }
/// The colour of this name.
public func FlatGray() -> UIColor { .flatGray }
/// The colour of this name.
public func FlatGreen() -> UIColor { .flatGreen }
/// The colour of this name.
public func FlatLime() -> UIColor { .flatLime }
/// The colour of this name.
public func FlatMagenta() -> UIColor { .flatMagenta }
/// The colour of this name.
public func FlatMaroon() -> UIColor { .flatMaroon }
/// The colour of this name.
public func FlatMint() -> UIColor { .flatMint }
/// The colour of this name.
public func FlatNavyBlue() -> UIColor { .flatNavyBlue }
/// The colour of this name.
public func FlatOrange() -> UIColor { .flatOrange }
/// The colour of this name.
public func FlatPink() -> UIColor { .flatPink }
/// The colour of this name.
public func FlatPlum() -> UIColor { .flatPlum }
/// The colour of this name.
public func FlatPowderBlue() -> UIColor { .flatPowderBlue }
/// The colour of this name.
public func FlatPurple() -> UIColor { .flatPurple }
/// The colour of this name.
public func FlatRed() -> UIColor { .flatRed }
/// The colour of this name.
public func FlatSand() -> UIColor { .flatSand }
/// The colour of this name.
public func FlatSkyBlue() -> UIColor { .flatSkyBlue }
/// The colour of this name.
public func FlatTeal() -> UIColor { .flatTeal }
/// The colour of this name.
public func FlatWatermelon() -> UIColor { .flatWatermelon }
/// The colour of this name.
public func FlatWhite() -> UIColor { .flatWhite }
/// The colour of this name.
public func FlatYellow() -> UIColor { .flatYellow }

extension UINavigationController {
  /// Whether the line below the bar is not seen; it is.
  public var hidesNavigationBarHairline: Bool {
    get { false }
    set { _ = newValue }
  }
}
