/// Something that is to be said in the form of findings, such as a difference or a failure, and need
/// not be about a scenario's text.
package struct Notice: Sendable, Codable {
  package let severity: Finding.Severity
  /// Lower case, no full stop.
  package let text: String
  /// The kind of the notice, to be looked for; empty for none.
  package let code: String
  /// The place that it is about; nil for none.
  package let place: SourceRange?
  /// Further sentences, each a line of its own.
  package let notes: [String]

  /// A notice, which is an error unless it says otherwise.
  package init(
    _ text: String, severity: Finding.Severity = .error, code: String = "",
    at place: SourceRange? = nil, notes: [String] = []
  ) {
    self.text = text
    self.severity = severity
    self.code = code
    self.place = place
    self.notes = notes
  }
}
