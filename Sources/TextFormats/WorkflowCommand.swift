/// A line by which a job tells GitHub what to show beside a line of a pull request.
///
/// Source: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
package struct WorkflowCommand {
  /// Without a newline at the end.
  package let text: String

  /// A command, with the characters escaped that would end it.
  ///
  /// - Parameters:
  ///   - kind: `error`, `warning` or `notice`.
  ///   - properties: Values such as `file` and `line`, in the order in which they are written.
  ///   - message: A text of any number of lines.
  package init(_ kind: String, _ properties: [(name: String, value: String)], message: String) {
    let list = properties.map { "\($0.name)=\(Self.escaped($0.value, also: [":", ","]))" }
    text = "::\(kind) \(list.joined(separator: ","))::\(Self.escaped(message, also: []))"
  }

  private static func escaped(_ text: String, also: Set<Unicode.Scalar>) -> String {
    let always: Set<Unicode.Scalar> = ["%", "\r", "\n"]
    return text.unicodeScalars.map { scalar in
      guard always.contains(scalar) || also.contains(scalar) else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
