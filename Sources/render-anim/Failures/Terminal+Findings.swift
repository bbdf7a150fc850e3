import AnimScenarioFormat
import Foundation

extension Terminal {
  /// Findings in the terminal's form and colours; empty, or ending with a newline.
  func text(_ findings: [Finding]) -> String { form.text(findings, usesColor: usesColor) }

  /// Prints a failure in the terminal's form.
  func print(_ failure: CommandError) {
    let text = failure.text(in: form)
    let word = "error:"
    print(
      form == .human && text.hasPrefix(word)
        ? painted(word, .red) + text.dropFirst(word.count) : text)
  }
}

extension SourceRange {
  /// The line of the file on the disk in which it lies; empty if it cannot be had.
  var sourceLine: String {
    guard let data = FileManager.default.contents(atPath: file) else { return "" }
    let lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n", maxSplits: line, omittingEmptySubsequences: false)
    return lines.indices.contains(line - 1) ? String(lines[line - 1]) : ""
  }
}
