import AnimGeometry
import Foundation

/// A number as SVG and CSS take it, in as few letters as its digits need.
///
/// - Parameters:
///   - value: A finite number; others are 0.
///   - digits: The number of decimals that are kept.
/// - Returns: Digits, without a zero before or behind the decimals.
func number(_ value: Double, digits: Int = 2) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "0" }
  let scale = powersOfTen[digits]
  let units = Int((abs(value) * scale).rounded())
  let (whole, fraction) = units.quotientAndRemainder(dividingBy: Int(scale))
  let sign = value < 0 && units > 0 ? "-" : ""
  guard fraction > 0 else { return "\(sign)\(whole)" }
  var decimals = String(fraction)
  decimals = String(repeating: "0", count: digits - decimals.count) + decimals
  while decimals.hasSuffix("0") { decimals.removeLast() }
  return "\(sign)\(whole == 0 ? "" : "\(whole)").\(decimals)"
}

private let powersOfTen = (0...9).map { pow(10.0, Double($0)) }

/// The value that `number` writes.
func rounded(_ value: Double, digits: Int) -> Double {
  (value * powersOfTen[digits]).rounded() / powersOfTen[digits]
}

/// Numbers one after the other, with a space only where the next one would run into the last.
func numbers(_ values: [Double], digits: Int = 2) -> String {
  var text = ""
  var hasPoint = false
  for value in values {
    let next = number(value, digits: digits)
    if !text.isEmpty, !next.hasPrefix("-"), !(next.hasPrefix(".") && hasPoint) { text += " " }
    text += next
    hasPoint = next.contains(".")
  }
  return text
}

extension CGAffineTransform {
  /// The value of a `transform` attribute; empty for the identity.
  var svg: String {
    if a == 1, b == 0, c == 0, d == 1 {
      let place = numbers(ty == 0 ? [tx] : [tx, ty])
      return rounded(tx, digits: 2) == 0 && rounded(ty, digits: 2) == 0 ? "" : "translate(\(place))"
    }
    if b == 0, c == 0 {
      let place = CGAffineTransform(translationX: tx, y: ty).svg
      return place + "scale(\(numbers(a == d ? [a] : [a, d], digits: 5)))"
    }
    // Parts of the map need more digits than places.
    return "matrix(\(numbers([a, b, c, d], digits: 5)) \(numbers([tx, ty], digits: 3)))"
  }
}
