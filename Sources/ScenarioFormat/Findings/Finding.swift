/// One thing that is wrong, or doubtful, in a scenario file.
package struct Finding: Hashable, Sendable, Codable {
  /// The weight of a finding: an error keeps the scenario from being read.
  package enum Severity: String, Sendable, Codable {
    case warning
    case error
  }

  /// The statement of a finding, without its place.
  package struct Message: Hashable, Sendable, Codable {
    package let code: FindingCode
    package let severity: Severity
    /// Lower case, no full stop, quotes around what the user wrote.
    package let text: String
    /// The text behind the caret, such as `did you mean 'insertItems'?`; empty if there is none.
    package let hint: String
    /// Text that would be right in place of the marked one; empty if unknown.
    package let replacement: String
    /// Further sentences, each a line of its own.
    package let notes: [String]

    /// A message, which is an error unless it says otherwise.
    package init(
      _ code: FindingCode, _ text: String, severity: Severity = .error, hint: String = "",
      replacement: String = "", notes: [String] = []
    ) {
      self.code = code
      self.severity = severity
      self.text = text
      self.hint = hint
      self.replacement = replacement
      self.notes = notes
    }
  }

  package let message: Message
  package let range: SourceRange
  /// The source line in which `range` lies, without its break.
  package let sourceLine: String

  /// A message about a range of a file.
  package init(message: Message, range: SourceRange, sourceLine: String) {
    self.message = message
    self.range = range
    self.sourceLine = sourceLine
  }
}

/// Thrown by the reader: everything that was found in one run, in the order of the text.
package struct ScenarioError: Error, Sendable {
  /// At least one of them counts as an error; warnings are among them.
  package let findings: [Finding]

  /// An error of at least one finding that counts as an error.
  package init(findings: [Finding]) { self.findings = findings }
}
