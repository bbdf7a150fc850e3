import AnimStaging
import CAnimBranches

/// The branches of code that was compiled to be counted exactly: how often they are taken, and where they are.
@MainActor enum ExecutionCounter {
  /// What counts for a study of a layout.
  static let meter = ComplexityStudy.Meter(reset: { executions_reset() }, read: { counts() })

  /// How often each branch was taken since the last reset, in the order of the code.
  private static func counts() -> [UInt64] {
    var counts = [UInt64](repeating: 0, count: executions_count())
    guard !counts.isEmpty else { return [] }
    unsafe counts.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { unsafe executions_read(start) }
    }
    return counts
  }

  /// The lines of the sources at which branches are; those that nobody knows are left out.
  ///
  /// The first instruction of a branch often is of no line. Then the first one up to the next branch counts that is.
  static func places(of branches: Set<Int>) -> [Int: (file: String, line: Int)] {
    var asked: [String: [(branch: Int, offset: UInt64)]] = [:]
    for branch in branches.sorted() {
      guard let (library, start) = place(of: branch) else { continue }
      let next = place(of: branch + 1)
      let end =
        next.map { $0.library == library && $0.offset > start ? $0.offset : start + reach }
        ?? start + reach
      for offset in stride(from: start, to: min(end, start + reach), by: step) {
        asked[library, default: []].append((branch, offset))
      }
    }
    var places: [Int: (file: String, line: Int)] = [:]
    for (library, questions) in asked {
      let lines = Symbolizer.lines(of: questions.map(\.offset), in: library)
      for (question, place) in zip(questions, lines) where places[question.branch] == nil {
        if let place, BranchCounter.isWritten(place.file) { places[question.branch] = place }
      }
    }
    return places
  }

  /// How many bytes of a branch are looked at.
  private static let reach: UInt64 = 256
  /// How many bytes lie between two that are.
  private static let step: UInt64.Stride = 4

  private static func place(of branch: Int) -> (library: String, offset: UInt64)? {
    var offset: UInt64 = 0
    let path = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { text in
      guard let start = text.baseAddress,
        unsafe executions_place(branch, start, 4096, &offset) == 0
      else { return String?.none }
      return unsafe String(cString: start)
    }
    return path.map { ($0, offset) }
  }
}
