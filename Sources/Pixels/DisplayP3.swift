import Foundation

extension Color {
  /// A colour given in Display P3, as `UIColor(displayP3Red:green:blue:alpha:)` takes it.
  ///
  /// Display P3 has the transfer function and the white of sRGB but wider primaries (SMPTE EG 432),
  /// so a saturated colour has sRGB components below 0 or above 1. Nothing is clamped here.
  public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let (r, g, b) = (
      TransferFunction.linear(red), TransferFunction.linear(green),
      TransferFunction.linear(blue)
    )
    // The product of both spaces' matrices to and from CIE XYZ, as in CSS Color 4; rows sum to 1, so
    // that greys stay what they are.
    self.init(
      red: TransferFunction.encoded(1.2249401762805598 * r - 0.22494017628056015 * g),
      green: TransferFunction.encoded(-0.042056954709688156 * r + 1.0420569547096883 * g),
      blue: TransferFunction.encoded(
        -0.019637554590334397 * r - 0.0786360455506318 * g + 1.0982736001409663 * b),
      alpha: alpha)
  }
}

/// The curve of sRGB and Display P3 (IEC 61966-2-1), odd beyond 0…1 as in CSS Color 4.
private enum TransferFunction {
  /// The linear light of an encoded component.
  static func linear(_ encoded: Double) -> Double {
    let value = abs(encoded)
    let linear = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  /// The encoded component of linear light.
  static func encoded(_ linear: Double) -> Double {
    let value = abs(linear)
    let encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }
}
