import AnimFiles
import AnimScenarioFormat
import ArgumentParser
import Foundation

extension ScenarioTemplate: ExpressibleByArgument {}

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Writes a commented scenario to start from.",
    discussion: """
      The JSON Schema is written as render-anim.schema.json, so that editors complete and check the \
      scenario: once, into the working directory, or where there is one already above the scenario.

      TEMPLATES
      \(ScenarioTemplate.allCases.map { "  \($0.rawValue): \($0.summary)" }.joined(separator: "\n"))
      """)

  @Argument(help: "The name of the scenario, or the path of its file.") var name: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "\(ScenarioTemplate.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "template"
    )
  )
  var template = ScenarioTemplate.insertion

  @Flag(help: "Replace a file that is there.") var force = false

  func run() throws {
    let terminal = Terminal(color: .auto)
    do {
      let path = name.hasSuffix(".yaml") || name.hasSuffix(".yml") ? name : name + ".yaml"
      let url = URL(fileURLWithPath: path)
      guard force || !FileManager.default.fileExists(atPath: path) else {
        throw CommandError(.cannotCreate, "there is a file '\(path)'; '--force' replaces it")
      }
      let schema = SchemaFile(for: url)
      try OutputFile.write(
        template.text(title: Self.title(url), schema: schema.reference), to: path)
      try OutputFile.write(JSONSchema.text, to: schema.path)
      terminal.print("\(path) and \(schema.path): try 'render-anim \(path)'\n")
    } catch {
      let failure = CommandError(error, terminal)
      terminal.print(failure)
      throw ExitCode(failure.code.rawValue)
    }
  }

  /// The title by the file's name: `my-first-carousel.yaml` → `My first carousel`.
  private static func title(_ url: URL) -> String {
    let words = url.deletingPathExtension().lastPathComponent
      .replacing("-", with: " ").replacing("_", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
