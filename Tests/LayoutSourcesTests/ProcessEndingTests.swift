import AnimFiles
import Foundation
import Testing

@testable import AnimLayoutSources

struct ProcessEndingTests {
  /// The programs that run with a word among their arguments.
  private func programs(with word: String) -> [String] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.filter { number in
      guard let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") else {
        return false
      }
      return line.split(separator: 0).contains { $0.elementsEqual(word.utf8) }
    }
  }

  @Test func `a process that takes too long ends with all that it has started, whatever its group`()
    throws
  {
    // A time that nothing else sleeps.
    let time = "61.0\(Int.random(in: 100_000...999_999))"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "setsid sleep \(time) & sleep \(time)"]
    process.standardOutput = Pipe()
    var seen = 0
    let isInTime = try process.runToEnd(within: 0.2) {
      let limit = Date(timeIntervalSinceNow: 30)
      while seen < 2, limit.timeIntervalSinceNow > 0 { seen = programs(with: time).count }
    }
    #expect(!isInTime)
    #expect(seen == 2)
    let limit = Date(timeIntervalSinceNow: 10)
    while !programs(with: time).isEmpty, limit.timeIntervalSinceNow > 0 {}
    #expect(programs(with: time).isEmpty)
  }

  @Test func `a process that ends by itself is in time`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    #expect(try process.runToEnd(within: 30))
  }
}
