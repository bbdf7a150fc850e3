import Foundation

/// How fast a number grows with the number of items, the slower ones first.
package enum Growth: Int, CaseIterable, Comparable, Sendable {
  case constant
  case logarithmic
  case root
  case linear
  case linearithmic
  case superlinear
  case quadratic
  case cubic

  /// In big O notation.
  package var text: String {
    switch self {
    case .constant: "O(1)"
    case .logarithmic: "O(log n)"
    case .root: "O(√n)"
    case .linear: "O(n)"
    case .linearithmic: "O(n log n)"
    case .superlinear: "O(n√n)"
    case .quadratic: "O(n²)"
    case .cubic: "O(n³)"
    }
  }

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The logarithm of the function at a number of items.
  private func logarithm(at items: Double) -> Double {
    let log = Foundation.log(items)
    return switch self {
    case .constant: 0
    case .logarithmic: Foundation.log(log)
    case .root: log / 2
    case .linear: log
    case .linearithmic: log + Foundation.log(log)
    case .superlinear: log * 1.5
    case .quadratic: log * 2
    case .cubic: log * 3
    }
  }

  /// A number for some number of items.
  package struct Point: Hashable, Sendable {
    /// More than one.
    package let items: Int
    package let count: UInt64

    /// A number for more than one item.
    package init(items: Int, count: UInt64) { (self.items, self.count) = (items, count) }
  }

  /// The function to which numbers are nearest in shape; nil for fewer than three numbers that are not 0.
  ///
  /// Of the points with the most items, logarithms are compared: with the right function, those of the numbers and of the
  /// function differ by a constant, so that the least variance of the differences wins. This is the slope of the line
  /// through them in a diagram with two logarithmic axes, told apart from those of the functions.
  ///
  /// - Parameter points: In order of the number of items.
  package init?(_ points: [Point]) {
    let logs = points.filter { $0.count > 0 && $0.items > 1 }.suffix(Self.fitted)
      .map { (items: Double($0.items), count: log(Double($0.count))) }
    guard logs.count >= 3 else { return nil }
    func variance(_ growth: Growth) -> Double {
      let differences = logs.map { $0.count - growth.logarithm(at: $0.items) }
      let mean = differences.reduce(0, +) / Double(differences.count)
      return differences.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    }
    var best = Growth.constant
    for growth in Self.allCases where variance(growth) < variance(best) - 1e-12 { best = growth }
    self = best
  }

  /// With few items, what does not grow outweighs what does.
  private static let fitted = 4
}
