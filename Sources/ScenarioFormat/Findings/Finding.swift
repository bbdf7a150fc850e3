/// One thing that is wrong, or doubtful, in a scenario file.
public struct Finding: Hashable, Sendable {
  public enum Severity: String, Sendable {
    case warning
    case error
  }

  /// What a finding says, apart from where.
  public struct Message: Hashable, Sendable {
    public let code: FindingCode
    public let severity: Severity
    /// Lower case, no full stop, quotes around what the user wrote.
    public let text: String
    /// What stands behind the caret, such as `did you mean 'insertItems'?`; empty if there is
    /// nothing to say.
    public let hint: String
    /// Text that would be right in place of the marked one; empty if unknown.
    public let replacement: String
    /// Further sentences, each a line of its own.
    public let notes: [String]

    public init(
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

  public let message: Message
  public let range: SourceRange
  /// The source line in which `range` lies, without its break.
  public let sourceLine: String

  public init(message: Message, range: SourceRange, sourceLine: String) {
    self.message = message
    self.range = range
    self.sourceLine = sourceLine
  }
}

/// Thrown by the reader: everything that was found in one run, in the order of the text.
public struct ScenarioError: Error, Sendable {
  /// At least one of them counts as an error; warnings are among them.
  public let findings: [Finding]

  public init(findings: [Finding]) { self.findings = findings }
}
