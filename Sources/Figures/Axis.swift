import AnimGeometry
import Foundation

/// A stretch of numbers with round numbers along it.
struct Axis {
  let range: ClosedRange<Double>
  let ticks: [Double]
  private let step: Double

  /// An axis that covers all values, from a round number to a round number.
  ///
  /// - Parameters:
  ///   - values: The values, in any order.
  ///   - count: The number of intervals that it is to have, about.
  ///   - minimum: The smallest extent.
  init(covering values: [Double], count: Int, minimum: Double) {
    var low = values.min() ?? 0
    var high = values.max() ?? 0
    if high - low < minimum {
      let middle = (low + high) / 2
      (low, high) = (middle - minimum / 2, middle + minimum / 2)
    }
    let step = Self.step(for: (high - low) / Double(count))
    let first = (low / step + 1e-9).rounded(.down)
    let last = (high / step - 1e-9).rounded(.up)
    self.step = step
    range = first * step...last * step
    ticks = (Int(first)...Int(last)).map { Double($0) * step }
  }

  /// An axis that ends where the values do.
  init(_ range: ClosedRange<Double>, count: Int) {
    let step = Self.step(for: max(range.upperBound - range.lowerBound, 1e-6) / Double(count))
    self.step = step
    self.range = range
    let first = Int(saturating: (range.lowerBound / step - 1e-9).rounded(.up))
    let last = Int(saturating: (range.upperBound / step + 1e-9).rounded(.down))
    ticks = first <= last ? (first...last).map { Double($0) * step } : []
  }

  /// 1, 2 or 5 times a power of ten, at least `size`.
  private static func step(for size: Double) -> Double {
    let power = pow(10, log10(size).rounded(.down))
    let mantissa = size / power
    let round: [Double] = [1, 2, 5, 10]
    return power * (round.first { $0 >= mantissa - 1e-9 } ?? 10)
  }

  /// The place of a value on the axis, 0…1; beyond for values beyond its ends.
  func fraction(of value: Double) -> Double {
    let extent = range.upperBound - range.lowerBound
    return extent > 0 ? (value - range.lowerBound) / extent : 0
  }

  /// The value with as many digits as the ticks need.
  func text(_ value: Double) -> String {
    var digits = 0
    var unit = 1.0
    while digits < 4, abs((step / unit).rounded() - step / unit) > 1e-6 {
      digits += 1
      unit /= 10
    }
    let scaled = Int(saturating: (value / unit).rounded())
    let sign = scaled < 0 ? "−" : ""
    guard digits > 0 else { return "\(sign)\(abs(scaled))" }
    let text = String(abs(scaled))
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return "\(sign)\(padded.dropLast(digits)).\(padded.suffix(digits))"
  }
}
