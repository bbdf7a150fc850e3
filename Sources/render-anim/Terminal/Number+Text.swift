import AnimGeometry
import AnimPixels
import Foundation

extension Double {
  /// The number with two digits after the point.
  var seconds: String {
    let centiseconds = Int(saturating: (self * 100).rounded())
    let fraction = centiseconds % 100
    return "\(centiseconds / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  /// The time as text: `0.12 s`, or `0.125 s` where hundredths are not enough.
  var milliseconds: String {
    let value = (self * 1000).rounded() / 1000
    return (value * 100).rounded() / 100 == value ? "\(value.seconds) s" : "\(value) s"
  }

  /// The number without a fraction if it has none, else with two digits of it.
  var shortText: String { self == rounded() ? "\(Int(self))" : seconds }
}

extension Int {
  /// The size in words: `812 bytes`, `34.5 KB`, `1.2 MB`; a kilobyte is 1000 bytes.
  var byteText: String {
    func tenths(_ unit: Double) -> Double { (Double(self) / unit * 10).rounded() / 10 }
    if self < 1000 { return "\(self) bytes" }
    return self < 1_000_000 ? "\(tenths(1000)) KB" : "\(tenths(1_000_000)) MB"
  }
}

extension Duration {
  /// The duration in seconds.
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }

  /// The duration in seconds, with two digits after the point.
  var seconds: String { inSeconds.seconds }
}

extension PixelSize {
  /// The size as text: `640 × 960 px`.
  var text: String { "\(width) × \(height) px" }
}
