import Foundation
import TestSupport
import Testing

@testable import AnimScenarioFormat

/// Texts that went wrong in any way: the reader answers, and its answers lie in the text.
@Suite struct MutationTests {
  static let originals: [String] = ScenarioTemplate.allCases.map {
    $0.text(title: "x", schema: "schema.json")
  }

  /// A text with some pieces removed, doubled, swapped or replaced.
  static func mutant(of text: String, seed: Int) -> String {
    var random = SeededGenerator(seed: UInt64(seed))
    var scalars = Array(text.unicodeScalars)
    let noise = Array("[]{}:,'\"&*#|>-?%!\t \n0a.é\u{1F600}\u{85}\u{FEFF}<".unicodeScalars)
    for _ in 0...random.next(4) {
      let start = random.next(scalars.count)
      let end = min(scalars.count, start + 1 + random.next(12))
      switch random.next(4) {
      case 0: scalars.removeSubrange(start..<end)
      case 1: scalars.insert(contentsOf: scalars[start..<end], at: random.next(scalars.count))
      case 2: scalars[start] = noise[random.next(noise.count)]
      default: scalars.insert(noise[random.next(noise.count)], at: start)
      }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  @Test(arguments: 0..<300) func `whatever is written, findings lie in the text`(seed: Int) {
    let text = Self.mutant(of: Self.originals[seed % Self.originals.count], seed: seed)
    let source = SourceText(text, file: "test.yaml")
    for finding in Scenarios.findings(text) {
      let line = source.line(finding.range.line)
      #expect(line == finding.sourceLine)
      let length = line?.unicodeScalars.count ?? -1
      #expect(finding.range.column >= 1 && finding.range.column <= length + 1)
      #expect(finding.range.column - 1 + finding.range.length <= length)
      // A number may be written as `0.`, and is quoted so.
      let range = finding.range
      let marked = (line ?? "").unicodeScalars.dropFirst(range.column - 1).prefix(range.length)
      #expect(
        !finding.message.text.hasSuffix(".") || finding.message.code == .illegalUpdate
          || Array(marked).last == ".", "\(finding.message.text)")
    }
  }

  @Test func `the same text has the same findings in the same order`() {
    for seed in 0..<20 {
      let text = Self.mutant(of: Self.originals[seed % Self.originals.count], seed: seed)
      #expect(Scenarios.findings(text) == Scenarios.findings(text))
    }
  }
}
