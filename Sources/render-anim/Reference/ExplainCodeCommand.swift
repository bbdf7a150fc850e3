import AnimFiles
import AnimScenarioFormat
import AnimStaging
import ArgumentParser
import Foundation

struct ExplainCodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain-code", abstract: "Tells what a code such as RA012 means, with an example."
  )

  @Argument(
    help: ArgumentHelp("The code; none lists all.", valueName: "RA012"),
    completion: .list(Self.all))
  var code: String?

  func run() throws {
    let text: String
    if let code {
      if let known = FindingCode(rawValue: code.uppercased()) {
        text = Self.text(known)
      } else if let rule = LayoutFinding.Rule(code: code.uppercased()) {
        text = Self.text(rule)
      } else {
        throw ValidationError(
          "there is no code '\(code)'; there are \(Self.all.joined(separator: ", "))")
      }
    } else {
      var table = TextTable([.left, .left])
      for code in FindingCode.allCases { table.add(code.rawValue, code.explanation) }
      for rule in LayoutFinding.Rule.allCases { table.add(rule.code, Self.explanation(of: rule)) }
      text = table.text
    }
    try ProgramOutput.write(text)
  }

  private static let all =
    FindingCode.allCases.map(\.rawValue) + LayoutFinding.Rule.allCases.map(\.code)

  /// What 'lint' says of a layout, in a sentence.
  private static func explanation(of rule: LayoutFinding.Rule) -> String {
    "'lint' has found something about \(rule.method ?? rule.rawValue): \(rule.remedy)."
  }

  private static func text(_ rule: LayoutFinding.Rule) -> String {
    func indented(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    }
    let examples = rule.examples
    return """
      \(rule.code): \(explanation(of: rule))

      Documented at \(rule.source)

      Found:

      \(indented(examples.bad))
      Not found:

      \(indented(examples.good))
      """
  }

  private static func text(_ code: FindingCode) -> String {
    let example = code.example
    let indented = example.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    let command =
      example.overrides.map { " --set '\($0)'" }.joined()
    let introduction = command.isEmpty ? "For example" : "For example, with\(command)"
    let report = DiagnosticsForm.human.text(example.findings.filter { $0.message.code == code })
    return """
      \(code.rawValue): \(code.explanation)

      \(introduction):

      \(indented)

      """ + (report.isEmpty ? "" : "\n\(report)")
  }
}
