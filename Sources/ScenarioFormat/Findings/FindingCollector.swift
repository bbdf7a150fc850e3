/// Gathers findings, each once, and puts them into the order of the text.
final class FindingCollector {
  private var sources: [String: SourceText] = [:]
  private var fileOrder: [String: Int] = [:]
  private var found: [Finding] = []
  private var seen: Set<Finding> = []

  func add(_ source: SourceText) {
    sources[source.file] = source
    fileOrder[source.file] = fileOrder[source.file] ?? fileOrder.count
  }

  func source(of file: String) -> SourceText? { sources[file] }

  /// A node that several aliases share is read several times; its findings count once.
  func report(_ message: Finding.Message, at range: SourceRange) {
    let line = sources[range.file]?.line(range.line) ?? ""
    report(Finding(message: message, range: range, sourceLine: line))
  }

  func report(_ finding: Finding) {
    guard seen.insert(finding).inserted else { return }
    found.append(finding)
    if finding.message.severity == .error { errorCount += 1 }
  }

  private(set) var errorCount = 0

  var hasErrors: Bool { errorCount > 0 }

  /// By file in the order of inclusion, then by place; findings at one place keep the order of
  /// reporting.
  var findings: [Finding] {
    found.enumerated().sorted { left, right in
      key(left.element, left.offset) < key(right.element, right.offset)
    }.map(\.element)
  }

  private func key(_ finding: Finding, _ order: Int) -> (Int, Int, Int, Int) {
    (
      fileOrder[finding.range.file] ?? fileOrder.count, finding.range.line, finding.range.column,
      order
    )
  }
}
