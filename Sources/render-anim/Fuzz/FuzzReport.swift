import AnimFuzzing
import Foundation

/// The result of a hunt in the forms in which it is printed.
@MainActor struct FuzzReport {
  private let result: FuzzHunt.Result
  private let path: String
  private let seed: UInt64
  private let rules: [FuzzRule]

  init(_ result: FuzzHunt.Result, _ path: String, seed: UInt64, rules: Set<FuzzRule>) {
    self.result = result
    self.path = path
    self.seed = seed
    self.rules = FuzzRule.allCases.filter(rules.contains)
  }

  /// For people.
  var text: String {
    var lines: [String] = []
    for finding in result.findings {
      let count = finding.sequence.acts.count
      lines.append("\(path): \(finding.violation.rule.rawValue): \(finding.violation.sentence)")
      lines.append("  rule: \(finding.violation.rule.sentence) (\(finding.violation.rule.source))")
      lines.append(
        "  after \(count) step\(count == 1 ? "" : "s"): "
          + finding.sequence.acts.map(\.kind.rawValue).joined(separator: ", ")
          + "; first in sequence \(finding.number)")
      lines += finding.calls.map { "    \($0)" }
      for file in finding.files { lines.append("  \(file)") }
    }
    let speed = result.seconds > 0 ? Int(Double(result.count) / result.seconds) : 0
    lines.append(
      "\(result.count) sequence\(result.count == 1 ? "" : "s") of seed \(seed), \(result.stateCount) states, "
        + "\(result.findings.isEmpty ? "nothing found" : "\(result.findings.count) found"), "
        + "\(speed) a second")
    if !result.unreached.isEmpty {
      let shown = result.unreached.prefix(Self.mostUnreached)
      let rest = result.unreached.count - shown.count
      lines.append(
        "never reached: " + shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : ""))
    }
    let branches = result.branches
    if branches.count > 0 {
      lines.append("\(branches.taken) of \(branches.count) branches of the sources taken")
      for missed in branches.missed.prefix(Self.mostFiles) {
        lines.append("never run: \(missed.file):\(Self.ranges(of: missed.lines))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Of how many files lines are named.
  private static let mostFiles = 8

  /// `3, 7–9, 12`.
  private static func ranges(of lines: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for line in lines {
      if let last = ranges.last, line == last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...line
      } else {
        ranges.append(line...line)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
      .joined(separator: ", ")
  }

  /// How much of what never happened is named.
  private static let mostUnreached = 12

  struct JSON: Encodable {
    var scenario: String
    var seed: UInt64
    var sequences: Int
    var states: Int
    var unreached: [String]
    var branches: FuzzBranches
    var findings: [FuzzHunt.Finding]
  }

  /// For programs; the same for the same seed and number of sequences.
  var json: JSON {
    JSON(
      scenario: path, seed: seed, sequences: result.count, states: result.stateCount,
      unreached: result.unreached, branches: result.branches, findings: result.findings)
  }

  /// A test case for each rule.
  var junit: String {
    let cases = rules.map { rule in
      let failures = result.findings.filter { $0.violation.rule == rule }.map { finding in
        "      <failure message=\"\(Self.escaped(finding.violation.sentence))\">"
          + Self.escaped(finding.files.first ?? "") + "</failure>\n"
      }
      let head = "    <testcase classname=\"\(Self.escaped(path))\" name=\"\(rule.rawValue)\""
      return failures.isEmpty
        ? head + "/>\n" : head + ">\n" + failures.joined() + "    </testcase>\n"
    }
    let failed = Set(result.findings.map(\.violation.rule)).count
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite name="fuzz \(Self.escaped(path))" tests="\(rules.count)" failures="\(failed)">
      \(cases.joined())  </testsuite>
      </testsuites>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("\n", with: " ")
  }

  /// The rules and what is done that UIKit seldom does, each with its documentation.
  static var sources: String {
    let rules = FuzzRule.allCases.map { "\($0.rawValue): \($0.sentence)\n  \($0.source)\n" }
    let acts = FuzzHostility.all.map {
      "\($0.kind.rawValue): \($0.act)\n  \($0.reason)\n  \($0.source)\n"
    }
    return "Rules\n\n" + rules.joined() + "\nWhat UIKit may do, and seldom does\n\n" + acts.joined()
  }
}
