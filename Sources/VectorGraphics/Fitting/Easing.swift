import Foundation

/// A timing function between two keyframes, as CSS knows them.
enum Easing: Hashable {
  case linear
  /// A curve from (0, 0) to (1, 1) with two control points; x is the time, in thousandths.
  case cubic(x1: Int, y1: Int, x2: Int, y2: Int)

  /// The curves of `CAMediaTimingFunction`, which CSS has too.
  static let named: [Easing] = [
    .cubic(x1: 420, y1: 0, x2: 580, y2: 1000), .cubic(x1: 0, y1: 0, x2: 580, y2: 1000),
    .cubic(x1: 420, y1: 0, x2: 1000, y2: 1000), .cubic(x1: 250, y1: 100, x2: 250, y2: 1000),
  ]

  /// The part of the way that is gone when a part of the time has passed.
  func callAsFunction(_ time: Double) -> Double {
    guard case .cubic(let x1, let y1, let x2, let y2) = self else { return time }
    guard time > 0, time < 1 else { return time }
    func curve(_ p1: Int, _ p2: Int, _ s: Double) -> Double {
      let (a, b) = (Double(p1) / 1000, Double(p2) / 1000)
      return 3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
    }
    // x rises with s, so that halving always finds it; Newton's steps are for the last digits.
    var (low, high, s) = (0.0, 1.0, time)
    for _ in 0..<30 {
      let x = curve(x1, x2, s) - time
      if abs(x) < 1e-9 { break }
      if x > 0 { high = s } else { low = s }
      let (a, b) = (Double(x1) / 1000, Double(x2) / 1000)
      let slope =
        3 * a * (1 - s) * (1 - 3 * s) + 3 * b * s * (2 - 3 * s) + 3 * s * s
      let next = s - x / slope
      s = slope > 1e-6 && next > low && next < high ? next : (low + high) / 2
    }
    return curve(y1, y2, s)
  }

  /// The timing function in CSS; nil for the linear one, which is the rule.
  var css: String? {
    switch self {
    case .linear: nil
    case .cubic(420, 0, 580, 1000): "ease-in-out"
    case .cubic(0, 0, 580, 1000): "ease-out"
    case .cubic(420, 0, 1000, 1000): "ease-in"
    case .cubic(250, 100, 250, 1000): "ease"
    case .cubic(let x1, let y1, let x2, let y2):
      "cubic-bezier("
        + [x1, y1, x2, y2].map { number(Double($0) / 1000, digits: 3) }.joined(separator: ",") + ")"
    }
  }
}
