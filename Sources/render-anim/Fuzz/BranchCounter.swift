import AnimLayoutSources
import CAnimBranches
import Foundation

/// The branches of loaded code: which were taken, and where they are.
@MainActor struct BranchCounter {
  private var counts: [UInt8]
  /// The numbers that were told before.
  private var told: Set<UInt32> = []

  /// A counter of the branches of what has been loaded.
  init() { counts = Array(repeating: 0, count: branches_count()) }

  /// How many branches there are.
  static var count: Int { branches_count() }

  /// Begins to count anew.
  static func reset() { branches_reset() }

  /// Numbers of the branches that were taken since the last reset, as often, and that were not told before.
  ///
  /// A branch has a number for one time, for a few, and for many: a loop that runs once more is no news.
  mutating func news() -> [UInt32] {
    guard !counts.isEmpty else { return [] }
    unsafe counts.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { unsafe branches_read(start) }
    }
    var news: [UInt32] = []
    for (branch, count) in counts.enumerated() where count > 0 {
      let number = UInt32(branch) << 2 | (count == 1 ? 0 : count < 16 ? 1 : 2)
      if told.insert(number).inserted { news.append(number) }
    }
    return news
  }

  /// The branch that a number is about.
  nonisolated static func branch(of number: UInt32) -> Int { Int(number >> 2) }

  // MARK: Places

  /// The lines of the sources at which branches begin, by files.
  ///
  /// - Parameter branches: The numbers of branches.
  /// - Returns: The lines of each file, in order; none if nobody can tell.
  static func lines(of branches: [Int]) -> [(file: String, lines: [Int])] {
    var offsets: [String: [UInt64]] = [:]
    for branch in branches {
      var offset: UInt64 = 0
      let path = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { text in
        guard let start = text.baseAddress,
          unsafe branches_place(branch, start, 4096, &offset) == 0
        else { return String?.none }
        return unsafe String(cString: start)
      }
      if let path { offsets[path, default: []].append(offset) }
    }
    var lines: [String: Set<Int>] = [:]
    for (library, offsets) in offsets {
      for case let place? in Symbolizer.lines(of: offsets, in: library) where isWritten(place.file)
      {
        lines[place.file, default: []].insert(place.line)
      }
    }
    return lines.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
  }

  /// Whether a file is one of the app's.
  static func isWritten(_ file: String) -> Bool {
    !file.hasPrefix("<") && file != SourceCompiler.addedFile
  }
}
