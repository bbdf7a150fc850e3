package import AnimCauses
package import AnimStaging

/// The numbers of things that happened in a scenario, as its reference keeps them.
package struct RecordedCounts: Hashable, Sendable, Codable {
  /// In all frames together.
  package var total: Counts
  /// The most in any frame.
  package var mostInFrame: Counts

  /// The numbers of all frames.
  package init(_ work: CountedWork) {
    (total, mostInFrame) = (work.total, work.mostInFrame)
  }

  /// A difference between recorded numbers and new ones.
  package struct Change: Hashable, Sendable {
    /// The numbers that differ: `cells made 14 → 21`.
    package let text: String
    /// Whether any of them became larger.
    package let isGrowth: Bool
  }

  /// The difference to the numbers of another performance.
  ///
  /// - Parameters:
  ///   - new: The other numbers.
  ///   - tolerance: The share of a recorded number by which another one may be off.
  /// - Returns: The difference; nil if there is none beyond the tolerance.
  package func change(to new: RecordedCounts, tolerance: Double) -> Change? {
    var texts: [String] = []
    var isGrowth = false
    func compare(_ old: Int, _ new: Int, _ name: String) {
      guard Double(abs(new - old)) > tolerance * Double(old) + 1e-9 else { return }
      texts.append("\(name) \(old) → \(new)")
      isGrowth = isGrowth || new > old
    }
    for quantity in Quantity.allCases {
      let count = texts.count
      compare(total[quantity], new.total[quantity], quantity.words)
      // Where the sum has changed already, its parts are no news.
      guard texts.count == count else { continue }
      compare(
        mostInFrame[quantity], new.mostInFrame[quantity], "\(quantity.words) in one frame")
    }
    return texts.isEmpty ? nil : Change(text: texts.joined(separator: ", "), isGrowth: isGrowth)
  }
}
