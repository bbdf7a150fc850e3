import AnimFiles
import AnimScenarioFormat
import ArgumentParser
import Foundation

struct ExplainCodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain-code", abstract: "Tells what a code such as RA012 means, with an example."
  )

  @Argument(
    help: ArgumentHelp("The code; none lists all.", valueName: "RA012"),
    completion: .list(FindingCode.allCases.map(\.rawValue)))
  var code: String?

  func run() throws {
    let text: String
    if let code {
      guard let known = FindingCode(rawValue: code.uppercased()) else {
        let all = FindingCode.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("there is no code '\(code)'; there are \(all)")
      }
      text = Self.text(known)
    } else {
      var table = TextTable([.left, .left])
      for code in FindingCode.allCases { table.add(code.rawValue, code.explanation) }
      text = table.text
    }
    try ProgramOutput.write(text)
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
